/** How the auditor books the insurance of deposits and the closing of a bank. */
import { collateralFor, endSecured, failRepo, pledgedUnder } from './bills';
import { type AuditedDebt, type Books, pairOf, partiesOf } from './books';
import { handedOut, holdersOf } from './capital';
import type { EventNamed } from './events';
import { addBills, PAR, worthOf } from './prices';

/** The fund of a board, by id; -1 where there is none. */
export function fundOf({ parties }: Books): number {
  return parties.findIndex(({ type }) => type === 'insurancefund');
}

export function insureDeposits(books: Books, event: EventNamed<'insureDeposits'>): void {
  const { limit, amount } = event;
  const worth = BigInt(worthOf(books, amount));
  books.parties.push({
    name: 'Insurance Fund',
    type: 'insurancefund',
    cash: 0,
    bills: amount,
    worth,
  });
  books.insured = limit;
}

/** Somebody who is owed by a bank, and by what it is secured. */
interface Creditor {
  readonly id: number;
  owed: number;
  pledged: number;
  insured: number;
  /** What the failure of repos has cost it already. */
  short: number;
}

const owedUnder = ({ balance, accrued }: AuditedDebt): number => balance + accrued;

/** What each discount loan of a bank is covered by among the loans that it has made. */
function coveredByLoans(books: Books, bank: number): ReadonlyMap<number, number> {
  const debts = [...books.debts.values()];
  let pool = debts
    .filter(({ kind, creditor }) => creditor === bank && (kind === 'Loans' || kind === 'Mortgage'))
    .reduce((sum, { balance }) => sum + balance, 0);
  const covered = new Map<number, number>();
  for (const debt of debts) {
    const isOnLoans = debt.kind === 'Discount Loans' && !books.pledges.has(debt.id);
    if (debt.debtor !== bank || !isOnLoans) continue;
    const pledged = Math.min(pool, Number(collateralFor(debt.balance, 2000)));
    pool -= pledged;
    covered.set(debt.id, Math.min(pledged, owedUnder(debt)));
  }
  return covered;
}

/** Everybody whom a bank owes, the lowest id first. */
function creditorsOf(books: Books, bank: number): readonly Creditor[] {
  const found = books.parties.map((_, id): Creditor => {
    return { id, owed: 0, pledged: 0, insured: 0, short: 0 };
  });
  const of = (id: number): Creditor => {
    const one = found[id];
    if (!one) throw new Error(`nobody has the number ${id}`);
    return one;
  };
  for (const [pair, balance] of books.accounts) {
    const [holder, issuer] = partiesOf(pair);
    if (issuer === bank && balance > 0) {
      of(holder).owed += balance;
      const isInsured = books.insured !== null && books.typeOf(holder) === 'customer';
      if (isInsured) of(holder).insured += Math.min(balance, books.insured ?? 0);
    }
    if (holder === bank && balance < 0) of(issuer).owed -= balance;
  }
  for (const [pair, due] of books.dues) {
    const [debtor, creditor] = partiesOf(pair);
    if (debtor === bank) of(creditor).owed += due;
  }
  const onLoans = coveredByLoans(books, bank);
  for (const debt of books.debts.values()) {
    if (debt.debtor !== bank) continue;
    const pledge = books.pledges.get(debt.id);
    const bills = pledge ? Math.min(worthOf(books, pledgedUnder(pledge)), owedUnder(debt)) : 0;
    of(debt.creditor).owed += owedUnder(debt);
    of(debt.creditor).pledged += bills + (onLoans.get(debt.id) ?? 0);
    if (pledge) of(debt.creditor).short += owedUnder(debt) - bills;
  }
  return found.filter(({ owed }) => owed > 0);
}

/** All that a bank has. */
function assetsOf(books: Books, bank: number): number {
  let sum = books.party(bank).cash + worthOf(books, books.party(bank).bills);
  for (const [pair, balance] of books.accounts) {
    const [holder, issuer] = partiesOf(pair);
    if (holder === bank) sum += Math.max(0, balance);
    if (issuer === bank) sum += Math.max(0, -balance);
  }
  for (const [pair, balance] of [...books.dues, ...books.shares]) {
    if (partiesOf(pair)[1] === bank) sum += balance;
  }
  for (const debt of books.debts.values()) if (debt.creditor === bank) sum += owedUnder(debt);
  return sum;
}

/** A sum that is paid to somebody. */
export interface Paid {
  readonly to: number;
  readonly sum: number;
}

/** Closes a bank, and says who was paid what by the bank that takes over. */
export function closeBank(books: Books, event: EventNamed<'closeBank'>): readonly Paid[] {
  const { bank, into } = event;
  const creditors = creditorsOf(books, bank);
  const owners = [...holdersOf(books, bank)].sort(([one], [other]) => one - other);
  for (const { id, debtor } of [...books.debts.values()]) {
    if (debtor === bank && books.pledges.has(id)) failRepo(books, { type: 'failRepo', repo: id });
  }
  let estate = assetsOf(books, bank);
  for (const [id, part] of coveredByLoans(books, bank)) {
    takeOver(books, books.debt(id), part, into, 0);
    estate -= part;
  }
  const insured = creditors.reduce((sum, one) => sum + one.insured, 0);
  const rests = creditors.map(({ owed, pledged, insured: own }) => owed - pledged - own);
  const wanted = rests.reduce((sum, rest) => sum + rest, 0);
  const shared = Math.max(0, Math.min(estate - insured, wanted));
  const parts = wanted > 0 ? handedOut(shared, rests) : [];
  const surplus = Math.max(0, estate - insured - wanted);
  const sizes = owners.map(([, size]) => size);
  const toOwners = sizes.length > 0 ? handedOut(surplus, sizes) : [];

  handOver(books, bank, into);
  end(books, bank);
  payMissing(books, into, bank, Math.max(0, insured - estate));
  creditors.forEach(({ id, short }, index) => {
    books.moveWorth(id, bank, (rests[index] ?? 0) - short - (parts[index] ?? 0));
  });
  owners.forEach(([id, size], index) => {
    books.moveWorth(id, bank, size - (toOwners[index] ?? 0));
  });
  if (owners.length === 0) books.moveWorth(bank, into, surplus);
  const paid = [
    ...creditors.map(({ id, insured: own }, index) => ({ to: id, sum: own + (parts[index] ?? 0) })),
    ...owners.map(([to], index) => ({ to, sum: toOwners[index] ?? 0 })),
  ];
  for (const { to, sum } of paid) pay(books, into, to, sum);
  books.closed.add(bank);
  return paid;
}

/** Another debt stands in the place of one, or of part of it: its principal first, then its interest. */
function takeOver(
  books: Books,
  debt: AuditedDebt,
  part: number,
  debtor: number,
  creditor: number,
): void {
  if (part === 0) return;
  const { id, kind, rate, due, meter } = debt;
  const balance = Math.min(part, debt.balance);
  const accrued = part - balance;
  const placed = books.credits;
  books.credits += accrued > 0 ? 2 : 1;
  const own = { principal: balance, interest: 0, balance, accrued };
  books.debts.set(placed, { id: placed, kind, debtor, creditor, rate, due, meter, ...own });
  debt.balance -= balance;
  debt.accrued -= accrued;
  if (debt.balance === 0 && debt.accrued === 0) books.debts.delete(id);
  const pledge = books.pledges.get(id);
  if (!pledge) return;
  books.pledges.delete(id);
  books.pledges.set(placed, { ...pledge, lender: creditor });
}

function handOver(books: Books, bank: number, into: number): void {
  for (const [pair, balance] of [...books.accounts]) {
    const [holder, issuer] = partiesOf(pair);
    if (holder === bank) passBalance(books, issuer, into, balance);
    if (issuer === bank) passAccount(books, holder, bank, into);
    if (holder === bank || issuer === bank) books.accounts.set(pair, 0);
  }
  books.moveCash(bank, into, books.party(bank).cash);
  passBills(books, bank, into, books.party(bank).bills);
  for (const debt of [...books.debts.values()]) {
    if (debt.creditor !== bank) continue;
    if (debt.debtor === into) endSecured(books, debt.id);
    else takeOver(books, debt, owedUnder(debt), debt.debtor, into);
  }
  for (const [pair, due] of [...books.dues]) {
    const [debtor, creditor] = partiesOf(pair);
    if (creditor !== bank) continue;
    books.dues.set(pair, 0);
    if (debtor !== into) books.raiseDues(debtor, into, due);
  }
  for (const [pair, size] of [...books.shares]) {
    const [of, holder] = partiesOf(pair);
    if (holder !== bank) continue;
    books.shares.delete(pair);
    if (of === into) continue;
    if (!books.shares.has(pairOf(of, into))) books.credits += 1;
    books.shares.set(pairOf(of, into), (books.shares.get(pairOf(of, into)) ?? 0) + size);
  }
}

/** Bills against something worth as much: a cent that rounding makes of either holding is its owner's. */
function passBills(books: Books, from: number, to: number, face: number): void {
  const paid = worthOf(books, face);
  addBills(books, from, -face);
  addBills(books, to, face);
  books.moveWorth(to, from, paid);
}

/** What the bank has on an account of its own. */
function passBalance(books: Books, issuer: number, into: number, balance: number): void {
  if (balance <= 0 || issuer === into) return;
  const isPosition = books.system === 'chips' && issuer === books.house;
  if (isPosition) books.moveReserve(issuer, -balance);
  if (isPosition || (books.hasCentralBank && issuer === 0)) books.moveReserve(into, balance);
  else books.moveAccount(into, issuer, balance);
}

/** Customers have their accounts with the other bank from now on; whoever is overdrawn is so there. */
function passAccount(books: Books, holder: number, bank: number, into: number): void {
  const drawn = Math.min(0, books.account(holder, bank));
  if (books.typeOf(holder) === 'customer') open(books, holder, bank, into);
  if (drawn < 0 && holder !== into) books.moveAccount(holder, into, drawn);
}

function open(books: Books, holder: number, bank: number, into: number): void {
  const pair = pairOf(holder, into);
  if (books.accounts.has(pair)) return;
  books.accounts.set(pair, 0);
  const bearing = books.rates.get(pairOf(holder, bank));
  if (bearing) books.rates.set(pair, { rate: bearing.rate, meter: { exact: 0n, booked: 0 } });
}

/** The bank owes nobody anything any more. */
function end(books: Books, bank: number): void {
  for (const { id, debtor } of [...books.debts.values()]) {
    if (debtor === bank) books.debts.delete(id);
  }
  for (const pair of [...books.dues.keys()]) {
    if (partiesOf(pair)[0] === bank) books.dues.set(pair, 0);
  }
  for (const pair of [...books.shares.keys()]) {
    if (partiesOf(pair)[0] === bank) books.shares.delete(pair);
  }
}

/** With bills of the fund: the central bank buys them where there is one. */
function payMissing(books: Books, into: number, bank: number, missing: number): void {
  const fund = fundOf(books);
  if (fund === -1 || missing === 0) return;
  // The fewest bills that are worth it: half a cent and more counts as one.
  const parts = 2n * BigInt(books.price);
  const face = ((2n * BigInt(missing) - 1n) * BigInt(PAR) + parts - 1n) / parts;
  const payer = books.hasCentralBank ? 0 : into;
  passBills(books, fund, payer, Number(face));
  if (books.hasCentralBank) books.moveReserve(into, missing);
  books.moveWorth(fund, bank, missing);
}

function pay(books: Books, into: number, to: number, sum: number): void {
  if (to === into || sum === 0) return;
  if (books.typeOf(to) === 'customer') books.moveAccount(to, into, sum);
  else if (books.hasCentralBank) {
    books.moveReserve(into, -sum);
    books.moveReserve(to, sum);
  } else books.moveCash(into, to, sum);
}
