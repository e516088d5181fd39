/** How a debt of any kind is paid: out of a customer's account, or on the books of the central bank. */
import type { Limit } from '../../../limits';
import type { Cents } from '../../../money';
import { accountOf, CENTRAL_BANK, type CreditAccount, partyOf } from '../../ledger/book';
import { creditorOf, debtorOf } from '../../ledger/ends';
import type { Journal } from '../../ledger/journal';
import type { State } from '../../ledger/state';
import { paySettlement, settlementLimit } from '../../systems/reserves';
import { depositLimit } from './funds';

/** What a debt can be paid from; null where nothing bounds it: the central bank makes what it pays. */
export function debtFunds(state: State, debt: CreditAccount, field: string): Limit | null {
  const [debtor, creditor] = [debtorOf(debt), creditorOf(debt)];
  if (partyOf(state.book, debtor).type === 'customer') {
    return depositLimit(state, debtor, creditor, field);
  }
  return debtor === CENTRAL_BANK ? null : settlementLimit(state, debtor, field);
}

/** Pays a sum that is owed under a debt; the debt itself is set off apart from it. */
export function payDebt(journal: Journal, debt: CreditAccount, amount: Cents): void {
  const [debtor, creditor] = [debtorOf(debt), creditorOf(debt)];
  if (partyOf(journal.book, debtor).type === 'customer') {
    journal.move(accountOf(journal.book, debtor, creditor), -amount);
  } else paySettlement(journal, debtor, creditor, amount);
}
