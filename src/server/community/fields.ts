/** The fields of what members send to the community: cleaned, and no longer than they may be. */
import { z } from 'zod';
import { TITLE_LENGTH } from '@/events/log/log';
import { IDENTIFIER } from '../identifierForm';
import { showsSomething } from '../names';
import { COMMENT_LENGTH, DESCRIPTION_LENGTH, NOTES_LENGTH, REASON_LENGTH } from './lengths';
import { plainLine, plainText } from './text';

/** A text of at most so many characters, and whether it may be empty. */
export function textField(
  name: string,
  most: number,
  clean: (text: string) => string,
  needed: boolean,
) {
  const error = `${name} has ${needed ? '1 to' : 'at most'} ${most.toLocaleString('en-GB')} characters.`;
  return z
    .string()
    .refine((text) => text.length <= 4 * most, { error })
    .transform(clean)
    .refine((text) => text.length <= most && !(needed && !showsSomething(text)), { error });
}

const title = textField('A title', TITLE_LENGTH, plainLine, true);
const description = textField('A description', DESCRIPTION_LENGTH, plainText, false);
const notes = textField('A text of notes', NOTES_LENGTH, plainText, false);

/** What its author says of a scenario. */
export const wordsFields = { title, description, notes };

/** A comment. */
export const commentField = textField('A comment', COMMENT_LENGTH, plainText, true);

/** A reason for a report, or for what a moderator does. */
export const reasonField = textField('A reason', REASON_LENGTH, plainText, true);

/** What a browser makes up for each thing it sends, so that sending it twice does it once. */
export const requestField = z.uuid();

/** An identifier of ours. */
export const idField = z.string().regex(IDENTIFIER);
