/** How a magnitude is written, and how long ago it was taken. */
import type { Magnitude, MagnitudeUnit } from './magnitudeData';

const TRILLION = 1000;

const number = (value: number, digits: number) =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: digits }).format(value);

/** A figure with its unit, as a newspaper would write it; from the lower end to the value where there is one. */
export function magnitudeIn(unit: MagnitudeUnit, value: number, from?: number): string {
  if (from !== undefined) {
    const [lower = ''] = magnitudeIn(unit, from).split(' ');
    return `${lower} to ${magnitudeIn(unit, value).replace('$', '')}`;
  }
  switch (unit) {
    case 'billion dollars':
      return value >= TRILLION
        ? `$${number(value / TRILLION, 2)} trillion`
        : `$${number(value, value < 10 ? 1 : 0)} billion`;
    case 'percent':
      return `${number(value, 2)} %`;
    case 'count':
      return number(value, 0);
  }
}

/** Years after which a figure that tells of today is to be looked up again. */
export const YEARS_FRESH = 3;

/** Whether an editor should look the figure up again; what tells of the past never ages. */
export function isStale({ asOf, isHistoric = false }: Magnitude, today: Date): boolean {
  const [year = 0, month = 12, day = 28] = asOf.split('-').map(Number);
  return !isHistoric && Date.UTC(year + YEARS_FRESH, month - 1, day) < today.getTime();
}
