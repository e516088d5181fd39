/**
 * Central bank: banks hold balances on one set of books and pay each other there
 * at once, overdrawn during the day as far as they may. Cash is its notes, issued
 * against the specie that was paid in for them.
 */

import { produce } from 'immer';
import type { Told } from '../actions/action';
import { nameIn, type Phrase, say } from '../actions/phrase';
import { leftThere, tellPaid, tellParty, theParty } from '../actions/telling';
import {
  type Book,
  CENTRAL_BANK,
  findSettlementAccount,
  type Payment,
  reservesOf,
} from '../ledger/book';
import type { Journal } from '../ledger/journal';
import { withNotes, withParty } from '../ledger/openings';
import { type Refusal, refusal } from '../refusal';
import {
  customersAccount,
  immediately,
  NOTHING_TO_PAY_INTO,
  payCustomers,
  refuseNettingBeyondBanks,
} from './plain';
import { paySettlement, settlementBalance, settlementLimit } from './reserves';
import type { BankingSystem, Gains, Newcomer } from './system';

export const centralbank: BankingSystem = {
  type: 'centralbank',
  title: 'Central bank',
  description: 'Banks keep balances with a central bank and pay one another on its books.',
  settlers: [],
  settlesBy: false,
  settlesForAllOnly: false,
  hasCentralBank: true,

  found: foundCentralBank,
  foundingGains: [],
  refuseJoin: (_state, { partyType, deposit }) =>
    partyType === 'bank' || deposit === 0 ? null : NOTHING_TO_PAY_INTO,
  join: joinCentralBank,
  joinGains: endowment,
  accountBetween: customersAccount,

  refuseRoute,
  paymentLimits: (state, payerBank) => [settlementLimit(state, payerBank, 'amount')],
  pay(journal, payment) {
    payCustomers(journal, payment);
    paySettlement(journal, payment.fromBank, payment.toBank, payment.amount);
  },
  paymentsMade: immediately,
  tellPayment,

  refuseNetting: refuseNettingBeyondBanks,
  refuseSettling: () =>
    refusal(
      'NOT_OFFERED',
      'Payments are settled at once on the books of the central bank; there are no dues to settle.',
    ),
  refuseSettlement: () => null,
  settle: () => {
    throw new Error('settlement is refused in the central-bank system');
  },
  tellSettlement: () => [],
};

/** Brings the central bank onto the board. */
export function foundCentralBank(journal: Journal): void {
  const { book, party } = withParty(journal.book, 'Central Bank', 'centralbank', 0);
  journal.adopt(withNotes(book, party.id));
}

/**
 * Brings a party onto the board. What it has in cash and, if it is a bank, as a
 * balance with the central bank, it has paid in as specie.
 */
function joinCentralBank(journal: Journal, newcomer: Newcomer): void {
  const { name, partyType, cash, deposit } = newcomer;
  if (partyType === '') throw new Error('the type was checked');
  const { book, party } = withParty(journal.book, name, partyType, cash);
  journal.adopt(
    produce(book, (draft) => {
      const specie = draft.reserves[CENTRAL_BANK];
      if (specie) specie.cashReserves += cash + deposit;
    }),
  );
  journal.post(reservesOf(journal.book, CENTRAL_BANK), cash + deposit, 'assignment', party.id);
  if (journal.book.notes) journal.post(journal.book.notes, cash, 'issuance', party.id);
  journal.post(reservesOf(journal.book, party.id), cash, 'issuance', CENTRAL_BANK);
  if (party.type !== 'bank') return;
  journal.move(journal.openAccount('Bank Deposits', party.id, CENTRAL_BANK), deposit);
}

/** What a newcomer is endowed with. */
function endowment(book: Book, { cash, deposit }: Newcomer): Gains {
  return [[book.parties.length, cash + deposit]];
}

/** Refuses a payment of a bank that has no account with the central bank. */
function refuseRoute(book: Book, { fromBank, toBank }: Payment): Refusal | null {
  for (const [bank, field] of [
    [fromBank, 'fromBank'],
    [toBank, 'toBank'],
  ] as const) {
    if (findSettlementAccount(book, bank)) continue;
    return refusal(
      'UNKNOWN_ACCOUNT',
      `${nameIn(book, bank)} has no account with the central bank; choose a bank that has one.`,
      field,
    );
  }
  return null;
}

function tellPayment(told: Told<unknown>, payment: Payment): Phrase {
  const payer = tellParty(told, payment.fromBank);
  const left = leftThere(settlementBalance(told.after, payment.fromBank));
  return say`${tellPaid(told, payment)} On the books of ${theParty(told, CENTRAL_BANK)} the sum passes from ${payer} to ${tellParty(told, payment.toBank)}; ${payer} ${left}.`;
}
