/** How the auditor books the days of a board: interest, and debts that run on. */
import { type AuditedDebt, type Books, type Meter, partiesOf } from './books';
import type { EventNamed } from './events';

export function startClock(books: Books, { basis }: EventNamed<'startClock'>): void {
  books.clock = { basis, day: 1 };
}

/** All that was ever borne, in whole cents, half a cent upwards. */
function roundedUp(exact: bigint, basis: number): number {
  const cent = BigInt(basis) * 10_000n;
  return Number((2n * exact + cent) / (2n * cent));
}

/** Adds a day to what a claim has borne; the cents that are booked for it. */
function metered(meter: Meter, principal: number, rate: number, basis: number): number {
  meter.exact += BigInt(principal) * BigInt(rate);
  const all = roundedUp(meter.exact, basis);
  const booked = all - meter.booked;
  meter.booked = all;
  return booked;
}

/** Debts keep their interest beside them, deposits are credited it at once. */
export function endDay(books: Books): void {
  const { clock } = books;
  if (!clock) throw new Error('no day ends where none began');
  for (const debt of books.debts.values()) {
    const cents = metered(debt.meter, debt.balance, debt.rate, clock.basis);
    if (cents > 0 && debt.accrued === 0) books.credits += 1;
    debt.accrued += cents;
    books.moveWorth(debt.debtor, debt.creditor, cents);
  }
  // Reserves bear what the central bank pays on them that evening.
  const iorb = books.administered.get('iorb') ?? 0;
  for (const pair of iorb > 0 ? books.accounts.keys() : []) {
    const [holder, issuer] = partiesOf(pair);
    if (books.typeOf(holder) !== 'bank' || books.typeOf(issuer) !== 'centralbank') continue;
    if (books.unpaid.has(holder)) continue;
    const meter = books.meters.get(pair) ?? { exact: 0n, booked: 0 };
    books.meters.set(pair, meter);
    const cents = metered(meter, Math.max(books.reserve(holder), 0), iorb, clock.basis);
    books.moveReserve(holder, cents);
    books.moveWorth(issuer, holder, cents);
  }
  for (const [pair, { rate, meter }] of books.rates) {
    const [holder, issuer] = partiesOf(pair);
    const balance = Math.max(books.account(holder, issuer), 0);
    const cents = metered(meter, balance, rate, clock.basis);
    books.moveAccount(holder, issuer, cents);
    books.moveWorth(issuer, holder, cents);
  }
  clock.day += 1;
}

/** Pays a sum under a debt: a customer out of its account with the creditor, all others with reserves. */
function payUnder(books: Books, { debtor, creditor }: AuditedDebt, sum: number): void {
  if (books.typeOf(debtor) === 'customer') books.moveAccount(debtor, creditor, -sum);
  else {
    books.moveReserve(debtor, -sum);
    books.moveReserve(creditor, sum);
  }
}

export function rollOver(books: Books, event: EventNamed<'rollOver'>): void {
  const debt = books.debt(event.claim);
  if (event.interest === 'paid') payUnder(books, debt, debt.accrued);
  else debt.balance += debt.accrued;
  debt.accrued = 0;
  debt.rate = event.rate;
  debt.due = event.term > 0 && books.clock ? books.clock.day + event.term : null;
}
