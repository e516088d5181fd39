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
      'Customer 1 pays; the bank only writes it down.',
      'Use Transfer Money to Someone, out of one account at Bank 1 into the other.',
      'Transfer $30 out of a deposit that covers it: the bank owes $30 less to one and $30 more to the other.',
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
      'Either customer can pay the other all that it has.',
      'Use Transfer Money to Someone: deposits change owner and stay in the bank.',
      'Transfer the whole deposit of one of them: $70 where Customer 1 has paid $30 before.',
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
      'The customer with more than $100 on deposit has to pay the other.',
      'Use Transfer Money to Someone; and deposit or withdraw if the cash, too, is not what it was.',
      'From $200 with one of them, a payment of $100 makes both deposits $100 again.',
    ],
    conditions: [
      { says: '$100 in cash', holds: (progress) => isBack(progress, 'reserves') },
      { says: '$100 on deposit with each customer', holds: (progress) => isBack(progress, 'rest') },
    ],
  }),
];

export const board: LessonBoard = {
  about:
    'Two customers of one bank hold $100 in cash and $100 on deposit each. Against its deposits of $200, Bank 1 holds $200 in cash.',
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
