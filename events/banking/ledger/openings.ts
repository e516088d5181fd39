/** What builds a board: parties with their cash, accounts, holdings of bills, a central bank's notes. */
import { produce } from 'immer';
import { assertDefined } from '../../assert';
import type { BasisPoints, Cents } from '../../money';
import type { Account, Book, Party, Securities } from './book';
import { partyOf } from './book';
import type { FlowKind } from './flowKinds';
import type { DepositRow } from './instrument';
import type { DepositInstrument, OverdraftInstrument } from './instruments';
import { DEPOSITS } from './instruments';
import type { PartyType } from './partyTypes';

/** Treasury Bills fall due after one period and carry 5 %. */
const MATURITY = 1;
const BILL_INTEREST = 500;

/** A book with a party more, whose cash is yet to be posted. */
export function withParty(
  book: Book,
  name: string,
  type: PartyType,
  cash: Cents,
): { readonly book: Book; readonly party: Party } {
  const id = book.parties.length;
  const party = { id, name, type, accountIds: [] };
  const grown = produce(book, (draft) => {
    draft.parties.push(party);
    draft.reserves.push({
      kind: 'reserves',
      id,
      slot: book.slotCount,
      category: 'Reserves',
      instrument: 'Reserves',
      cashReserves: cash,
    });
    draft.slotCount += 1;
  });
  return { book: grown, party };
}

/** A book whose newest party is paid no interest on its balance with the central bank. */
export function withoutIorb(book: Book): Book {
  return produce(book, (draft) => {
    assertDefined(draft.parties.at(-1), 'party on this board').isWithoutIorb = true;
  });
}

/** A book whose central bank, the party of this id, issues notes. */
export function withNotes(book: Book, id: number): Book {
  return produce(book, (draft) => {
    draft.notes = { kind: 'notes', id, slot: book.slotCount, instrument: 'Notes' };
    draft.slotCount += 1;
  });
}

/** A book with an account more, on which nothing is posted yet. */
export function withAccount(
  book: Book,
  instrument: DepositInstrument,
  holder: number,
  issuer: number,
  rate: BasisPoints = 0,
): { readonly book: Book; readonly account: Account } {
  const account: Account = {
    kind: 'account',
    id: book.accounts.length,
    slot: book.slotCount,
    subordinateId: holder,
    superiorId: issuer,
    instrument,
    overdraft: overdraftOf(book, instrument, issuer),
    ...(rate === 0 ? {} : { rate }),
  };
  const grown = produce(book, (draft) => {
    draft.accounts.push(account);
    // On boards with a clock the second slot holds what was left over in rounding its interest.
    draft.slotCount += book.clock ? 2 : 1;
    draft.parties[holder]?.accountIds.push(account.id);
    draft.parties[issuer]?.accountIds.push(account.id);
  });
  return { book: grown, account };
}

/** What an account with this issuer is called below zero. */
function overdraftOf(
  book: Book,
  instrument: DepositInstrument,
  issuer: number,
): OverdraftInstrument {
  const { overdraft, overdraftWith }: DepositRow<FlowKind, OverdraftInstrument> =
    DEPOSITS[instrument];
  return overdraftWith[partyOf(book, issuer).type] ?? overdraft;
}

/** A book with a holding of Treasury Bills more; `principal` is what it will open with. */
export function withSecurities(
  book: Book,
  partyId: number,
  principal: Cents,
): { readonly book: Book; readonly securities: Securities } {
  const securities: Securities = {
    kind: 'securities',
    id: partyId,
    slot: book.slotCount,
    instrument: 'Treasury Bills',
    maturity: MATURITY,
    interest: BILL_INTEREST,
    principal,
  };
  const grown = produce(book, (draft) => {
    draft.securities.push(securities);
    // On boards with a clock the second slot holds their face value.
    draft.slotCount += book.clock ? 2 : 1;
  });
  return { book: grown, securities };
}
