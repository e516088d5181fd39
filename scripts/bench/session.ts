/** Long legal sessions of the lessons, the same for a seed: what a busy learner might do, in round sums. */

import type { Offers } from '@/events/banking/actions/offers';
import type { BankingEvent, EventType } from '@/events/banking/actions/registry';
import { openingPosition } from '@/events/banking/board/boards';
import { apply, type BankingRound, readEvent } from '@/events/banking/board/rules';
import { CREDITS } from '@/events/banking/ledger/debtRows';
import { balanceOf } from '@/events/banking/ledger/state';
import type { Lesson } from '@/src/lessons/course/lesson';
import { Chance } from '../chance';
import { bankingMenu, bankingSituation } from '../prove/banking';
import { type Draft, draftOf, type Form } from '../prove/drafts';

/** How often each type is tried, beside the others that a board offers; what is not listed is never. */
const USUAL: Readonly<Partial<Record<EventType, number>>> = {
  transfer: 21,
  deposit: 8,
  withdraw: 8,
  netDues: 3,
  settleDues: 6,
  payDues: 6,
  getLoan: 6,
  repayLoan: 8,
  getMortgage: 4,
  repayMortgage: 5,
  bankTransfer: 12,
  getFedFundsLoan: 8,
  payFedFundsLoan: 9,
  buySecurities: 4,
  sellSecurities: 4,
  doRepo: 7,
  unwindRepo: 8,
  failRepo: 1,
};

/** Common sums in cents, the commonest more than once; the last ones are odd. */
const SUMS = [
  ...[500, 1000, 1000, 1000, 1500, 2000, 2000, 2000, 2500, 3000, 3000, 4000, 5000, 5000, 10_000],
  ...[700, 1200, 3300, 1250],
];

/** Rates and haircuts in basis points, and limits of overdrafts in cents. */
const RATES = [0, 100, 200, 300, 400, 500, 500, 250, 1000];
const LIMITS = [0, 1000, 2000, 5000, 10_000];

/** Debts beside dues that may be open at once: people pay back before they lose track. */
const MAX_DEBTS = 4;

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
  const chance = new Chance(seed);
  const { offered } = bankingMenu(lesson.offers, false);
  const usual = offered.filter(({ type }) => weightOf(type) > 0);
  const ofBoard = offered.filter(isSetting);
  const events: BankingEvent[] = [];
  let round: BankingRound = openingPosition(lesson);
  while (events.length < size) {
    const isOfBoard = chance.below(100) < settings;
    const form = isOfBoard
      ? chance.pick(ofBoard)
      : chance.weighed(usual, ({ type }) => weightOf(type));
    if (!form) throw new Error(`nothing can be done on the board of lesson ${lesson.id}`);
    const { event } = readEvent(roundly(chance, form, round, lesson.offers));
    const made = event && apply(round, event, lesson.offers).round;
    if (!made || openDebts(made) > Math.max(MAX_DEBTS, openDebts(round))) continue;
    events.push(event);
    round = made;
  }
  return events;
}

function weightOf(type: string): number {
  const weights: Readonly<Record<string, number | undefined>> = USUAL;
  return weights[type] ?? 0;
}

const isSetting = ({ fields }: Form): boolean =>
  Object.values(fields).every(({ kind }) => kind === 'value');

function openDebts({ book }: BankingRound): number {
  return book.credits.filter(({ instrument }) => CREDITS[instrument].isLent).length;
}

/** A draft in the sums that people think of; debts are repaid whole more often than not. */
export function roundly(chance: Chance, form: Form, round: BankingRound, offers: Offers): Draft {
  const { cast } = bankingSituation(round, offers);
  const draft: Record<string, unknown> & { type: string } = draftOf(chance, form, cast);
  for (const [name, field] of Object.entries(form.fields)) {
    if (field.kind === 'amount') draft[name] = chance.pick(SUMS);
    // What the board does not ask for was left out, and stays so.
    if (field.kind === 'value' && name in draft)
      draft[name] = chance.pick(field.unit === 'cents' ? LIMITS : RATES);
  }
  const debt = round.book.credits.find(({ id }) => 'loan' in draft && id === draft.loan);
  if (!debt) return draft;
  const balance = balanceOf(round, debt);
  return {
    ...draft,
    amount: chance.below(10) < 7 ? balance : Math.min(balance, chance.pick(SUMS)),
  };
}
