/** What a comment may say. */
import { COMMENT_LENGTH } from '@/src/server/community/lengths';
import { LINK_HINT } from './words';

const EMPTY = 'Write something first.';
const TOO_LONG = `A comment has at most ${COMMENT_LENGTH.toLocaleString('en-GB')} characters.`;

/** What is said under the field. */
export const COMMENT_HINT = `Everybody can read it. ${LINK_HINT}`;

/** Why a comment cannot be sent as it is; undefined where it can. */
export function wrongComment(text: string): string | undefined {
  if (text.trim() === '') return EMPTY;
  return text.trim().length > COMMENT_LENGTH ? TOO_LONG : undefined;
}
