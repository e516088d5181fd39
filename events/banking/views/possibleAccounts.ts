/** Which accounts a party's sheet has or could come to have: what a prediction may name. */

import { at } from '../../known';
import { isOffered } from '../../world/offers';
import type { Offers } from '../actions/offers';
import type { EventType } from '../actions/registry';
import {
  type Account,
  type Book,
  type CreditInstrument,
  findAccount,
  findSecurities,
  findSettlementAccount,
  type Party,
  partyOf,
} from '../ledger/book';
import { CREDIT_NAMES, creditName, type Side } from '../ledger/sides';
import { balanceOf, type State } from '../ledger/state';
import { accountName } from './labels';

/** An account that a prediction may name; on which side it stands is for the prediction to say. */
export interface PossibleAccount {
  /** Told apart from the party's others, and the same at every round. */
  readonly key: string;
  /** As the sheet calls it: "Due to Bank 2". */
  readonly label: string;
  /** The counterparty; null for cash, notes and bills. */
  readonly thirdPartyId: number | null;
  readonly instrument: string;
}

/**
 * The accounts that a party's sheet has or could come to have on this board, in
 * the order of a sheet. Each is called what the sheet calls it. A debt is listed
 * both ways round: who owes whom is part of what is predicted.
 *
 * @param offers what the board lets people do: a debt that stands nowhere is
 * listed only where something offered lets it arise
 */
export function possibleAccounts(
  state: State,
  party: Party,
  offers: Offers,
): readonly PossibleAccount[] {
  const { book } = state;
  const own = (instrument: string) => named(book, party, instrument, null, 'asset');
  const notes = book.notes?.id === party.id ? [own('Notes')] : [];
  return [
    own('Reserves'),
    ...notes,
    ...(mayHoldBills(book, party) ? [own('Treasury Bills')] : []),
    ...accountsOf(state, party),
    ...debtsOf(state, party, offers),
  ];
}

function named(
  book: Book,
  party: Party,
  instrument: string,
  thirdPartyId: number | null,
  side: Side['side'],
): PossibleAccount {
  return {
    key: `${instrument} ${thirdPartyId} ${side}`,
    label: accountName(book, { partyId: party.id, side, instrument, thirdPartyId }),
    thirdPartyId,
    instrument,
  };
}

function mayHoldBills(book: Book, { id, type }: Party): boolean {
  if (findSecurities(book, id)) return true;
  return book.securities.length > 0 && (type === 'bank' || type === 'centralbank');
}

/** Two banks may have an account with one another each: those are two accounts of either sheet. */
function accountsOf(state: State, party: Party): readonly PossibleAccount[] {
  const { book } = state;
  return party.accountIds.flatMap((id) => {
    const account = at(book.accounts, id);
    const { subordinateId, superiorId, instrument, overdraft } = account;
    const isHolder = subordinateId === party.id;
    const third = isHolder ? superiorId : subordinateId;
    const deposit = named(book, party, instrument, third, isHolder ? 'asset' : 'liability');
    return mayFallBelowZero(state, account)
      ? [deposit, named(book, party, overdraft, third, isHolder ? 'liability' : 'asset')]
      : [deposit];
  });
}

/** Certificates turn into loans of the house without a limit; a customer of a bank with a central bank has no overdraft. */
function mayFallBelowZero(state: State, account: Account): boolean {
  if (balanceOf(state, account) < 0 || account.instrument === 'CH Certificates') return true;
  const { notes, settings } = state.book;
  return settings.overdraft > 0 && !(notes && account.instrument === 'Customer Deposits');
}

/** What lets a debt of each instrument arise. */
const ORIGINS: Readonly<Record<CreditInstrument, EventType>> = {
  Dues: 'transfer',
  Loans: 'getLoan',
  'Fed Funds': 'getFedFundsLoan',
  Mortgage: 'getMortgage',
  Repos: 'doRepo',
};

const INSTRUMENTS: readonly CreditInstrument[] = [
  'Dues',
  'Loans',
  'Fed Funds',
  'Mortgage',
  'Repos',
];

const SIDES = ['asset', 'liability'] as const;

function debtsOf({ book }: State, party: Party, offers: Offers): readonly PossibleAccount[] {
  return INSTRUMENTS.flatMap((instrument) =>
    book.parties
      .filter(
        (other) =>
          stands(book, instrument, party, other) ||
          (isOffered(ORIGINS[instrument], offers) && mayArise(book, instrument, party, other)),
      )
      .flatMap(({ id }) =>
        SIDES.map((side) => named(book, party, creditName(instrument, side, party.id), id, side)),
      ),
  );
}

function stands(book: Book, instrument: CreditInstrument, one: Party, other: Party): boolean {
  return book.credits.some((credit) => {
    if (credit.instrument !== instrument) return false;
    const { subordinateId: debtor, superiorId: creditor } = credit;
    return (
      (debtor === one.id && creditor === other.id) || (debtor === other.id && creditor === one.id)
    );
  });
}

/** Whether two parties can come to owe one another by this instrument, whichever of them owes. */
function mayArise(book: Book, instrument: CreditInstrument, one: Party, other: Party): boolean {
  if (one.id === other.id) return false;
  const isPair = (first: Party['type'], second: Party['type']): boolean =>
    (one.type === first && other.type === second) || (one.type === second && other.type === first);
  switch (instrument) {
    case 'Dues':
      return isPair('bank', 'clearinghouse') || (isPair('bank', 'bank') && owesDirectly(book));
    case 'Loans':
    case 'Mortgage':
      return isPair('customer', 'bank') && hasAccount(book, one, other);
    case 'Fed Funds':
      return isPair('bank', 'bank') && settles(book, one) && settles(book, other);
    case 'Repos':
      return (
        isPair('bank', 'centralbank') ||
        (isPair('bank', 'bank') && settles(book, one) && settles(book, other))
      );
  }
}

/** Whether banks owe their dues to one another: under the other systems they owe the house, or nobody. */
function owesDirectly({ system }: Book): boolean {
  return system === 'national' || system === 'correspondent';
}

function hasAccount(book: Book, one: Party, other: Party): boolean {
  return (findAccount(book, one.id, other.id) ?? findAccount(book, other.id, one.id)) !== undefined;
}

const settles = (book: Book, { id }: Party): boolean =>
  findSettlementAccount(book, id) !== undefined;

/** The debt that goes by this name on a sheet, whichever side it is on; undefined where it is no debt's. */
export function debtNamed(name: string): CreditInstrument | undefined {
  return INSTRUMENTS.find((one) => Object.values(CREDIT_NAMES[one]).includes(name));
}

/** What the other end of an account is called, below zero or above it; undefined where there is no such account. */
export function counterpartOf(
  book: Book,
  partyId: number,
  instrument: string,
  thirdPartyId: number | null,
): string | undefined {
  if (thirdPartyId === null) return undefined;
  for (const id of partyOf(book, partyId).accountIds) {
    const account = at(book.accounts, id);
    const ends = [account.subordinateId, account.superiorId];
    if (!ends.includes(thirdPartyId)) continue;
    if (account.instrument === instrument) return account.overdraft;
    if (account.overdraft === instrument) return account.instrument;
  }
  return undefined;
}
