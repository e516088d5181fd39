/** How the auditor books loans, mortgages and fed funds. */
import { type AuditedDebt, type Books, halfUp } from './books';
import type { EventNamed } from './events';

type Borrowing = EventNamed<'getLoan'> | EventNamed<'getMortgage'>;
type Repaying = EventNamed<'repayLoan'> | EventNamed<'repayMortgage'>;

/** The loan makes the deposit. */
export function borrow(books: Books, { type, customer, bank, amount, term }: Borrowing): void {
  const kind = type === 'getLoan' ? 'Loans' : 'Mortgage';
  books.lend(kind, customer, bank, amount, books.settings.interestRate, term);
  books.moveAccount(customer, bank, amount);
}

/**
 * The interest that is paid with a part of the principal: what falls on all parts
 * so far, half up, less what was paid before. So the last part takes the rest.
 */
export function interestWith(debt: AuditedDebt, part: number): number {
  const { principal, interest, balance } = debt;
  const before = principal - balance;
  return halfUp(interest, before + part, principal) - halfUp(interest, before, principal);
}

/** Takes a part off the principal; what has to be paid for it, interest and all. */
function payOff(books: Books, debt: AuditedDebt, part: number): number {
  const interest = interestWith(debt, part);
  books.moveWorth(debt.debtor, debt.creditor, interest);
  // What has accrued was earned when it was booked, and is paid before any principal.
  const { accrued } = debt;
  debt.accrued = 0;
  debt.balance -= part;
  if (debt.balance === 0) books.debts.delete(debt.id);
  return part + interest + accrued;
}

export function repay(books: Books, { loan, amount, by }: Repaying): void {
  const debt = books.debt(loan);
  const paid = payOff(books, debt, amount);
  if (by === 'cash') books.moveCash(debt.debtor, debt.creditor, paid);
  else books.moveAccount(debt.debtor, debt.creditor, -paid);
}

export function getFedFundsLoan(books: Books, event: EventNamed<'getFedFundsLoan'>): void {
  const { borrower, lender, amount, rate, term = 1 } = event;
  books.lend('Fed Funds', borrower, lender, amount, rate, term);
  books.moveReserve(lender, -amount);
  books.moveReserve(borrower, amount);
}

export function payFedFundsLoan(
  books: Books,
  { loan, amount }: EventNamed<'payFedFundsLoan'>,
): void {
  const debt = books.debt(loan);
  const paid = payOff(books, debt, amount);
  books.moveReserve(debt.debtor, -paid);
  books.moveReserve(debt.creditor, paid);
}
