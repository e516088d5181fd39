/** What the discount window lends against: a bank's loans to customers, and its bills. */
import { type BasisPoints, type Cents, total } from '../../../money';
import { type CreditAccount, partyOf } from '../../ledger/book';
import { CREDITS } from '../../ledger/debtRows';
import { creditorOf, debtorOf } from '../../ledger/ends';
import { collateralFor } from '../../ledger/price';
import { balanceOf, type State } from '../../ledger/state';

export const LOANS_HAIRCUT: BasisPoints = 2000;

/** A bank's loans to customers that secure no discount loan yet, in cents; 0 where so much was repaid since that what is pledged is short. */
export function freeLoans(state: State, bank: number): Cents {
  const { book } = state;
  const isToCustomer = (credit: CreditAccount): boolean =>
    creditorOf(credit) === bank &&
    partyOf(book, debtorOf(credit)).type === 'customer' &&
    CREDITS[credit.instrument].isPledgeable;
  const pledged = book.credits
    .filter(
      (credit) =>
        credit.instrument === 'Discount Loans' &&
        credit.collateral === null &&
        debtorOf(credit) === bank,
    )
    .map((credit) => collateralFor(balanceOf(state, credit), LOANS_HAIRCUT));
  const held = book.credits.filter(isToCustomer).map((credit) => balanceOf(state, credit));
  return Math.max(0, total(held) - total(pledged));
}
