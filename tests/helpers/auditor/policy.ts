/** How the auditor books the facilities of the central bank, open-market operations and the Treasury. */
import { endSecured, sellTo } from './bills';
import { type Books, pairOf, partiesOf } from './books';
import type { EventNamed } from './events';
import { faceThatSecures } from './prices';

/** The Treasury of a board, by id; -1 where there is none. */
export function treasuryOf({ parties }: Books): number {
  return parties.findIndex(({ type }) => type === 'treasury');
}

/** Who stands for a party on the central bank's books: the first bank of a customer, anybody else itself. */
export function standsFor(books: Books, party: number): number | undefined {
  if (books.typeOf(party) !== 'customer') return party;
  for (const pair of books.accounts.keys()) {
    const [holder, issuer] = partiesOf(pair);
    if (holder === party && !books.closed.has(issuer)) return issuer;
  }
  return undefined;
}

/** A sum from one to another over the central bank. */
function pass(books: Books, from: number, to: number, sum: number): void {
  const [payer = from, payee = to] = [standsFor(books, from), standsFor(books, to)];
  if (payer !== from) books.moveAccount(from, payer, -sum);
  if (payee !== to) books.moveAccount(to, payee, sum);
  books.moveReserve(payer, -sum);
  books.moveReserve(payee, sum);
}

export function foundTreasury(books: Books, { amount }: EventNamed<'foundTreasury'>): void {
  const party = { name: 'Treasury', type: 'treasury', cash: 0, bills: 0, worth: BigInt(amount) };
  const id = books.parties.push(party) - 1;
  books.accounts.set(pairOf(id, 0), amount);
  books.party(0).cash += amount;
}

export const LOANS_CUT = 2000;
export const BILLS_CUT = 200;

export function discountLoan(books: Books, event: EventNamed<'discountLoan'>): void {
  const { bank, amount, collateral, term } = event;
  const rate = books.administered.get('discount') ?? 0;
  const id = books.lend('Discount Loans', bank, 0, amount, rate, term);
  if (collateral === 'bills') {
    const own = Number(faceThatSecures(books, amount, BILLS_CUT));
    const sides = { borrower: bank, lender: 0, haircut: BILLS_CUT, passesOn: false };
    books.pledges.set(id, { own, received: new Map(), ...sides });
  }
  books.moveReserve(bank, amount);
}

export function reverseRepoFacility(
  books: Books,
  { fund, amount }: EventNamed<'reverseRepoFacility'>,
): void {
  const rate = books.administered.get('onRrp') ?? 0;
  const id = books.lend('Facility Repos', 0, fund, amount, rate, 1);
  const own = Number(faceThatSecures(books, amount, 0));
  const sides = { borrower: 0, lender: fund, haircut: 0, passesOn: false };
  books.pledges.set(id, { own, received: new Map(), ...sides });
  pass(books, fund, 0, amount);
}

export function openMarket(
  books: Books,
  event: EventNamed<'openMarketPurchase' | 'openMarketSale'>,
): void {
  const { with: other, amount } = event;
  const [seller, buyer] = event.type === 'openMarketPurchase' ? [other, 0] : [0, other];
  pass(books, buyer, seller, sellTo(books, seller, buyer, amount));
}

export function issueDebt(books: Books, event: EventNamed<'issueDebt'>): void {
  const { buyer, amount, term, rate } = event;
  const treasury = treasuryOf(books);
  books.lend('Treasury Debt', treasury, buyer, amount, rate, term);
  pass(books, buyer, treasury, amount);
}

/** Taxes and what the Treasury buys are for something outside the board; what the central bank has earned is not. */
export function payment(books: Books, from: number, to: number, amount: number): void {
  pass(books, from, to, amount);
  books.moveWorth(from, to, amount);
}

export function redeem(books: Books, { claim }: EventNamed<'redeem'>): void {
  const { debtor, creditor, balance, accrued } = books.debt(claim);
  pass(books, debtor, creditor, balance + accrued);
  endSecured(books, claim);
}
