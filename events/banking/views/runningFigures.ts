/**
 * The figures of round after round without summing each one anew: they are
 * summed once, and then follow the postings. A posting moves one claim from one
 * balance to another, so it is enough to keep a copy of the column of balances
 * and to add what the claim counts for now less what it counted for before.
 * What each figure means is said, and summed plainly, in figures.ts; a property
 * test holds the two to each other at every round.
 */
import { itemAt } from '../../assert';
import type { Cents } from '../../money';
import { type Account, type Bilateral, type Book, CENTRAL_BANK } from '../ledger/book';
import { holderOf, isPartyTo, issuerOf } from '../ledger/ends';
import { DEPOSITS } from '../ledger/instruments';
import type { PartyType } from '../ledger/partyTypes';
import type { Posting, State } from '../ledger/state';
import { figuresOf } from './figures';

export class RunningFigures {
  credit: Cents = 0;
  reserves: Cents = 0;
  privateCredit: Cents = 0;
  money: Cents = 0;
  depositsNet: Cents = 0;
  depositsGross: Cents = 0;
  /** By party, each 0 before the party came. Cents. */
  readonly partyReserves: Cents[];
  readonly partyDeposits: Cents[];
  private readonly types: readonly PartyType[];
  /** -1 where there is none. */
  private readonly centralBank: number;
  private column: number[] = [];

  /**
   * @param last the book of the last round. Parties only ever come, and a system is
   * chosen before anything else, so it can be asked about every round: to ask each
   * round's own would cost more than all the rest.
   */
  constructor(last: Book) {
    const { parties, notes } = last;
    this.types = parties.map(({ type }) => type);
    this.centralBank = notes ? CENTRAL_BANK : -1;
    this.partyReserves = parties.map(() => 0);
    this.partyDeposits = parties.map(() => 0);
  }

  /** Takes the figures of a state whole. */
  restart(state: State): void {
    const whole = figuresOf(state);
    this.credit = whole.credit;
    this.reserves = whole.reserves;
    this.privateCredit = whole.privateCredit;
    this.money = whole.money;
    this.depositsNet = whole.depositsNet;
    this.depositsGross = whole.depositsGross;
    whole.nationalData.forEach(({ reserves, deposits }, id) => {
      this.partyReserves[id] = reserves;
      this.partyDeposits[id] = deposits;
    });
    this.column = state.column.slice();
  }

  /** Follows the postings of the next round. */
  follow(postings: readonly Posting[]): void {
    for (const { claim, delta } of postings) {
      switch (claim.kind) {
        case 'reserves':
          if (this.types[claim.id] === 'customer') this.money += delta;
          this.addReserves(claim.id, delta);
          break;
        case 'credit':
          this.addCredit(claim, delta);
          break;
        case 'account':
          this.followAccount(claim, delta);
          break;
        case 'notes':
        case 'securities':
          // No figure counts them.
          break;
      }
    }
  }

  private followAccount(account: Account, delta: Cents): void {
    const { slot, instrument } = account;
    const before = this.column[slot] ?? 0;
    const after = before + delta;
    this.column[slot] = after;
    this.addCredit(account, Math.abs(after) - Math.abs(before));
    const risen = Math.max(0, after) - Math.max(0, before);
    if (DEPOSITS[instrument].isMoney) {
      this.depositsNet += delta;
      this.depositsGross += risen;
      this.money += risen;
    } else if (this.isCentral(account) && this.isBank(holderOf(account))) {
      this.addReserves(holderOf(account), risen);
    }
    const issuer = issuerOf(account);
    this.partyDeposits[issuer] = itemAt(this.partyDeposits, issuer) + risen;
  }

  private addCredit(claim: Bilateral, risen: Cents): void {
    this.credit += risen;
    if (!this.isCentral(claim)) this.privateCredit += risen;
  }

  private addReserves(id: number, risen: Cents): void {
    if (this.isBank(id)) this.reserves += risen;
    this.partyReserves[id] = itemAt(this.partyReserves, id) + risen;
  }

  private isCentral(claim: Bilateral): boolean {
    return isPartyTo(claim, this.centralBank);
  }

  private isBank(id: number): boolean {
    return this.types[id] === 'bank';
  }
}
