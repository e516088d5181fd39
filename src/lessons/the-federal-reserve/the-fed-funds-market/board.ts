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
    'First let one bank pay another more than it has with the central bank. A bank that has lent out part of its balance gets there sooner.',
    'Then let the overdrawn bank use Get Fed Funds Loan. The lender should have a balance to spare: credit for the day can’t fund a loan overnight.',
    'Let Bank 3 borrow $60 from Bank 1, and Bank 1 pay Bank 2 $80. Bank 1 is then $40 below zero, and $40 borrowed from Bank 2 covers that.',
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
    'Let a bank that has borrowed repay. The interest goes along with the principal.',
    'Use Pay Back a Fed Funds Loan, and enter all that is still owed.',
    'A loan at 0 % doesn’t count. One of $40 at 5 % takes $42 to repay.',
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
  goal: 'End the day with no loan open, no bank overdrawn, and balances above zero, all banks together, what they were at the start.',
  begins: { party: 1, act: 'payFedFundsLoan' },
  hints: [
    'Loans and payments among the banks move balances and make none. Only an overdraft adds to balances above zero, for a while.',
    'Repay every loan that is still open. Then let the others use Transfer Money to Bank to pay whoever is below zero.',
    'As soon as nobody is below zero, the three balances come to $300 again.',
  ],
  completes: (progress) => closesRound(lastStep(progress)),
  conditions: [
    {
      says: 'no loan open',
      holds: (progress) => openDebts(now(progress), 'Fed Funds').length === 0,
    },
    { says: 'no bank overdrawn', holds: (progress) => !isAnyOverdrawn(now(progress)) },
    {
      says: 'balances above zero, all banks together, what they were at the start',
      holds: (progress) => totalReserves(now(progress)) === totalReserves(progress.opening),
    },
  ],
});

export const board: LessonBoard = {
  about:
    'Three banks have $100 each with the central bank, and during the day each may go $100 below zero. A bank that is short can borrow what another has to spare.',
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
