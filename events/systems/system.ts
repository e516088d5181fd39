/**
 * What holds a banking system together: how a bank joins it, how a payment
 * between customers of two banks travels, how dues are settled. One file per
 * system; the actions ask the system of the book and know none by name.
 */
import type { PartyType, SystemType } from '../ledger/book';
import type { Journal } from '../ledger/journal';
import type { State } from '../ledger/state';
import type { Cents } from '../money';
import type { Refusal } from '../refusal';

/** The ways in which a correspondent bank can pay what remains after setting off. */
type SettlementWay = 'credit' | 'debit';

export interface Settlement {
  readonly bank: number;
  readonly with: number;
  readonly by?: SettlementWay | '';
}

export interface BankingSystem {
  readonly type: SystemType;
  /** "Correspondent banking", as a heading. */
  readonly title: string;
  /** One sentence for the round in which the system is set up. */
  readonly description: string;
  /** Who may hold an account with an issuer of this type, beside a bank's customers. */
  readonly banksHoldAccounts: boolean;
  /** Who settles dues here. Empty where dues are paid in cash only. */
  readonly settlers: readonly PartyType[];
  /** Moves the claim between the banks of payer and payee. */
  routePayment(journal: Journal, payerBank: number, payeeBank: number, amount: Cents): void;
  refuseSettlement(state: State, settlement: Settlement): Refusal | null;
  settle(journal: Journal, settlement: Settlement): void;
}
