/**
 * The rules of the exercise told a second time, without any code of the core:
 * an account of every purse, kept by the players' names.
 */
import type { BillsEvent } from '@/events/bills/registry';

type Purse = { goods: number; ecus: number; marcs: number };
type Paper = { holder: string; debtor: string; city: string; amount: number; open: boolean };

const RATES = new Map([
  ['Florence', 6550n],
  ['Lyons', 6400n],
]);

/** Keeps the books of one board. */
export class Bookkeeper {
  purses = new Map<string, Purse>();
  papers: Paper[] = [];
  /** What Lyons owes Florence. */
  between = 0;

  constructor(readonly names: readonly string[]) {
    this.begin();
  }

  private begin(): void {
    this.papers = [];
    this.between = 0;
    for (const name of this.names) {
      const inFlorence = name.startsWith('Florence');
      const purse = inFlorence
        ? { goods: 1000, ecus: 50_000, marcs: 0 }
        : { goods: 1000, ecus: 0, marcs: 100 };
      this.purses.set(
        name,
        name.endsWith('Banker') ? { goods: 0, ecus: 50_000, marcs: 1000 } : purse,
      );
    }
  }

  /** Whether the rules let an event pass that names players and bills that are there. */
  allows(event: BillsEvent): boolean {
    switch (event.type) {
      case 'trade': {
        const [seller, buyer] = [this.name(event.exporter), this.name(event.importer)];
        const isSound = seller.endsWith('Exporter') && buyer.endsWith('Importer');
        return (
          isSound && cityOf(seller) !== cityOf(buyer) && event.amount <= this.purse(seller).goods
        );
      }
      case 'drawBill': {
        const [payee, drawee, paper] = [
          this.name(event.payee),
          this.name(event.drawee),
          this.papers[event.bill],
        ];
        const isSound = paper?.open === true && paper.holder === payee && payee !== drawee;
        if (!isSound || cityOf(payee) !== cityOf(drawee)) return false;
        const pays = drawee === paper.debtor || drawee.endsWith('Banker');
        return pays && priced(paper, cityOf(drawee)) <= this.coin(drawee);
      }
      case 'remitBill': {
        const [from, to, paper] = [
          this.name(event.presenter),
          this.name(event.presentee),
          this.papers[event.bill],
        ];
        const areBankers = from.endsWith('Banker') && to.endsWith('Banker');
        return areBankers && from !== to && paper?.open === true && paper.holder === from;
      }
      case 'note':
        return event.text === 'A remark.';
      case 'reset':
        return true;
    }
  }

  play(event: BillsEvent): void {
    if (event.type === 'reset') this.begin();
    if (event.type === 'trade') {
      const [seller, buyer] = [this.name(event.exporter), this.name(event.importer)];
      this.purse(seller).goods -= event.amount;
      this.purse(buyer).goods += event.amount;
      this.papers.push({
        holder: seller,
        debtor: buyer,
        city: cityOf(buyer),
        amount: event.amount,
        open: true,
      });
    }
    const paper = 'bill' in event ? this.papers[event.bill] : undefined;
    if (!paper) return;
    if (event.type === 'drawBill')
      this.draw(paper, this.name(event.payee), this.name(event.drawee));
    if (event.type === 'remitBill') {
      paper.holder = this.name(event.presentee);
      this.between += cityOf(paper.holder) === 'Lyons' ? paper.amount : -paper.amount;
    }
  }

  private draw(paper: Paper, payee: string, drawee: string): void {
    const coin = cityOf(drawee) === 'Lyons' ? 'marcs' : 'ecus';
    const price = priced(paper, cityOf(drawee));
    this.purse(drawee)[coin] -= price;
    this.purse(payee)[coin] += price;
    if (paper.debtor === drawee) paper.open = false;
    else paper.holder = drawee;
  }

  private coin(name: string): number {
    return this.purse(name)[cityOf(name) === 'Lyons' ? 'marcs' : 'ecus'];
  }

  private name(id: number): string {
    return this.names[id] ?? '';
  }

  purse(name: string): Purse {
    const purse = this.purses.get(name);
    if (!purse) throw new Error(`no purse of ${name}`);
    return purse;
  }
}

const cityOf = (name: string): string => name.split(' ')[0] ?? '';

/** Marcs as they stand in Lyons; in Florence at the rate of the city where they are due, half up. */
function priced({ amount, city }: Paper, where: string): number {
  if (where === 'Lyons') return amount;
  const exact = BigInt(amount) * (RATES.get(city) ?? 0n);
  return Number(exact / 100n + (exact % 100n >= 50n ? 1n : 0n));
}
