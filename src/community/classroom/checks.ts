/** What forms of the classroom look at before they send anything. The server looks at it again. */
import { MAX_INSTRUCTIONS, MAX_TITLE } from '@/src/contract/limits';

/**
 * What is wrong with the name of a class or the title of an assignment; undefined when nothing is.
 *
 * @param what it is called, with its article: “a name”
 */
export function titleWrong(text: string, what: string): string | undefined {
  const { length } = text.trim();
  if (length === 0) return `Write ${what}.`;
  if (length <= MAX_TITLE) return undefined;
  return `It is too long: at most ${MAX_TITLE} characters.`;
}

/** What is wrong with instructions; undefined when nothing is. */
export function instructionsWrong(text: string): string | undefined {
  const over = text.trim().length - MAX_INSTRUCTIONS;
  return over > 0 ? `They are too long, by ${over} characters.` : undefined;
}

/** Stands for a date that was begun and not finished: the field itself says no more of it than of none. */
export const HALF_FILLED = 'half filled';

/** What is wrong with a due date, as its field holds it; undefined when nothing is. */
export function dueWrong(local: string): string | undefined {
  if (local === '') return undefined;
  if (local === HALF_FILLED) return 'Fill in the whole date and its time, or clear them.';
  const year = new Date(local).getFullYear();
  return year >= 2000 && year < 2100 ? undefined : 'Choose a date between 2000 and 2100.';
}
