/**
 * The journal: what an action writes its postings into. It is filled once, inside
 * one pure step (world/rules.ts), and is thrown away when the round is made.
 */
import { type Draft, produce } from 'immer';
import { type BasisPoints, type Cents, MAX_BALANCE } from '../../money';
import type { Notation } from '../../world/notation';
import {
  type Account,
  type Bilateral,
  type Book,
  type Claim,
  type CreditAccount,
  findAccrued,
  findDues,
  reservesOf,
  type Securities,
  sharesOf,
  type Terms,
} from './book';
import { withCredit, withoutCredit } from './credits';
import { creditorOf, debtorOf } from './ends';
import type { CreditInstrument, DepositInstrument } from './instruments';
import { residueOf } from './interest';
import { withAccount } from './openings';
import type { Posting, State } from './state';

/** A book that may be changed, inside `amend` only. */
export type BookDraft = Draft<Book>;

export class Journal {
  book: Book;
  readonly column: number[];
  readonly postings: Posting[] = [];
  /** Whether a posting has taken a balance beyond exact integers. */
  overflowed = false;
  /** Whether the slot of a debt that ends is left to no other debt before the step is over. */
  keepsSlots = false;

  constructor(before: State) {
    this.book = before.book;
    this.column = before.column.slice();
  }

  /** The balance of a claim as the postings so far leave it, in cents. Throws when its book was not adopted. */
  balance(claim: Claim): Cents {
    const balance = this.column[claim.slot];
    if (balance === undefined) throw new Error(`no balance in slot ${claim.slot}`);
    return balance;
  }

  /** Changes the book. For what happens once in a while: settings, and what builds an opening. */
  amend(recipe: (draft: BookDraft) => void): void {
    this.book = produce(this.book, recipe);
  }

  /** Goes on with another book, which may have new claims in it: their balances are zero until they are posted to. */
  adopt(book: Book): void {
    this.book = book;
    while (this.column.length < book.slotCount) this.column.push(0);
  }

  /** Posts one change, in cents, that takes the claim to zero at most, not through it. */
  post(claim: Claim, delta: Cents, notation: Notation, counterpartyId: number | null = null): void {
    if (delta === 0) return;
    const after = this.balance(claim) + delta;
    if (after > MAX_BALANCE || after < -MAX_BALANCE) this.overflowed = true;
    this.column[claim.slot] = after;
    this.postings.push({ claim, delta, notation, counterpartyId });
  }

  /** Hands cash from one party to another, in cents. */
  payCash(from: number, to: number, amount: Cents): void {
    this.post(reservesOf(this.book, from), -amount, 'assignment', to);
    this.post(reservesOf(this.book, to), amount, 'assignment', from);
  }

  /**
   * Moves an account by `delta`. A move through zero is split at it: the deposit
   * part and the overdraft part are two claims, one set off and the other issued.
   */
  move(account: Account, delta: Cents): void {
    const balance = this.balance(account);
    const after = balance + delta;
    if ((balance > 0 && after < 0) || (balance < 0 && after > 0)) {
      this.move(account, -balance);
      this.move(account, after);
      return;
    }
    this.post(account, delta, Math.abs(after) > Math.abs(balance) ? 'issuance' : 'setOff');
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
  raiseDues(
    debtor: number,
    creditor: number,
    amount: Cents,
    notation: Notation = 'issuance',
  ): void {
    if (amount === 0) return;
    const dues =
      findDues(this.book, debtor, creditor) ??
      this.openCredit('Dues', debtor, creditor, amount, {});
    if (this.balance(dues) === 0) this.column[dues.slot + 1] = 0;
    this.post(dues, amount, notation);
  }

  /** Marks dues as netted until they next rise from zero. */
  markNetted(dues: CreditAccount): void {
    this.column[dues.slot + 1] = 1;
  }

  /** Opens a deposit-type account with nothing on it yet. */
  openAccount(
    instrument: DepositInstrument,
    holder: number,
    issuer: number,
    rate: BasisPoints = 0,
  ): Account {
    const { book, account } = withAccount(this.book, instrument, holder, issuer, rate);
    this.adopt(book);
    return account;
  }

  /** Opens a credit account with nothing on it yet; `principal` is what it will open with. */
  private openCredit(
    instrument: CreditInstrument,
    debtor: number,
    creditor: number,
    principal: Cents,
    terms: Partial<Terms>,
  ): CreditAccount {
    const { freeSlots } = this.book;
    // Where debts end and others take their place in one step, each keeps a slot of its own in it: views
    // read the balance of a debt that ended from the slot that it had.
    const book = this.keepsSlots ? { ...this.book, freeSlots: [] } : this.book;
    const opened = withCredit(book, instrument, debtor, creditor, principal, terms);
    this.adopt(this.keepsSlots ? { ...opened.book, freeSlots } : opened.book);
    // A slot that was another debt's holds what was left over there.
    if (this.book.clock) this.column[opened.credit.slot + 1] = 0;
    return opened.credit;
  }

  /** Raises what a holder has of a bank's share capital, in cents. */
  issueShares(bank: number, holder: number, amount: Cents, notation: Notation = 'issuance'): void {
    const shares =
      sharesOf(this.book, bank).find((one) => creditorOf(one) === holder) ??
      this.openCredit('Shares', bank, holder, amount, {});
    this.post(shares, amount, notation);
    if (amount === 0 && this.balance(shares) === 0) this.book = withoutCredit(this.book, shares);
  }

  /** Books interest on a debt, which its debtor owes beside it until it is paid. */
  accrue(loan: CreditAccount, amount: Cents): void {
    if (amount === 0) return;
    const accrued =
      findAccrued(this.book, loan) ??
      this.openCredit('Accrued Interest', debtorOf(loan), creditorOf(loan), amount, {
        accruedOnId: loan.id,
      });
    this.post(accrued, amount, 'issuance');
  }

  /** Keeps what is left over in rounding the interest of a claim of a board with a clock. */
  setResidue({ slot }: Bilateral, residue: number): void {
    this.column[slot + 1] = residue;
  }

  /** Keeps the face value of a party's bills, on a board with a clock; on others it is what they are worth. */
  setFaceValue({ slot }: Securities, face: Cents): void {
    if (this.book.clock) this.column[slot + 1] = face;
  }

  /** Makes a loan: opens its account and posts the principal. */
  lend(
    instrument: CreditInstrument,
    debtor: number,
    creditor: number,
    principal: Cents,
    terms: Partial<Terms>,
  ): void {
    const loan = this.openCredit(instrument, debtor, creditor, principal, terms);
    this.post(loan, principal, 'issuance');
    // An opening may lend nothing: then nothing is owed, and nothing stays open.
    if (principal === 0) this.book = withoutCredit(this.book, loan);
  }

  /**
   * Puts a debt between other parties in the place of one that was lent, or of part of it, on the same
   * terms; what rounding has left over of its interest goes with it.
   *
   * @param accruedOnId the id of the debt whose interest it is; left out, it is none
   * @returns the debt in its place
   */
  novate(
    debt: CreditAccount,
    amount: Cents,
    debtor: number,
    creditor: number,
    accruedOnId?: number,
  ): CreditAccount {
    const residue = residueOf(this, debt);
    this.repay(debt, amount, 'novation');
    const terms = accruedOnId === undefined ? debt : { ...debt, accruedOnId };
    const novated = this.openCredit(debt.instrument, debtor, creditor, amount, terms);
    this.post(novated, amount, 'novation');
    this.setResidue(novated, residue);
    return novated;
  }

  /** Sets part of a debt off, and closes the account when nothing is left. */
  repay(credit: CreditAccount, amount: Cents, notation: Notation = 'setOff'): void {
    this.post(credit, -amount, notation);
    if (this.balance(credit) === 0) this.book = withoutCredit(this.book, credit);
  }
}
