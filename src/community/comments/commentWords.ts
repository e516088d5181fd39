/** What a comment may say. */
import { MAX_COMMENT } from '@/src/contract/limits';
import { LINK_HINT } from '../words';

const EMPTY = 'Write something first.';
const TOO_LONG = `A comment has at most ${MAX_COMMENT.toLocaleString('en-GB')} characters.`;

/** What is said under the field. */
export const COMMENT_HINT = `Everybody can read it. ${LINK_HINT}`;

/** Why a comment cannot be sent as it is; undefined where it can. */
export function wrongComment(text: string): string | undefined {
  if (text.trim() === '') return EMPTY;
  return text.trim().length > MAX_COMMENT ? TOO_LONG : undefined;
}
