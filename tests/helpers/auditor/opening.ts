/** How the auditor books the events that build an opening position. */
import { type Books, pairOf, partiesOf } from './books';
import type { CreateBank, EventNamed } from './events';
import { addBills } from './prices';

/** What every member of a clearing house holds in certificates on joining. */
export const CERTIFICATES = 100_00;
/** The specie that a clearing house is founded with: the certificates of its first two members. */
const FOUNDING = 200_00;

function addParty(books: Books, name: string, type: string, cash: number): number {
  books.parties.push({ name, type, cash, bills: 0, worth: BigInt(cash) });
  return books.parties.length - 1;
}

/** The system's own parties come first. */
export function setSystem(books: Books, { system }: EventNamed<'setSystem'>): void {
  books.system = system;
  if (system === 'clearinghouse') addParty(books, 'Clearing House', 'clearinghouse', FOUNDING);
  if (books.hasCentralBank) addParty(books, 'Central Bank', 'centralbank', 0);
  if (system === 'chips') {
    const chips = addParty(books, 'CHIPS', 'clearinghouse', 0);
    books.accounts.set(pairOf(chips, 0), 0);
  }
}

/** A party, with what it brings, and its place in the system. */
export function createBank(books: Books, event: CreateBank): void {
  const id = addParty(books, event.name, event.partyType, event.cash);
  if (event.reserves === 'unpaid') books.unpaid.add(id);
  if (books.hasCentralBank) {
    // The party has paid specie in for its notes.
    books.notes += event.cash;
    books.party(0).cash += event.cash;
  }
  if (event.partyType !== 'bank') return;
  if (books.system === 'clearinghouse') joinHouse(books, id);
  if (books.hasCentralBank) {
    books.accounts.set(pairOf(id, 0), event.deposit);
    books.party(0).cash += event.deposit;
    books.party(id).worth += BigInt(event.deposit);
  }
}

/** The members that hold certificates already. */
export function membersOf(books: Books): number {
  return [...books.accounts.keys()].filter((pair) => {
    const [holder, issuer] = partiesOf(pair);
    return issuer === 0 && books.typeOf(holder) === 'bank';
  }).length;
}

function joinHouse(books: Books, bank: number): void {
  const isFounder = membersOf(books) < FOUNDING / CERTIFICATES;
  books.accounts.set(pairOf(bank, 0), CERTIFICATES);
  if (isFounder) books.moveWorth(0, bank, CERTIFICATES);
  else books.moveCash(bank, 0, CERTIFICATES);
}

/** With CHIPS a bank pays in from its balance at the central bank, anywhere else in cash. */
export function openAccount(books: Books, event: EventNamed<'openAccount'>): void {
  const { holder, issuer, amount, rate = 0 } = event;
  if (rate > 0) books.rates.set(pairOf(holder, issuer), { rate, meter: { exact: 0n, booked: 0 } });
  books.accounts.set(pairOf(holder, issuer), amount);
  if (books.system === 'chips' && issuer === books.house) {
    books.moveReserve(holder, -amount);
    books.moveReserve(issuer, amount);
  } else books.moveCash(holder, issuer, amount);
}

/** Treasury Bills from outside the board. */
export function issueSecurity(books: Books, { party, amount }: EventNamed<'issueSecurity'>): void {
  addBills(books, party, amount);
}
