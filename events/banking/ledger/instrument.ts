/** What the row of an instrument has to say; the rows stand in instruments.ts. */
import type { PartyType } from './partyTypes';

/** A line of a T-account, by the side it stands on; `@` is the counterparty's name. */
export interface Lines {
  readonly asset: string;
  readonly liability: string;
}

interface Row {
  /** What a record entry calls it. */
  readonly record: string;
  /** Ends a sentence about a sum in a party's log: "owes Bank 2 $20 more in dues". */
  readonly inLog: string;
}

/** Cash, notes or bills: what stands on the sheet of one party. */
export interface HoldingRow extends Row {
  readonly kind: 'reserves' | 'notes' | 'securities';
  readonly side: 'asset' | 'liability';
  /** What it is called on the sheet of each type of party; null where it goes by its name. */
  readonly calledBy: Readonly<Record<PartyType, string>> | null;
  /** As the checks name it: "The cash of Bank 1". */
  readonly inChecks: string;
  /** A sum of it, `@`, that is handed over; null for what its holder owes. */
  readonly handed: string | null;
  /** A shorter name for the picture; null where it keeps its own. */
  readonly inPicture: string | null;
}

/** A claim between two parties. */
interface BilateralRow<Flow extends string> extends Row {
  readonly lines: Lines;
  /** Which claims it is drawn like. */
  readonly flow: Flow;
}

interface AccountRow<Flow extends string> extends BilateralRow<Flow> {
  /** In a sentence, and how the issuer follows: "overdraft", "with". */
  readonly word: string;
  readonly preposition: string;
}

/** An account at zero or above. */
export interface DepositRow<Flow extends string, Overdraft extends string>
  extends AccountRow<Flow> {
  readonly kind: 'deposit';
  /** Whether the word stands in the plural. */
  readonly isPlural: boolean;
  /** What a party that joins the system with it brings: "a balance of $50". */
  readonly brought: string;
  /** What it is called below zero; and with an issuer that has a name of its own for that. */
  readonly overdraft: Overdraft;
  readonly overdraftWith: Readonly<Partial<Record<PartyType, Overdraft>>>;
  /** Whether it falls below zero without a limit, as its issuer lends whatever is lacking. */
  readonly isLentFreely: boolean;
  /** Whether customers hold it: then it is money, and banks keep reserves for it. */
  readonly isMoney: boolean;
}

/** An account below zero. */
export interface OverdraftRow<Flow extends string> extends AccountRow<Flow> {
  readonly kind: 'overdraft';
}

/** A debt. */
export interface CreditRow<Flow extends string> extends BilateralRow<Flow> {
  readonly kind: 'credit';
  /** What its creditor and its debtor call it on their sheets. */
  readonly names: Lines;
  /** Whether the central bank calls it what its counterparty does. */
  readonly isNamedByCounterparty: boolean;
  /** What its two sides are called together. */
  readonly together: string;
  /** Ends a sentence about a sum that passed by it: "owes Bank 1 $20 more on a loan". */
  readonly inPath: string;
  /** What a party has none of: "has no open loan now". */
  readonly none: string;
  /** What a creditor is said to have made: "loan"; null where it is said to have lent "in fed funds". */
  readonly made: string | null;
  /** Whether it is lent, on terms, and closed once repaid; if not, it is a running account that can be netted. */
  readonly isLoan: boolean;
  /** Whether it has a principal that bears interest. */
  readonly isLent: boolean;
  /** Whether its creditor may let it run on, or give it up. */
  readonly rollsOver: boolean;
  /** Whether nobody loses on it: the Treasury or the central bank owes it. */
  readonly isRiskless: boolean;
  /** Whether a bank that is owed it may pledge it at the discount window. */
  readonly isPledgeable: boolean;
  /** Whether it is paid back whole, at the central bank or by the Treasury (`redeem`). */
  readonly isRedeemed: boolean;
  /** Whether it is lent in the money market or by a facility of the central bank: its loans stand beside the rates that the central bank sets. */
  readonly isMoneyMarket: boolean;
  /** What a loan on its market is called, with rates and a median: "no repo loan"; null where it has no market. */
  readonly market: string | null;
  /** Whether it ends in one go, with all interest due on the sum still owed. */
  readonly endsWhole: boolean;
  /** Who may owe it to whom, either way round, and what they must have for it; null where the system says so. */
  readonly between: {
    readonly pairs: readonly (readonly [PartyType, PartyType])[];
    /** An account of the one with the other, accounts of all banks among them with the central bank, or for a customer either. */
    readonly needs: 'account' | 'settlement' | 'either';
  } | null;
}
