/** A long legal session of a lesson, the same every time: what a busy learner might do. */
import { apply, type BankingRound } from '@/events/actions/apply';
import type { BankingEvent } from '@/events/actions/registry';
import type { Lesson } from '@/events/lessons/lesson';
import { openingPosition } from '@/events/log/fold';

/** A linear congruential generator: the same numbers on every machine. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const AMOUNTS = [500, 1000, 1000, 1500, 2000, 2000, 2500, 3000, 5000];

/** `size` events that the lesson's board accepts one after another. Correspondent lessons only. */
export function session(lesson: Lesson, size: number): readonly BankingEvent[] {
  const next = numbers(20_261_121);
  const events: BankingEvent[] = [];
  let round: BankingRound = openingPosition(lesson);
  while (events.length < size) {
    const event = candidate(round, next);
    if (!event) continue;
    const { round: made } = apply(round, event, lesson.offers);
    if (!made) continue;
    events.push(event);
    round = made;
  }
  return events;
}

function candidate(round: BankingRound, next: (below: number) => number): BankingEvent | null {
  const { parties, accounts } = round.book;
  const banks = parties.filter(({ type }) => type === 'bank');
  const held = accounts.filter(({ instrument }) => instrument === 'Customer Deposits');
  const [payer, payee] = [held[next(held.length)], held[next(held.length)]];
  const [bank, other] = [banks[next(banks.length)], banks[next(banks.length)]];
  if (!payer || !payee || !bank || !other) return null;
  const kind = next(10);
  if (kind < 7) {
    return {
      type: 'transfer',
      from: payer.subordinateId,
      fromBank: payer.superiorId,
      to: payee.subordinateId,
      toBank: payee.superiorId,
      amount: AMOUNTS[next(AMOUNTS.length)] ?? 1000,
    };
  }
  if (kind === 7) return { type: 'netDues', bank: bank.id, with: other.id };
  return {
    type: 'settleDues',
    bank: bank.id,
    with: other.id,
    by: kind === 8 ? 'credit' : 'debit',
  };
}
