/** The rows of sheets on the page, each of which draws a line. */

/** The row that an element is in. */
export function rowOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
}

/** The row under the pointer. The button of a sheet's name may lie over all of it and take the pointer. */
export function rowUnder({ target, clientX: x, clientY: y }: PointerEvent): HTMLElement | null {
  const direct = rowOf(target);
  if (direct) return direct;
  const sheet = target instanceof Element && target.closest('[data-sheet]');
  if (!sheet) return null;
  const rows = [...sheet.querySelectorAll<HTMLElement>('[data-line]')];
  const under = rows.find((row) => {
    const { left, right, top, bottom } = row.getBoundingClientRect();
    return left <= x && x < right && top <= y && y < bottom;
  });
  return under ?? null;
}
