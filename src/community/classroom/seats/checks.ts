/** What forms of seats look at before they send anything. The server looks at it again. */
import { MAX_PASSWORD, MAX_STUDENT_ID, MIN_WORD } from '@/src/contract/limits';
import { cleanWord, isStudentId, MAX_NAME } from '@/src/contract/names';

/** What stands under the field of a new word. */
export const WORD_HINT = `At least ${MIN_WORD} characters, such as two words in a row. You need it on another device, so remember it.`;

/** What stands under the field of a student id. */
export const STUDENT_ID_HINT = 'Only if your school asks for it. Your instructor sees it.';

/** What is wrong with a name; undefined when nothing is. */
export function seatNameWrong(name: string): string | undefined {
  if (name.trim() === '') return 'Write a name.';
  return name.trim().length <= MAX_NAME ? undefined : `A name has at most ${MAX_NAME} characters.`;
}

/** What is wrong with a new word; undefined when nothing is. */
export function wordWrong(word: string, name: string): string | undefined {
  const clean = cleanWord(word);
  if (clean === '') return 'Choose a secret word.';
  if ([...clean].length < MIN_WORD) {
    return `It is too short: at least ${MIN_WORD} characters, such as two words in a row.`;
  }
  if (word.length > MAX_PASSWORD) return `It is too long: at most ${MAX_PASSWORD} characters.`;
  return clean === cleanWord(name) ? 'Choose a secret word that is not your name.' : undefined;
}

/** What is wrong with the word that a seat has; undefined when nothing is. */
export function heldWordWrong(word: string): string | undefined {
  return word.trim() === '' ? 'Write your secret word.' : undefined;
}

/** What is wrong with a student id; undefined when nothing is. */
export function studentIdWrong(id: string): string | undefined {
  const clean = id.trim();
  if (clean === '' || (clean.length <= MAX_STUDENT_ID && isStudentId(clean))) return undefined;
  return `A student ID has at most ${MAX_STUDENT_ID} letters, digits, spaces and . _ - / @.`;
}
