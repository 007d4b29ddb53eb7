// What a page is. `pages/<folder>/page.ts` exports one as `page`; it is found by its folder. Must not know any page.
import { found } from "../core/router";

/** Parts of the address that the page's path names, such as `key` in `/t/:key`. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
}

export interface Page {
  /** Its address, such as `/rules/:game?`. */
  readonly path: string;
  /** Its component, which takes PageProps or nothing. */
  readonly load: () => Promise<{ default: unknown }>;
}

const pages = import.meta.glob<{ page: Page }>("./*/page.ts", { eager: true });

export const PAGES: readonly Page[] = Object.values(pages).map(({ page }) => page);

/** Is there a page at this address? A link to it is shown only then. */
export function leadsSomewhere(path: string): boolean {
  return found(PAGES, path) !== null;
}
