/** The answer while the database cannot be asked: not a no, and not for long (docs/decisions/0042). */
import { type Refused, responseOf } from './answer';

/** Seconds after which a browser asks again. */
const AGAIN_AFTER = 5;

/** Nothing could be looked up: neither who asks nor what is asked for. */
const SILENT: Refused = {
  status: 503,
  error: 'The site cannot answer at the moment. Nothing was changed; try again shortly.',
  retryAfter: AGAIN_AFTER,
};

/** Why who asks could not be looked up. Whether somebody is signed in is unknown then, whatever went wrong. */
export class UnknownAsker extends Error {}

/** The answer as HTTP has it; it sets no cookie. */
export function silence(): Response {
  return responseOf(SILENT);
}
