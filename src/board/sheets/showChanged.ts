/** Brings what a step changed into sight where not all sheets find room. */

/**
 * Scrolls a place whose sheets do not fit so that those that the step changed are seen: to the first of
 * them, where they are not in sight already. What fits stays where it is.
 */
export function showChanged(place: HTMLElement): void {
  if (place.dataset.fits !== 'false') return;
  const boxes = [...place.querySelectorAll('[data-changed]')].map((sheet) =>
    sheet.getBoundingClientRect(),
  );
  if (boxes.length === 0) return;
  const frame = place.getBoundingClientRect();
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  if (top >= frame.top && bottom <= frame.bottom) return;
  place.scrollTop += top - frame.top;
}
