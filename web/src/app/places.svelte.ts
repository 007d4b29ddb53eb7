// Where one is: the address, as something that views can watch. Must not know any page.

let path = $state(location.pathname);

addEventListener("popstate", () => {
  path = location.pathname;
});

export function here(): string {
  return path;
}

/** Goes to another page of this house, without asking the server for it. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** A click on a link to this house becomes a `go`; those with keys held or to elsewhere stay what they are. */
export function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest?.("a");
  if (!link?.href || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
