/** A bank that is short of balances borrows what another bank has to spare. */
import { settlementBalance } from '@/events/banking/systems/reserves';
import type { LessonBoard } from '../../course/lesson';
import { lastStep, now } from '../../course/queries';
import {
  centralBank,
  FED_FUNDS_OFFERS,
  member,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import {
  closedDebt,
  closesRound,
  isAnyOverdrawn,
  openDebts,
  totalReserves,
} from '../../course/reserveQueries';
import { taskOf } from '../../course/task';

const coverAnOverdraft = taskOf({
  goal: 'Let a bank be overdrawn, and have it cover the overdraft with a fed funds loan.',
  begins: { party: 1, act: 'bankTransfer' },
  hints: [
    'First one bank pays another more than it has with the central bank.',
    'Then that bank uses Get Fed Funds Loan, from a bank that has balances to spare.',
    'After a payment of $150 it is $50 below zero; a loan of $50 or more covers that.',
  ],
  conditions: [
    {
      says: 'Let a bank be overdrawn',
      holds(progress) {
        const { before, after } = lastStep(progress);
        return isAnyOverdrawn(before) || isAnyOverdrawn(after);
      },
    },
    {
      says: 'have it cover the overdraft with a fed funds loan',
      holds(progress) {
        const { before, event, after } = lastStep(progress);
        return (
          event.type === 'getFedFundsLoan' &&
          settlementBalance(before, event.borrower) < 0 &&
          settlementBalance(after, event.borrower) >= 0
        );
      },
    },
  ],
});

const repayWithInterest = taskOf({
  goal: 'Repay a fed funds loan in full, with interest.',
  begins: { party: 1, act: 'payFedFundsLoan' },
  hints: [
    'The bank that borrowed repays; the interest goes with the principal.',
    'Use Pay Back a Fed Funds Loan, for all that is still owed.',
    'A loan made at 0 % does not count; at 5 %, $50 is repaid with $52.50.',
  ],
  conditions: [
    {
      says: 'Repay a fed funds loan in full',
      holds: (progress) => closedDebt(lastStep(progress))?.instrument === 'Fed Funds',
    },
    {
      says: 'with interest',
      holds: (progress) => (closedDebt(lastStep(progress))?.interest ?? 0) > 0,
    },
  ],
});

const endAsItBegan = taskOf({
  goal: 'End the day with no loan open, no bank overdrawn, and total reserves what they were at the start.',
  begins: { party: 1, act: 'payFedFundsLoan' },
  hints: [
    'Loans and payments among the banks move balances, they make none; only an overdraft adds to the balances above zero for a while.',
    'Repay what is still open, then let the others pay whoever is below zero with Transfer Money to Bank.',
    'When nobody is below zero, the balances come to $300 again.',
  ],
  completes: (progress) => closesRound(lastStep(progress)),
  conditions: [
    {
      says: 'no loan open',
      holds: (progress) => openDebts(now(progress), 'Fed Funds').length === 0,
    },
    { says: 'no bank overdrawn', holds: (progress) => !isAnyOverdrawn(now(progress)) },
    {
      says: 'total reserves what they were at the start',
      holds: (progress) => totalReserves(now(progress)) === totalReserves(progress.opening),
    },
  ],
});

export const board: LessonBoard = {
  about:
    'Three banks have $100 each with the central bank, and each may go $100 below zero during the day. Who is short can borrow what another has to spare.',
  charts: ['privateCredit'],
  sliders: RESERVE_SLIDERS,
  rules: RESERVE_RULES,
  opening: [
    ...centralBank(100),
    member('Bank 1', 100),
    member('Bank 2', 100),
    member('Bank 3', 100),
  ],
  offers: FED_FUNDS_OFFERS,
  tasks: [coverAnOverdraft, repayWithInterest, endAsItBegan],
};
