/** What happens to an element on the page: it comes into sight, changes its size, or is held in sight. */

/** The distance from the screen, and from the edge of a part that scrolls by itself, at which something is seen. */
interface SightOptions {
  readonly rootMargin?: string;
  readonly scrollMargin?: string;
  /** How much of the element is to be seen, from 0 to 1. */
  readonly threshold?: number;
}

/**
 * Tells whether an element is in sight, at first and whenever that changes; never where the browser
 * cannot tell.
 *
 * @returns stops telling
 */
export function watchSight(
  element: Element,
  onChange: (isSeen: boolean) => void,
  options: SightOptions = {},
): () => void {
  if (!('IntersectionObserver' in window)) return () => {};
  const observer = new IntersectionObserver((entries) => {
    const latest = entries.at(-1);
    if (latest) onChange(latest.isIntersecting);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls once when an element comes into sight; at once where the browser cannot tell.
 *
 * @returns stops waiting for it
 */
export function onceSeen(
  element: Element,
  onSeen: () => void,
  options: SightOptions = {},
): () => void {
  if (!('IntersectionObserver' in window)) {
    onSeen();
    return () => {};
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onSeen();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls when an element is first laid out and whenever its size changes; never where the browser
 * cannot tell.
 *
 * @returns stops calling
 */
export function watchSize(element: Element, onSize: () => void): () => void {
  if (!('ResizeObserver' in window)) return () => {};
  const observer = new ResizeObserver(onSize);
  observer.observe(element);
  return () => observer.disconnect();
}

/** What somebody does who goes elsewhere on the page. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls an element back into sight whenever the page changes its length, until somebody goes elsewhere.
 *
 * @param block where in the window it is held
 * @returns lets go of it
 */
export function holdInSight(element: Element, block: ScrollLogicalPosition): () => void {
  const unwatch = watchSize(document.body, () =>
    element.scrollIntoView({ behavior: 'instant', block }),
  );
  const letGo = () => {
    unwatch();
    for (const move of MOVES) window.removeEventListener(move, letGo);
  };
  for (const move of MOVES) window.addEventListener(move, letGo, { passive: true });
  return letGo;
}
