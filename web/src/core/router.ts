// Addresses and pages. Must not know the browser's history, nor how a page looks.

export interface Address<Page> {
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
}

/** The first page whose pattern, such as `/t/:key`, fits; a part with `?` at its end may be missing. */
export function found<Page extends { readonly path: string }>(
  pages: readonly Page[],
  path: string,
): Address<Page> | null {
  for (const page of pages) {
    const params = fitting(page.path, path);
    if (params) return { page, params };
  }
  return null;
}

function fitting(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (given.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const here = given[place];
    if (part.startsWith(":")) {
      if (here !== undefined) params[part.replace(/^:|\?$/g, "")] = decoded(here);
      else if (!part.endsWith("?")) return null;
    } else if (part !== here) return null;
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
