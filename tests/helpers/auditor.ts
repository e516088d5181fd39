/**
 * An independent auditor: the rules of the ledger told a second time, as plainly
 * as possible, sharing no code with the core. It keeps one number per pair of
 * parties and kind of claim, plays the same events, and draws up the sheets.
 */
import type { BankingEvent } from '@/events/actions/registry';

interface AuditedLine {
  readonly instrument: string;
  readonly thirdParty: number | null;
  readonly amount: number;
}

/** One party's sheet, its lines sorted by instrument and counterparty. */
export interface AuditedSheet {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly cash: number;
  readonly assets: readonly AuditedLine[];
  readonly liabilities: readonly AuditedLine[];
  readonly netWorth: number;
}

interface AuditedParty {
  readonly name: string;
  readonly type: string;
  cash: number;
  /** What the party came with, and what it has been paid or has paid since, for things off the board. */
  worth: number;
}

type EventNamed<Type extends BankingEvent['type']> = Extract<BankingEvent, { type: Type }>;

const pairOf = (one: number, other: number): string => `${one} ${other}`;

export class Auditor {
  readonly parties: AuditedParty[] = [];
  /** By holder and issuer. An account that was never opened is not in it. */
  readonly accounts = new Map<string, number>();
  /** By debtor and creditor. */
  readonly dues = new Map<string, number>();
  /** Dues that were netted and have not risen from zero since. */
  readonly netted = new Set<string>();
  readonly settings = { overdraft: 0, reserveRequirement: 0, interestRate: 0 };
  system = 'national';

  account(holder: number, issuer: number): number {
    return this.accounts.get(pairOf(holder, issuer)) ?? 0;
  }

  owed(debtor: number, creditor: number): number {
    return this.dues.get(pairOf(debtor, creditor)) ?? 0;
  }

  party(id: number): AuditedParty {
    const party = this.parties[id];
    if (!party) throw new Error(`the auditor knows no party ${id}`);
    return party;
  }

  /** Books one event that the rules have let through. */
  play(event: BankingEvent): void {
    switch (event.type) {
      case 'setSystem':
        this.system = event.system;
        return;
      case 'createBank':
        this.parties.push({
          name: event.name,
          type: event.partyType,
          cash: event.cash,
          worth: event.cash,
        });
        return;
      case 'openAccount':
        this.accounts.set(pairOf(event.holder, event.issuer), 0);
        this.payIn(event.holder, event.issuer, event.amount);
        return;
      case 'deposit':
        this.payIn(event.customer, event.bank, event.amount);
        return;
      case 'withdraw':
        this.payIn(event.customer, event.bank, -event.amount);
        return;
      case 'transfer':
        this.transfer(event);
        return;
      case 'netDues':
        this.net(event);
        return;
      case 'settleDues':
        this.settle(event);
        return;
      case 'setOverdraft':
        this.settings.overdraft = event.value;
        return;
      case 'setReserveRequirement':
        this.settings.reserveRequirement = event.value;
        return;
      case 'setInterestRate':
        this.settings.interestRate = event.value;
        return;
      case 'note':
        return;
    }
  }

  private payIn(holder: number, issuer: number, amount: number): void {
    this.party(holder).cash -= amount;
    this.party(issuer).cash += amount;
    this.accounts.set(pairOf(holder, issuer), this.account(holder, issuer) + amount);
  }

  private transfer({ from, fromBank, to, toBank, amount }: EventNamed<'transfer'>): void {
    this.accounts.set(pairOf(from, fromBank), this.account(from, fromBank) - amount);
    this.accounts.set(pairOf(to, toBank), this.account(to, toBank) + amount);
    this.party(from).worth -= amount;
    this.party(to).worth += amount;
    if (fromBank === toBank) return;
    const leg = pairOf(fromBank, toBank);
    if (this.owed(fromBank, toBank) === 0) this.netted.delete(leg);
    this.dues.set(leg, this.owed(fromBank, toBank) + amount);
  }

  private net({ bank, with: other }: EventNamed<'netDues'>): void {
    const [owed, owing] = [this.owed(bank, other), this.owed(other, bank)];
    this.dues.set(pairOf(bank, other), Math.max(owed - owing, 0));
    this.dues.set(pairOf(other, bank), Math.max(owing - owed, 0));
    this.netted.add(pairOf(bank, other)).add(pairOf(other, bank));
  }

  private settle({ bank, with: other, by }: EventNamed<'settleDues'>): void {
    const [owed, owing] = [this.owed(bank, other), this.owed(other, bank)];
    const [debtor, creditor] = owed > owing ? [bank, other] : [other, bank];
    const difference = Math.abs(owed - owing);
    if (owed > 0) this.dues.set(pairOf(bank, other), 0);
    if (owing > 0) this.dues.set(pairOf(other, bank), 0);
    if (difference === 0) return;
    if (by === 'credit') {
      const paid = this.account(creditor, debtor) + difference;
      this.accounts.set(pairOf(creditor, debtor), paid);
    } else {
      const left = this.account(debtor, creditor) - difference;
      this.accounts.set(pairOf(debtor, creditor), left);
    }
  }

  /** Every party's sheet. Throws where a net worth is not what its owner was given, earned and spent. */
  sheets(): readonly AuditedSheet[] {
    return this.parties.map(({ name, type, cash, worth }, id) => {
      const assets = [
        ...shown('Reserves', null, cash),
        ...this.deposits(id, 'asset'),
        ...dueLines(this.dues, id, 1, 'Due Froms'),
      ];
      const liabilities = [
        ...this.deposits(id, 'liability'),
        ...dueLines(this.dues, id, 0, 'Due Tos'),
      ];
      const netWorth = sum(assets) - sum(liabilities);
      if (netWorth !== worth) throw new Error(`${name} is worth ${netWorth} and earned ${worth}`);
      return {
        id,
        name,
        type,
        cash,
        assets: sorted(assets),
        liabilities: sorted(liabilities),
        netWorth,
      };
    });
  }

  private deposits(id: number, side: 'asset' | 'liability'): readonly AuditedLine[] {
    return [...this.accounts].flatMap(([pair, balance]) => {
      const [holder = -1, issuer = -1] = pair.split(' ').map(Number);
      const kind = this.party(holder).type === 'customer' ? 'Customer' : 'Bank';
      const holderSide = balance > 0 ? 'asset' : 'liability';
      const issuerSide = balance > 0 ? 'liability' : 'asset';
      const instrument = `${kind} ${balance > 0 ? 'Deposits' : 'Overdrafts'}`;
      return [
        ...(id === holder && side === holderSide
          ? shown(instrument, issuer, Math.abs(balance))
          : []),
        ...(id === issuer && side === issuerSide
          ? shown(instrument, holder, Math.abs(balance))
          : []),
      ];
    });
  }
}

/** The auditor after a list of events. */
export function audited(events: readonly BankingEvent[]): Auditor {
  const auditor = new Auditor();
  for (const event of events) auditor.play(event);
  return auditor;
}

function shown(
  instrument: string,
  thirdParty: number | null,
  amount: number,
): readonly AuditedLine[] {
  return amount === 0 ? [] : [{ instrument, thirdParty, amount }];
}

function dueLines(
  dues: ReadonlyMap<string, number>,
  id: number,
  place: 0 | 1,
  instrument: string,
): readonly AuditedLine[] {
  return [...dues].flatMap(([pair, amount]) => {
    const parties = pair.split(' ').map(Number);
    return parties[place] === id ? shown(instrument, parties[1 - place] ?? -1, amount) : [];
  });
}

function sum(lines: readonly AuditedLine[]): number {
  return lines.reduce((total, line) => total + line.amount, 0);
}

function sorted(lines: readonly AuditedLine[]): readonly AuditedLine[] {
  const name = ({ instrument, thirdParty }: AuditedLine): string =>
    `${instrument} ${String((thirdParty ?? -1) + 1).padStart(6, '0')}`;
  return [...lines].sort((one, other) => (name(one) < name(other) ? -1 : 1));
}
