/** Which figures about the world an editor should look up again. */
import { MAGNITUDES, type Magnitude } from '@/src/lessons/evidence/magnitudeData';
import { isStale, YEARS_FRESH } from '@/src/lessons/evidence/units';

/** A line for each figure that has aged, with its name in the data file, its date and its source. */
export function staleMagnitudes(
  today: Date,
  magnitudes: Readonly<Record<string, Magnitude>> = MAGNITUDES,
): readonly string[] {
  return Object.entries(magnitudes)
    .filter(([, magnitude]) => isStale(magnitude, today))
    .map(
      ([name, { label, asOf, source }]) =>
        `Older than ${YEARS_FRESH} years: ${name} (${label}, ${asOf}; ${source.url}).`,
    );
}
