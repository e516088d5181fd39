/** The list that the build leaves beside the pages. For the server only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScriptLists } from './policy';

let kept: ScriptLists | undefined;

/** The text of the list. That it is missing must be said: Next takes the bare error for a page not found. */
function written(): string {
  try {
    return readFileSync(join(process.cwd(), '.next', 'csp.json'), 'utf8');
  } catch (cause) {
    const advice = 'the list of scripts is not in the build: make it anew with "npm run build"';
    throw new Error(advice, { cause });
  }
}

/**
 * What the build knows of its pages. It is read once: a new build comes with a new start.
 *
 * @throws where the site was built without it, for then no page could be sent with a policy that fits
 */
export function scriptLists(): ScriptLists {
  if (kept) return kept;
  const read: ScriptLists = JSON.parse(written());
  kept = read;
  return read;
}
