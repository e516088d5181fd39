/**
 * CHIPS: members pre-fund positions over the central bank, and their payments are
 * netted continuously across all members. A payment that would take a member
 * further below zero than its pre-funding waits in a queue, posting nothing, until
 * an offsetting one releases it. At the end of the day what is owed is taken from
 * the positions, what is due is paid out over the central bank, and what still
 * waits is cancelled.
 */

import { type Cents, dollars } from '../../money';
import { type Phrase, type PhrasePart, say } from '../../phrase';
import { type Refusal, refusal } from '../../refusal';
import {
  accountOf,
  type Book,
  CENTRAL_BANK,
  findAccount,
  type Payment,
  partyOf,
} from '../ledger/book';
import type { Journal } from '../ledger/journal';
import { nameIn } from '../ledger/naming';
import { withParty } from '../ledger/openings';
import { balanceOf, type State } from '../ledger/state';
import type { Told } from '../ledger/telling';
import { tellPaid, tellParty } from '../ledger/telling';
import { centralbank, foundCentralBank } from './centralbank';
import { duesBetween } from './dues';
import { customersAccount, payCustomers } from './plain';
import { paySettlement } from './reserves';
import type { BankingSystem, Settlement } from './system';

/** The id of CHIPS: it is founded with the system, after the central bank. */
const CHIPS = 1;

export const chips: BankingSystem = {
  ...centralbank,
  type: 'chips',
  title: 'CHIPS',
  description:
    'Banks keep balances with a central bank; their payments are netted by CHIPS against positions funded beforehand. Two things are simpler here than in New York: what a payment moves stands as a due to or from CHIPS until the day ends, where the real system moves the positions at once and for good; and what is left in a position stays with CHIPS overnight, where the real system pays all of it out.',
  settlers: ['clearinghouse'],
  settlesForAllOnly: true,

  found(journal) {
    foundCentralBank(journal);
    const { book, party } = withParty(journal.book, 'CHIPS', 'clearinghouse', 0);
    journal.adopt(book);
    journal.openAccount('Bank Deposits', party.id, CENTRAL_BANK);
  },
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
  },
};

/** The banks that have pre-funded a position, by id. */
function members(book: Book): readonly number[] {
  return book.accounts
    .filter(({ superiorId }) => superiorId === CHIPS)
    .map(({ subordinateId }) => subordinateId);
}

/** What a member may still pay: its pre-funding, and what it is owed less what it owes. Cents. */
function position(state: State, bank: number): Cents {
  const { owed, owing } = duesBetween(state, bank, CHIPS);
  return balanceOf(state, findAccount(state.book, bank, CHIPS)) + owing - owed;
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
  const fromClaim = Math.min(payer.owing, amount);
  if (payer.owingAccount) journal.post(payer.owingAccount, -fromClaim, 'setOff');
  journal.raiseDues(fromBank, CHIPS, amount - fromClaim);
  const payee = duesBetween(journal, toBank, CHIPS);
  const offDebt = Math.min(payee.owed, amount);
  if (payee.owedAccount) journal.post(payee.owedAccount, -offDebt, 'setOff');
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
  const { owed, owedAccount, owing, owingAccount } = duesBetween(journal, bank, CHIPS);
  if (owedAccount && owed > 0) {
    journal.post(owedAccount, -owed, 'setOff');
    journal.move(accountOf(journal.book, bank, CHIPS), -owed);
  }
  if (owingAccount && owing > 0) {
    journal.post(owingAccount, -owing, 'setOff');
    paySettlement(journal, CHIPS, bank, owing);
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
      `${nameIn(book, bank)} has pre-funded no position with CHIPS; choose a bank that has.`,
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
    const { owed, owing } = duesBetween(state, id, CHIPS);
    return owed > 0 || owing > 0;
  });
  return isDue || book.queue.length > 0
    ? null
    : refusal(
        'NOTHING_DUE',
        'No member owes or is owed anything, and no payment waits; let a customer pay one of another bank first.',
        'bank',
      );
}

function tellPayment(told: Told<unknown>, payment: Payment): Phrase {
  const made = chips.paymentsMade(told.before.book, told.after.book, payment);
  const payer = tellParty(told, payment.fromBank);
  const left = position(told.after, payment.fromBank);
  if (!made.includes(payment)) {
    const { from, to, amount } = payment;
    const most = left > 0 ? `only ${dollars(left)}` : 'nothing';
    return say`${tellParty(told, from)} orders a payment of ${dollars(amount)} to ${tellParty(told, to)}. ${payer} can pay ${most} from its position, so the payment waits for an offsetting one.`;
  }
  const more = left > 0 ? `can still pay ${dollars(left)}` : 'can pay nothing more';
  const opening = say`${tellPaid(told, payment)} ${tellParty(told, CHIPS)} nets it: ${payer} ${more} from its position.`;
  const released = made.filter((one) => one !== payment).map((one) => tellWaiting(told, one));
  const [first, ...others] = released;
  if (!first) return opening;
  const rest = others.flatMap<PhrasePart>((one) => [' and, in turn, ', ...one]);
  return say`${opening} This releases ${first}${rest}.`;
}

/** What the end of the day leaves in positions: in New York nothing would be. */
function stays(after: State): string {
  const left = members(after.book)
    .map((bank) => balanceOf(after, accountOf(after.book, bank, CHIPS)))
    .reduce((sum, balance) => sum + balance, 0);
  return left > 0 ? ` The ${dollars(left)} left in positions stays there overnight.` : '';
}

/** "Ann's payment of $50 to Cleo", of one that has waited. */
function tellWaiting(told: Told<unknown>, { from, to, amount }: Payment): Phrase {
  return say`${tellParty(told, from)}'s payment of ${dollars(amount)} to ${tellParty(told, to)}`;
}

function tellSettlement(told: Told<unknown>): Phrase {
  const paid = told.after.postings
    .filter(
      ({ claim, delta }) => claim.kind === 'credit' && claim.superiorId !== CHIPS && delta < 0,
    )
    .reduce((sum, { delta }) => sum - delta, 0);
  const opening =
    paid > 0
      ? say`The day ends: what members owe ${tellParty(told, CHIPS)} is taken from their positions, and the ${dollars(paid)} that is due to others is paid out over the central bank.${stays(told.after)}`
      : say`The day ends, with nothing owed or due.`;
  return told.before.book.queue.reduce<Phrase>(
    (phrase, one) => say`${phrase} ${tellWaiting(told, one)} is cancelled.`,
    opening,
  );
}
