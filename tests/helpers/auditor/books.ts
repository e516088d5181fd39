/**
 * The auditor's books: one number per pair of parties and kind of claim, in plain
 * maps. They know how to look a figure up and how to move one, and nothing of events.
 */

export interface AuditedParty {
  readonly name: string;
  readonly type: string;
  cash: number;
  /** Treasury Bills that the party owns, pledged ones among them, by face value. */
  bills: number;
  /** What the party came with, earned and lost, kept apart from its claims: a second way to its net worth. */
  worth: bigint;
}

/** A loan, a mortgage, a fed funds loan, or the debt of a repo. */
export interface AuditedDebt {
  readonly id: number;
  readonly kind:
    | ('Loans' | 'Mortgage' | 'Fed Funds' | 'Repos')
    | ('Discount Loans' | 'Facility Repos' | 'Treasury Debt');
  readonly debtor: number;
  readonly creditor: number;
  readonly principal: number;
  /** The whole charge, fixed when the debt was made; none where days pass. */
  readonly interest: number;
  balance: number;
  /** Where days pass: what it bears in a year, in basis points, and the day on which it falls due. */
  rate: number;
  due: number | null;
  /** Interest that was booked and is not paid. */
  accrued: number;
  readonly meter: Meter;
}

/** All the interest that a claim has ever borne: exactly, and as it was booked. */
export interface Meter {
  /** Principal × basis points, summed over the days. */
  exact: bigint;
  booked: number;
}

/** A deposit that bears interest: its rate in basis points a year. */
export interface AuditedRate {
  readonly rate: number;
  readonly meter: Meter;
}

/** What is pledged under a repo. Its debt may be gone while its bills are still pledged on. */
export interface AuditedPledge {
  /** Of bills that the borrower owns. */
  own: number;
  /** Of bills that the borrower had received under other repos, by the id of that repo. */
  readonly received: Map<number, number>;
  readonly borrower: number;
  readonly lender: number;
  /** What is taken off the worth of what is pledged, in basis points. */
  readonly haircut: number;
  /** Whether the lender may pledge them on: not in the facilities of the central bank. */
  readonly passesOn: boolean;
}

/** A payment that waits in the queue of CHIPS. */
export interface QueuedPayment {
  readonly from: number;
  readonly fromBank: number;
  readonly to: number;
  readonly toBank: number;
  readonly amount: number;
}

/** The key of a pair of parties: holder and issuer, or debtor and creditor. */
export function pairOf(one: number, other: number): string {
  return `${one} ${other}`;
}

/** The two parties of a key. */
export function partiesOf(pair: string): readonly [number, number] {
  const [one = -1, other = -1] = pair.split(' ').map(Number);
  return [one, other];
}

/** `amount` × `share` ÷ `whole`, rounded half up, exactly. All zero or more, `whole` above zero. */
export function halfUp(amount: number, share: number, whole: number): number {
  return Number((BigInt(amount) * BigInt(share) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
}

export class Books {
  system = 'national';
  /** How many events have been played. */
  played = 0;
  readonly settings = { overdraft: 0, reserveRequirement: 0, interestRate: 0 };
  readonly parties: AuditedParty[] = [];
  /** Cash outside the central bank, in the systems that have one. */
  notes = 0;
  /** Signed balances, by holder and issuer. An account that was never opened is not in it. */
  readonly accounts = new Map<string, number>();
  /** By debtor and creditor. Dues that never rose are not in it. */
  readonly dues = new Map<string, number>();
  /** Dues that were netted and have not risen from zero since. */
  readonly netted = new Set<string>();
  /** The open debts, by credit account id. */
  readonly debts = new Map<number, AuditedDebt>();
  /** By the id of the repo. */
  readonly pledges = new Map<number, AuditedPledge>();
  readonly queue: QueuedPayment[] = [];
  /** Where days pass: how many make a year, and which it is. */
  clock: { readonly basis: number; day: number } | null = null;
  /** Shares of banks, by bank and holder, in the order in which holders came; none is in it that is worth nothing. */
  readonly shares = new Map<string, number>();
  /** What reserves have borne so far, by holder and issuer. */
  readonly meters = new Map<string, Meter>();
  /** The rates that the central bank sets, by name. */
  readonly administered = new Map<string, number>();
  /** What bills cost, in basis points of their face value. */
  price = 100_00;
  /** What banks must have in capital, of what they can lose on. */
  capitalRequirement = 0;
  /** How much of a customer's deposit with a bank is insured; null where no fund is. */
  insured: number | null = null;
  /** Banks that were closed. */
  readonly closed = new Set<number>();
  /** By holder and issuer; accounts that bear nothing are not in it. */
  readonly rates = new Map<string, AuditedRate>();
  /** Banks whose balance with the central bank bears nothing. */
  readonly unpaid = new Set<number>();
  /** Credit accounts so far, dues among them: the id of the next. */
  credits = 0;

  party(id: number): AuditedParty {
    const party = this.parties[id];
    if (!party) throw new Error(`the auditor knows no party ${id}`);
    return party;
  }

  typeOf(id: number): string | undefined {
    return this.parties[id]?.type;
  }

  /** Whether the system has a central bank, which is party 0. */
  get hasCentralBank(): boolean {
    return this.system === 'centralbank' || this.system === 'chips';
  }

  /** The house that dues run through: party 0 of a clearing house, party 1 of CHIPS. */
  get house(): number {
    return this.system === 'chips' ? 1 : 0;
  }

  account(holder: number, issuer: number): number {
    return this.accounts.get(pairOf(holder, issuer)) ?? 0;
  }

  /** A bank's balance with the central bank. */
  reserve(bank: number): number {
    return this.account(bank, 0);
  }

  owed(debtor: number, creditor: number): number {
    return this.dues.get(pairOf(debtor, creditor)) ?? 0;
  }

  debt(id: number): AuditedDebt {
    const debt = this.debts.get(id);
    if (!debt) throw new Error(`the auditor knows no debt ${id}`);
    return debt;
  }

  pledge(repo: number): AuditedPledge {
    const pledge = this.pledges.get(repo);
    if (!pledge) throw new Error(`the auditor knows no pledge under ${repo}`);
    return pledge;
  }

  moveAccount(holder: number, issuer: number, change: number): void {
    this.accounts.set(pairOf(holder, issuer), this.account(holder, issuer) + change);
  }

  /** Moves a bank's balance with the central bank. The central bank itself has none: it makes and absorbs them. */
  moveReserve(bank: number, change: number): void {
    if (bank !== 0) this.moveAccount(bank, 0, change);
  }

  moveCash(from: number, to: number, amount: number): void {
    this.party(from).cash -= amount;
    this.party(to).cash += amount;
  }

  /** One party earns what another loses. */
  moveWorth(from: number, to: number, amount: number): void {
    this.party(from).worth -= BigInt(amount);
    this.party(to).worth += BigInt(amount);
  }

  raiseDues(debtor: number, creditor: number, amount: number): void {
    if (amount === 0) return;
    const pair = pairOf(debtor, creditor);
    if (!this.dues.has(pair)) this.credits += 1;
    if (this.owed(debtor, creditor) === 0) this.netted.delete(pair);
    this.dues.set(pair, this.owed(debtor, creditor) + amount);
  }

  /** Sets dues that have risen before; those that never rose stay as they are. */
  setDues(debtor: number, creditor: number, amount: number): void {
    const pair = pairOf(debtor, creditor);
    if (this.dues.has(pair)) this.dues.set(pair, amount);
  }

  /** A new debt at `rate` basis points; its id. */
  lend(
    kind: AuditedDebt['kind'],
    debtor: number,
    creditor: number,
    amount: number,
    rate: number,
    term = 0,
  ): number {
    const id = this.credits;
    this.credits += 1;
    const { clock } = this;
    const debt = {
      ...{ id, kind, debtor, creditor, rate, principal: amount, balance: amount },
      interest: clock ? 0 : halfUp(amount, rate, 10_000),
      due: clock && term > 0 ? clock.day + term : null,
      accrued: 0,
      meter: { exact: 0n, booked: 0 },
    };
    if (amount > 0) this.debts.set(id, debt);
    return id;
  }

  /** Every figure that the core would keep as a balance. */
  figures(): readonly number[] {
    return [
      this.notes,
      ...this.parties.flatMap(({ cash, bills }) => [cash, bills]),
      ...this.accounts.values(),
      ...this.dues.values(),
      ...this.shares.values(),
      ...[...this.debts.values()].flatMap(({ balance, accrued }) => [balance, accrued]),
    ];
  }
}
