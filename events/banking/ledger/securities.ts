/**
 * Treasury Bills and what is pledged of them. Nothing of this is stored but the
 * holdings and the repos' collateral: what a party has pledged, what it has
 * received and what of that it has pledged on are sums over the open repos.
 */
import { assertDefined } from '../../assert';
import { type BasisPoints, type Cents, FULL_RATE } from '../../money';
import { type Book, type Collateral, type CreditAccount, findSecurities } from './book';
import { creditorOf, debtorOf } from './ends';
import { balanceOf, type State } from './state';

/** The bills on a party's sheet, pledged ones included, in cents. */
export function billsOf(state: State, partyId: number): Cents {
  return balanceOf(state, findSecurities(state.book, partyId));
}

/** A debt that bills secure: no other has collateral. */
export interface Repo extends CreditAccount {
  readonly collateral: Collateral;
}

function isRepo(credit: CreditAccount): credit is Repo {
  return credit.collateral !== null;
}

/** Whether a lender may pledge the bills on: what the central bank holds or gives in its facilities stays where it is. */
function isPassedOn({ instrument }: Repo): boolean {
  return instrument === 'Repos';
}

/** The open repos of a board, oldest first. */
export function openRepos(book: Book): readonly Repo[] {
  return book.credits.filter(isRepo);
}

/** The open repo of this id. Throws when there is none: callers have checked. */
export function repoOf(book: Book, id: number): Repo {
  const repo = book.credits.find((one): one is Repo => one.id === id && isRepo(one));
  return assertDefined(repo, 'open repo of this id');
}

/** The bills that secure a repo, in cents. */
export function collateralOf(repo: CreditAccount): Cents {
  const { own = 0, received = [] } = repo.collateral ?? {};
  return received.reduce((sum, part) => sum + part.amount, own);
}

/** What the lender of a repo has pledged on of its bills, in cents. */
export function pledgedOn(book: Book, repo: CreditAccount): Cents {
  let sum = 0;
  for (const { collateral } of openRepos(book)) {
    for (const part of collateral.received) if (part.repo === repo.id) sum += part.amount;
  }
  return sum;
}

/** What a party has pledged of its own bills, in cents. */
export function ownPledged(book: Book, partyId: number): Cents {
  return openRepos(book)
    .filter((repo) => debtorOf(repo) === partyId)
    .reduce((sum, { collateral }) => sum + collateral.own, 0);
}

/** A party's own bills that it may still sell or pledge, in cents. */
export function unpledgedBills(state: State, partyId: number): Cents {
  return billsOf(state, partyId) - ownPledged(state.book, partyId);
}

/** The bills that a party holds as a lender in repos, pledged on or not, in cents. */
export function receivedBills(book: Book, partyId: number): Cents {
  return openRepos(book)
    .filter((repo) => creditorOf(repo) === partyId && isPassedOn(repo))
    .reduce((sum, repo) => sum + collateralOf(repo), 0);
}

/** What a party could pledge: received bills that it has not pledged on, and its own unpledged ones. */
export function pledgeableBills(state: State, partyId: number): Cents {
  const { book } = state;
  return openRepos(book)
    .filter((repo) => creditorOf(repo) === partyId && isPassedOn(repo))
    .reduce(
      (sum, repo) => sum + collateralOf(repo) - pledgedOn(book, repo),
      unpledgedBills(state, partyId),
    );
}

/** The bills that a cash lender asks for: cash ÷ (1 - haircut), rounded up to a cent. */
export function collateralFor(cash: Cents, haircut: BasisPoints): Cents {
  const kept = BigInt(FULL_RATE - haircut);
  return Number((BigInt(cash) * BigInt(FULL_RATE) + kept - 1n) / kept);
}

/** The most cash that an amount of bills can secure, in cents. */
export function cashAgainst(bills: Cents, haircut: BasisPoints): Cents {
  return Number((BigInt(bills) * BigInt(FULL_RATE - haircut)) / BigInt(FULL_RATE));
}

/** The bills that a borrower pledges: received ones first, those of the oldest repo before the others. */
export function pledge(book: Book, borrower: number, amount: Cents): Collateral {
  let left = amount;
  const received: { repo: number; amount: Cents }[] = [];
  for (const repo of openRepos(book)) {
    if (creditorOf(repo) !== borrower || !isPassedOn(repo) || left === 0) continue;
    const part = Math.min(left, collateralOf(repo) - pledgedOn(book, repo));
    if (part > 0) received.push({ repo: repo.id, amount: part });
    left -= part;
  }
  return { own: left, received };
}
