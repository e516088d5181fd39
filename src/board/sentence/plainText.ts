/** Typesets the texts of the core; every text of it that is shown goes through here. */
import type { Phrase } from '@/events/phrase';
import type { FieldOption } from '@/events/world/form';

/** A sum as the core writes it, and its cents where they stand there. */
const SUM = /\$\d[\d,]*(\.\d\d)?/g;

/**
 * A text of the core, set: a percent sign never parts from its figure at the end of a line, and where all sums
 * are of whole dollars they are written as on the sheets, without cents.
 */
export function typeset(text: string): string {
  const areWhole = [...text.matchAll(SUM)].every(([, cents]) => (cents ?? '.00') === '.00');
  const sums = areWhole ? text.replaceAll(SUM, (sum) => sum.replace('.00', '')) : text;
  return sums.replaceAll(' %', '\u00a0%');
}

/** An option whose words are the core’s, set. */
export function typesetOption({ value, label }: FieldOption): FieldOption {
  return { value, label: typeset(label) };
}

/** A phrase of the core as text, set. Names stay as their owners wrote them. */
export function plainText(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === 'string' ? typeset(part) : part.name)).join('');
}
