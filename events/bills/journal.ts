/** The journal of the exercise: what an action writes its postings into, inside one pure step. */
import { endowment } from './conditions';
import {
  type Bill,
  type BillsPosting,
  type BillsState,
  bankerIn,
  billOf,
  CURRENCIES,
  type Currency,
  mutualClaim,
  type Player,
  playerOf,
} from './state';

export class BillsJournal {
  readonly postings: BillsPosting[] = [];

  /** @param state the state as the postings so far leave it */
  constructor(public state: BillsState) {}

  /** Hands hundredths of goods from one player to another. */
  handGoods(from: number, to: number, amount: number): void {
    this.addGoods(from, to, -amount);
    this.addGoods(to, from, amount);
  }

  /** Hands hundredths of a coin from one player to another. */
  payCoin(from: number, to: number, currency: Currency, amount: number): void {
    this.addCoin(from, to, currency, -amount);
    this.addCoin(to, from, currency, amount);
  }

  /** Draws up a bill of an amount in hundredths of a marc, payable in the debtor's city. */
  issueBill(dueTo: number, dueFrom: number, amount: number): void {
    const id = this.state.bills.length;
    const { city } = playerOf(this.state, dueFrom);
    const bill: Bill = { id, dueTo, dueFrom, city, amount, paid: false };
    this.state = { ...this.state, bills: [...this.state.bills, bill] };
    this.postBill(bill, dueTo, dueFrom, amount, 'issuance');
  }

  /** Passes a bill from its holder to another player. */
  assignBill(billId: number, to: number): void {
    const bill = billOf(this.state, billId);
    this.replaceBill({ ...bill, dueTo: to });
    this.postBill(bill, bill.dueTo, to, -bill.amount, 'assignment');
    this.postBill(bill, to, bill.dueTo, bill.amount, 'assignment');
  }

  /** Ends a bill: its debtor has paid it. */
  settleBill(billId: number): void {
    const bill = billOf(this.state, billId);
    this.replaceBill({ ...bill, paid: true });
    this.postBill(bill, bill.dueTo, bill.dueFrom, -bill.amount, 'setOff');
  }

  /**
   * Lets one banker owe another so much more. What the creditor itself owed is
   * set off first; only the rest is a new claim.
   */
  owe(creditorId: number, debtorId: number, amount: number): void {
    const standing = mutualClaim(this.state);
    const owedBack = standing?.creditorId === debtorId ? standing.amount : 0;
    const setOff = Math.min(owedBack, amount);
    this.postClaim(debtorId, creditorId, -setOff);
    this.postClaim(creditorId, debtorId, amount - setOff);
  }

  /** Sets everything back to what the players brought; open bills and the bankers' claim are cancelled. */
  restore(): void {
    for (const bill of this.state.bills) {
      if (!bill.paid) this.postBill(bill, bill.dueTo, bill.dueFrom, -bill.amount, 'setOff');
    }
    const standing = mutualClaim(this.state);
    if (standing) this.postClaim(standing.creditorId, standing.debtorId, -standing.amount);
    for (const { id, city, type, goods, coins } of this.state.players) {
      const brought = endowment(city, type);
      this.addGoods(id, null, brought.goods - goods);
      for (const currency of CURRENCIES) {
        this.addCoin(id, null, currency, brought.coins[currency] - coins[currency]);
      }
    }
    this.state = { ...this.state, bills: [] };
  }

  private addGoods(playerId: number, counterpartyId: number | null, delta: number): void {
    if (delta === 0) return;
    const player = playerOf(this.state, playerId);
    this.replacePlayer({ ...player, goods: player.goods + delta });
    this.postings.push({ kind: 'goods', playerId, counterpartyId, delta, notation: 'assignment' });
  }

  private addCoin(
    playerId: number,
    counterpartyId: number | null,
    currency: Currency,
    delta: number,
  ): void {
    if (delta === 0) return;
    const player = playerOf(this.state, playerId);
    const coins = { ...player.coins, [currency]: player.coins[currency] + delta };
    this.replacePlayer({ ...player, coins });
    this.postings.push({
      kind: 'coin',
      currency,
      playerId,
      counterpartyId,
      delta,
      notation: 'assignment',
    });
  }

  private postBill(
    bill: Bill,
    holderId: number,
    counterpartyId: number,
    delta: number,
    notation: BillsPosting['notation'],
  ): void {
    this.postings.push({ kind: 'bill', bill, holderId, counterpartyId, delta, notation });
  }

  private postClaim(creditorId: number, debtorId: number, delta: number): void {
    if (delta === 0) return;
    const isFlorence = bankerIn(this.state, 'Florence')?.id === creditorId;
    this.state = { ...this.state, claim: this.state.claim + (isFlorence ? delta : -delta) };
    const notation = delta > 0 ? 'issuance' : 'setOff';
    this.postings.push({ kind: 'claim', creditorId, debtorId, delta, notation });
  }

  private replacePlayer(player: Player): void {
    this.state = { ...this.state, players: this.state.players.with(player.id, player) };
  }

  private replaceBill(bill: Bill): void {
    this.state = { ...this.state, bills: this.state.bills.with(bill.id, bill) };
  }
}
