/**
 * What a line would have come to without some of its events. The events that are
 * left are folded again, each by the rules; the first that cannot be done any more
 * ends it. Loans have dense ids in order of making, so what goes back to a later
 * loan is given the number that this loan gets without the ones before it.
 */

import { itemAt } from '../../../assert';
import { type Refusal, refusal } from '../../../refusal';
import { eventOf } from '../../../timeline/lines';
import type { Board } from '../../../world/board';
import { isNote } from '../../../world/board';
import { actionOf, type BankingEvent } from '../../actions/registry';
import type { BankingRound } from '../../board/rules';
import { readEvent } from '../../board/rules';
import { CREDITS } from '../../ledger/debtRows';

/**
 * What became of an event: it was done again, it is switched off, it is the first
 * that the rules refuse, or it comes after that one.
 */
export type Fate = 'done' | 'off' | 'refused' | 'unreached';

export interface WhatIf {
  /** One for each event of the line, in order. */
  readonly fates: readonly Fate[];
  /** What the events that were done came to, in order. */
  readonly rounds: readonly BankingRound[];
  /** Where it ended before its time: the event's index in the line, and the rule; null when all could be done. */
  readonly stop: { readonly index: number; readonly refusal: Refusal } | null;
}

/**
 * Folds a line again without some of its events.
 *
 * @param line what each event of the line made, after the position it started from
 * @param off indices in `line` of the events that are switched off. A note goes
 * with the round it is pinned to.
 */
export function withoutEvents(
  board: Board<BankingRound>,
  start: BankingRound,
  line: readonly BankingRound[],
  off: ReadonlySet<number>,
): WhatIf {
  const fates: Fate[] = [];
  const rounds: BankingRound[] = [];
  const numbers = new LoanNumbers(start);
  let stop: WhatIf['stop'] = null;
  let [before, last] = [start, start];
  let isRoundOff = false;
  for (const [index, old] of line.entries()) {
    const event = eventOf(old);
    const closes = old.count > before.count;
    const isOff: boolean = off.has(index) || (isNote(event) && isRoundOff);
    if (closes) isRoundOff = isOff;
    if (stop) fates.push(isOff ? 'off' : 'unreached');
    else if (isOff) {
      fates.push('off');
      numbers.leaveOut(before, old);
    } else {
      // Up to the first event that is off nothing can have changed.
      const again =
        last === before ? { round: old, refused: null } : redo(board, last, event, numbers);
      if (again.round) {
        rounds.push(again.round);
        numbers.match(before, old, last, again.round);
        last = again.round;
      } else stop = { index, refusal: again.refused };
      fates.push(again.round ? 'done' : 'refused');
    }
    before = old;
  }
  return { fates, rounds, stop };
}

/** Does an event again, with the numbers that its loans have now. */
function redo(
  board: Board<BankingRound>,
  last: BankingRound,
  event: BankingEvent,
  numbers: LoanNumbers,
) {
  const renumbered = numbers.renumber(event);
  return renumbered.event ? board.apply(last, renumbered.event) : { ...renumbered, round: null };
}

/** Which number each loan of the old line has in the new one. */
class LoanNumbers {
  private readonly now = new Map<unknown, number>();
  /** By old number, the step that made a loan which is not made now. */
  private readonly missing = new Map<unknown, number>();

  constructor(private readonly start: BankingRound) {}

  /** The loans of an event that is switched off are not made. */
  leaveOut(before: BankingRound, old: BankingRound): void {
    for (const id of loansMade(before, old)) {
      this.missing.set(id, old.count - this.start.count);
    }
  }

  /** An event that was done again has made the same loans, under other numbers perhaps. */
  match(before: BankingRound, old: BankingRound, last: BankingRound, again: BankingRound): void {
    if (old === again) return;
    const made = loansMade(last, again);
    for (const [index, id] of loansMade(before, old).entries()) {
      this.now.set(id, itemAt(made, index));
    }
  }

  /** An event with the numbers of today, or why there is none. */
  renumber(
    event: BankingEvent,
  ):
    | { readonly event: BankingEvent; readonly refused: null }
    | { readonly event: null; readonly refused: Refusal } {
    const { signature } = actionOf(event);
    const values: Readonly<Record<string, unknown>> = { ...event };
    const changed: Record<string, unknown> = {};
    for (const { name, field } of signature.references) {
      const old = values[name];
      const step = this.missing.get(old);
      if (step !== undefined) {
        const message = `${field.label}: it was made at step ${step}, which is switched off; leave this step out too.`;
        return { event: null, refused: refusal('UNKNOWN_LOAN', message, name) };
      }
      const number = this.now.get(old) ?? old;
      if (number !== old) changed[name] = number;
    }
    if (Object.keys(changed).length === 0) return { event, refused: null };
    return readEvent({ ...event, ...changed });
  }
}

/** The loans and repos that a round has made, by number. Dues, shares and accrued interest have numbers too, but no event ever names them. */
function loansMade(before: BankingRound, { postings }: BankingRound): readonly number[] {
  return postings.flatMap(({ claim, notation }) =>
    claim.kind === 'credit' &&
    CREDITS[claim.instrument].isLent &&
    notation === 'issuance' &&
    claim.id >= before.book.nextCreditId
      ? claim.id
      : [],
  );
}
