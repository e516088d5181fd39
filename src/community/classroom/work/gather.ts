/** Gathering what this browser keeps of an assignment, to be handed in. */
import { isAnythingKept } from '@/src/board/session/storage/where';
import { triesToSend } from '@/src/board/session/tries';
import type { Tries } from '@/src/contract/tries';
import { type DraftAnswer, keptUnder, type PlannedPart, readDraft, type WorkPlan } from './plan';

/** What is sent of a part. */
export type Gathered =
  | { readonly log: string; readonly tries?: Tries }
  | { readonly answer: DraftAnswer };

/** A line of a board that is shown at this moment, and may not be kept yet. */
export interface ShownLine {
  readonly part: string;
  readonly logText: () => string;
}

/** What there is of a part to hand in; null for nothing. */
async function gatherOne(
  plan: WorkPlan,
  { id, startLog }: PlannedPart,
  shown: ShownLine | null,
): Promise<Gathered | null> {
  if (startLog === null) {
    const answer = readDraft(plan, id);
    return answer === null ? null : { answer };
  }
  const line = shown?.part === id ? shown.logText() : null;
  const storageKey = keptUnder(plan, id);
  // A browser that lets nothing be kept keeps nothing.
  if (line === null && !(await isAnythingKept(storageKey).catch(() => false))) return null;
  const { boardWorkOf } = await import('./boardWork');
  const text = await boardWorkOf({ startLog, storageKey }, line);
  if (text === null) return null;
  const tries = triesToSend(storageKey);
  return { log: text, ...(tries && { tries }) };
}

/** The same with the answers as they are now: they change under the reader’s hands, and cost nothing to read. */
export function withAnswers(
  plan: WorkPlan,
  found: Readonly<Record<string, Gathered>>,
): Readonly<Record<string, Gathered>> {
  const asked = plan.parts.filter(({ startLog }) => startLog === null);
  const ids = new Set(asked.map(({ id }) => id));
  const boards = Object.entries(found).filter(([id]) => !ids.has(id));
  const answers = asked.flatMap(({ id }) => {
    const answer = readDraft(plan, id);
    return answer === null ? [] : [[id, { answer }] as const];
  });
  return Object.fromEntries([...boards, ...answers]);
}

/** What there is to hand in, by the ids of the parts. Rejects where a board cannot be fetched. */
export async function gather(
  plan: WorkPlan,
  shown: ShownLine | null,
): Promise<Readonly<Record<string, Gathered>>> {
  const found: Record<string, Gathered> = {};
  for (const part of plan.parts) {
    const one = await gatherOne(plan, part, shown);
    if (one) found[part.id] = one;
  }
  return found;
}
