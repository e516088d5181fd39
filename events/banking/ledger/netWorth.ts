/** What an event may do to net worth, and the reasons that several event types have for it. */
import type { Cents } from '../../money';

/** Why net worth changes. A reason that one event type alone has stands in its file. */
export interface NetWorthReason {
  /** Whether wealth comes onto the board; else what one party gains others lose. */
  readonly endows: boolean;
  /**
   * The reason in words, after "Net worth rises by": "the interest of $5".
   *
   * @param amount what it changes by: "$5"
   */
  tell(amount: string, rises: boolean): string;
}

/** Who gains how much, in cents; a party that is not listed gains nothing. */
export type Gains = readonly (readonly [partyId: number, gain: Cents])[];

/** What an event may do to net worth; its type says so. */
export interface NetWorthEffect {
  /** null where it leaves everyone's net worth as it was. */
  readonly reason: NetWorthReason | null;
  readonly gains: Gains;
}

/** What leaves everyone's net worth as it was. */
export const NO_EFFECT: NetWorthEffect = { reason: null, gains: [] };

export const ENDOWMENT: NetWorthReason = {
  endows: true,
  tell: (amount) => `${amount} as the board is set up`,
};

export const INTEREST: NetWorthReason = {
  endows: false,
  tell: (amount) => `${amount} of interest`,
};

/** A payment for goods or work, which stand on no sheet. */
export const OUTSIDE_PAYMENT: NetWorthReason = {
  endows: false,
  tell: (amount, rises) =>
    `${amount}, ${rises ? 'received' : 'paid'} for something outside the board`,
};

/** Whether wealth may come onto the board. */
export function isEndowment(reason: NetWorthReason | null): boolean {
  return reason?.endows === true;
}

/** Net worth that passes from one party to another, as by interest that is paid or a claim that is written off. */
export function netWorthTransfer(from: number, to: number, amount: Cents): Gains {
  return [
    [from, -amount],
    [to, amount],
  ];
}
