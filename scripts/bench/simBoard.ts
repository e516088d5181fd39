/** The board of the plain simulator: what stands on it, what is checked, and how balances change. */
import type { Offers } from '@/events/banking/actions/offers';
import { creditorOf, debtorOf, holderOf, issuerOf } from '@/events/banking/ledger/ends';
import type { PartyType } from '@/events/banking/ledger/partyTypes';
import { balanceOf, isNetted, type State } from '@/events/banking/ledger/state';
import { MAX_AMOUNT, MAX_BALANCE, share } from '@/events/money';
import type { RefusalCode } from '@/events/refusal';
import type { Notation } from '@/events/world/notation';

/** An account, kept with its holder. */
export interface SimAccount {
  readonly issuer: number;
  readonly instrument: string;
  balance: number;
}

/** Dues, kept with the debtor. */
export interface SimDues {
  readonly creditor: number;
  balance: number;
  netted: boolean;
}

export interface SimParty {
  readonly id: number;
  readonly type: PartyType;
  readonly accounts: SimAccount[];
  readonly dues: SimDues[];
}

/** A fed funds loan; it is taken away when it is paid off. */
export interface SimDebt {
  readonly id: number;
  readonly debtor: number;
  readonly creditor: number;
  readonly principal: number;
  readonly interest: number;
  balance: number;
}

/** One change of one claim. */
export interface Entry {
  readonly instrument: string;
  /** Who holds the account or owes the debt. */
  readonly party: number;
  readonly counterparty: number;
  readonly delta: number;
  readonly notation: Notation;
}

export interface SimBoard {
  readonly parties: SimParty[];
  readonly debts: SimDebt[];
  nextId: number;
  readonly overdraft: number;
  /** What the latest event wrote. */
  entries: Entry[];
}

/** The types of event that a board offers to parties of each type. */
export type SimOffers = Readonly<Record<PartyType, ReadonlySet<string>>>;

/** A lesson's offers for the simulator. */
export function simOffers({ parties }: Offers): SimOffers {
  const { customer = [], bank = [], clearinghouse = [], centralbank = [] } = parties;
  const { treasury = [], insurancefund = [] } = parties;
  return {
    customer: new Set(customer),
    bank: new Set(bank),
    clearinghouse: new Set(clearinghouse),
    centralbank: new Set(centralbank),
    treasury: new Set(treasury),
    insurancefund: new Set(insurancefund),
  };
}

/** A simulator that stands where a state stands. Cash and Treasury Bills are left out: no session here moves them. */
export function simBoard(state: State): SimBoard {
  const { book } = state;
  const credits = book.credits.map((credit) => ({
    id: credit.id,
    debtor: debtorOf(credit),
    creditor: creditorOf(credit),
    principal: credit.principal,
    interest: credit.interest,
    balance: balanceOf(state, credit),
    isDues: credit.instrument === 'Dues',
    netted: isNetted(state, credit),
  }));
  return {
    parties: book.parties.map(({ id, type }) => ({
      id,
      type,
      accounts: book.accounts
        .filter((one) => holderOf(one) === id)
        .map((one) => ({
          issuer: issuerOf(one),
          instrument: one.instrument,
          balance: balanceOf(state, one),
        })),
      dues: credits
        .filter(({ isDues, debtor }) => isDues && debtor === id)
        .map(({ creditor, balance, netted }) => ({ creditor, balance, netted })),
    })),
    debts: credits
      .filter(({ isDues }) => !isDues)
      .map(({ isDues: _, netted: __, ...debt }) => debt),
    nextId: book.nextCreditId,
    overdraft: book.settings.overdraft,
    entries: [],
  };
}

/** The account of a holder with an issuer. */
export function accountWith(party: SimParty, issuer: number): SimAccount | undefined {
  for (const account of party.accounts) if (account.issuer === issuer) return account;
  return undefined;
}

/** The dues of a debtor to a creditor, if there ever were any. */
export function findDues(debtor: SimParty, creditor: number): SimDues | undefined {
  for (const dues of debtor.dues) if (dues.creditor === creditor) return dues;
  return undefined;
}

/** Whether a party is of the type that its field asks for. */
export function refuseType(party: SimParty, type: PartyType): RefusalCode | null {
  return party.type === type ? null : 'WRONG_PARTY_TYPE';
}

/** Whether the board offers the type to whoever acts, and whether it is one who may. */
export function refuseActor(
  actor: SimParty,
  type: PartyType,
  event: string,
  offers: SimOffers,
): RefusalCode | null {
  return offers[actor.type].has(event) ? refuseType(actor, type) : 'NOT_OFFERED';
}

/** Whether two parties are different. */
export function refuseSame(one: number, other: number): RefusalCode | null {
  return one === other ? 'SAME_PARTY' : null;
}

/** Whether an amount is whole cents, more than zero and not too large. */
export function refuseAmount(amount: number): RefusalCode | null {
  if (Number.isInteger(amount) && amount > 0 && amount <= MAX_AMOUNT) return null;
  return amount > MAX_AMOUNT ? 'AMOUNT_TOO_LARGE' : 'AMOUNT_INVALID';
}

/** Whether an account may fall by so much, given how far below zero it may go. */
export function refuseBeyond(
  { overdraft }: SimBoard,
  { balance }: SimAccount,
  amount: number,
): RefusalCode | null {
  if (amount <= balance + overdraft) return null;
  return overdraft > 0 ? 'OVERDRAFT_LIMIT' : 'INSUFFICIENT_DEPOSITS';
}

/** The interest that is paid with a part of a debt: what has been paid is always the same share of both. */
export function interestWith({ interest, principal, balance }: SimDebt, amount: number): number {
  if (interest === 0) return 0;
  const paid = share(interest, principal - balance, principal);
  return share(interest, principal - balance + amount, principal) - paid;
}

/** Writes one change down. */
export function write(
  board: SimBoard,
  instrument: string,
  party: number,
  counterparty: number,
  delta: number,
  notation: Notation,
): void {
  board.entries.push({ instrument, party, counterparty, delta, notation });
}

/** A balance that is still an exact integer. Throws otherwise: no session here comes near. */
function exact(balance: number): number {
  if (balance > MAX_BALANCE || balance < -MAX_BALANCE) throw new Error('a balance is too large');
  return balance;
}

/** Moves an account, in two entries where it passes zero. */
export function move(board: SimBoard, holder: number, account: SimAccount, delta: number): void {
  const { balance } = account;
  const after = balance + delta;
  if ((balance > 0 && after < 0) || (balance < 0 && after > 0)) {
    movePart(board, holder, account, -balance);
    movePart(board, holder, account, after);
  } else {
    movePart(board, holder, account, delta);
  }
}

function movePart(board: SimBoard, holder: number, account: SimAccount, delta: number): void {
  if (delta === 0) return;
  const after = exact(account.balance + delta);
  const notation = Math.abs(after) > Math.abs(account.balance) ? 'issuance' : 'setOff';
  account.balance = after;
  write(board, account.instrument, holder, account.issuer, delta, notation);
}

/** Passes a sum from one account to another of the same issuer: a novation, so far as both are deposits. */
export function payWithin(
  board: SimBoard,
  from: number,
  payer: SimAccount,
  to: number,
  payee: SimAccount,
  amount: number,
): void {
  const falls = Math.min(Math.max(payer.balance, 0), amount);
  const rises = amount - Math.min(Math.max(-payee.balance, 0), amount);
  const novated = Math.min(falls, rises);
  if (novated > 0) {
    payer.balance -= novated;
    write(board, payer.instrument, from, payer.issuer, -novated, 'novation');
  }
  move(board, from, payer, novated - amount);
  move(board, to, payee, amount - novated);
  if (novated > 0) {
    payee.balance = exact(payee.balance + novated);
    write(board, payee.instrument, to, payee.issuer, novated, 'novation');
  }
}

/** Raises dues, which are opened at their first rise. */
export function raiseDues(
  board: SimBoard,
  debtor: SimParty,
  creditor: number,
  amount: number,
): void {
  const dues = findDues(debtor, creditor);
  if (dues) {
    if (dues.balance === 0) dues.netted = false;
    dues.balance = exact(dues.balance + amount);
  } else {
    debtor.dues.push({ creditor, balance: amount, netted: false });
    board.nextId += 1;
  }
  write(board, 'Dues', debtor.id, creditor, amount, 'issuance');
}

/** Lowers dues. */
export function lowerDues(board: SimBoard, debtor: number, dues: SimDues, amount: number): void {
  if (amount === 0) return;
  dues.balance -= amount;
  write(board, 'Dues', debtor, dues.creditor, -amount, 'setOff');
}
