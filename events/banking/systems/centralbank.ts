/**
 * Central bank: banks hold balances on one set of books and pay each other there
 * at once, overdrawn during the day as far as they may. Cash is its notes, issued
 * against the specie that was paid in for them.
 */

import { produce } from 'immer';
import { at, known } from '../../known';
import { type Phrase, say } from '../../phrase';
import { refusal } from '../../refusal';
import { chosen } from '../../world/fields';
import { type Book, CENTRAL_BANK, type Payment, reservesOf } from '../ledger/book';
import type { Journal } from '../ledger/journal';
import { withNotes, withParty } from '../ledger/openings';
import type { Told } from '../ledger/telling';
import { leftThere, tellPaid, tellParty, theParty } from '../ledger/telling';
import { customersAccount, immediately, NOTHING_TO_PAY_INTO, payCustomers } from './plain';
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

  refuseRoute: () => null,
  paymentLimits: (state, payerBank) => [settlementLimit(state, payerBank, 'amount')],
  pay(journal, payment) {
    payCustomers(journal, payment);
    paySettlement(journal, payment.fromBank, payment.toBank, payment.amount);
  },
  paymentsMade: immediately,
  tellPayment,

  refuseNetting: () => null,
  refuseSettling: () =>
    refusal(
      'NOT_OFFERED',
      'Payments are settled at once on the books of the central bank; there are no dues to settle.',
    ),
  settling: null,
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
  const { book, party } = withParty(journal.book, name, chosen(partyType), cash);
  journal.adopt(
    produce(book, (draft) => {
      at(draft.reserves, CENTRAL_BANK).cashReserves += cash + deposit;
    }),
  );
  journal.post(reservesOf(journal.book, CENTRAL_BANK), cash + deposit, 'assignment', party.id);
  journal.post(known(journal.book.notes, 'notes'), cash, 'issuance', party.id);
  journal.post(reservesOf(journal.book, party.id), cash, 'issuance', CENTRAL_BANK);
  if (party.type !== 'bank') return;
  journal.move(journal.openAccount('Bank Deposits', party.id, CENTRAL_BANK), deposit);
}

/** What a newcomer is endowed with. */
function endowment(book: Book, { cash, deposit }: Newcomer): Gains {
  return [[book.parties.length, cash + deposit]];
}

function tellPayment(told: Told<unknown>, payment: Payment): Phrase {
  const payer = tellParty(told, payment.fromBank);
  const left = leftThere(settlementBalance(told.after, payment.fromBank));
  return say`${tellPaid(told, payment)} On the books of ${theParty(told, CENTRAL_BANK)} the sum passes from ${payer} to ${tellParty(told, payment.toBank)}; ${payer} ${left}.`;
}
