/** Long legal sessions of the lessons, the same every time: what a busy learner might do. */

import type { BankingEvent, EventType } from '@/events/banking/actions/registry';
import { openingPosition } from '@/events/banking/board/boards';
import { apply, type BankingRound } from '@/events/banking/board/rules';
import { CREDITS } from '@/events/banking/ledger/instruments';
import type { Lesson } from '@/src/lessons/course/lesson';
import { MOVES } from './moves';
import { type Next, numbers, pick } from './random';

/** How often each type is tried, beside the others that a board offers; what is not listed is never. */
const USUAL: Readonly<Partial<Record<EventType, number>>> = {
  ...{ transfer: 21, deposit: 8, withdraw: 8, netDues: 3, settleDues: 6, payDues: 6 },
  ...{ getLoan: 6, repayLoan: 8, getMortgage: 4, repayMortgage: 5 },
  ...{ bankTransfer: 12, getFedFundsLoan: 8, payFedFundsLoan: 9 },
  ...{ buySecurities: 4, sellSecurities: 4, doRepo: 7, unwindRepo: 8, failRepo: 1 },
};

/** Debts beside dues that may be open at once: people pay back before they lose track. */
const MAX_DEBTS = 6;

const OPENS: readonly EventType[] = ['getLoan', 'getMortgage', 'getFedFundsLoan', 'doRepo'];

/** What a session is to be like. */
interface Habits {
  readonly seed?: number;
  /** In a hundred events, how many change a setting. */
  readonly settings?: number;
}

/** `size` events that the lesson's board accepts one after another. */
export function session(
  lesson: Lesson,
  size: number,
  { seed = 20_261_121, settings = 0 }: Habits = {},
): readonly BankingEvent[] {
  const next = numbers(seed);
  const types = typesOf(lesson);
  const events: BankingEvent[] = [];
  let round: BankingRound = openingPosition(lesson);
  while (events.length < size) {
    const isSetting = next(100) < settings;
    const type = isSetting ? pick(next, lesson.offers.board) : pick(next, types);
    const event = type && candidate(round, type, next);
    if (!event) continue;
    const { round: made } = apply(round, event, lesson.offers);
    if (!made) continue;
    events.push(event);
    round = made;
  }
  return events;
}

/** The types that parties of a lesson's board may use, each as often as it is to be tried. */
function typesOf({ offers }: Lesson): readonly EventType[] {
  const offered = new Set(Object.values(offers.parties).flat());
  return [...offered].flatMap((type) => Array.from({ length: USUAL[type] ?? 0 }, () => type));
}

function candidate(round: BankingRound, type: EventType, next: Next): BankingEvent | null {
  const debts = round.book.credits.filter(({ instrument }) => CREDITS[instrument].isLoan).length;
  if (debts >= MAX_DEBTS && OPENS.includes(type)) return null;
  return MOVES[type]?.(round, next) ?? null;
}
