/**
 * Central bank: banks hold balances on one set of books and pay each other there
 * at once, overdrawn during the day as far as they may. Cash is its notes, issued
 * against the specie that was paid in for them.
 */

import { produce } from 'immer';
import { assertDefined, itemAt } from '../../assert';
import { type Phrase, phrase } from '../../phrase';
import { refusal } from '../../refusal';
import { chosen } from '../../world/fields';
import { type Book, CENTRAL_BANK, type Payment, reservesOf } from '../ledger/book';
import type { Journal } from '../ledger/journal';
import type { NarrationContext } from '../ledger/narration';
import { leftThere, tellPaid, tellParty, theParty } from '../ledger/narration';
import type { Gains } from '../ledger/netWorth';
import { withNotes, withParty } from '../ledger/openings';
import { account, bank, billsAndBalance, customer, set, system } from './building';
import {
  customersAccount,
  immediately,
  NOTHING_TO_PAY_INTO,
  payCustomers,
  WITH_ONES_BANK,
} from './common';
import { paySettlement, settlementBalance, settlementLimit } from './reserves';
import type { Newcomer } from './system';
import { defineSystem, type Institution } from './system';

export const CENTRAL_BANK_PARTY: Institution = { name: 'Central Bank', type: 'centralbank' };

const REPOS = ['doRepo', 'unwindRepo', 'failRepo'] as const;

export const centralbank = defineSystem({
  title: 'Central bank',
  description: 'Banks keep balances with a central bank and pay one another on its books.',
  settlementClause: 'each payment at once, gross, on the books of the Central Bank',
  settlementStyle: 'gross',
  menu: {
    customer: WITH_ONES_BANK,
    bank: ['bankTransfer', 'getFedFundsLoan', 'payFedFundsLoan', ...REPOS],
    centralbank: ['buySecurities', 'sellSecurities', ...REPOS],
  },
  example: {
    title: 'A central bank and a reserve requirement',
    about: 'Banks pay with reserves, keep a tenth of deposits, and may overdraw by day.',
    opening: [
      system('centralbank'),
      set('overdraft', 50),
      set('reserveRequirement', 10),
      set('interestRate', 5),
      bank('Bank 1', 20, 100),
      bank('Bank 2', 20, 100),
      ...billsAndBalance(1, 100, 50),
      ...billsAndBalance(2, 100, 50),
      customer('Customer 1', 100),
      customer('Customer 2', 100),
      account(3, 1, 80),
      account(4, 2, 80),
    ],
  },

  institutions: [CENTRAL_BANK_PARTY],
  banksHoldAccounts: false,
  duesWith: null,
  prefundedWith: null,
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
  fundsToBring: ({ gross }) => ({ cash: 0, deposit: gross }),
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
});

/** Brings the central bank onto the board. */
export function foundCentralBank(journal: Journal): void {
  const { name, type } = CENTRAL_BANK_PARTY;
  const { book, party } = withParty(journal.book, name, type, 0);
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
      itemAt(draft.reserves, CENTRAL_BANK).cashReserves += cash + deposit;
    }),
  );
  journal.post(reservesOf(journal.book, CENTRAL_BANK), cash + deposit, 'assignment', party.id);
  journal.post(assertDefined(journal.book.notes, 'notes'), cash, 'issuance', party.id);
  journal.post(reservesOf(journal.book, party.id), cash, 'issuance', CENTRAL_BANK);
  if (party.type !== 'bank') return;
  journal.move(journal.openAccount('Bank Deposits', party.id, CENTRAL_BANK), deposit);
}

/** What a newcomer is endowed with. */
function endowment(book: Book, { cash, deposit }: Newcomer): Gains {
  return [[book.parties.length, cash + deposit]];
}

function tellPayment(context: NarrationContext<unknown>, payment: Payment): Phrase {
  const payer = tellParty(context, payment.fromBank);
  const left = leftThere(settlementBalance(context.after, payment.fromBank));
  return phrase`${tellPaid(context, payment)} On the books of ${theParty(context, CENTRAL_BANK)} the sum passes from ${payer} to ${tellParty(context, payment.toBank)}; ${payer} ${left}.`;
}
