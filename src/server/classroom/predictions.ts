/** Predictions as they are kept: what is asked about a step, with the answer as the fold gives it. */

import { stepEffects } from '@/events/banking/views/changes/stepEffects';
import { inWorld, loadFolded } from '@/events/log/folded';
import type { BoardPart, Question } from '@/src/contract/parts';
import type { SentPrediction } from '@/src/contract/sent/parts';
import { SHELF } from '@/src/lessons/course/shelf';
import { foldQueuedOrRefuse } from '../foldQueue';
import { type Refused, refuse } from '../http/answer';
import { readKeptLog } from './boards';

const NOT_ABOUT = 'A prediction is about a board of this assignment: choose which.';
const NO_LOG = 'This board has no model: ask about the steps that it starts from.';
const NO_SHEETS = 'A prediction is about the sheets of a banking board.';
const NO_LINE = 'There is no such line on this sheet: choose another.';

/** Reads the answer from the fold: what the step does to the line. */
export async function predictionOf(
  { about, of, step, party, line, asks = 'change', ...sent }: SentPrediction,
  boards: readonly BoardPart[],
): Promise<Question | Refused> {
  const board = boards.find(({ id }) => id === about);
  if (!board) return refuse(422, NOT_ABOUT);
  const text = of === 'start' ? board.startLog : board.modelLog;
  if (text === null) return refuse(422, NO_LOG);
  const effects = await foldQueuedOrRefuse(async () => {
    const folded = await loadFolded(readKeptLog(text), SHELF);
    const banking = folded && inWorld('banking', folded);
    return banking && stepEffects(banking);
  });
  if (effects !== null && 'error' in effects) return effects;
  if (effects === null) return refuse(422, NO_SHEETS);
  const effect = effects.find((one) => one.step === step);
  if (!effect) return refuse(422, `These steps have no step ${step}.`);
  const sheet = effect.sheets.find((one) => one.party === party);
  const asked = sheet?.lines.find(({ key }) => key === line);
  if (!sheet || !asked) return refuse(422, NO_LINE);
  const { before, after } = asked;
  return {
    ...sent,
    about,
    of,
    step,
    party,
    line,
    called: [sheet.name, asked.called],
    right: after > before ? 'grows' : after < before ? 'shrinks' : 'stays',
    ...(asks === 'amount' && { amount: after }),
    act: effect.act,
    sheet: sheet.lines
      .filter(({ before: held, side }) => held !== 0 || side === 'worth')
      .map(({ side, called, before: amount }) => ({ side, called, amount })),
  };
}
