/** What builds a board: parties with their cash, accounts, holdings of bills, a central bank's notes. */
import { produce } from 'immer';
import type { Cents } from '../../money';
import type {
  Account,
  Book,
  DepositInstrument,
  OverdraftInstrument,
  Party,
  PartyType,
  Securities,
} from './book';

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
): { readonly book: Book; readonly account: Account } {
  const account: Account = {
    kind: 'account',
    id: book.accounts.length,
    slot: book.slotCount,
    subordinateId: holder,
    superiorId: issuer,
    instrument,
    overdraft: overdraftOf(book, instrument, issuer),
  };
  const grown = produce(book, (draft) => {
    draft.accounts.push(account);
    draft.slotCount += 1;
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
  switch (instrument) {
    case 'Customer Deposits':
      return 'Customer Overdrafts';
    case 'CH Certificates':
      return 'CH Loans';
    case 'Bank Deposits':
      return book.parties[issuer]?.type === 'centralbank'
        ? 'Daylight Overdrafts'
        : 'Bank Overdrafts';
  }
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
    draft.slotCount += 1;
  });
  return { book: grown, securities };
}
