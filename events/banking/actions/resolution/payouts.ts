/** What is paid as a bank is closed: by the fund to the bank that takes over, and by that to everybody else. */
import type { Cents } from '../../../money';
import { type Account, CENTRAL_BANK, findAccount, partyOf } from '../../ledger/book';
import { findInsuranceFund } from '../../ledger/institutions';
import type { DepositInstrument } from '../../ledger/instruments';
import type { Journal } from '../../ledger/journal';
import type { Gains } from '../../ledger/netWorth';
import { faceValueFor } from '../../ledger/price';
import { paySettlement } from '../../systems/reserves';
import { deliverBills, roundingGains } from '../shared/bills';

/** The account of a holder with an issuer; where there is none yet it is opened, with the instrument and the rate of the account whose place it takes. */
export function accountAt(
  journal: Journal,
  { instrument, rate }: { readonly instrument: DepositInstrument; readonly rate?: number },
  holder: number,
  issuer: number,
): Account {
  return (
    findAccount(journal.book, holder, issuer) ??
    journal.openAccount(instrument, holder, issuer, rate)
  );
}

/**
 * The fund pays what is missing for insured deposits with bills worth as much; a central bank, where there is one,
 * buys them of it at once.
 *
 * @returns who gains and who loses as what bills are worth is rounded to a cent
 */
export function payInsuranceIn(journal: Journal, into: number, shortfall: Cents): Gains {
  const fund = findInsuranceFund(journal.book);
  if (fund === undefined || shortfall === 0) return [];
  const receiver = journal.book.notes ? CENTRAL_BANK : into;
  const face = faceValueFor(journal.book, shortfall);
  const rounded = roundingGains(journal, fund, receiver, face);
  deliverBills(journal, fund, receiver, face);
  if (journal.book.notes) paySettlement(journal, CENTRAL_BANK, into, shortfall);
  return rounded;
}

/** Pays somebody: a customer on an account with the bank that takes over, anybody else with reserves, or in cash where there are none. */
export function payClaimant(journal: Journal, into: number, payee: number, amount: Cents): void {
  if (amount === 0 || payee === into) return;
  if (partyOf(journal.book, payee).type === 'customer') {
    const opened = accountAt(journal, { instrument: 'Customer Deposits' }, payee, into);
    journal.move(opened, amount);
  } else if (journal.book.notes) paySettlement(journal, into, payee, amount);
  else journal.payCash(into, payee, amount);
}
