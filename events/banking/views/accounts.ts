/** A party's accounts: what it holds, who owes whom, and on which terms. */

import { itemAt } from '../../assert';
import type { BasisPoints, Cents } from '../../money';
import { interestOwed } from '../actions/shared/repos';
import {
  type Account,
  type CreditAccount,
  creditIdsOf,
  creditOf,
  findSecurities,
  partyOf,
  reservesOf,
} from '../ledger/book';
import { CREDITS } from '../ledger/debtRows';
import { counterpartyOf, creditorOf, debtorOf, holderOf, issuerOf, sideFor } from '../ledger/ends';
import { accruedOn, interestPart } from '../ledger/interest';
import type { PartyType } from '../ledger/partyTypes';
import { PAR, priceOf } from '../ledger/price';
import {
  billsOf,
  collateralOf,
  ownPledged,
  pledgedOnBy,
  receivedBills,
} from '../ledger/securities';
import { creditName, instrumentAt } from '../ledger/sides';
import { balanceOf, isNetted, type State } from '../ledger/state';
import { accountName } from './labels';
import { lineKey } from './sheet';

/** Treasury Bills of one party by face value, in cents. Received bills stay on the sheet of who pledged them. */
interface Bills {
  readonly held: Cents;
  /** What those are worth, as the sheet has them; null at par, where it is the same. */
  readonly worth: Cents | null;
  /** In basis points of face value. */
  readonly price: BasisPoints;
  /** Of the held ones. */
  readonly pledged: Cents;
  readonly received: Cents;
  /** Of the received ones. */
  readonly pledgedOn: Cents;
  /** What the holding opened with; null where the party never had any of its own. */
  readonly opened: Cents | null;
  readonly interestRate: BasisPoints;
  /** Periods until they fall due. */
  readonly maturity: number;
}

/** A deposit-type account that the party holds or has issued. */
export interface AccountLine {
  readonly id: number;
  /** The line of the party's sheet that shows it. */
  readonly key: string;
  /** What the party's sheet calls it. */
  readonly name: string;
  readonly holder: string;
  readonly issuer: string;
  readonly instrument: string;
  /** What it is called below zero; null while it is not. */
  readonly overdraft: string | null;
  /** Cents, below zero in overdraft. */
  readonly balance: Cents;
}

/** A debt that the party owes or is owed. */
export interface CreditLine {
  readonly id: number;
  /** The line of the party's sheet that shows it. */
  readonly key: string;
  /** What the party's sheet calls it. */
  readonly name: string;
  readonly creditor: string;
  readonly debtor: string;
  readonly instrument: CreditAccount['instrument'];
  readonly balance: Cents;
  /** The balance it opened with. */
  readonly principal: Cents;
  readonly interestRate: BasisPoints;
  /** On the whole principal. Cents. */
  readonly interest: Cents;
  /** What of it falls on the balance still owed. Cents. */
  readonly interestDue: Cents;
  readonly haircut: BasisPoints;
  /** The bills that secure it; null for a debt that none secure. Cents. */
  readonly collateral: { readonly total: Cents; readonly received: Cents } | null;
  /** Dues only: whether they were netted since they last rose from zero. */
  readonly isNetted: boolean;
}

export interface PartyAccounts {
  readonly name: string;
  readonly type: PartyType;
  readonly cash: { readonly balance: Cents; readonly opened: Cents };
  /** What the party owes in notes; null where it is not the central bank. */
  readonly notes: Cents | null;
  /** null where the party neither holds nor has received any. */
  readonly bills: Bills | null;
  readonly accounts: readonly AccountLine[];
  readonly credits: readonly CreditLine[];
}

/**
 * The accounts of a party, in order of opening, those at zero included.
 *
 * @returns null for a party that is not on the board yet
 */
export function accountsOf(state: State, partyId: number): PartyAccounts | null {
  const { book } = state;
  const party = book.parties[partyId];
  if (!party) return null;
  const reserves = reservesOf(book, partyId);
  return {
    name: party.name,
    type: party.type,
    cash: { balance: balanceOf(state, reserves), opened: reserves.cashReserves },
    notes: book.notes?.id === partyId ? balanceOf(state, book.notes) : null,
    bills: billsLine(state, partyId),
    accounts: party.accountIds.map((id) => accountLine(state, itemAt(book.accounts, id), partyId)),
    credits: creditIdsOf(book, partyId).map((id) => creditLine(state, creditOf(book, id), partyId)),
  };
}

function billsLine(state: State, partyId: number): Bills | null {
  const { book } = state;
  const own = findSecurities(book, partyId);
  const received = receivedBills(book, partyId);
  if (!own && received === 0) return null;
  return {
    held: billsOf(state, partyId),
    worth: priceOf(book) === PAR ? null : balanceOf(state, own),
    price: priceOf(book),
    pledged: ownPledged(book, partyId),
    received,
    pledgedOn: pledgedOnBy(book, partyId),
    opened: own?.principal ?? null,
    interestRate: own?.interest ?? 0,
    maturity: own?.maturity ?? 0,
  };
}

function accountLine(state: State, account: Account, partyId: number): AccountLine {
  const { id, instrument, overdraft } = account;
  const balance = balanceOf(state, account);
  const side = sideFor(partyId, account, balance);
  const shown = instrumentAt(account, balance);
  const thirdPartyId = counterpartyOf(account, partyId);
  return {
    id,
    key: lineKey(account, side),
    name: accountName(state.book, { partyId, side, instrument: shown, thirdPartyId }),
    holder: partyOf(state.book, holderOf(account)).name,
    issuer: partyOf(state.book, issuerOf(account)).name,
    instrument,
    overdraft: balance < 0 ? overdraft : null,
    balance,
  };
}

function creditLine(state: State, credit: CreditAccount, partyId: number): CreditLine {
  const { id, instrument, principal, interest, collateral } = credit;
  const balance = balanceOf(state, credit);
  const total = collateralOf(credit);
  const side = sideFor(partyId, credit, balance);
  const shown = creditName(instrument, side, partyId);
  const thirdPartyId = counterpartyOf(credit, partyId);
  return {
    id,
    key: lineKey(credit, side),
    name: accountName(state.book, { partyId, side, instrument: shown, thirdPartyId }),
    creditor: partyOf(state.book, creditorOf(credit)).name,
    debtor: partyOf(state.book, debtorOf(credit)).name,
    instrument,
    balance,
    principal,
    interestRate: credit.interestRate,
    interest,
    interestDue: CREDITS[instrument].endsWhole
      ? interestOwed(state, credit)
      : interestPart(credit, balance, balance) + accruedOn(state, credit),
    haircut: credit.haircut,
    collateral: collateral && { total, received: total - collateral.own },
    isNetted: !CREDITS[instrument].isLoan && isNetted(state, credit),
  };
}
