/** A bank makes a mortgage out of nothing, and needs balances only once the money leaves it. */
import type { BankingRound } from '@/events/banking/board/rules';
import { settlementBalance } from '@/events/banking/systems/reserves';
import type { Cents } from '@/events/money';
import type { LessonBoard } from '../../course/lesson';
import { account, customer } from '../../course/opening';
import { lastStep, now, type PlayedEvent, stepsFrom, stepsSince } from '../../course/queries';
import {
  centralBank,
  MORTGAGE_OFFERS,
  member,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { closesRound } from '../../course/reserveQueries';
import { type Progress, taskOf } from '../../course/task';

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

/** Whether You has been paid for the house by a payment that overdrew Citibank, and has the money still. */
function isPaidOnCredit(progress: Progress): boolean {
  const steps = stepsFrom(progress);
  const wasOnCredit = steps.some(
    (step, index) =>
      paidToYou(step) > 0 &&
      isOverdrawn(step.after) &&
      received(steps.slice(0, index + 1)) >= PRICE,
  );
  return wasOnCredit && received(steps) >= PRICE;
}

const payTheHouse = taskOf({
  goal: 'Let Customer You receive $500,000 from Customer Me, with Citibank at zero or above in the end.',
  begins: { party: 4, act: 'transfer' },
  hints: [
    'Citibank has made the deposit, but its own balance is only $250,000.',
    'Customer Me pays by Transfer Money to Someone; Citibank finds the rest by Get Fed Funds Loan.',
    'Citibank is $250,000 short: HSBC and Chase have as much each, and Chase has $750,000 once it is paid.',
  ],
  conditions: [
    {
      says: 'Customer You receive $500,000 from Customer Me',
      holds: (progress) => received(stepsSince(progress)) >= PRICE,
    },
    {
      says: 'with Citibank at zero or above in the end',
      holds: (progress) => !isOverdrawn(now(progress)),
    },
  ],
});

const borrowFirst = taskOf({
  goal: 'Do it with Citibank borrowing first, so that it is never overdrawn.',
  begins: { party: 1, act: 'getFedFundsLoan' },
  hints: [
    'Step back to the opening, or let Customer You pay the money back, and begin with Citibank.',
    'Citibank uses Get Fed Funds Loan before Customer Me uses Transfer Money to Someone.',
    'From the opening, $250,000 from HSBC is just enough for the $500,000.',
  ],
  completes: (progress) => closesRound(lastStep(progress)),
  conditions: [
    {
      says: 'Do it',
      holds(progress) {
        const sound = soundSteps(progress);
        const lastPayment = sound.findLastIndex((step) => paidToYou(step) > 0);
        const isFunded = sound.slice(0, Math.max(0, lastPayment)).some(isBorrowing);
        return isFunded && received(sound) >= PRICE;
      },
    },
    {
      says: 'Citibank borrowing first',
      holds: (progress) => soundSteps(progress).some(isBorrowing),
    },
    { says: 'it is never overdrawn', holds: (progress) => !isOverdrawn(now(progress)) },
  ],
});

const overdrawFirst = taskOf({
  goal: 'Do it by daylight overdraft first: Customer Me pays, and Citibank finds the balances afterwards.',
  begins: { party: 4, act: 'transfer' },
  hints: [
    'A limit of $100 is far too little for this: change the rule.',
    'Set the overdraft, then let Customer Me pay, and have Citibank borrow when it is below zero.',
    'From the opening an overdraft of $250,000 will do, and a loan of $250,000 covers it.',
  ],
  completes: (progress) => closesRound(lastStep(progress)),
  conditions: [
    { says: 'Customer Me pays', holds: isPaidOnCredit },
    {
      says: 'Citibank finds the balances afterwards',
      holds: (progress) => !isOverdrawn(now(progress)) && isPaidOnCredit(progress),
    },
  ],
});

export const board: LessonBoard = {
  about:
    'Citibank has lent Customer Me $500,000 by writing it to the account, and the house is to be bought from Customer You, who banks with Chase. Citibank has $250,000 with the central bank, as HSBC and Chase have.',
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
};
