/** Plays events of the Renaissance exercise, and reads its frozen logs, without the log's own machinery. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { BillsEvent } from '@/events/bills/registry';
import { applyBills, type BillsRound } from '@/events/bills/rules';
import { type BillsStage, billsStage } from '@/events/bills/stages';
import type { BillsState } from '@/events/bills/state';
import type { Refusal } from '@/events/refusal';

/** A stage that is there. */
export function stageAt(stage: number): BillsStage {
  const found = billsStage(stage);
  if (!found) throw new Error(`no stage ${stage}`);
  return found;
}

/** The rounds of these events on a stage's board, its opening first. Throws when one is refused. */
export function played(stage: number, events: readonly BillsEvent[]): readonly BillsRound[] {
  const { opening, offers } = stageAt(stage);
  const rounds = [opening];
  for (const event of events) {
    const { round, refused } = applyBills(rounds.at(-1) ?? opening, event, offers);
    if (refused) throw new Error(`${event.type}: ${refused.message}`);
    rounds.push(round);
  }
  return rounds;
}

/** The position that these events lead to. */
export function positionAfter(stage: number, events: readonly BillsEvent[]): BillsRound {
  return played(stage, events).at(-1) ?? stageAt(stage).opening;
}

/** Why an event is refused after some others, null when it is not. */
export function refusedAfter(
  stage: number,
  events: readonly BillsEvent[],
  event: BillsEvent,
): Refusal | null {
  return applyBills(positionAfter(stage, events), event, stageAt(stage).offers).refused;
}

const id = z.int();

const bills = z.strictObject({
  format: z.literal('tallystick-log'),
  version: z.literal(1),
  world: z.literal('bills'),
  lesson: z.literal('bills'),
  stage: z.int(),
  title: z.string(),
  events: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('trade'), importer: id, exporter: id, amount: z.int() }),
      z.strictObject({ type: z.literal('drawBill'), payee: id, drawee: id, bill: id }),
      z.strictObject({ type: z.literal('remitBill'), presenter: id, presentee: id, bill: id }),
      z.strictObject({ type: z.literal('reset') }),
      z.strictObject({ type: z.literal('note'), text: z.string() }),
    ]),
  ),
});

/** A frozen log of the exercise. */
export function frozenBills(name: string): z.infer<typeof bills> {
  const file = new URL(`../../../fixtures/logs/v1/${name}.json`, import.meta.url);
  return bills.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** What stands on the board at a round, without how it came about. */
export function stateOf({ players, bills, claim }: BillsRound): BillsState {
  return { players, bills, claim };
}
