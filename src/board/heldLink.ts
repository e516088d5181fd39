/**
 * The link that a page was opened with, held until the board is there to open it. Whoever goes to the
 * board meanwhile, by a link on the page, gives the address another fragment.
 */

/** The whole address; empty while none is held. */
let held = '';

/** Holds the address where it carries a log. Gives whether it does. */
export function holdLink(): boolean {
  const { hash, href } = window.location;
  if (!hash.includes('log=')) return false;
  held = href;
  return true;
}

/** Gives the address back the log that it came with, on the page that it came to. Once. */
export function restoreLink(): void {
  const [page, log] = held.split('#');
  held = '';
  const { hash, href } = window.location;
  if (!log || hash.includes('log=') || href.split('#')[0] !== page) return;
  window.history.replaceState(window.history.state, '', `#${log}`);
}
