/** The figures of one state, each a plain sum over its claims: credit, reserves, money, and each party's own. */
import { itemAt } from '../../assert';
import type { Cents } from '../../money';
import { type Bilateral, type Book, CENTRAL_BANK, claimsOf } from '../ledger/book';
import { holderOf, isBilateral, isPartyTo, issuerOf } from '../ledger/ends';
import { DEPOSITS } from '../ledger/instruments';
import { balanceOf, type State } from '../ledger/state';

/** One round's figures, in cents. */
export interface Figures {
  /** All claims outstanding, overdrafts as their positive figure. Specie, notes and bills are none of them. */
  readonly credit: Cents;
  /** What banks hold to pay with: their cash and, where there is a central bank, their positive balances with it. */
  readonly reserves: Cents;
  /** Credit with the central bank on neither side. */
  readonly privateCredit: Cents;
  /** The quantity of money: customers' cash and positive customer deposits. */
  readonly money: Cents;
  /** Customer deposits less customer overdrafts: what customers have on balance with banks. May be negative. */
  readonly depositsNet: Cents;
  /**
   * Customer deposits with no overdraft taken off: what can be paid with. An overdraft is
   * not added to them: it is a claim of the bank on the customer, so it counts as credit,
   * and paying out of it shows as somebody else's deposit.
   */
  readonly depositsGross: Cents;
  /** By party: its reserves, and the deposits it owes (those of banks too). */
  readonly nationalData: readonly PartyFigures[];
}

interface PartyFigures {
  /** Cash; for a bank also its positive balance with the central bank. Cents. */
  readonly reserves: Cents;
  /** Positive balances of the accounts that others have with it. Cents. */
  readonly deposits: Cents;
}

/** Whether a claim stands with the central bank on either side. */
function isCentral(book: Book, claim: Bilateral): boolean {
  return book.notes !== null && isPartyTo(claim, CENTRAL_BANK);
}

/** The figures of one state: their definition. A long line of rounds has them faster by seriesOf. */
export function figuresOf(state: State): Figures {
  const { book } = state;
  const national = book.parties.map(() => ({ reserves: 0, deposits: 0 }));
  const sums = { credit: 0, reserves: 0, privateCredit: 0, depositsNet: 0, depositsGross: 0 };
  let customersCash = 0;
  const addReserves = (id: number, balance: Cents): void => {
    if (book.parties[id]?.type === 'bank') sums.reserves += balance;
    itemAt(national, id).reserves += balance;
  };
  for (const claim of claimsOf(book)) {
    const balance = balanceOf(state, claim);
    if (claim.kind === 'reserves') {
      if (book.parties[claim.id]?.type === 'customer') customersCash += balance;
      addReserves(claim.id, balance);
    }
    if (!isBilateral(claim)) continue;
    sums.credit += Math.abs(balance);
    if (!isCentral(book, claim)) sums.privateCredit += Math.abs(balance);
    if (claim.kind !== 'account') continue;
    const positive = Math.max(0, balance);
    if (DEPOSITS[claim.instrument].isMoney) {
      sums.depositsNet += balance;
      sums.depositsGross += positive;
    }
    itemAt(national, issuerOf(claim)).deposits += positive;
    const holder = book.parties[holderOf(claim)];
    if (holder?.type === 'bank' && isCentral(book, claim)) addReserves(holder.id, positive);
  }
  return { ...sums, money: customersCash + sums.depositsGross, nationalData: national };
}
