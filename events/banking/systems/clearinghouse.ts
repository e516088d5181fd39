/**
 * Clearing house: banks owe the house and are owed by it what their customers
 * pay, and settle in its certificates. The first two members' certificates stand
 * against the specie it was founded with; every later member pays in its own.
 * A member short of certificates is lent them (historically against collateral,
 * which is left out here).
 */

import { type Cents, dollars, exactDollars } from '../../money';
import { type Phrase, type PhrasePart, phrase } from '../../phrase';
import { type Refusal, refusal } from '../../refusal';
import {
  type Account,
  accountOf,
  type Book,
  findAccount,
  type Payment,
  reservesOf,
} from '../ledger/book';
import { holderOf } from '../ledger/ends';
import type { Journal } from '../ledger/journal';
import { nameIn } from '../ledger/naming';
import type { NarrationContext } from '../ledger/narration';
import { tellPaid, tellParty, theParty } from '../ledger/narration';
import type { Gains } from '../ledger/netWorth';
import { withParty } from '../ledger/openings';
import { balanceOf, type State } from '../ledger/state';
import { account, bank, customer, payment, system } from './building';
import {
  arrive,
  customersAccount,
  immediately,
  NOTHING_TO_PAY_INTO,
  payCustomers,
  WITH_ONES_BANK,
} from './common';
import { duesBetween, setOffDues } from './dues';
import type { Newcomer, Settlement } from './system';
import { defineSystem, type Institution } from './system';

/** The house's id: it is founded with the system. */
const HOUSE = 0;

/** The specie that the house is founded with. */
const FOUNDING: Cents = 20_000;

/** The certificates that each member gets. */
const CERTIFICATES: Cents = 10_000;

/** Members whose certificates stand against the founding specie. */
const FOUNDERS = FOUNDING / CERTIFICATES;

const HOUSE_PARTY: Institution = { name: 'Clearing House', type: 'clearinghouse' };

export const clearinghouse = defineSystem({
  title: 'Clearing house',
  description: `Banks clear their payments through a house, founded with ${dollars(FOUNDING)} in specie, and settle in its certificates.`,
  settlementClause:
    'at the end of the day all banks settle at once with the Clearing House, in its certificates',
  settlementStyle: 'net',
  menu: { customer: WITH_ONES_BANK, clearinghouse: ['settleDues', 'netDues'] },
  example: {
    title: 'A clearing house with three members',
    about: 'Three payments in a ring: clear them, and see how little is left to settle.',
    opening: [
      system('clearinghouse'),
      bank('Bank 1', 50),
      bank('Bank 2', 50),
      bank('Bank 3', 150),
      customer('Customer 1', 100),
      customer('Customer 2', 100),
      customer('Customer 3', 100),
      account(4, 1, 100),
      account(5, 2, 100),
      account(6, 3, 100),
      payment(4, 1, 5, 2, 50),
      payment(5, 2, 6, 3, 70),
      payment(6, 3, 4, 1, 30),
    ],
  },

  institutions: [HOUSE_PARTY],
  banksHoldAccounts: false,
  duesWith: 'clearinghouse',
  prefundedWith: null,
  settlers: ['clearinghouse'],
  settlesBy: false,
  settlesForAllOnly: false,
  hasCentralBank: false,

  found(journal) {
    const { name, type } = HOUSE_PARTY;
    const { book, party } = withParty(journal.book, name, type, FOUNDING);
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
  fundsToBring: () => ({ cash: CERTIFICATES, deposit: 0 }),
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
    tellsOverdrafts: true,
  },
});

/** The accounts that members have with the house, in order of joining. */
export function memberAccounts(book: Book): readonly Account[] {
  return book.accounts.filter(({ instrument }) => instrument === 'CH Certificates');
}

/** The banks that have joined, by id. */
function members(book: Book): readonly number[] {
  return memberAccounts(book).map(holderOf);
}

function refuseJoin({ book }: State, { name, partyType, cash, deposit }: Newcomer): Refusal | null {
  if (partyType !== 'bank') return deposit === 0 ? null : NOTHING_TO_PAY_INTO;
  if (deposit !== 0 && deposit !== CERTIFICATES) {
    return refusal(
      'AMOUNT_INVALID',
      `Every member gets certificates of ${exactDollars(CERTIFICATES)}; pay in exactly that, or leave the sum at 0.`,
      'deposit',
    );
  }
  if (members(book).length < FOUNDERS || cash >= CERTIFICATES) return null;
  return refusal(
    'INSUFFICIENT_CASH',
    `${name} holds ${exactDollars(cash)} in cash and must pay in ${exactDollars(CERTIFICATES)} for its certificates; give it that much.`,
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
    `With: ${nameIn(book, other)} is not a clearing house; banks net and settle with ${nameIn(book, HOUSE)}.`,
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
    const { dueTo, dueFrom } = duesBetween(state, id, HOUSE);
    return dueTo > 0 || dueFrom > 0;
  });
  if (isDue) return null;
  const house = nameIn(book, HOUSE);
  return refusal(
    'NOTHING_DUE',
    bank === 'all'
      ? `Nothing is due between any bank and ${house}; let a customer pay a customer of another bank first.`
      : `Nothing is due between ${nameIn(book, bank)} and ${house}; choose a bank that owes it or is owed by it.`,
    'bank',
  );
}

function settleMember(journal: Journal, bank: number): void {
  const between = duesBetween(journal, bank, HOUSE);
  setOffDues(journal, between, between.dueTo, between.dueFrom);
  journal.move(accountOf(journal.book, bank, HOUSE), between.dueFrom - between.dueTo);
}

function tellPayment(context: NarrationContext<unknown>, payment: Payment): Phrase {
  const { fromBank, toBank } = payment;
  const house = theParty(context, HOUSE);
  const { dueTo } = duesBetween(context.after, fromBank, HOUSE);
  const { dueFrom } = duesBetween(context.after, toBank, HOUSE);
  return phrase`${tellPaid(context, payment)} ${tellParty(context, fromBank)} now owes ${house} ${dollars(dueTo)} in dues, and ${house} owes ${tellParty(context, toBank)} ${dollars(dueFrom)}.`;
}

function tellSettlement(context: NarrationContext<unknown>, { bank }: Settlement): Phrase {
  if (bank === 'all') return tellAll(context);
  const opening = phrase`${tellParty(context, bank)} settles with ${theParty(context, HOUSE)}.`;
  const { debtor, difference } = duesBetween(context.before, bank, HOUSE);
  if (difference === 0) return phrase`${opening} The debts are set off and nothing is left to pay.`;
  const way = debtor === bank ? 'It pays' : 'It is paid';
  const paid = phrase`${opening} ${way} the difference of ${dollars(difference)}`;
  const account = findAccount(context.after.book, bank, HOUSE);
  const has = balanceOf(context.after, account);
  if (has < 0 || balanceOf(context.before, account) < 0) {
    return phrase`${paid}: it ${movedFor(context, account)}.`;
  }
  return phrase`${paid} and now has ${has > 0 ? `certificates of ${dollars(has)}` : 'no certificates left'}.`;
}

/** A settlement with all: what each member gives up and receives, those that pay first. */
function tellAll(context: NarrationContext<unknown>): Phrase {
  const accounts = memberAccounts(context.after.book);
  const gain = (account: Account) =>
    balanceOf(context.after, account) - balanceOf(context.before, account);
  const moved = [
    ...accounts.filter((account) => gain(account) < 0),
    ...accounts.filter((account) => gain(account) > 0),
  ].flatMap<PhrasePart>((account, index) => [
    index === 0 ? ' ' : '; ',
    ...phrase`${tellParty(context, holderOf(account))} ${movedFor(context, account)}`,
  ]);
  const opening = phrase`All banks settle with ${theParty(context, HOUSE)}, and nothing more is due.`;
  return moved.length === 0
    ? phrase`${opening} The debts are set off and nothing is left to pay.`
    : phrase`${opening}${moved}.`;
}

/** What a settlement has done to a member's certificates and its loan: "hands over $100 of certificates". */
function movedFor(context: NarrationContext<unknown>, account: Account | undefined): string {
  const had = balanceOf(context.before, account);
  const has = balanceOf(context.after, account);
  const certificates = Math.max(0, has) - Math.max(0, had);
  const [owed, owes] = [Math.max(0, -had), Math.max(0, -has)];
  const parts = [
    certificates < 0 ? `hands over ${dollars(-certificates)} of certificates` : '',
    loanMoved(owed, owes),
    certificates > 0 ? `receives ${dollars(certificates)} of certificates` : '',
  ];
  return parts.filter((part) => part !== '').join(' and ');
}

/** What has become of a member's loan; nothing where it owes what it owed. */
function loanMoved(owed: Cents, owes: Cents): string {
  if (owes > owed) {
    return owed === 0
      ? `takes a CH Loan of ${dollars(owes)} from the house`
      : `borrows another ${dollars(owes - owed)} from the house, to which it now owes a CH Loan of ${dollars(owes)}`;
  }
  if (owes === owed) return '';
  return owes === 0
    ? `repays its CH Loan of ${dollars(owed)}`
    : `repays ${dollars(owed - owes)}, which leaves it with a CH Loan of ${dollars(owes)}`;
}

/** Certificates moved by a settlement: the sum of the falls in them, in cents. What the house lends is none. */
export function certificatesMoved(before: State, after: State): Cents {
  return memberAccounts(after.book).reduce((sum, account) => {
    const had = Math.max(0, balanceOf(before, account));
    const has = Math.max(0, balanceOf(after, account));
    return sum + Math.max(0, had - has);
  }, 0);
}
