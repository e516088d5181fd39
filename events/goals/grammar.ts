/**
 * Goals as data: what a task asks of a line, as a small tree that a log can carry. Parties are named by their
 * ids, lines of a balance sheet by instrument and third party; amounts are whole cents, rates and shares whole
 * basis points. Decision 54 says why each part is there.
 */
import type { EventType } from '../banking/actions/registry';
import { ADMINISTERED_RATES } from '../banking/ledger/book';
import type {
  CreditInstrument,
  DepositInstrument,
  HOLDINGS,
  MarketInstrument,
} from '../banking/ledger/instruments';
import type { PartyType } from '../banking/ledger/partyTypes';
import type { BasisPoints, Cents } from '../money';
import type { RefusalCode } from '../refusal';
import type { AnyEvent } from '../world/board';

/** How a figure stands to another. */
export type Relation = 'is' | 'isNot' | 'atLeast' | 'atMost' | 'moreThan' | 'lessThan';

/**
 * When a figure is read: after the last event, before it, as its day began, where the task began, at the opening; or
 * the lowest that it has stood at since the task began (`lowestOfTask`), or since the opening (`lowest`), the ends
 * included. The end of a day belongs to the day that it ends; where no days pass, a line is one day.
 */
export type Moment = 'now' | 'before' | 'dayBegan' | 'task' | 'opening' | 'lowestOfTask' | 'lowest';

/** What a line of a balance sheet is of. */
export type LineInstrument = keyof typeof HOLDINGS | DepositInstrument | CreditInstrument;

/**
 * The settings of a board, with the rates that its central bank sets (0 while one was never set), the price of
 * Treasury Bills as a share of their face value, and the limit up to which a deposit is insured.
 */
export const SETTING_NAMES = [
  'overdraft',
  'reserveRequirement',
  'interestRate',
  ...ADMINISTERED_RATES,
  'capitalRequirement',
  'billPrice',
  'insured',
] as const;

export type BoardSettingName = (typeof SETTING_NAMES)[number];

/**
 * One line of a balance sheet, or the lines of many. Accounts are signed: below zero they are an overdraft, and
 * certificates a loan of the house.
 */
export interface LineFigure {
  readonly kind: 'line';
  readonly line: LineInstrument;
  /** Whose line; left out, everybody's: the sum over the system. */
  readonly party?: number;
  /** Only lines of parties of this type: what banks have with the central bank is reserves, what the Treasury has is not. */
  readonly partyType?: PartyType;
  /** The third party: with whom the account is held, who owes or is owed; left out, whoever it is. */
  readonly with?: number;
  /** On which side of the party's sheet it stands: left out, with the assets. */
  readonly side?: 'asset' | 'liability';
  /**
   * What is read of the lines: their sum, left out; the sum of those above or below zero; the highest or the
   * lowest of them, 0 where there are none; how many stand above zero.
   */
  readonly take?: 'above' | 'below' | 'highest' | 'lowest' | 'countAbove';
}

/**
 * What a term of a debt must be: its yearly rate; its amount, which is what is owed of an open one, and what one was
 * made for otherwise; the day on which it falls due, 0 where it is owed on demand.
 */
export interface TermIs {
  readonly term: 'rate' | 'amount' | 'due';
  readonly is: Relation;
  readonly than: number | Reading;
}

/**
 * The open debts of an instrument: how many, what they were made for in all, or the day on which the first or the last
 * of them falls due, 0 where one is owed on demand.
 */
export interface DebtsFigure {
  readonly kind: 'debts';
  readonly line: CreditInstrument;
  readonly take: 'count' | 'principal' | 'firstDue' | 'lastDue';
  readonly debtor?: number;
  readonly creditor?: number;
  /** Only those that were made for this sum, in cents. */
  readonly principal?: Cents;
  /** Only those at this rate. */
  readonly rate?: BasisPoints;
  /** Only those that were not yet open when the task began. */
  readonly isNew?: true;
  /** Only those whose terms are so. */
  readonly where?: readonly TermIs[];
}

/**
 * The debts of an instrument that were made, open or not: how many, for how much in all, or the rate or the debtor
 * of the first or the last of them; none where there is none.
 */
export interface MadeFigure {
  readonly kind: 'made';
  readonly line: CreditInstrument;
  readonly in: Span;
  readonly take: 'count' | 'amount' | 'firstRate' | 'lastRate' | 'firstDebtor' | 'lastDebtor';
  readonly debtor?: number;
  readonly creditor?: number;
  readonly where?: readonly TermIs[];
}

/**
 * The bills that margin calls ask for, of a party or of everybody, by face value: all that is asked, or how much of
 * it, repo by repo, whoever is asked has not free.
 */
interface MarginFigure {
  readonly kind: 'margin';
  readonly party?: number;
  readonly take: 'asked' | 'short';
}

/** Treasury Bills of a party: its own that it may still sell or pledge, or received ones that it has pledged on. */
interface BillsFigure {
  readonly kind: 'bills';
  readonly party: number;
  readonly take: 'free' | 'pledgedOn';
}

/** The rate of debts that a party has repaid in full since the task began; none where it has repaid none. */
export interface RepaidFigure {
  readonly kind: 'repaidRate';
  readonly line: CreditInstrument;
  readonly debtor: number;
  readonly take: 'lowest' | 'highest';
}

/** What is measured: cents; basis points for rates and shares; a number of things where they are counted. */
export type Figure =
  | LineFigure
  | DebtsFigure
  | MadeFigure
  | MarginFigure
  | BillsFigure
  | RepaidFigure
  /** The total of a party's balance sheet, its net worth, or its capital: that and what shareholders paid in. */
  | {
      readonly kind: 'sheet';
      readonly party: number;
      readonly take: 'total' | 'netWorth' | 'capital';
    }
  /** What of a bank's deposits is insured. */
  | { readonly kind: 'insured'; readonly party: number }
  /** The day that it is, from 1; none where no days pass. */
  | { readonly kind: 'day' }
  /** The quantity of money: customers' cash and positive deposits. */
  | { readonly kind: 'money' }
  | { readonly kind: 'setting'; readonly setting: BoardSettingName }
  /** The volume-weighted median rate of a market, loans of the opening included; none where none was made. */
  | { readonly kind: 'median'; readonly market: MarketInstrument }
  /** The amounts of such acts in all; of those since the opening where no span is named. */
  | { readonly kind: 'volume'; readonly act: ActPattern; readonly in?: Span }
  /** What was paid in certificates since the opening; `byLoan` counts what the house lent for it as well. */
  | { readonly kind: 'certificatesPaid'; readonly byLoan: boolean }
  /** Some figures together, less others. */
  | { readonly kind: 'sum'; readonly of: readonly Figure[]; readonly less?: readonly Figure[] };

/** A figure as it is read: at a moment, less what it was at another, a share of that, and a margin on top. */
export interface Reading {
  readonly of: Figure;
  /** Left out, now. */
  readonly at?: Moment;
  /** Its change since then: less what it was at that moment. */
  readonly less?: Moment;
  /** Basis points of it; below zero, the opposite of it. Left out, all. */
  readonly share?: number;
  /** What is added to it, in its own unit. */
  readonly plus?: number;
}

/** Acts of a kind; every part that is left out is left open. */
export interface ActPattern {
  readonly type?: EventType;
  /** Who acts. */
  readonly party?: number;
  /** Parties that it names, in whichever of its fields. */
  readonly names?: readonly number[];
  /** What stands in its fields. */
  readonly fields?: Readonly<Record<string, string | number>>;
  /** The least that its amount may be. */
  readonly least?: Cents;
  /** Two fields that must name different parties. */
  readonly apart?: readonly [string, string];
  /** Whether it closes a round, as settings and notes do not. */
  readonly closesRound?: true;
  /** Whether an entry was made on an account: where nothing was due, none is. */
  readonly entersAccount?: true;
}

/**
 * The events that are looked at: the last one, whenever the task began; the last one if it came after the task
 * began; all since the task began; all since the opening; all of the last one's day; those of its day since the task
 * began.
 */
export type Span = 'last' | 'lastOfTask' | 'task' | 'opening' | 'day' | 'dayOfTask';

/** Debts that were repaid in full, or ended otherwise; every part that is left out is left open. */
export interface ClosedDebt {
  readonly line?: CreditInstrument;
  readonly debtor?: number;
  readonly principal?: Cents;
  readonly rate?: BasisPoints;
  readonly haircut?: BasisPoints;
  /** Whether any interest was agreed on. */
  readonly bearsInterest?: true;
  /** Whether its collateral was worth more than principal and interest, or less. */
  readonly collateral?: 'more' | 'less';
  /** How every part of it was repaid. */
  readonly repaidIn?: 'deposits' | 'cash';
  /** Whether it was made since the task began. */
  readonly isNew?: true;
}

/** A goal that is made of no others. */
export type Atom =
  | (Reading & {
      readonly kind: 'figure';
      readonly is: Relation;
      /** A figure of the same unit, or what another reads. */
      readonly than: number | Reading;
    })
  /** One figure as a share of another: of basis points, or of what a setting says. */
  | {
      readonly kind: 'ratio';
      readonly of: Figure;
      readonly to: Figure;
      readonly is: Relation;
      readonly than: BasisPoints | BoardSettingName;
    }
  /** Acts of a kind, so many; left out, one or more. */
  | {
      readonly kind: 'act';
      readonly act: ActPattern;
      readonly in: Span;
      readonly is?: Relation;
      readonly times?: number;
    }
  /** An act that the rules would refuse now, for one of these reasons. */
  | { readonly kind: 'refused'; readonly event: AnyEvent; readonly codes: readonly RefusalCode[] }
  /** Whether some event of the span, by an act of that type where one is named, ended such a debt. */
  | {
      readonly kind: 'closed';
      readonly debt: ClosedDebt;
      readonly in: Span;
      readonly by?: EventType;
    }
  /** A bank that was closed. */
  | { readonly kind: 'bankClosed'; readonly party: number }
  /** The balances of the opening again, on a line that had left them: cash, all that is not cash, or both. */
  | { readonly kind: 'back'; readonly part: 'cash' | 'rest' | 'all' };

/** A goal that joins others. */
export type Joined =
  | { readonly kind: 'and'; readonly of: readonly Goal[] }
  /** One of them holds, or so many at least. */
  | { readonly kind: 'or'; readonly of: readonly Goal[]; readonly least?: number }
  | { readonly kind: 'not'; readonly of: Goal }
  /** It held after some event since the task began, or since the opening. */
  | { readonly kind: 'since'; readonly from: 'task' | 'opening'; readonly of: Goal }
  /** The last event is such an act, and after it the goal holds. */
  | {
      readonly kind: 'endsWith';
      readonly act: ActPattern;
      readonly in: 'last' | 'lastOfTask';
      readonly of: Goal;
    };

/** What a task asks of a line. */
export type Goal = Atom | Joined;

/** How deep goals may be joined. */
export const MAX_GOAL_DEPTH = 3;
