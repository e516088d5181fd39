/**
 * An independent auditor: the rules of the ledger told a second time, as plainly
 * as possible, sharing no code with the core. It keeps one number per pair of
 * parties and kind of claim, plays the same events, and draws up the sheets.
 */
import {
  buySecurities,
  doRepo,
  failRepo,
  pledgedUnder,
  receivedBy,
  sellSecurities,
  unpledged,
  unwindRepo,
} from './auditor/bills';
import { Books, partiesOf } from './auditor/books';
import { startClock } from './auditor/days';
import {
  type AuditedEvent,
  type CreateBank,
  type EventNamed,
  isTimed,
  type TimedEvent,
} from './auditor/events';
import { borrow, getFedFundsLoan, payFedFundsLoan, repay } from './auditor/lending';
import { createBank, issueSecurity, openAccount, setSystem } from './auditor/opening';
import {
  bankTransfer,
  deposit,
  netDues,
  payDues,
  settleDues,
  transfer,
  withdraw,
} from './auditor/payments';
import { worthOf } from './auditor/prices';
import { type AuditedLine, accountLabel, inOrder, labelsOf, totalOf } from './auditor/sheets';
import { playTimed } from './auditor/timed';

/** One party's sheet, its lines sorted by instrument, counterparty and amount. */
export interface AuditedSheet {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly cash: number;
  readonly assets: readonly AuditedLine[];
  readonly liabilities: readonly AuditedLine[];
  readonly netWorth: number;
}

/** A repo as it stands: what is owed under it, and what is pledged. */
interface AuditedRepo {
  readonly id: number;
  readonly borrower: number;
  readonly lender: number;
  readonly balance: number;
  readonly collateral: number;
}

/** What parties do, once a system is built. */
type ActedEvent = Exclude<
  AuditedEvent,
  | TimedEvent
  | CreateBank
  | EventNamed<'setSystem' | 'openAccount' | 'issueSecurity' | 'startClock'>
  | EventNamed<'setOverdraft' | 'setReserveRequirement' | 'setInterestRate' | 'note'>
>;

interface Sides {
  readonly assets: AuditedLine[];
  readonly liabilities: AuditedLine[];
}

export class Auditor extends Books {
  /** Books one event that the rules have let through. */
  play(event: AuditedEvent): void {
    this.played += 1;
    if (isTimed(event)) {
      playTimed(this, event);
      return;
    }
    switch (event.type) {
      case 'setSystem':
        setSystem(this, event);
        return;
      case 'createBank':
        createBank(this, event);
        return;
      case 'openAccount':
        openAccount(this, event);
        return;
      case 'issueSecurity':
        issueSecurity(this, event);
        return;
      case 'startClock':
        startClock(this, event);
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
      default:
        this.act(event);
    }
  }

  private act(event: ActedEvent): void {
    switch (event.type) {
      case 'deposit':
        deposit(this, event);
        return;
      case 'withdraw':
        withdraw(this, event);
        return;
      case 'transfer':
        transfer(this, event);
        return;
      case 'getLoan':
      case 'getMortgage':
        borrow(this, event);
        return;
      case 'repayLoan':
      case 'repayMortgage':
        repay(this, event);
        return;
      case 'payDues':
        payDues(this, event);
        return;
      case 'netDues':
        netDues(this, event);
        return;
      case 'settleDues':
        settleDues(this, event);
        return;
      case 'bankTransfer':
        bankTransfer(this, event);
        return;
      case 'getFedFundsLoan':
        getFedFundsLoan(this, event);
        return;
      case 'payFedFundsLoan':
        payFedFundsLoan(this, event);
        return;
      case 'buySecurities':
        buySecurities(this, event);
        return;
      case 'sellSecurities':
        sellSecurities(this, event);
        return;
      case 'doRepo':
        doRepo(this, event);
        return;
      case 'unwindRepo':
        unwindRepo(this, event);
        return;
      case 'failRepo':
        failRepo(this, event);
        return;
      default:
        notKnown(event);
    }
  }

  /** The auditor as it would be after an event; this one stays as it is. */
  after(event: AuditedEvent): Auditor {
    const copy = this.copy();
    copy.play(event);
    return copy;
  }

  /** Books of their own in which the same stands. */
  copy(): Auditor {
    return Object.assign(new Auditor(), structuredClone({ ...this }));
  }

  /** The repos under which something is owed or pledged, the oldest first. */
  repos(): readonly AuditedRepo[] {
    return [...this.pledges].flatMap(([id, pledge]) => {
      const { borrower, lender } = pledge;
      const balance = this.debts.get(id)?.balance ?? 0;
      const collateral = pledgedUnder(pledge);
      return balance + collateral === 0 ? [] : [{ id, borrower, lender, balance, collateral }];
    });
  }

  /** What each party has pledged, its own bills and received ones, by party id. */
  pledged(): readonly number[] {
    return this.parties.map((_, id) =>
      [...this.pledges.values()]
        .filter(({ borrower }) => borrower === id)
        .reduce((total, pledge) => total + pledgedUnder(pledge), 0),
    );
  }

  /** Every party's sheet. Throws where the auditor's own figures do not hold together. */
  sheets(): readonly AuditedSheet[] {
    this.check();
    const sides = this.sides();
    return this.parties.map(({ name, type, cash, worth }, id) => {
      const assets = inOrder(sides[id]?.assets ?? []);
      const liabilities = inOrder(sides[id]?.liabilities ?? []);
      const netWorth = totalOf(assets) - totalOf(liabilities);
      if (netWorth !== worth) throw new Error(`${name} is worth ${netWorth} and earned ${worth}`);
      return { id, name, type, cash, assets, liabilities, netWorth: Number(netWorth) };
    });
  }

  private sides(): readonly Sides[] {
    const sides: readonly Sides[] = this.parties.map(() => ({ assets: [], liabilities: [] }));
    const put = (
      side: keyof Sides,
      id: number,
      instrument: string,
      thirdParty: number | null,
      amount: number,
    ): void => {
      if (amount !== 0) sides[id]?.[side].push({ instrument, thirdParty, amount });
    };
    this.parties.forEach(({ cash, bills }, id) => {
      put('assets', id, 'Reserves', null, cash);
      put('assets', id, 'Treasury Bills', null, worthOf(this, bills));
    });
    if (this.hasCentralBank) put('liabilities', 0, 'Notes', null, this.notes);
    for (const [pair, balance] of this.accounts) {
      const [holder, issuer] = partiesOf(pair);
      const label = accountLabel(this.accountKind(holder, issuer), balance, this.onReserve(issuer));
      put(balance > 0 ? 'assets' : 'liabilities', holder, label, issuer, Math.abs(balance));
      put(balance > 0 ? 'liabilities' : 'assets', issuer, label, holder, Math.abs(balance));
    }
    for (const { kind, debtor, creditor, balance } of this.credit()) {
      put('assets', creditor, labelsOf(kind, this.typeOf(creditor)).asset, debtor, balance);
      put('liabilities', debtor, labelsOf(kind, this.typeOf(debtor)).liability, creditor, balance);
    }
    return sides;
  }

  private credit() {
    const dues = [...this.dues].map(([pair, balance]) => {
      const [debtor, creditor] = partiesOf(pair);
      return { kind: 'Dues', debtor, creditor, balance };
    });
    const debts = [...this.debts.values()];
    const interest = debts.map(({ debtor, creditor, accrued }) => {
      return { kind: 'Accrued Interest', debtor, creditor, balance: accrued };
    });
    const shares = [...this.shares].map(([pair, balance]) => {
      const [debtor, creditor] = partiesOf(pair);
      return { kind: 'Shares', debtor, creditor, balance };
    });
    return [...dues, ...debts, ...interest, ...shares];
  }

  private accountKind(holder: number, issuer: number): string {
    if (this.typeOf(holder) === 'customer') return 'Customer Deposits';
    const isHouse = this.system === 'clearinghouse' && issuer === this.house;
    return isHouse ? 'CH Certificates' : 'Bank Deposits';
  }

  private onReserve(issuer: number): boolean {
    return this.typeOf(issuer) === 'centralbank';
  }

  /** What must be true of the auditor's books whatever has been played. */
  private check(): void {
    const below = this.parties.filter(({ cash, bills }) => cash < 0 || bills < 0);
    const owed = [...this.dues.values(), ...[...this.debts.values()].map((debt) => debt.balance)];
    if (below.length > 0) throw new Error(`${below[0]?.name} is below zero in cash or bills`);
    if (owed.some((amount) => amount < 0)) throw new Error('a debt is below zero');
    this.parties.forEach(({ name }, id) => {
      const isOver = unpledged(this, id) < 0 || receivedBy(this, id).some(({ free }) => free < 0);
      if (isOver) throw new Error(`${name} has pledged more than it has`);
    });
    const outside = this.parties.slice(1).reduce((total, { cash }) => total + BigInt(cash), 0n);
    if (this.hasCentralBank && outside !== BigInt(this.notes)) {
      throw new Error('the notes outside the central bank are not what it has issued');
    }
  }
}

/** A type that the auditor has no rule for does not compile; where it comes all the same, it is told. */
function notKnown(event: never): never {
  throw new Error(`the auditor cannot book ${JSON.stringify(event)}`);
}

/** The auditor after a list of events, from the blank board. */
export function audited(events: readonly AuditedEvent[]): Auditor {
  const auditor = new Auditor();
  for (const event of events) auditor.play(event);
  return auditor;
}
