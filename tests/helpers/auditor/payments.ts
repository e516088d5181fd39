/** How the auditor books cash, deposits and payments, in every system. */
import { type Books, pairOf, type QueuedPayment } from './books';
import type { EventNamed } from './events';

export function deposit(books: Books, { customer, bank, amount }: EventNamed<'deposit'>): void {
  books.moveCash(customer, bank, amount);
  books.moveAccount(customer, bank, amount);
}

/** A bank with a central bank behind it draws the notes that its vault lacks. */
export function withdraw(books: Books, { customer, bank, amount }: EventNamed<'withdraw'>): void {
  const fromVault = books.hasCentralBank ? Math.min(amount, books.party(bank).cash) : amount;
  const drawn = amount - fromVault;
  books.moveCash(bank, customer, fromVault);
  // Where there is no central bank nothing is drawn, and no account with party 0 may come of it.
  if (drawn > 0) books.moveReserve(bank, -drawn);
  books.notes += drawn;
  books.party(customer).cash += drawn;
  books.moveAccount(customer, bank, -amount);
}

/** A payment for something outside the board, on one bank's books or over the system. */
export function transfer(books: Books, payment: QueuedPayment): void {
  if (books.system === 'chips' && payment.fromBank !== payment.toBank) {
    overChips(books, payment);
    return;
  }
  book(books, payment);
}

function book(books: Books, { from, fromBank, to, toBank, amount }: QueuedPayment): void {
  books.moveAccount(from, fromBank, -amount);
  books.moveAccount(to, toBank, amount);
  books.moveWorth(from, to, amount);
  if (fromBank === toBank) return;
  switch (books.system) {
    case 'national':
    case 'correspondent':
      books.raiseDues(fromBank, toBank, amount);
      return;
    case 'clearinghouse':
      books.raiseDues(fromBank, books.house, amount);
      books.raiseDues(books.house, toBank, amount);
      return;
    case 'centralbank':
      books.moveReserve(fromBank, -amount);
      books.moveReserve(toBank, amount);
      return;
    case 'chips':
      raiseNetted(books, fromBank, books.house, amount);
      raiseNetted(books, books.house, toBank, amount);
      return;
  }
}

/** What a member may still pay: its pre-funding, with what CHIPS owes it and less what it owes. */
function positionOf(books: Books, bank: number): number {
  const { house } = books;
  return books.account(bank, house) + books.owed(house, bank) - books.owed(bank, house);
}

function isReleased(books: Books, payment: QueuedPayment): boolean {
  const { from, fromBank, amount } = payment;
  if (positionOf(books, fromBank) < amount || books.account(from, fromBank) < amount) return false;
  book(books, payment);
  return true;
}

function overChips(books: Books, { from, fromBank, to, toBank, amount }: QueuedPayment): void {
  const payment = { from, fromBank, to, toBank, amount };
  if (!isReleased(books, payment)) {
    books.queue.push(payment);
    return;
  }
  // Each release may free another, so that the queue is read from its head again.
  let index = 0;
  while (index < books.queue.length) {
    const waiting = books.queue[index];
    if (waiting && isReleased(books, waiting)) {
      books.queue.splice(index, 1);
      index = 0;
    } else index += 1;
  }
}

/** CHIPS nets as payments arise: what is owed the other way is set off first, and only the rest becomes dues. */
function raiseNetted(books: Books, debtor: number, creditor: number, amount: number): void {
  const owing = books.owed(creditor, debtor);
  books.setDues(creditor, debtor, Math.max(owing - amount, 0));
  books.raiseDues(debtor, creditor, Math.max(amount - owing, 0));
}

/** The larger of two dues keeps the difference, and both are marked. */
export function netDues(books: Books, { bank, with: other }: EventNamed<'netDues'>): void {
  const [owed, owing] = [books.owed(bank, other), books.owed(other, bank)];
  books.setDues(bank, other, Math.max(owed - owing, 0));
  books.setDues(other, bank, Math.max(owing - owed, 0));
  books.netted.add(pairOf(bank, other)).add(pairOf(other, bank));
}

export function payDues(books: Books, { from, to, amount }: EventNamed<'payDues'>): void {
  books.setDues(from, to, books.owed(from, to) - amount);
  books.moveCash(from, to, amount);
}

/** Dues end, and what is left between them is paid as the system pays. */
export function settleDues(books: Books, event: EventNamed<'settleDues'>): void {
  const { bank, with: other, by } = event;
  if (books.system === 'correspondent' && bank !== 'all') {
    const due = clear(books, bank, other);
    const [debtor, creditor] = due > 0 ? [bank, other] : [other, bank];
    if (due === 0) return;
    if (by === 'credit') books.moveAccount(creditor, debtor, Math.abs(due));
    else books.moveAccount(debtor, creditor, -Math.abs(due));
    return;
  }
  const everyBank = books.parties.flatMap(({ type }, id) => (type === 'bank' ? [id] : []));
  for (const member of bank === 'all' ? everyBank : [bank]) settleMember(books, member);
  // What waits at the end of the day is cancelled.
  books.queue.length = 0;
}

function settleMember(books: Books, bank: number): void {
  const due = clear(books, bank, books.house);
  if (due === 0) return;
  if (books.system === 'chips' && due < 0) {
    books.moveReserve(books.house, due);
    books.moveReserve(bank, -due);
  } else books.moveAccount(bank, books.house, -due);
}

/** Sets the dues between two parties to zero: what `bank` owed more than it was owed. */
function clear(books: Books, bank: number, other: number): number {
  const due = books.owed(bank, other) - books.owed(other, bank);
  books.setDues(bank, other, 0);
  books.setDues(other, bank, 0);
  return due;
}

/** Nothing stands against it on the board: the payer is the poorer by it. */
export function bankTransfer(books: Books, { from, to, amount }: EventNamed<'bankTransfer'>): void {
  books.moveReserve(from, -amount);
  books.moveReserve(to, amount);
  books.moveWorth(from, to, amount);
}
