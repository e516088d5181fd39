/** Which accounts a party's sheet has or could come to have: what a prediction may name. */

import { itemAt } from '../../../assert';
import { keysOf } from '../../../keys';
import { isOffered } from '../../../world/offers';
import type { Offers } from '../../actions/offers';
import { ACTIONS } from '../../actions/registry';
import {
  type Account,
  type Book,
  findAccount,
  findSecurities,
  findSettlementAccount,
  type Party,
  partyOf,
} from '../../ledger/book';
import { CREDITS } from '../../ledger/debtRows';
import { counterpartyOf, creditorOf, debtorOf, isPartyTo, sideFor } from '../../ledger/ends';
import type { FlowKind } from '../../ledger/flowKinds';
import type { CreditRow, HoldingRow } from '../../ledger/instrument';
import type { CreditInstrument } from '../../ledger/instruments';
import { CREDIT_INSTRUMENTS, DEPOSITS, HOLDINGS } from '../../ledger/instruments';
import type { PartyType } from '../../ledger/partyTypes';
import { creditName, type Side } from '../../ledger/sides';
import { balanceOf, type State } from '../../ledger/state';
import { systemOf } from '../../systems/registry';
import { accountName } from '../labels';

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
  return [
    ...keysOf(HOLDINGS)
      .filter((one) => mayHold(book, party, HOLDINGS[one].kind))
      .map((one) => named(book, party, one, null, 'asset')),
    ...accountsOf(state, party),
    ...(isOffered('closeBank', offers) ? accountsWithTaker(book, party) : []),
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

function mayHold(book: Book, { id, type }: Party, kind: HoldingRow['kind']): boolean {
  if (kind === 'reserves') return true;
  if (kind === 'notes') return book.notes?.id === id;
  if (findSecurities(book, id)) return true;
  // Customers come to have bills by open-market sales, which are of boards with a clock.
  const mayBuy = type === 'bank' || type === 'centralbank' || (type === 'customer' && book.clock);
  return book.securities.length > 0 && Boolean(mayBuy);
}

/** Two banks may have an account with one another each: those are two accounts of either sheet. */
function accountsOf(state: State, party: Party): readonly PossibleAccount[] {
  const { book } = state;
  return party.accountIds.flatMap((id) => {
    const account = itemAt(book.accounts, id);
    const { instrument, overdraft } = account;
    const third = counterpartyOf(account, party.id);
    const deposit = named(book, party, instrument, third, sideFor(party.id, account, 0));
    return mayFallBelowZero(state, account)
      ? [deposit, named(book, party, overdraft, third, sideFor(party.id, account, -1))]
      : [deposit];
  });
}

/** Where banks are closed, their customers come to have accounts with the bank that takes over. */
function accountsWithTaker(book: Book, party: Party): readonly PossibleAccount[] {
  const ends: Readonly<Partial<Record<PartyType, PartyType>>> = {
    customer: 'bank',
    bank: 'customer',
  };
  const side = party.type === 'customer' ? 'asset' : 'liability';
  return book.parties
    .filter(({ type, closedOn }) => type === ends[party.type] && closedOn === undefined)
    .filter(({ id }) =>
      party.type === 'customer'
        ? !findAccount(book, party.id, id)
        : !findAccount(book, id, party.id),
    )
    .map(({ id }) => named(book, party, 'Customer Deposits', id, side));
}

/** Certificates turn into loans of the house without a limit; a customer of a bank with a central bank has no overdraft. */
function mayFallBelowZero(state: State, account: Account): boolean {
  const { isLentFreely, isMoney } = DEPOSITS[account.instrument];
  if (balanceOf(state, account) < 0 || isLentFreely) return true;
  const { notes, settings } = state.book;
  return settings.overdraft > 0 && !(notes && isMoney);
}

const LENT = CREDIT_INSTRUMENTS.filter((instrument) => CREDITS[instrument].isLent);

const SIDES = ['asset', 'liability'] as const;

function debtsOf({ book }: State, party: Party, offers: Offers): readonly PossibleAccount[] {
  return CREDIT_INSTRUMENTS.flatMap((instrument) =>
    book.parties
      .filter(
        (other) =>
          hasOpenDebt(book, instrument, party, other) ||
          (mayOpen(instrument, offers) && mayArise(book, instrument, party, other)) ||
          (isOffered('closeBank', offers) && mayPass(book, instrument, party, other)),
      )
      .flatMap(({ id }) =>
        SIDES.map((side) => named(book, party, creditName(instrument, side, party.id), id, side)),
      ),
  );
}

/** Whether debts of this instrument may arise by what a board offers. */
export function mayOpen(instrument: CreditInstrument, offers: Offers): boolean {
  return ACTIONS.some(
    ({ type, opensDebts }) => opensDebts.includes(instrument) && isOffered(type, offers),
  );
}

function hasOpenDebt(book: Book, instrument: CreditInstrument, one: Party, other: Party): boolean {
  return book.credits.some((credit) => {
    if (credit.instrument !== instrument || !isPartyTo(credit, one.id)) return false;
    return counterpartyOf(credit, one.id) === other.id;
  });
}

/** Whether two parties can come to owe one another by this instrument, whichever of them owes. */
function mayArise(book: Book, instrument: CreditInstrument, one: Party, other: Party): boolean {
  if (one.id === other.id) return false;
  const { between, isLoan, isLent }: CreditRow<FlowKind> = CREDITS[instrument];
  // Interest arises where debts stand that bear it.
  if (!between && isLoan && !isLent)
    return LENT.some((lent) => hasOpenDebt(book, lent, one, other));
  const isPair = (first: PartyType, second: PartyType): boolean =>
    (one.type === first && other.type === second) || (one.type === second && other.type === first);
  if (!between) {
    const { duesWith } = systemOf(book);
    return duesWith !== null && isPair('bank', duesWith);
  }
  if (!between.pairs.some((pair) => isPair(...pair))) return false;
  const isOnBooks = hasAccount(book, one, other);
  if (between.needs === 'account') return isOnBooks;
  const isOfCustomer = one.type === 'customer' || other.type === 'customer';
  if (between.needs === 'either' && isOfCustomer && isOnBooks) return true;
  return [one, other].every((party) => party.type !== 'bank' || settles(book, party));
}

/** Where banks are closed, what is owed to one comes to be owed to the bank that takes over. */
function mayPass(book: Book, instrument: CreditInstrument, one: Party, other: Party): boolean {
  return isOwedToBank(book, instrument, one, other) || isOwedToBank(book, instrument, other, one);
}

/** Whether a debtor owes a bank by this instrument, and another bank could take that over. */
function isOwedToBank(
  book: Book,
  instrument: CreditInstrument,
  debtor: Party,
  taker: Party,
): boolean {
  if (taker.type !== 'bank' || debtor.id === taker.id) return false;
  return book.credits.some(
    (credit) =>
      credit.instrument === instrument &&
      debtorOf(credit) === debtor.id &&
      partyOf(book, creditorOf(credit)).type === 'bank',
  );
}

function hasAccount(book: Book, one: Party, other: Party): boolean {
  return (findAccount(book, one.id, other.id) ?? findAccount(book, other.id, one.id)) !== undefined;
}

const settles = (book: Book, { id }: Party): boolean =>
  findSettlementAccount(book, id) !== undefined;

/** What the other end of an account is called, below zero or above it; undefined where there is no such account. */
export function counterpartOf(
  book: Book,
  partyId: number,
  instrument: string,
  thirdPartyId: number | null,
): string | undefined {
  if (thirdPartyId === null) return undefined;
  for (const id of partyOf(book, partyId).accountIds) {
    const account = itemAt(book.accounts, id);
    if (!isPartyTo(account, thirdPartyId)) continue;
    if (account.instrument === instrument) return account.overdraft;
    if (account.overdraft === instrument) return account.instrument;
  }
  return undefined;
}
