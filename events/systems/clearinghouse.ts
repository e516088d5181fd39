/**
 * Clearing house: banks owe the house and are owed by it what their customers
 * pay, and settle in its certificates. The first two members' certificates stand
 * against the specie it was founded with; every later member pays in its own.
 * A member short of certificates is lent them (historically against collateral,
 * which is left out here).
 */
import type { Told } from '../actions/action';
import { clauses, nameIn, type Phrase, say } from '../actions/phrase';
import { tellPaid, tellParty, theParty } from '../actions/telling';
import {
  type Account,
  accountOf,
  type Book,
  findAccount,
  type Payment,
  reservesOf,
} from '../ledger/book';
import type { Journal } from '../ledger/journal';
import { withParty } from '../ledger/openings';
import { balanceOf, type State } from '../ledger/state';
import { type Cents, dollars, exactDollars } from '../money';
import { type Refusal, refusal } from '../refusal';
import { duesBetween, remainder, setOffDues } from './dues';
import { arrive, customersAccount, immediately, NOTHING_TO_PAY_INTO, payCustomers } from './plain';
import type { BankingSystem, Gains, Newcomer, Settlement } from './system';

/** The house's id: it is founded with the system. */
const HOUSE = 0;

/** The specie that the house is founded with. */
const FOUNDING: Cents = 20_000;

/** The certificates that each member gets. */
export const CERTIFICATES: Cents = 10_000;

/** Members whose certificates stand against the founding specie. */
const FOUNDERS = FOUNDING / CERTIFICATES;

export const clearinghouse: BankingSystem = {
  type: 'clearinghouse',
  title: 'Clearing house',
  description: `Banks clear their payments through a house, founded with ${dollars(FOUNDING)} in specie, and settle in its certificates.`,
  settlers: ['clearinghouse'],
  settlesBy: false,
  settlesForAllOnly: false,
  hasCentralBank: false,

  found(journal) {
    const { book, party } = withParty(journal.book, 'Clearing House', 'clearinghouse', FOUNDING);
    journal.adopt(book);
    journal.post(reservesOf(book, party.id), FOUNDING, 'assignment');
  },
  foundingGains: [[HOUSE, FOUNDING]],
  refuseJoin,
  join(journal, newcomer) {
    const isFounder = members(journal.book).length < FOUNDERS;
    const party = arrive(journal, newcomer.name, newcomer.partyType, newcomer.cash);
    if (party.type !== 'bank') return;
    if (!isFounder) journal.payCash(party.id, HOUSE, CERTIFICATES);
    journal.move(journal.openAccount('CH Certificates', party.id, HOUSE), CERTIFICATES);
  },
  joinGains,
  accountBetween: customersAccount,

  refuseRoute: () => null,
  paymentLimits: () => [],
  pay(journal, payment) {
    payCustomers(journal, payment);
    journal.raiseDues(payment.fromBank, HOUSE, payment.amount);
    journal.raiseDues(HOUSE, payment.toBank, payment.amount);
  },
  paymentsMade: immediately,
  tellPayment,

  refuseNetting: (book, _bank, other) => refuseOthers(book, other),
  refuseSettling: () => null,
  settling: {
    refuse: refuseSettlement,
    settle(journal, { bank }) {
      for (const id of bank === 'all' ? members(journal.book) : [bank]) settleMember(journal, id);
    },
    tell: tellSettlement,
  },
};

/** The accounts that members have with the house, in order of joining. */
export function memberAccounts(book: Book): readonly Account[] {
  return book.accounts.filter(({ instrument }) => instrument === 'CH Certificates');
}

/** The banks that have joined, by id. */
function members(book: Book): readonly number[] {
  return memberAccounts(book).map(({ subordinateId }) => subordinateId);
}

function refuseJoin({ book }: State, { name, partyType, cash, deposit }: Newcomer): Refusal | null {
  if (partyType !== 'bank') return deposit === 0 ? null : NOTHING_TO_PAY_INTO;
  if (deposit !== 0 && deposit !== CERTIFICATES) {
    return refusal(
      'AMOUNT_INVALID',
      `Every member gets certificates of ${exactDollars(CERTIFICATES)}; pay in just that, or leave the sum at 0.`,
      'deposit',
    );
  }
  if (members(book).length < FOUNDERS || cash >= CERTIFICATES) return null;
  return refusal(
    'INSUFFICIENT_CASH',
    `${name} holds ${exactDollars(cash)} in cash and must pay in ${exactDollars(CERTIFICATES)} for its certificates; give it as much.`,
    'cash',
  );
}

function joinGains(book: Book, { partyType, cash }: Newcomer): Gains {
  const own: Gains = [[book.parties.length, cash]];
  if (partyType !== 'bank' || members(book).length >= FOUNDERS) return own;
  return [...own, [book.parties.length, CERTIFICATES], [HOUSE, -CERTIFICATES]];
}

function refuseOthers(book: Book, other: number): Refusal | null {
  if (other === HOUSE) return null;
  return refusal(
    'WRONG_PARTY_TYPE',
    `With: ${nameIn(book, other)} is no clearing house; banks net and settle with ${nameIn(book, HOUSE)}.`,
    'with',
  );
}

function refuseSettlement(state: State, { bank, with: other, by }: Settlement): Refusal | null {
  const { book } = state;
  const refused = refuseOthers(book, other);
  if (refused) return refused;
  if (by !== undefined) {
    return refusal('VALUE_INVALID', 'The house settles in its certificates; leave “by” out.', 'by');
  }
  const asked = bank === 'all' ? members(book) : [bank];
  const isDue = asked.some((id) => {
    const { owed, owing } = duesBetween(state, id, HOUSE);
    return owed > 0 || owing > 0;
  });
  if (isDue) return null;
  const house = nameIn(book, HOUSE);
  return refusal(
    'NOTHING_DUE',
    bank === 'all'
      ? `Nothing is due between any bank and ${house}; let a customer pay one of another bank first.`
      : `Nothing is due between ${nameIn(book, bank)} and ${house}; choose a bank that owes it or is owed by it.`,
    'bank',
  );
}

function settleMember(journal: Journal, bank: number): void {
  const between = duesBetween(journal, bank, HOUSE);
  setOffDues(journal, between, between.owed, between.owing);
  journal.move(accountOf(journal.book, bank, HOUSE), between.owing - between.owed);
}

function tellPayment(told: Told<unknown>, payment: Payment): Phrase {
  const { fromBank, toBank } = payment;
  const house = theParty(told, HOUSE);
  const { owed } = duesBetween(told.after, fromBank, HOUSE);
  const { owing } = duesBetween(told.after, toBank, HOUSE);
  return say`${tellPaid(told, payment)} ${tellParty(told, fromBank)} now owes ${house} ${dollars(owed)} in dues, and ${house} owes ${tellParty(told, toBank)} ${dollars(owing)}.`;
}

function tellSettlement(told: Told<unknown>, { bank }: Settlement): Phrase {
  if (bank === 'all') return tellAll(told);
  const opening = say`${tellParty(told, bank)} settles with ${theParty(told, HOUSE)}.`;
  const { debtor, difference } = remainder(told.before, bank, HOUSE);
  if (difference === 0) return say`${opening} The debts are set off and nothing is left to pay.`;
  const now = standingOf(balanceOf(told.after, findAccount(told.after.book, bank, HOUSE)));
  const way = debtor === bank ? 'It pays' : 'It is paid';
  return say`${opening} ${way} the difference of ${dollars(difference)} and now ${now}.`;
}

/** What a member has with the house: certificates, a loan, or neither. */
function standingOf(certificates: Cents): string {
  if (certificates === 0) return 'has neither certificates nor a loan';
  return certificates > 0
    ? `has certificates of ${dollars(certificates)}`
    : `owes the house a CH Loan of ${dollars(-certificates)}`;
}

/** A settlement with all: the certificates that have moved, and what became of the house's loans. */
function tellAll(told: Told<unknown>): Phrase {
  const moved = certificatesMoved(told.before, told.after);
  const loans = memberAccounts(told.after.book).flatMap((account) => {
    const bank = tellParty(told, account.subordinateId);
    const owed = Math.max(0, -balanceOf(told.before, account));
    const owes = Math.max(0, -balanceOf(told.after, account));
    if (owes > owed) return [say`the house lends ${bank} ${dollars(owes - owed)}`];
    if (owes === owed) return [];
    return owes === 0
      ? [say`${bank}'s loan of ${dollars(owed)} is repaid`]
      : [say`${dollars(owed - owes)} of ${bank}'s loan is repaid`];
  });
  const certificates = `${moved > 0 ? `${dollars(moved)} of` : 'no'} certificates have moved`;
  const outcome = clauses([['nothing is due any more'], [certificates], ...loans]);
  return say`All banks settle with ${theParty(told, HOUSE)}: ${outcome}.`;
}

/** Certificates moved by a settlement: the sum of the falls in them, in cents. What the house lends is none. */
export function certificatesMoved(before: State, after: State): Cents {
  return memberAccounts(after.book).reduce((sum, account) => {
    const had = Math.max(0, balanceOf(before, account));
    const has = Math.max(0, balanceOf(after, account));
    return sum + Math.max(0, had - has);
  }, 0);
}
