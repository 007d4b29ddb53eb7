// What svelte-check and Vite both read.
export default { compilerOptions: { runes: true } };
