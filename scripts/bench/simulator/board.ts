/**
 * The same board as a plain mutable simulator would hold it: objects and lists,
 * changed in place, no history. The figures of a fold are given beside this one's;
 * the same steps also run inside immer and inside a Redux store.
 */

import type { Offers } from '@/events/banking/actions/offers';
import type { CreditInstrument, DepositInstrument, PartyType } from '@/events/banking/ledger/book';
import { balanceOf, isNetted, type Notation, type State } from '@/events/banking/ledger/state';

/** An account, kept with its holder. */
export interface SimAccount {
  readonly issuer: number;
  readonly instrument: DepositInstrument;
  balance: number;
}

/** Dues, kept with the debtor. */
export interface SimDues {
  readonly creditor: number;
  balance: number;
  netted: boolean;
}

export interface SimParty {
  readonly id: number;
  readonly name: string;
  readonly type: PartyType;
  cash: number;
  readonly accounts: SimAccount[];
  readonly dues: SimDues[];
}

/** A debt other than dues; it is taken away when it is paid off. */
export interface SimDebt {
  readonly id: number;
  readonly debtor: number;
  readonly creditor: number;
  readonly instrument: CreditInstrument;
  readonly principal: number;
  readonly interest: number;
  balance: number;
}

/** One change of one claim, as the parties' records need it. */
export interface Entry {
  readonly instrument: 'Cash' | DepositInstrument | CreditInstrument;
  /** Who holds the account or owes the debt; who had the cash. */
  readonly party: number;
  readonly counterparty: number;
  readonly delta: number;
  readonly notation: Notation;
}

export interface SimBoard {
  readonly system: State['book']['system'];
  readonly parties: SimParty[];
  readonly debts: SimDebt[];
  nextId: number;
  readonly overdraft: number;
  readonly reserveRequirement: number;
  readonly interestRate: number;
  /** What the latest event wrote. */
  entries: Entry[];
}

/** What a board offers, ready to be asked. */
export interface SimOffers {
  readonly toAnyone: ReadonlySet<string>;
  readonly toType: Readonly<Partial<Record<PartyType, ReadonlySet<string>>>>;
}

/** A lesson's offers for the simulator. */
export function simOffers({ parties, board }: Offers): SimOffers {
  const { customer = [], bank = [], clearinghouse = [], centralbank = [] } = parties;
  return {
    toAnyone: new Set([...board, ...customer, ...bank, ...clearinghouse, ...centralbank]),
    toType: {
      customer: new Set(customer),
      bank: new Set(bank),
      clearinghouse: new Set(clearinghouse),
      centralbank: new Set(centralbank),
    },
  };
}

/** A simulator that stands where a state stands. Treasury Bills and notes are left out: no session here moves them. */
export function simBoard(state: State): SimBoard {
  const { book } = state;
  return {
    system: book.system,
    parties: book.parties.map(({ id, name, type }) => ({
      id,
      name,
      type,
      cash: balanceOf(state, book.reserves[id]),
      accounts: book.accounts
        .filter(({ subordinateId }) => subordinateId === id)
        .map((account) => ({
          issuer: account.superiorId,
          instrument: account.instrument,
          balance: balanceOf(state, account),
        })),
      dues: book.credits
        .filter(({ subordinateId, instrument }) => subordinateId === id && instrument === 'Dues')
        .map((dues) => ({
          creditor: dues.superiorId,
          balance: balanceOf(state, dues),
          netted: isNetted(state, dues),
        })),
    })),
    debts: book.credits
      .filter(({ instrument }) => instrument !== 'Dues')
      .map((credit) => ({
        id: credit.id,
        debtor: credit.subordinateId,
        creditor: credit.superiorId,
        instrument: credit.instrument,
        principal: credit.principal,
        interest: credit.interest,
        balance: balanceOf(state, credit),
      })),
    nextId: book.nextCreditId,
    overdraft: book.settings.overdraft,
    reserveRequirement: book.settings.reserveRequirement,
    interestRate: book.settings.interestRate,
    entries: [],
  };
}
