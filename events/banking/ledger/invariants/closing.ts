/** The invariant of a bank that is closed: nothing is left of it, and its ranks are paid in order. */
import { itemAt } from '../../../assert';
import { type Cents, dollars, total } from '../../../money';
import { type Book, claimsOfParty, partyOf, sharesOf } from '../book';
import { creditorOf, debtorOf } from '../ends';
import { type ClaimOnBank, claimsOn } from '../estate';
import { findInsuranceFund, isBankClosed } from '../institutions';
import { marketValueOf, PAR, priceOf } from '../price';
import { billsOf, openRepos } from '../securities';
import { balanceOf, type State } from '../state';
import { worthChanges } from '../sums';
import type { Invariant, Transition } from './invariant';

/** The banks that a step has closed, by id. */
function closedIn({ before, round }: Transition): readonly number[] {
  return round.book.parties
    .filter(({ id }) => isBankClosed(round.book, id) && !isBankClosed(before.book, id))
    .map(({ id }) => id);
}

/** What one party could ask of a closed bank, as creditor and as owner, and what it came away with. Cents. */
interface Outcome extends ClaimOnBank {
  readonly shares: Cents;
  /** Pledges, insurance and shares of the estate together. */
  readonly received: Cents;
  /** How many of these cents may be the rounding of what pledged bills are worth, either way. */
  readonly rounding: number;
}

/** What everybody came away with whom the bank owed something, or who owned some of it. */
function outcomesOf({ before, round }: Transition, bank: number): readonly Outcome[] {
  const claims = claimsOn(before, bank);
  const changes = worthChanges(before, round);
  const owners = sharesOf(before.book, bank);
  const lost = losersOfBills(before.book, bank);
  const isAtPar = priceOf(before.book) === PAR;
  const ids = new Set([...claims.map(({ creditor }) => creditor), ...owners.map(creditorOf)]);
  return [...ids]
    .filter((id) => !lost.has(id))
    .map((creditor) => {
      const none = { creditor, pledged: 0, insured: 0, rest: 0 };
      const claim = claims.find((one) => one.creditor === creditor) ?? none;
      const owned = owners.filter((one) => creditorOf(one) === creditor);
      const shares = total(owned.map((one) => balanceOf(before, one)));
      const gained = itemAt(changes, creditor) - roundedBy(before, round, creditor);
      const received = owedTo(claim) + shares + gained;
      const rounding = isAtPar ? 0 : securedDebts(before.book, bank, creditor);
      return { ...claim, shares, received, rounding };
    });
}

/** What a party has gained because its bills are valued as a whole: what they rose by less what those that came are worth. */
function roundedBy(before: State, after: State, id: number): Cents {
  const worth =
    marketValueOf(after.book, billsOf(after, id)) - marketValueOf(before.book, billsOf(before, id));
  const came = billsOf(after, id) - billsOf(before, id);
  return worth - Math.sign(came) * marketValueOf(after.book, Math.abs(came));
}

const securedDebts = ({ credits }: Book, bank: number, creditor: number): number =>
  credits.filter(
    (debt) => debt.collateral && debtorOf(debt) === bank && creditorOf(debt) === creditor,
  ).length;

const owedTo = ({ pledged, insured, rest }: ClaimOnBank): Cents => pledged + insured + rest;

/** Whose bills the bank may have pledged on: what they lose with those is no matter of rank. */
function losersOfBills(book: Book, bank: number): ReadonlySet<number> {
  const repos = openRepos(book);
  const isPassedOn = repos.some(
    (repo) => debtorOf(repo) === bank && repo.collateral.received.length > 0,
  );
  return new Set(isPassedOn ? repos.map(debtorOf) : []);
}

/** What is wrong with how a bank’s ranks were paid. */
function rankFaults(step: Transition, bank: number): readonly string[] {
  const { book } = step.round;
  const outcomes = outcomesOf(step, bank);
  const isShort = outcomes.some((one) => one.received < owedTo(one) - one.rounding);
  const fund = findInsuranceFund(book);
  const isFundCalled =
    fund !== undefined && itemAt(worthChanges(step.before, step.round), fund) < 0;
  return outcomes.flatMap((one) => {
    const name = partyOf(book, one.creditor).name;
    const first = one.pledged + one.insured;
    if (one.received < first - one.rounding) {
      return [`${name} received ${dollars(one.received)} where ${dollars(first)} was secured.`];
    }
    if (isFundCalled && one.received > first + one.rounding) {
      return [`${name} was paid while the fund had to pay for insured deposits.`];
    }
    return isShort && one.received > owedTo(one) + one.rounding
      ? [`${name} was paid more than it was owed while others were short.`]
      : [];
  });
}

/** Of any two creditors behind the insured, neither is paid a cent more than its share. */
function shareFaults(step: Transition, bank: number): readonly string[] {
  // Where somebody is left out of the comparison, cents that were rounded do not add up.
  if (losersOfBills(step.before.book, bank).size > 0) return [];
  const behind = outcomesOf(step, bank).filter((one) => one.rest > 0);
  if (behind.some((one) => one.rounding > 0)) return [];
  const parts = behind.map((one) => ({
    name: partyOf(step.round.book, one.creditor).name,
    rest: BigInt(one.rest),
    paid: BigInt(Math.min(one.rest, one.received - one.pledged - one.insured)),
  }));
  const rests = parts.reduce((sum, { rest }) => sum + rest, 0n);
  const paid = parts.reduce((sum, one) => sum + one.paid, 0n);
  return parts.flatMap((one) => {
    const off = one.paid * rests - paid * one.rest;
    return off < rests && off > -rests ? [] : [`${one.name} was not paid by what it is owed.`];
  });
}

/** Whether anything still stands on the sheet of a bank. */
const hasAnything = (state: State, bank: number): boolean =>
  claimsOfParty(state.book, bank).some((claim) => balanceOf(state, claim) !== 0);

export const ranksInOrder: Invariant = {
  number: 12,
  title: 'A closed bank is paid out by rank',
  sentence:
    'Closing a bank leaves it with nothing and pays nobody more than its claim; nobody of a lower rank gets a cent while a higher one is short.',
  figures(step) {
    const outcomes = closedIn(step).flatMap((bank) => outcomesOf(step, bank));
    return [
      { label: 'Owed by closed banks', amount: total(outcomes.map(owedTo)) },
      { label: 'Received of it', amount: total(outcomes.map(({ received }) => received)) },
    ];
  },
  faults(step) {
    const { round } = step;
    const left = round.book.parties
      .filter(({ id }) => isBankClosed(round.book, id) && hasAnything(round, id))
      .map(({ name }) => `${name} was closed and still has or owes something.`);
    const ranks = closedIn(step).flatMap((bank) => [
      ...rankFaults(step, bank),
      ...shareFaults(step, bank),
    ]);
    return [...left, ...ranks];
  },
};
