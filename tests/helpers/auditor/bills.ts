/** How the auditor books Treasury Bills: sales, and repos with what is pledged under them. */
import { type AuditedDebt, type AuditedPledge, type Books, halfUp } from './books';
import type { DoRepo, EventNamed } from './events';
import { addBills, faceThatSecures, worthOf } from './prices';

/**
 * Bills that one party delivers to another, for what they are worth.
 *
 * @returns what is paid for them
 */
export function sellTo(books: Books, seller: number, buyer: number, face: number): number {
  const paid = worthOf(books, face);
  addBills(books, seller, -face);
  addBills(books, buyer, face);
  books.moveWorth(buyer, seller, paid);
  return paid;
}

export function buySecurities(books: Books, { bank, amount }: EventNamed<'buySecurities'>): void {
  books.moveReserve(bank, sellTo(books, bank, 0, amount));
}

export function sellSecurities(books: Books, { bank, amount }: EventNamed<'sellSecurities'>): void {
  books.moveReserve(bank, -sellTo(books, 0, bank, amount));
}

/** What must be pledged of claims at their face for some cash: cash ÷ (1 - haircut), rounded up. Exact however large. */
export function collateralFor(cash: number, haircut: number): bigint {
  const left = 10_000n - BigInt(haircut);
  return (BigInt(cash) * 10_000n + left - 1n) / left;
}

/** All that is pledged under a repo. */
export function pledgedUnder({ own, received }: AuditedPledge): number {
  return [...received.values()].reduce((total, part) => total + part, own);
}

/** How much of a repo's bills its lender has pledged on. */
export function pledgedOn(books: Books, repo: number): number {
  return [...books.pledges.values()].reduce(
    (total, { received }) => total + (received.get(repo) ?? 0),
    0,
  );
}

/** The bills that a party owns and has not pledged. */
export function unpledged(books: Books, party: number): number {
  return [...books.pledges.values()]
    .filter(({ borrower }) => borrower === party)
    .reduce((left, { own }) => left - own, books.party(party).bills);
}

/** The repos in which a party lends, the oldest first. */
export function receivedBy(
  books: Books,
  party: number,
): readonly { readonly repo: number; readonly all: number; readonly free: number }[] {
  return [...books.pledges]
    .filter(([, { lender, passesOn }]) => lender === party && passesOn)
    .map(([repo, pledge]) => {
      const all = pledgedUnder(pledge);
      return { repo, all, free: all - pledgedOn(books, repo) };
    })
    .sort((one, other) => one.repo - other.repo);
}

/** The repos whose bills a debtor may add to what it has pledged: older ones, and none where the central bank keeps them. */
export function addableTo(books: Books, id: number): ReturnType<typeof receivedBy> {
  const { borrower, passesOn } = books.pledge(id);
  return passesOn ? receivedBy(books, borrower).filter(({ repo }) => repo < id) : [];
}

/** More bills for a debt that stands; what the borrower has received itself comes first. */
export function pledgeMore(books: Books, { repo: id, amount }: EventNamed<'pledge'>): void {
  const pledge = books.pledge(id);
  let left = amount;
  for (const { repo, free } of addableTo(books, id)) {
    const part = Math.min(left, free);
    if (part > 0) pledge.received.set(repo, (pledge.received.get(repo) ?? 0) + part);
    left -= part;
  }
  pledge.own += left;
}

/** Cash against bills; what the borrower has received itself is pledged on first. */
export function doRepo(books: Books, event: DoRepo): void {
  const { borrower, lender, amount, rate, haircut, term = 1 } = event;
  let left = Number(faceThatSecures(books, amount, haircut));
  const received = new Map<number, number>();
  for (const { repo, free } of receivedBy(books, borrower)) {
    const part = Math.min(left, free);
    if (part > 0) received.set(repo, part);
    left -= part;
  }
  const id = books.lend('Repos', borrower, lender, amount, rate, term);
  books.pledges.set(id, { own: left, received, borrower, lender, haircut, passesOn: true });
  books.moveReserve(lender, -amount);
  books.moveReserve(borrower, amount);
}

/** The interest on what is still owed under a repo: it falls with what has been set off. */
export function repoInterest({ interest, balance, principal }: AuditedDebt): number {
  return halfUp(interest, balance, principal);
}

export function unwindRepo(books: Books, { repo }: EventNamed<'unwindRepo'>): void {
  const debt = books.debt(repo);
  const interest = repoInterest(debt);
  const paid = debt.balance + debt.accrued + interest;
  books.moveReserve(debt.debtor, -paid);
  books.moveReserve(debt.creditor, paid);
  books.moveWorth(debt.debtor, debt.creditor, interest);
  close(books, repo);
}

/** The lender keeps bills for what it is owed, and the claim is gone. */
export function failRepo(books: Books, { repo }: EventNamed<'failRepo'>): void {
  const debt = books.debt(repo);
  const owed = debt.balance + debt.accrued;
  const worthIt = Number(faceThatSecures(books, owed + repoInterest(debt), 0));
  const kept = Math.min(pledgedUnder(books.pledge(repo)), worthIt);
  books.moveWorth(debt.creditor, debt.debtor, owed);
  seize(books, repo, kept, debt.creditor);
  // Only now: as long as bills are being taken, some are still promised that are gone already.
  for (const id of books.pledges.keys())
    if (books.debts.get(id)?.balance === 0) books.debts.delete(id);
  close(books, repo);
}

/** Bills pledged under a repo become the taker's: the borrower's own first, then those it had received. */
function seize(books: Books, repo: number, amount: number, taker: number): void {
  const pledge = books.pledge(repo);
  const own = Math.min(amount, pledge.own);
  pledge.own -= own;
  addBills(books, pledge.borrower, -own);
  addBills(books, taker, own);
  let left = amount - own;
  for (const [source, part] of [...pledge.received].sort(([one], [other]) => one - other)) {
    const taken = Math.min(left, part);
    if (taken === 0) continue;
    left -= taken;
    pledge.received.set(source, part - taken);
    seize(books, source, taken, taker);
    setOff(books, source, worthOf(books, taken));
  }
}

/** Whoever lost bills through another's repo owes that much less under its own. */
function setOff(books: Books, repo: number, lost: number): void {
  const debt = books.debts.get(repo);
  if (!debt) return;
  const amount = Math.min(lost, debt.accrued + debt.balance);
  books.moveWorth(debt.creditor, debt.debtor, amount);
  const interest = Math.min(amount, debt.accrued);
  debt.accrued -= interest;
  debt.balance -= amount - interest;
}

/** Ends a debt and frees what secured it. */
export function endSecured(books: Books, id: number): void {
  close(books, id);
}

/** The debt is gone, and bills without a debt go free once they are not pledged on. */
function close(books: Books, repo: number): void {
  books.debts.delete(repo);
  let hasFreed = true;
  while (hasFreed) {
    hasFreed = false;
    for (const [id, pledge] of [...books.pledges]) {
      if (books.debts.has(id)) continue;
      const free = pledgedUnder(pledge) - pledgedOn(books, id);
      if (free > 0) hasFreed = true;
      release(pledge, free);
      if (pledgedUnder(pledge) === 0) books.pledges.delete(id);
    }
  }
}

function release(pledge: AuditedPledge, amount: number): void {
  const own = Math.min(amount, pledge.own);
  pledge.own -= own;
  let left = amount - own;
  for (const [source, part] of [...pledge.received].sort(([one], [other]) => one - other)) {
    const freed = Math.min(left, part);
    pledge.received.set(source, part - freed);
    left -= freed;
  }
}
