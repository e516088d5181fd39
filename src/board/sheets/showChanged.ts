/** Brings what a step changed into sight where not all sheets find room. */

/**
 * Scrolls a container whose sheets do not fit so that those that the step changed are seen: to the first of
 * them, where they are not in sight already. What fits stays where it is.
 */
export function showChanged(container: HTMLElement): void {
  if (container.dataset.fits !== 'false') return;
  const boxes = [...container.querySelectorAll('[data-changed]')].map((sheet) =>
    sheet.getBoundingClientRect(),
  );
  if (boxes.length === 0) return;
  const frame = container.getBoundingClientRect();
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  if (top >= frame.top && bottom <= frame.bottom) return;
  container.scrollTop += top - frame.top;
}
