/** One bank, two customers; payments on the books of a single bank. */
import type { BankingRound } from '@/events/banking/board/rules';
import { claimsOf } from '@/events/banking/ledger/book';
import { balanceOf } from '@/events/banking/ledger/state';
import type { Cents } from '@/events/money';
import type { LessonBoard } from '../../course/lesson';
import { account, bank, customer, offers } from '../../course/opening';
import { customerBalances, growth, latest, now } from '../../course/queries';
import { type Progress, type Task, taskOf } from '../../course/task';

const BANK = 0;
const PAYER = 1;
const PAYEE = 2;

/** What both customers have on deposit at the opening, in cents. */
const ALL_DEPOSITS = 20_000;

function depositsAboveZero(progress: Progress): readonly Cents[] {
  return customerBalances(now(progress), BANK).filter((balance) => balance > 0);
}

/** Whether a line that has left the opening position has the cash of the opening again, or all the rest. */
function isBack(progress: Progress, part: 'reserves' | 'rest'): boolean {
  const { opening, rounds } = progress;
  const claims = claimsOf(opening.book);
  const isAsAtFirst = (round: BankingRound, ofOpening: typeof claims) =>
    ofOpening.every((claim) => balanceOf(round, claim) === balanceOf(opening, claim));
  const asked = claims.filter(({ kind }) => (kind === 'reserves') === (part === 'reserves'));
  return isAsAtFirst(now(progress), asked) && !rounds.every((round) => isAsAtFirst(round, claims));
}

const tasks: readonly Task[] = [
  taskOf({
    goal: 'Pay $30 from Customer 1 to Customer 2, and leave the total of Bank 1 as it was.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'Act as Customer 1. The bank only writes the payment down.',
      'Use Transfer Money to Someone, from one account at Bank 1 to the other.',
      'Transfer $30 to Customer 2. The bank owes $30 less to one and $30 more to the other.',
    ],
    conditions: [
      {
        says: 'Pay $30 from Customer 1 to Customer 2',
        holds(progress) {
          const event = latest(progress)?.event;
          return (
            event?.type === 'transfer' &&
            event.from === PAYER &&
            event.to === PAYEE &&
            event.amount === 3000
          );
        },
      },
      {
        says: 'leave the total of Bank 1 as it was',
        holds(progress) {
          const step = latest(progress);
          return step?.event.type === 'transfer' && growth(step, BANK) === 0;
        },
      },
    ],
  }),
  taskOf({
    goal: 'Gather all deposits with one customer: $200 or more, and none left with the other.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'Act as either customer, and let them pay the other all they have on deposit.',
      'Use Transfer Money to Someone. Deposits change owner and stay in the bank.',
      'Transfer the whole deposit of one customer: $70 if Customer 1 has just paid $30.',
    ],
    conditions: [
      {
        says: '$200 or more',
        holds: (progress) => depositsAboveZero(progress).some((balance) => balance >= ALL_DEPOSITS),
      },
      {
        says: 'none left with the other',
        holds: (progress) => depositsAboveZero(progress).length === 1,
      },
    ],
  }),
  taskOf({
    goal: 'Bring back the opening position: $100 in cash and $100 on deposit with each customer.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'Act as the customer with more than $100 on deposit.',
      'Use Transfer Money to Someone. If you have moved cash as well, put it back with a deposit or a withdrawal.',
      'If one of them has $200 on deposit, pay the other $100 of it.',
    ],
    conditions: [
      { says: '$100 in cash', holds: (progress) => isBack(progress, 'reserves') },
      { says: '$100 on deposit with each customer', holds: (progress) => isBack(progress, 'rest') },
    ],
  }),
];

export const board: LessonBoard = {
  about:
    'Customers 1 and 2 each have $100 in cash and $100 on deposit. Bank 1 owes them $200 in all, and holds $200 in cash.',
  charts: ['balances'],
  sliders: ['overdraft', 'reserveRequirement', 'interestRate'],
  rules: [],
  opening: [
    bank('Bank 1'),
    customer('Customer 1', 200),
    customer('Customer 2', 200),
    account(1, BANK, 100),
    account(2, BANK, 100),
  ],
  offers: offers({ customer: ['deposit', 'withdraw', 'transfer'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
};
