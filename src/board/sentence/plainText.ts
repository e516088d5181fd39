/** Typesets the texts of the core; every text of it that is shown goes through here. */
import type { Phrase } from '@/events/phrase';
import type { FieldOption } from '@/events/world/form';

/** A text of the core, set: a percent sign never parts from its figure at the end of a line. */
export function typeset(text: string): string {
  return text.replaceAll(' %', '\u00a0%');
}

/** An option whose words are the core’s, set. */
export function typesetOption({ value, label }: FieldOption): FieldOption {
  return { value, label: typeset(label) };
}

/** A phrase of the core as text, set. Names stay as their owners wrote them. */
export function plainText(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === 'string' ? typeset(part) : part.name)).join('');
}
