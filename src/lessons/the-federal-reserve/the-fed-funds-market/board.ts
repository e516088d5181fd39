/** A bank that is short of balances borrows what another bank has to spare. */
import type { TaskData } from '@/events/goals/tasks';
import {
  and,
  asAtOpening,
  CLOSING,
  debts,
  figure,
  LOWEST,
  last,
  NOBODY_OVERDRAWN,
  or,
  RESERVES,
  settlement,
} from '../../course/goals';
import {
  centralBank,
  FED_FUNDS_OFFERS,
  member,
  RESERVE_RULES,
  RESERVE_SLIDERS,
} from '../../course/reserveBoards';
import { boardOf } from '../../course/told';

const BANKS = [1, 2, 3];

/** A bank that was below zero borrows fed funds, and then is not. */
const covers = (bank: number) =>
  and(
    last('getFedFundsLoan', { fields: { borrower: bank } }),
    figure(settlement(bank), 'atLeast', 0),
    figure(settlement(bank), 'lessThan', 0, { at: 'before' }),
  );

const coverAnOverdraft: TaskData = {
  goal: 'Let a bank be overdrawn, and have it cover the overdraft with a fed funds loan.',
  begins: { party: 1, act: 'bankTransfer' },
  hints: [
    'First let one bank pay another more than it has with the central bank. A bank that has lent out part of its balance gets there sooner.',
    'Then let the overdrawn bank use Get Fed Funds Loan. The lender should have a balance to spare: daylight credit doesn’t last the night.',
    'Let Bank 3 borrow $60 from Bank 1, and Bank 1 pay Bank 2 $80. Bank 1 is then $40 below zero, and $40 borrowed from Bank 2 covers that.',
  ],
  conditions: [
    {
      says: 'Let a bank be overdrawn',
      asks: or(figure(LOWEST, 'lessThan', 0, { at: 'before' }), figure(LOWEST, 'lessThan', 0)),
    },
    {
      says: 'have it cover the overdraft with a fed funds loan',
      asks: or(...BANKS.map(covers)),
    },
  ],
};

const repayWithInterest: TaskData = {
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
      asks: { kind: 'closed', in: 'last', debt: { line: 'Fed Funds' } },
    },
    {
      says: 'with interest',
      asks: { kind: 'closed', in: 'last', debt: { bearsInterest: true } },
    },
  ],
};

const endAsItBegan: TaskData = {
  goal: 'End the day with no loan open, no bank overdrawn, and balances above zero, all banks together, what they were at the start.',
  begins: { party: 1, act: 'payFedFundsLoan' },
  hints: [
    'Loans and payments among the banks move balances and make none. Only an overdraft adds to balances above zero, for a while.',
    'Repay every loan that is still open. Then let the others use Transfer Money to Bank to pay whoever is below zero.',
    'As soon as nobody is below zero, the three balances come to $300 again.',
  ],
  ends: CLOSING,
  conditions: [
    {
      says: 'no loan open',
      asks: figure(debts('Fed Funds'), 'is', 0),
    },
    { says: 'no bank overdrawn', asks: NOBODY_OVERDRAWN },
    {
      says: 'balances above zero, all banks together, what they were at the start',
      asks: asAtOpening(RESERVES),
    },
  ],
};

export const board = boardOf({
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
});
