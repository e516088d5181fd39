/** The step of a published log that the page's address names: `#at=3`. */

const STEP = /(?:^#|&)at=(-?\d{1,9})(?:&|$)/;

/** The number of the step; null where the address names none. */
export function stepInAddress(): number | null {
  const number = STEP.exec(window.location.hash)?.[1];
  return number === undefined ? null : Number(number);
}

/** What the address carries for a step, with its `#`; nothing for step 0, where a log opens by itself. */
export function addressOfStep(step: number): string {
  return step === 0 ? '' : `#at=${step}`;
}
