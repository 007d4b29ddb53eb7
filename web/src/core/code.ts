// A table's code or link as somebody typed or pasted it. Must not know the browser.

/** What stands behind `/t/` in an address, or null where it can be neither a code nor a link. */
export function keyIn(typed: string): string | null {
  const pasted = typed.trim().match(/\/t\/([^/?#\s]+)/)?.[1] ?? typed;
  const short = pasted.replace(/[\s-]/g, "");
  if (/^[0-9a-f]{32}$/i.test(short)) return short.toLowerCase();
  return /^[BCDFGHJKMNPQRSTVWXZ]{6}$/i.test(short) ? short.toUpperCase() : null;
}
