/**
 * The journal: what an action writes its postings into. It is filled once, inside
 * one pure step (actions/apply.ts), and is thrown away when the round is made.
 */
import { type Draft, produce } from 'immer';
import { type Cents, MAX_BALANCE } from '../money';
import type {
  Account,
  Book,
  Claim,
  CreditAccount,
  CreditInstrument,
  DepositInstrument,
  Party,
  PartyType,
  Reserves,
} from './book';
import { findDues } from './book';
import type { Notation, Posting, State } from './state';

/** A book that may be changed, inside `amend` only. */
export type BookDraft = Draft<Book>;

export class Journal {
  book: Book;
  readonly column: number[];
  readonly postings: Posting[] = [];
  /** Whether a posting has taken a balance beyond exact integers. */
  overflowed = false;

  constructor(before: State) {
    this.book = before.book;
    this.column = before.column.slice();
  }

  /** The balance of a claim as the postings so far leave it. */
  balance(claim: Claim | undefined): Cents {
    return claim ? (this.column[claim.slot] ?? 0) : 0;
  }

  /** Changes the book. */
  amend(recipe: (draft: BookDraft) => void): void {
    this.book = produce(this.book, recipe);
  }

  /** Posts one change that stays on one side of zero. */
  post(claim: Claim, delta: Cents, notation: Notation): void {
    if (delta === 0) return;
    const after = this.balance(claim) + delta;
    if (after > MAX_BALANCE || after < -MAX_BALANCE) this.overflowed = true;
    this.column[claim.slot] = after;
    this.postings.push({ claim, delta, notation });
  }

  /** Hands cash from one party to another. */
  payCash(from: Reserves, to: Reserves, amount: Cents): void {
    this.post(from, -amount, 'assignment');
    this.post(to, amount, 'assignment');
  }

  /**
   * Moves an account by `delta`. A move through zero is split at it: the deposit
   * part and the overdraft part are two claims, each issued or set off.
   */
  move(account: Account, delta: Cents): void {
    const first = partBeforeZero(this.balance(account), delta);
    this.postPart(account, first);
    this.postPart(account, delta - first);
  }

  /**
   * Passes `amount` from one account to another on the same issuer's books. So
   * far as a deposit falls and a deposit rises, the issuer merely swaps its
   * creditor (novation); the rest issues or sets off deposits and overdrafts.
   */
  transferWithin(payer: Account, payee: Account, amount: Cents): void {
    const falls = Math.min(Math.max(this.balance(payer), 0), amount);
    const rises = amount - Math.min(Math.max(-this.balance(payee), 0), amount);
    const novated = Math.min(falls, rises);
    this.post(payer, -novated, 'novation');
    this.move(payer, novated - amount);
    this.move(payee, amount - novated);
    this.post(payee, novated, 'novation');
  }

  /** Raises what `debtor` owes `creditor` in dues, opening the account at its first rise. */
  raiseDues(debtor: number, creditor: number, amount: Cents): void {
    const standing = findDues(this.book, debtor, creditor);
    if (standing?.netted && this.balance(standing) === 0) {
      this.amend((draft) => {
        const dues = draft.credits[standing.id];
        if (dues) dues.netted = false;
      });
    }
    const dues =
      findDues(this.book, debtor, creditor) ?? this.openCredit('Dues', debtor, creditor, amount);
    this.post(dues, amount, 'issuance');
  }

  /** Brings a party onto the board, endowed with `cash` in specie. */
  openParty(name: string, type: PartyType, cash: Cents): Party {
    const id = this.book.parties.length;
    const party: Party = { id, name, type, accountIds: [], creditIds: [] };
    const reserves: Reserves = {
      kind: 'reserves',
      id,
      slot: this.book.slotCount,
      category: 'Reserves',
      instrument: 'Reserves',
      cashReserves: cash,
    };
    this.column[reserves.slot] = 0;
    this.amend((draft) => {
      draft.parties.push({ ...party, accountIds: [], creditIds: [] });
      draft.reserves.push(reserves);
      draft.slotCount += 1;
    });
    this.post(reserves, cash, 'assignment');
    return party;
  }

  /** Opens a deposit-type account with nothing on it yet. */
  openAccount(instrument: DepositInstrument, holder: number, issuer: number): Account {
    const account: Account = {
      kind: 'account',
      id: this.book.accounts.length,
      slot: this.book.slotCount,
      subordinateId: holder,
      superiorId: issuer,
      instrument,
    };
    this.column[account.slot] = 0;
    this.amend((draft) => {
      draft.accounts.push(account);
      draft.slotCount += 1;
      draft.parties[holder]?.accountIds.push(account.id);
      draft.parties[issuer]?.accountIds.push(account.id);
    });
    return account;
  }

  /** Opens a credit account with nothing on it yet; `principal` is what it will open with. */
  openCredit(
    instrument: CreditInstrument,
    debtor: number,
    creditor: number,
    principal: Cents,
  ): CreditAccount {
    const credit: CreditAccount = {
      kind: 'credit',
      id: this.book.nextCreditId,
      slot: this.book.slotCount,
      subordinateId: debtor,
      superiorId: creditor,
      instrument,
      interest: 0,
      interestRate: 0,
      principal,
      netted: false,
    };
    this.column[credit.slot] = 0;
    this.amend((draft) => {
      draft.credits[credit.id] = credit;
      draft.nextCreditId += 1;
      draft.slotCount += 1;
      draft.parties[debtor]?.creditIds.push(credit.id);
      draft.parties[creditor]?.creditIds.push(credit.id);
    });
    return credit;
  }

  private postPart(account: Account, delta: Cents): void {
    const balance = this.balance(account);
    const grows = Math.abs(balance + delta) > Math.abs(balance);
    this.post(account, delta, grows ? 'issuance' : 'setOff');
  }
}

/** The part of a move that happens before the balance reaches zero; all of it when it does not cross. */
function partBeforeZero(balance: Cents, delta: Cents): Cents {
  const crosses = (balance > 0 && balance + delta < 0) || (balance < 0 && balance + delta > 0);
  return crosses ? -balance : delta;
}
