/** A bank makes a mortgage out of nothing, and needs balances only once the money leaves it. */

import type { BankingRound } from '@/events/banking/board/rules';
import { settlementBalance } from '@/events/banking/systems/reserves';
import type { Figure } from '@/events/goals/grammar';
import type { TaskData } from '@/events/goals/tasks';
import type { Cents } from '@/events/money';
import { and, CLOSING, ever, figure, last, settlement } from '../../course/goals';
import { account, customer } from '../../course/opening';
import { closesRound, lastStep, now, type PlayedEvent, stepsFrom } from '../../course/queries';
import {
  centralBank,
  MORTGAGE_OFFERS,
  member,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { type Progress, taskOf } from '../../course/task';
import { boardOf } from '../../course/told';

const CITIBANK = 1;
const CHASE = 3;
const ME = 4;
const YOU = 5;

/** The price of the house: $500,000. */
const PRICE: Cents = 50_000_000;

/** What a step has Me pay You, the only other customer; below zero what You pays back. */
function paidToYou({ event }: PlayedEvent): Cents {
  if (event.type !== 'transfer') return 0;
  return event.from === ME ? event.amount : -event.amount;
}

/** The most by which You has come to be better off with Me since any step of these, up to the last. */
function received(steps: readonly PlayedEvent[]): Cents {
  let level = 0;
  let lowest = 0;
  for (const step of steps) {
    level += paidToYou(step);
    lowest = Math.min(lowest, level);
  }
  return level - lowest;
}

function isOverdrawn(state: BankingRound): boolean {
  return settlementBalance(state, CITIBANK) < 0;
}

function isBorrowing({ event }: PlayedEvent): boolean {
  return event.type === 'getFedFundsLoan' && event.borrower === CITIBANK;
}

/** The steps since Citibank was last overdrawn. */
function soundSteps(progress: Progress): readonly PlayedEvent[] {
  const steps = stepsFrom(progress);
  return steps.slice(steps.findLastIndex(({ after }) => isOverdrawn(after)) + 1);
}

/** What Me has paid You since the opening, less what You has paid back. */
const PAID: Figure = {
  kind: 'sum',
  of: [{ kind: 'volume', act: { type: 'transfer', fields: { from: ME } } }],
  less: [{ kind: 'volume', act: { type: 'transfer', fields: { from: YOU } } }],
};

/** You has been paid for the house since some event, and has the money still. */
const HAS_PRICE = figure(PAID, 'atLeast', PRICE, { less: 'lowest' });

const OVERDRAWN = figure(settlement(CITIBANK), 'lessThan', 0);

const SOUND = figure(settlement(CITIBANK), 'atLeast', 0);

/** You has been paid for the house by a payment that overdrew Citibank, and has the money still. */
const PAID_ON_CREDIT = [
  ever(and(last('transfer', { fields: { from: ME } }), OVERDRAWN, HAS_PRICE)),
  HAS_PRICE,
] as const;

const payTheHouse: TaskData = {
  goal: 'Buy the house, in whichever order: let Customer Me pay Customer You $500,000, and end with Citibank at zero or above.',
  begins: { party: 4, act: 'transfer' },
  hints: [
    'Customer Me has the deposit, but Citibank has only $250,000 at the central bank. It has to find as much again.',
    'For Citibank, use Get Fed Funds Loan. Then let Customer Me use Transfer Money to Someone.',
    'Let Citibank borrow the $250,000 that it lacks from HSBC, and let Customer Me pay Customer You $500,000.',
  ],
  conditions: [
    {
      says: 'let Customer Me pay Customer You $500,000',
      asks: figure(PAID, 'atLeast', PRICE, { less: 'lowestOfTask' }),
    },
    {
      says: 'end with Citibank at zero or above',
      asks: SOUND,
    },
  ],
};

/**
 * Functions, because goals cannot say this: only the steps since Citibank was last overdrawn count, and
 * among those the loan must come before the last payment.
 */
const borrowFirst = taskOf({
  goal: 'Let Citibank borrow first, and then let Customer Me pay for the house, so that Citibank is never overdrawn.',
  begins: { party: 1, act: 'getFedFundsLoan' },
  hints: [
    'Step back to the opening, or let Customer You pay the money back. Then let Citibank act first.',
    'Use Get Fed Funds Loan for Citibank, and only then Transfer Money to Someone for Customer Me.',
    'From the opening, $250,000 from HSBC and Citibank’s own $250,000 are just enough.',
  ],
  completes: (progress) => closesRound(lastStep(progress)),
  conditions: [
    {
      says: 'Let Citibank borrow first',
      holds: (progress) => soundSteps(progress).some(isBorrowing),
    },
    {
      says: 'then let Customer Me pay for the house',
      holds(progress) {
        const sound = soundSteps(progress);
        const lastPayment = sound.findLastIndex((step) => paidToYou(step) > 0);
        const isFunded = sound.slice(0, Math.max(0, lastPayment)).some(isBorrowing);
        return isFunded && received(sound) >= PRICE;
      },
    },
    { says: 'Citibank is never overdrawn', holds: (progress) => !isOverdrawn(now(progress)) },
  ],
});

const overdrawFirst: TaskData = {
  goal: 'Pay for the house by daylight overdraft: let Customer Me pay before Citibank has the balances, and then let Citibank find them.',
  begins: { party: 4, act: 'transfer' },
  hints: [
    'A limit of $100 is far too little. Raise the Overdraft limit under Settings and notes.',
    'Raise the limit, let Customer Me pay, and let Citibank use Get Fed Funds Loan while it’s below zero.',
    'From the opening a limit of $250,000 will do. A loan of $250,000 from Chase then covers the overdraft.',
  ],
  ends: CLOSING,
  conditions: [
    { says: 'let Customer Me pay before Citibank has the balances', asks: and(...PAID_ON_CREDIT) },
    {
      says: 'then let Citibank find them',
      asks: and(SOUND, ...PAID_ON_CREDIT),
    },
  ],
};

export const board = boardOf({
  about:
    'Citibank has lent Customer Me $500,000 by writing it into their account. They want to buy a house from Customer You, who banks with Chase. Citibank, HSBC and Chase have $250,000 each with the central bank.',
  charts: ['privateCredit'],
  sliders: RESERVE_SLIDERS,
  rules: RESERVE_RULES,
  opening: [
    ...centralBank(100),
    member('Citibank', 250_000),
    member('HSBC', 250_000),
    member('Chase', 250_000),
    customer('Me'),
    customer('You'),
    account(ME, CITIBANK),
    account(YOU, CHASE),
    { type: 'getMortgage', customer: ME, bank: CITIBANK, amount: PRICE },
  ],
  offers: MORTGAGE_OFFERS,
  tasks: [payTheHouse, borrowFirst, overdrawFirst],
});
