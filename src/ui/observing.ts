/** What happens to an element on the page: it comes into sight, or changes its size. */

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
