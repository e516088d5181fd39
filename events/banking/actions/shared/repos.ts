/** What the end of a repo comes to, whether it is unwound or fails. */

import { type Cents, exactDollars, share } from '../../../money';
import { type Refusal, refusal } from '../../../refusal';
import { type Book, type Collateral, type CreditAccount, creditOf } from '../../ledger/book';
import { withoutCredit, withTerms } from '../../ledger/credits';
import { creditorOf, debtorOf } from '../../ledger/ends';
import { accruedOn, owedOn } from '../../ledger/interest';
import type { Journal } from '../../ledger/journal';
import { nameIn } from '../../ledger/naming';
import { type Gains, netWorthTransfer } from '../../ledger/netWorth';
import { collateralFor, marketValueOf, priceOf } from '../../ledger/price';
import { collateralOf, openRepos, pledgedOn, type Repo, repoOf } from '../../ledger/securities';
import { balanceOf, type State } from '../../ledger/state';
import { deliverBills } from './bills';
import { actorsOnDebt, settleAccrued } from './lending';

/** Who may end a repo, by id: its borrower or its lender; nobody where there is none of this number. */
export function repoActors(book: Book, id: number): readonly number[] {
  return actorsOnDebt(book, id, 'Repos', debtorOf, creditorOf);
}

/** The charge due when a repo is unwound, on what is left of its principal; 0 where interest accrues by the day. Cents. */
export function repoCharge(state: State, repo: CreditAccount): Cents {
  return repo.interest === 0 ? 0 : share(repo.interest, balanceOf(state, repo), repo.principal);
}

/** What is paid when a repo is unwound: what is left of its principal, and its interest. Cents. */
export function repurchasePrice(state: State, repo: CreditAccount): Cents {
  return balanceOf(state, repo) + interestOwed(state, repo);
}

/** The interest under a repo: its charge, or what has accrued by the day. Cents. */
export function interestOwed(state: State, repo: CreditAccount): Cents {
  return repoCharge(state, repo) + accruedOn(state, repo);
}

/** Refuses to end a repo whose bills the lender has pledged on and cannot give back yet (`REPO_PLEDGED_ON`). */
export function refusePledgedOn(book: Book, repo: CreditAccount): Refusal | null {
  const elsewhere = pledgedOn(book, repo);
  if (elsewhere === 0) return null;
  return refusal(
    'REPO_PLEDGED_ON',
    `${nameIn(book, creditorOf(repo), 'opening')} has pledged ${exactDollars(elsewhere)} of these bills on; unwind that repo first.`,
    'repo',
  );
}

/** What a failing repo leaves with its lender: bills worth what is owed, as far as they go; and what of them is released. By face value. */
export function failureOf(
  state: State,
  repo: CreditAccount,
): { readonly kept: Cents; readonly released: Cents } {
  const collateral = collateralOf(repo);
  const owed = collateralFor(repurchasePrice(state, repo), 0, priceOf(state.book));
  const kept = Math.min(collateral, owed);
  return { kept, released: collateral - kept };
}

/** Bills that a failing repo takes out of one in which its borrower, or one before it, had received them. */
export interface Source {
  readonly repo: CreditAccount;
  /** Of the bills taken, those that this repo's own borrower loses. Cents. */
  readonly own: Cents;
}

/** The repos from whose collateral a failing repo takes bills for good, each once, oldest first. */
export function sourcesOf(book: Book, repo: Repo, amount: Cents): readonly Source[] {
  const sources = new Map<number, Source>();
  for (const part of take(repo.collateral, amount).received) {
    const lower = repoOf(book, part.repo);
    const { own } = take(lower.collateral, part.amount);
    for (const one of [{ repo: lower, own }, ...sourcesOf(book, lower, part.amount)]) {
      const known = sources.get(one.repo.id)?.own ?? 0;
      sources.set(one.repo.id, { repo: one.repo, own: known + one.own });
    }
  }
  return [...sources.values()].sort((one, other) => one.repo.id - other.repo.id);
}

/** Sets a repo's debt off whole and frees its bills. */
export function endRepo(journal: Journal, repo: CreditAccount): void {
  settleAccrued(journal, repo);
  journal.post(repo, -journal.balance(repo), 'setOff');
  freeSpent(journal);
}

/**
 * Closes a failed repo out: the lender keeps bills for what it is owed.
 *
 * @returns who gains and loses by it, in cents
 */
export function closeOut(journal: Journal, repo: Repo): Gains {
  const owed = owedOn(journal, repo);
  const { kept } = failureOf(journal, repo);
  const before = marketValueOfBills(journal);
  const setOff = seize(journal, repo.id, kept, creditorOf(repo));
  endRepo(journal, creditOf(journal.book, repo.id));
  const delivered = [...marketValueOfBills(journal)].map(([id, worth]): Gains[number] => [
    id,
    worth - (before.get(id) ?? 0),
  ]);
  return [...delivered, ...setOff, ...netWorthTransfer(creditorOf(repo), debtorOf(repo), owed)];
}

/** What the bills of all that hold any are worth, by party. Cents. */
function marketValueOfBills(state: State): ReadonlyMap<number, Cents> {
  return new Map(state.book.securities.map((one) => [one.id, balanceOf(state, one)] as const));
}

/**
 * Takes bills out of a repo's collateral for good: the borrower's own first, then
 * those it had received, of the oldest repo first. The owner of the latter loses
 * them, and what it owes under its own repo is set off by what they are worth.
 *
 * @returns who gains and loses by what is set off, in cents
 */
function seize(journal: Journal, id: number, amount: Cents, taker: number): Gains {
  const repo = repoOf(journal.book, id);
  const { own, received, left } = take(repo.collateral, amount);
  journal.adopt(withTerms(journal.book, repo, { collateral: left }));
  // A lender may be the owner of what was pledged on to it: such bills never left its sheet.
  const borrower = debtorOf(repo);
  if (borrower !== taker) deliverBills(journal, borrower, taker, own);
  return received.flatMap((part) => {
    const before = seize(journal, part.repo, part.amount, taker);
    const source = creditOf(journal.book, part.repo);
    const setOff = setOffPart(journal, source, marketValueOf(journal.book, part.amount));
    return [...before, ...netWorthTransfer(creditorOf(source), debtorOf(source), setOff)];
  });
}

/**
 * Sets off so much of what is owed under a repo, or all of it if there is less: accrued interest first.
 *
 * @returns how much was set off, in cents
 */
function setOffPart(journal: Journal, repo: CreditAccount, amount: Cents): Cents {
  const interest = settleAccrued(journal, repo, amount);
  const principal = Math.min(amount - interest, journal.balance(repo));
  journal.post(repo, -principal, 'setOff');
  return interest + principal;
}

/** Takes bills out of a collateral: own ones first, then received ones in their order. */
function take({ own: pledged, received }: Collateral, amount: Cents) {
  const own = Math.min(pledged, amount);
  let missing = amount - own;
  const parts = received.map((part) => {
    const taken = Math.min(missing, part.amount);
    missing -= taken;
    return { repo: part.repo, amount: taken, left: part.amount - taken };
  });
  return {
    own,
    received: parts.filter((part) => part.amount > 0),
    left: {
      own: pledged - own,
      received: parts
        .filter((part) => part.left > 0)
        .map((part) => ({ repo: part.repo, amount: part.left })),
    },
  };
}

/**
 * Closes repos under which nothing is owed any more. Bills that their lender has
 * pledged on stay bound until they are back, and the account stays open as long.
 */
function freeSpent(journal: Journal): void {
  for (;;) {
    const { book } = journal;
    const spent = openRepos(book).find(
      (repo) =>
        journal.balance(repo) === 0 &&
        (collateralOf(repo) === 0 || pledgedOn(book, repo) < collateralOf(repo)),
    );
    if (!spent) return;
    const bound = pledgedOn(book, spent);
    const { left } = take(spent.collateral, collateralOf(spent) - bound);
    const freed = withTerms(book, spent, { collateral: left });
    journal.adopt(bound === 0 ? withoutCredit(book, spent) : freed);
  }
}
