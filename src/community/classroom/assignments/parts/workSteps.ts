/** Working out what the steps of a log do. Fetched with the rules when a prediction is written. */

import { type StepEffect, stepEffects } from '@/events/banking/views/changes/stepEffects';
import { inWorld, loadFolded } from '@/events/log/folded';
import { parseLogText } from '@/events/log/parse';
import { SHELF } from '@/src/lessons/course/shelf';

/** What the steps of a log do, or why that cannot be asked about. Rejects where a piece of it cannot be fetched. */
export async function workSteps(
  text: string,
): Promise<readonly StepEffect[] | { readonly problem: string }> {
  const read = parseLogText(text);
  if ('problem' in read) return read;
  const folded = await loadFolded(read.log, SHELF);
  const banking = folded && inWorld('banking', folded);
  return banking
    ? stepEffects(banking)
    : { problem: 'This board has no balance sheets that a prediction could be about.' };
}
