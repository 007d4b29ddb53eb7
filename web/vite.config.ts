import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
// @ts-expect-error a script without types, shared with `npm run check`
import { CATALOGUES, DECK, GLYPHS, generate } from "./generate.mjs";

const SERVER = process.env["TAFELRUNDE_SERVER"] ?? "http://127.0.0.1:8000";
const PUBLIC = join(import.meta.dirname, "public");
/** How long a page waits for a server that does not answer before it is shown from this device. */
const PATIENCE_MS = 4000;
const PACKED = /\.(js|css|svg|html|json|webmanifest)$/;

/** Texts and glyphs from the rest of the project, made anew whenever they change. */
const fromTheProject = (): Plugin => ({
  name: "from-the-project",
  config: () => generate(),
  configureServer(server) {
    server.watcher.add([CATALOGUES, GLYPHS, DECK]);
    server.watcher.on(
      "change",
      (file) => (file.startsWith(CATALOGUES) || file === GLYPHS || file === DECK) && generate(),
    );
  },
});

/** Writes sw.js with the list of built files, so that solo play and the rules need no connection. The page itself comes from
the server where that answers in time; the files of the version before stay, for tabs that still show it. */
const offline = (): Plugin => ({
  name: "offline",
  apply: "build",
  enforce: "post",
  generateBundle(_, bundle) {
    const built = Object.keys(bundle).filter((name) => name !== "index.html");
    const files = ["", ...built, ...readdirSync(PUBLIC)].map((name) => `/${name}`);
    const hash = createHash("sha256");
    for (const one of Object.values(bundle)) hash.update("code" in one ? one.code : one.source);
    for (const name of readdirSync(PUBLIC)) hash.update(readFileSync(join(PUBLIC, name)));
    this.emitFile({
      type: "asset",
      fileName: "sw.js",
      source: `const V=${JSON.stringify(hash.digest("hex").slice(0, 12))},F=${JSON.stringify(files)};
const kept=p=>caches.open(V).then(c=>c.match(p)),page=()=>kept("/");
addEventListener("install",e=>e.waitUntil(caches.open(V).then(c=>c.addAll(F)).then(()=>skipWaiting())));
addEventListener("activate",e=>e.waitUntil(caches.keys().then(k=>Promise.all(k.filter(x=>x!==V).slice(0,-1).map(x=>caches.delete(x)))).then(()=>clients.claim())));
addEventListener("fetch",e=>{const u=new URL(e.request.url);if(e.request.method!=="GET"||u.origin!==location.origin||u.pathname.startsWith("/api/"))return;
if(e.request.mode==="navigate")return e.respondWith(fetch(e.request,{signal:AbortSignal.timeout(${PATIENCE_MS})}).then(async r=>r.status<500?r:await page()||r,async()=>await page()||Response.error()));
e.respondWith(kept(u.pathname).then(r=>r||caches.match(u.pathname)).then(r=>r||fetch(e.request)))});
`,
    });
  },
});

/** Where the text is of a licence that a package names and does not bring along. */
const SPDX: Record<string, string> = { "Apache-2.0": "https://www.apache.org/licenses/LICENSE-2.0.txt" };

/** Whose work is in the bundle: the licence of every package that a module came from, as third-party.txt. */
const thirdParty = (): Plugin => ({
  name: "third-party",
  apply: "build",
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap((one) => ("moduleIds" in one ? one.moduleIds : []));
    const folders = ids.flatMap((id) => id.match(/^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//)?.[1] ?? []);
    const notices = [...new Set(folders)].sort().map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
      if (!license) throw new Error(`${name} names no licence`);
      const text = file ? readFileSync(join(folder, file), "utf8").trim() : (SPDX[license] ?? "");
      return `== ${name} ${version} (${license})\n\n${text}\n`;
    });
    this.emitFile({ type: "asset", fileName: "third-party.txt", source: notices.join("\n") });
  },
});

/** Beside every text file its packed twins, so that the server packs nothing while it plays. */
const packed = (): Plugin => ({
  name: "packed",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const [name, one] of Object.entries(bundle)) {
        if (!PACKED.test(name)) continue;
        const source = Buffer.from("code" in one ? one.code : one.source);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        this.emitFile({ type: "asset", fileName: `${name}.gz`, source: gzipSync(source, { level: 9 }) });
        this.emitFile({ type: "asset", fileName: `${name}.br`, source: brotliCompressSync(source, quality) });
      }
    },
  },
});

export default defineConfig({
  plugins: [fromTheProject(), svelte(), thirdParty(), offline(), packed()],
  build: {
    target: "es2023",
    outDir: process.env["TAFELRUNDE_CLIENT"] ?? "../src/tafelrunde/web/dist",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's rules for content allow no data: addresses
    modulePreload: { polyfill: false },
    // the first page comes in two files and not in twenty: what every page stands on, and the entrance
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "frame", test: /src\/main\.ts$/, priority: 2 },
            { name: "entrance", test: /src\/pages\/home\/Home\.svelte$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": SERVER, "^/t/[^/]+/socket$": { target: SERVER, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
