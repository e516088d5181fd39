/**
 * Treasury Bills and what is pledged of them. Nothing of this is stored but the
 * holdings and the repos' collateral: what a party has pledged, what it has
 * received and what of that it has pledged on are sums over the open repos. All
 * figures are face values; price.ts says what they are worth.
 */
import { assertDefined } from '../../assert';
import { type Cents, total } from '../../money';
import { type Book, type Collateral, type CreditAccount, findSecurities } from './book';
import { creditorOf, debtorOf } from './ends';
import { collateralFor, faceOf, maintenanceCollateral, priceOf } from './price';
import { balanceOf, type State } from './state';

/** The face value of the bills on a party's sheet, pledged ones included, in cents. */
export function billsOf(state: State, partyId: number): Cents {
  const holding = findSecurities(state.book, partyId);
  return holding ? faceOf(state, holding) : 0;
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

/** The received bills that a party has pledged on, in cents. */
export function pledgedOnBy(book: Book, partyId: number): Cents {
  return total(
    openRepos(book)
      .filter((repo) => debtorOf(repo) === partyId)
      .flatMap(({ collateral }) => collateral.received.map(({ amount }) => amount)),
  );
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
  return passable(state.book, partyId).reduce(
    (sum, { free }) => sum + free,
    unpledgedBills(state, partyId),
  );
}

/** The bills that a borrower pledges: received ones first, those of the oldest repo before the others. */
export function collateralFrom(book: Book, borrower: number, amount: Cents): Collateral {
  let left = amount;
  const received: { repo: number; amount: Cents }[] = [];
  for (const { repo, free } of passable(book, borrower)) {
    const part = Math.min(left, free);
    if (part > 0) received.push({ repo: repo.id, amount: part });
    left -= part;
  }
  return { own: left, received };
}

/** The received bills that a party may still pledge, repo by repo, oldest first. */
function passable(
  book: Book,
  partyId: number,
): readonly { readonly repo: Repo; readonly free: Cents }[] {
  return openRepos(book)
    .filter((repo) => creditorOf(repo) === partyId && isPassedOn(repo))
    .map((repo) => ({ repo, free: collateralOf(repo) - pledgedOn(book, repo) }));
}

/**
 * Received bills that can be added to a debt's collateral: those of older repos. Bills of younger
 * repos are left out, since this debt's own bills may secure them. The central bank takes none.
 */
function addable(book: Book, debt: Repo) {
  return isPassedOn(debt)
    ? passable(book, debtorOf(debt)).filter(({ repo }) => repo.id < debt.id)
    : [];
}

/** Bills that a debtor could add to the collateral of a debt: all that it has, and of these what is not pledged yet. */
export function addableBills(
  state: State,
  debt: Repo,
): { readonly held: Cents; readonly free: Cents } {
  const debtor = debtorOf(debt);
  const received = addable(state.book, debt);
  return {
    held: received.reduce((sum, { repo }) => sum + collateralOf(repo), billsOf(state, debtor)),
    free: received.reduce((sum, { free }) => sum + free, unpledgedBills(state, debtor)),
  };
}

/** The collateral of a debt with bills added to it: received ones first, those of the oldest repo before the others. */
export function withMore(book: Book, debt: Repo, amount: Cents): Collateral {
  let left = amount;
  const parts = new Map(debt.collateral.received.map((part) => [part.repo, part.amount] as const));
  for (const { repo, free } of addable(book, debt)) {
    const part = Math.min(left, free);
    if (part > 0) parts.set(repo.id, (parts.get(repo.id) ?? 0) + part);
    left -= part;
  }
  const received = [...parts].map(([repo, sum]) => ({ repo, amount: sum }));
  return {
    own: debt.collateral.own + left,
    received: received.sort((one, other) => one.repo - other.repo),
  };
}

/** A debt whose collateral is short, and how much more of bills it asks for, by face value. */
export interface MarginCall {
  readonly debt: Repo;
  readonly asked: Cents;
}

/**
 * The debts whose bills are worth less, at the price of now, than their principal asks for at their
 * haircut; oldest first. Who is short by less than a cent of face value is asked for nothing: what a
 * lender gives back is rounded in its favour, and would else never be enough by a cent (R166). None
 * where no days pass: bills are at par there.
 */
export function marginCalls(state: State): readonly MarginCall[] {
  const { book } = state;
  if (!book.clock) return [];
  return openRepos(book).flatMap((debt) => {
    const [owed, price, pledged] = [balanceOf(state, debt), priceOf(book), collateralOf(debt)];
    if (pledged >= maintenanceCollateral(owed, debt.haircut, price)) return [];
    return [{ debt, asked: collateralFor(owed, debt.haircut, price) - pledged }];
  });
}
