/** One bank that lends to its customers, and makes the money that it lends. */
import { type CreditAccount, findCredit } from '@/events/banking/ledger/book';
import type { LessonBoard } from '../../course/lesson';
import { account, bank, customer, offers } from '../../course/opening';
import { latest, now, stepsFrom, stepsSince } from '../../course/queries';
import { type Progress, type Task, taskOf } from '../../course/task';

const BANK = 0;

function isAgreed({ instrument, principal, interestRate }: CreditAccount): boolean {
  return instrument === 'Loans' && principal === 10_000 && interestRate === 500;
}

/** A loan whose last part has just been repaid. */
interface RepaidLoan {
  readonly loan: CreditAccount;
  /** The place of the event that granted it. */
  readonly grantedAt: number;
  /** How its parts were repaid. */
  readonly ways: ReadonlySet<string>;
}

function repaidLoan(progress: Progress): RepaidLoan | undefined {
  const step = latest(progress);
  if (step?.event.type !== 'repayLoan') return undefined;
  const { loan: id } = step.event;
  const loan = findCredit(step.before.book, id);
  if (!loan || findCredit(step.after.book, id)) return undefined;
  const ways = stepsFrom(progress).flatMap(({ event }) =>
    event.type === 'repayLoan' && event.loan === id ? [event.by] : [],
  );
  const grantedAt = progress.rounds.findIndex(({ book }) => findCredit(book, id));
  return { loan, grantedAt, ways: new Set(ways) };
}

function isRepaidOnlyBy({ ways }: RepaidLoan, way: 'deposits' | 'cash'): boolean {
  return ways.size === 1 && ways.has(way);
}

const tasks: readonly Task[] = [
  {
    goal: 'Borrow $100 at 5 %.',
    begins: { party: 1, act: 'getLoan' },
    hints: [
      'Act as either customer. First see to the rate.',
      'Set the interest rate, then use Take out a Loan.',
      'Set 5 % and borrow $100. The deposit rises by $100, and $5 of interest is agreed on.',
    ],
    met: (progress) => now(progress).book.credits.some(isAgreed),
  },
  {
    goal: 'Repay all of that loan out of the deposit.',
    begins: { party: 1, act: 'repayLoan' },
    hints: [
      'Act as the customer who borrowed.',
      'Use Repay Loan, and choose to pay out of the deposit.',
      'Repay a principal of $100. The board adds $5 of interest, so the deposit falls by $105.',
    ],
    met: (progress) => {
      const repaid = repaidLoan(progress);
      return repaid !== undefined && isAgreed(repaid.loan) && isRepaidOnlyBy(repaid, 'deposits');
    },
  },
  taskOf({
    goal: 'Borrow again, and repay all of it in cash.',
    begins: { party: 1, act: 'getLoan' },
    hints: [
      'Act as either customer. They need the cash in their own hands before they repay.',
      'Use Take out a Loan, then Withdraw Money from Bank if there isn’t enough cash, then Repay Loan in cash.',
      'To repay $100 at 5 % takes $105 in cash. With $50 at hand, withdraw $55 first.',
    ],
    conditions: [
      {
        says: 'Borrow again',
        holds: (progress) => stepsSince(progress).some(({ event }) => event.type === 'getLoan'),
      },
      {
        says: 'repay all of it in cash',
        holds(progress) {
          const repaid = repaidLoan(progress);
          if (!repaid) return false;
          return repaid.grantedAt >= progress.since && isRepaidOnlyBy(repaid, 'cash');
        },
      },
    ],
  }),
];

export const board: LessonBoard = {
  about:
    'Customers 1 and 2 each have $50 in cash and $100 on deposit. Bank 1 lends to them, without interest until you set a rate.',
  charts: ['credit'],
  sliders: [],
  rules: ['overdraft', 'reserveRequirement', 'interestRate'],
  opening: [
    bank('Bank 1'),
    customer('Customer 1', 150),
    customer('Customer 2', 150),
    account(1, BANK, 100),
    account(2, BANK, 100),
  ],
  offers: offers({ customer: ['deposit', 'withdraw', 'transfer', 'getLoan', 'repayLoan'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
};
