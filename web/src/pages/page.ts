// What a page is. `pages/<folder>/page.ts` exports one as `page`; it is found by its folder. Must not know any page.
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

const found = import.meta.glob<{ page: Page }>("./*/page.ts", { eager: true });

export const PAGES: readonly Page[] = Object.values(found).map(({ page }) => page);
