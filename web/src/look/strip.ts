// A strip of ways that is wider than a phone: where one is comes into sight. Must not know what the ways lead to.

/** For `{@attach}` on each link of a strip that scrolls sideways. */
export function atHand(current: boolean): (link: HTMLElement) => void {
  return (link) => {
    const strip = link.closest("nav, ol");
    if (current && strip) strip.scrollLeft = link.offsetLeft - strip.clientWidth / 2 + link.offsetWidth / 2;
  };
}
