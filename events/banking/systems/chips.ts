/**
 * CHIPS: members pre-fund positions over the central bank, and their payments are
 * netted continuously across all members. A payment that would take a member
 * further below zero than its pre-funding waits in a queue, posting nothing, until
 * an offsetting one releases it. At the end of the day what is owed is taken from
 * the positions, what is due is paid out over the central bank, and what still
 * waits is cancelled.
 */

import { type Cents, dollars } from '../../money';
import { type Phrase, type PhrasePart, phrase } from '../../phrase';
import { type Refusal, refusal } from '../../refusal';
import {
  accountOf,
  type Book,
  CENTRAL_BANK,
  findAccount,
  type Payment,
  partyOf,
} from '../ledger/book';
import { creditorOf, holderOf, issuerOf } from '../ledger/ends';
import type { Journal } from '../ledger/journal';
import { nameIn } from '../ledger/naming';
import type { NarrationContext } from '../ledger/narration';
import { tellPaid, tellParty } from '../ledger/narration';
import { withParty } from '../ledger/openings';
import { balanceOf, type State } from '../ledger/state';
import { account, bank, customer, system } from './building';
import { CENTRAL_BANK_PARTY, centralbank, foundCentralBank } from './centralbank';
import { customersAccount, payCustomers } from './common';
import { duesBetween } from './dues';
import { paySettlement } from './reserves';
import type { Settlement } from './system';
import { defineSystem, type Institution } from './system';

/** The id of CHIPS: it is founded with the system, after the central bank. */
const CHIPS = 1;

const CHIPS_PARTY: Institution = { name: 'CHIPS', type: 'clearinghouse' };

export const chips = defineSystem({
  ...centralbank,
  title: 'CHIPS',
  description:
    'Banks keep balances with a central bank; their payments are netted by CHIPS against positions funded beforehand. Two things are simpler here than in New York: what a payment moves stands as a due to or from CHIPS until the day ends, where the real system moves the positions at once and for good; and what is left in a position stays with CHIPS overnight, where the real system pays all of it out.',
  settlementClause:
    'each payment as soon as its bank’s position covers it or it can be set off against others, else it waits; at the end of the day all positions are settled',
  settlementStyle: null,
  menu: { ...centralbank.menu, clearinghouse: ['settleDues'] },
  example: {
    title: 'A day with CHIPS',
    about: 'Three banks have paid in: pay through the day, and settle at its end.',
    opening: [
      system('chips'),
      bank('First Bank', 0, 500),
      bank('Second Bank', 0, 500),
      bank('Third Bank', 0, 500),
      account(2, 1, 100),
      account(3, 1, 100),
      account(4, 1, 50),
      customer('Ann', 300),
      customer('Ben', 200),
      customer('Cleo', 200),
      account(5, 2, 300),
      account(6, 3, 200),
      account(7, 4, 200),
    ],
  },

  institutions: [CENTRAL_BANK_PARTY, CHIPS_PARTY],
  duesWith: 'clearinghouse',
  prefundedWith: CHIPS,
  settlers: ['clearinghouse'],
  settlesForAllOnly: true,

  found(journal) {
    foundCentralBank(journal);
    const { name, type } = CHIPS_PARTY;
    const { book, party } = withParty(journal.book, name, type, 0);
    journal.adopt(book);
    journal.openAccount('Bank Deposits', party.id, CENTRAL_BANK);
  },
  fundsToBring: ({ funded }) => ({ cash: 0, deposit: funded }),
  accountBetween: (book, holder, issuer) =>
    issuer === CHIPS && partyOf(book, holder).type === 'bank'
      ? 'Bank Deposits'
      : customersAccount(book, holder, issuer),

  refuseRoute,
  paymentLimits: () => [],
  pay(journal, payment) {
    if (!canGo(journal, payment)) {
      journal.adopt({ ...journal.book, queue: [...journal.book.queue, payment] });
      return;
    }
    clear(journal, payment);
    releaseQueue(journal);
  },
  paymentsMade(before, after, payment) {
    const released = before.queue.filter((one) => !after.queue.includes(one));
    // A payment that waits is the last of a queue that has grown by it.
    return after.queue.length > before.queue.length ? released : [payment, ...released];
  },
  tellPayment,

  refuseNetting: (book, bank) =>
    refusal(
      'NOTHING_TO_NET',
      `What ${nameIn(book, bank)} owes and is owed is netted as payments are made; nothing is left to net.`,
      'with',
    ),
  refuseSettling: () => null,
  settling: {
    refuse: refuseSettlement,
    settle(journal) {
      for (const bank of members(journal.book)) settleMember(journal, bank);
      journal.adopt({ ...journal.book, queue: [] });
    },
    tell: tellSettlement,
    tellsOverdrafts: false,
  },
});

/** The banks that have pre-funded a position, by id. */
function members(book: Book): readonly number[] {
  return book.accounts.filter((account) => issuerOf(account) === CHIPS).map(holderOf);
}

/** What a member may still pay: its pre-funding, and what it is owed less what it owes. Cents. */
function position(state: State, bank: number): Cents {
  const { dueTo, dueFrom } = duesBetween(state, bank, CHIPS);
  return balanceOf(state, findAccount(state.book, bank, CHIPS)) + dueFrom - dueTo;
}

/** Whether a payment can be made now, given the payer's deposit and its bank's position. */
function canGo(state: State, { from, fromBank, amount }: Payment): boolean {
  const deposit = balanceOf(state, findAccount(state.book, from, fromBank));
  return deposit >= amount && position(state, fromBank) >= amount;
}

/** Makes a payment, setting off at once what each bank owes and is owed. */
function clear(journal: Journal, payment: Payment): void {
  const { fromBank, toBank, amount } = payment;
  payCustomers(journal, payment);
  const payer = duesBetween(journal, fromBank, CHIPS);
  const offClaim = Math.min(payer.dueFrom, amount);
  if (payer.dueFromAccount) journal.post(payer.dueFromAccount, -offClaim, 'setOff');
  journal.raiseDues(fromBank, CHIPS, amount - offClaim);
  const payee = duesBetween(journal, toBank, CHIPS);
  const offDebt = Math.min(payee.dueTo, amount);
  if (payee.dueToAccount) journal.post(payee.dueToAccount, -offDebt, 'setOff');
  journal.raiseDues(CHIPS, toBank, amount - offDebt);
}

/** Releases what waits, first in first out, passing over what stays blocked, until nothing more moves. */
function releaseQueue(journal: Journal): void {
  for (;;) {
    const { book } = journal;
    const next = book.queue.find((payment) => canGo(journal, payment));
    if (!next) return;
    clear(journal, next);
    journal.adopt({ ...journal.book, queue: book.queue.filter((payment) => payment !== next) });
  }
}

function settleMember(journal: Journal, bank: number): void {
  const { dueTo, dueToAccount, dueFrom, dueFromAccount } = duesBetween(journal, bank, CHIPS);
  if (dueToAccount && dueTo > 0) {
    journal.post(dueToAccount, -dueTo, 'setOff');
    journal.move(accountOf(journal.book, bank, CHIPS), -dueTo);
  }
  if (dueFromAccount && dueFrom > 0) {
    journal.post(dueFromAccount, -dueFrom, 'setOff');
    paySettlement(journal, CHIPS, bank, dueFrom);
  }
}

function refuseRoute(book: Book, { fromBank, toBank }: Payment): Refusal | null {
  for (const [bank, field] of [
    [fromBank, 'fromBank'],
    [toBank, 'toBank'],
  ] as const) {
    if (findAccount(book, bank, CHIPS)) continue;
    return refusal(
      'UNKNOWN_ACCOUNT',
      `${nameIn(book, bank)} has not pre-funded a position with CHIPS; choose a bank that has.`,
      field,
    );
  }
  return null;
}

function refuseSettlement(state: State, { bank, with: other, by }: Settlement): Refusal | null {
  const { book } = state;
  if (other !== CHIPS) {
    return refusal('WRONG_PARTY_TYPE', `With: members settle with ${nameIn(book, CHIPS)}.`, 'with');
  }
  if (bank !== 'all') {
    return refusal(
      'VALUE_INVALID',
      'CHIPS settles for all members at once, at the end of the day; choose “all”.',
      'bank',
    );
  }
  if (by !== undefined) {
    return refusal('VALUE_INVALID', 'CHIPS settles over the central bank; leave “by” out.', 'by');
  }
  const isDue = members(book).some((id) => {
    const { dueTo, dueFrom } = duesBetween(state, id, CHIPS);
    return dueTo > 0 || dueFrom > 0;
  });
  return isDue || book.queue.length > 0
    ? null
    : refusal(
        'NOTHING_DUE',
        'No member owes or is owed anything, and no payment waits; let a customer pay a customer of another bank first.',
        'bank',
      );
}

function tellPayment(context: NarrationContext<unknown>, payment: Payment): Phrase {
  const made = chips.paymentsMade(context.before.book, context.after.book, payment);
  const payer = tellParty(context, payment.fromBank);
  const left = position(context.after, payment.fromBank);
  if (!made.includes(payment)) {
    const { from, to, amount } = payment;
    const most = left > 0 ? `only ${dollars(left)}` : 'nothing';
    return phrase`${tellParty(context, from)} orders a payment of ${dollars(amount)} to ${tellParty(context, to)}. ${payer} can pay ${most} from its position, so the payment waits for an offsetting one.`;
  }
  const more = left > 0 ? `can still pay ${dollars(left)}` : 'can pay nothing more';
  const opening = phrase`${tellPaid(context, payment)} ${tellParty(context, CHIPS)} nets it: ${payer} ${more} from its position.`;
  const released = made.filter((one) => one !== payment).map((one) => tellWaiting(context, one));
  const [first, ...others] = released;
  if (!first) return opening;
  const rest = others.flatMap<PhrasePart>((one) => [' and, in turn, ', ...one]);
  return phrase`${opening} This releases ${first}${rest}.`;
}

/** What the end of the day leaves in positions: in New York nothing would be. */
function stays(after: State): string {
  const left = members(after.book)
    .map((bank) => balanceOf(after, accountOf(after.book, bank, CHIPS)))
    .reduce((sum, balance) => sum + balance, 0);
  return left > 0 ? ` The ${dollars(left)} left in positions stays there overnight.` : '';
}

/** "Ann's payment of $50 to Cleo", of one that has waited. */
function tellWaiting(context: NarrationContext<unknown>, { from, to, amount }: Payment): Phrase {
  return phrase`${tellParty(context, from)}’s payment of ${dollars(amount)} to ${tellParty(context, to)}`;
}

function tellSettlement(context: NarrationContext<unknown>): Phrase {
  const paid = context.after.postings
    .filter(
      ({ claim, delta }) => claim.kind === 'credit' && creditorOf(claim) !== CHIPS && delta < 0,
    )
    .reduce((sum, { delta }) => sum - delta, 0);
  const opening =
    paid > 0
      ? phrase`The day ends: what members owe ${tellParty(context, CHIPS)} is taken from their positions, and the ${dollars(paid)} that is due to others is paid out over the central bank.${stays(context.after)}`
      : phrase`The day ends, with nothing owed or due.`;
  return context.before.book.queue.reduce<Phrase>(
    (told, one) => phrase`${told} ${tellWaiting(context, one)} is cancelled.`,
    opening,
  );
}
