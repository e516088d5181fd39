/** How the auditor books shares, dividends and losses. */
import { type Books, pairOf, partiesOf } from './books';
import type { EventNamed } from './events';

/** The holders of a bank's shares, with what each has. */
export function holdersOf(books: Books, bank: number): readonly (readonly [number, number])[] {
  return [...books.shares].flatMap(([pair, amount]) => {
    const [of, holder] = partiesOf(pair);
    return of === bank ? [[holder, amount] as const] : [];
  });
}

/** The bank on whose books a customer pays another bank: that one, or where reserves can move the first it opened with. */
export function payingBank(books: Books, customer: number, bank: number): number | null {
  if (books.accounts.has(pairOf(customer, bank))) return bank;
  if (!books.hasCentralBank) return null;
  for (const pair of books.accounts.keys()) {
    const [holder, issuer] = partiesOf(pair);
    if (holder === customer && !books.closed.has(issuer)) return issuer;
  }
  return null;
}

/** A sum from a party to a bank; below zero from the bank to the party. */
function passToBank(books: Books, party: number, bank: number, sum: number): void {
  if (books.typeOf(party) === 'bank') {
    books.moveReserve(party, -sum);
    books.moveReserve(bank, sum);
    return;
  }
  const through = payingBank(books, party, bank) ?? bank;
  books.moveAccount(party, through, -sum);
  if (through === bank) return;
  books.moveReserve(through, -sum);
  books.moveReserve(bank, sum);
}

/** Cents handed out by size: the cents that are left go to the largest fractions, of equal ones to who came first. */
export function handedOut(sum: number, sizes: readonly number[]): readonly number[] {
  const all = sizes.reduce((total, size) => total + BigInt(size), 0n);
  const shares = sizes.map((size, index) => {
    const exact = BigInt(sum) * BigInt(size);
    return { index, cents: Number(exact / all), fraction: exact % all };
  });
  let left = sum - shares.reduce((total, { cents }) => total + cents, 0);
  for (; left > 0; left -= 1) {
    const [next] = shares
      .filter(({ fraction }) => fraction >= 0n)
      .sort((one, other) =>
        one.fraction === other.fraction
          ? one.index - other.index
          : Number(other.fraction > one.fraction) * 2 - 1,
      );
    if (!next) throw new Error('there are more cents than parts');
    next.cents += 1;
    next.fraction = -1n;
  }
  return shares.map(({ cents }) => cents);
}

export function issueShares(books: Books, event: EventNamed<'issueShares'>): void {
  const { bank, investor, amount } = event;
  const pair = pairOf(bank, investor);
  if (!books.shares.has(pair)) books.credits += 1;
  if (amount > 0) books.shares.set(pair, (books.shares.get(pair) ?? 0) + amount);
  passToBank(books, investor, bank, amount);
}

export function payDividend(books: Books, { bank, amount }: EventNamed<'payDividend'>): void {
  const holders = holdersOf(books, bank);
  const parts = handedOut(
    amount,
    holders.map(([, size]) => size),
  );
  holders.forEach(([holder], index) => {
    const part = parts[index] ?? 0;
    passToBank(books, holder, bank, -part);
    books.moveWorth(bank, holder, part);
  });
}

/** The interest is given up first; what the creditor's worth does not cover its shareholders lose. */
export function writeOff(books: Books, { claim, amount }: EventNamed<'writeOff'>): void {
  const debt = books.debt(claim);
  books.moveWorth(debt.creditor, debt.debtor, amount);
  const interest = Math.min(amount, debt.accrued);
  debt.accrued -= interest;
  debt.balance -= amount - interest;
  if (debt.balance === 0) books.debts.delete(claim);
  const holders = holdersOf(books, debt.creditor);
  const paidIn = holders.reduce((total, [, size]) => total + size, 0);
  const { worth } = books.party(debt.creditor);
  const lost = Math.min(Number(-worth), paidIn);
  if (lost <= 0) return;
  const parts = handedOut(
    lost,
    holders.map(([, size]) => size),
  );
  holders.forEach(([holder, size], index) => {
    const part = parts[index] ?? 0;
    const pair = pairOf(debt.creditor, holder);
    if (size === part) books.shares.delete(pair);
    else books.shares.set(pair, size - part);
    books.moveWorth(holder, debt.creditor, part);
  });
}
