/**
 * The invariants of the ledger, as far as one round can show them: what a round
 * and the state before it must have in common, whatever the event was. They are
 * checked after every event in tests and shown live beside a board.
 *
 * Number 7 is not here: it is about whole logs (every way of folding one gives
 * one state).
 */
import { type Cents, dollars, total } from '../../../money';
import { type Book, type Claim, claimsOf, partyOf, reservesOf } from '../book';
import { creditorOf, isBilateral, partiesTo } from '../ends';
import { isEndowment } from '../netWorth';
import { collateralOf, openRepos, pledgedOn, unpledgedBills } from '../securities';
import { balanceOf, type State } from '../state';
import {
  balancesOfKind,
  cashBrought,
  cashHeld,
  describeClaim,
  keyOf,
  least,
  recordedChanges,
  sheetChanges,
  shownByClaim,
} from '../sums';
import { ranksInOrder } from './closing';
import type { Invariant, Transition } from './invariant';
import { facesOf, priceExplains } from './price';
import { interestExact, interestPasses, nothingLeftUndone, reservesExplained } from './time';
import { sheetsFoot, worthExplained } from './worth';

const claimsMatch: Invariant = {
  number: 1,
  title: 'Every claim has two sides',
  sentence: 'For every claim the sum of assets over all parties equals the sum of liabilities.',
  figures({ round }) {
    const sums = claimsShown(round);
    return [
      { label: 'Claims as assets', amount: total(sums.map(({ asset }) => asset)) },
      { label: 'Claims as liabilities', amount: total(sums.map(({ liability }) => liability)) },
    ];
  },
  faults({ round }) {
    const { notes } = round.book;
    const held = cashHeld(round);
    const issued = notes ? balanceOf(round, notes) : held;
    const outside =
      issued === held
        ? []
        : [`Notes of ${dollars(issued)} are owed, and ${dollars(held)} of them are held.`];
    const claims = claimsShown(round).flatMap(({ claim, asset, liability }) => {
      const size = Math.abs(balanceOf(round, claim));
      if (asset === size && liability === size) return [];
      const sides = `${dollars(asset)} as an asset and ${dollars(liability)} as a liability`;
      return [`${describeClaim(round.book, claim)} is ${dollars(size)} and shows ${sides}.`];
    });
    return [...outside, ...claims, ...unlisted(round.book)];
  },
};

/** A claim between two parties, and what their sheets show of it. */
interface ClaimShown {
  readonly claim: Claim;
  readonly asset: Cents;
  readonly liability: Cents;
}

/** Every claim between two parties as the sheets show it; what they leave out they show as nothing. */
function claimsShown(round: State): readonly ClaimShown[] {
  const shown = shownByClaim(round);
  return claimsOf(round.book)
    .filter(isBilateral)
    .map((claim) => ({ claim, asset: 0, liability: 0, ...shown.get(keyOf(claim)) }));
}

/** Accounts that one of their two parties does not list among its own. */
function unlisted(book: Book): readonly string[] {
  return book.accounts.flatMap((claim) =>
    partiesTo(claim).flatMap((id) => {
      const { name, accountIds } = partyOf(book, id);
      return accountIds.includes(claim.id)
        ? []
        : [`${describeClaim(book, claim)} is not listed with ${name}.`];
    }),
  );
}

const cashConserved: Invariant = {
  number: 2,
  title: 'Cash is conserved',
  sentence:
    'The cash on the board is what the parties came with and, where there is a central bank, the notes it has issued since.',
  figures: ({ round }) => [
    { label: 'Cash held', amount: cashHeld(round) + specie(round) },
    { label: 'Cash brought or issued', amount: cashDue(round) },
  ],
  faults({ before, round, effect }) {
    const held = cashHeld(round) + specie(round);
    const due = cashDue(round);
    const newly = cashBrought(round) - cashBrought(before);
    return [
      ...(held === due
        ? []
        : [`The parties hold ${dollars(held)} in cash and should hold ${dollars(due)}.`]),
      ...(newly === 0 || isEndowment(effect.reason)
        ? []
        : [`The cash brought changed by ${dollars(newly)} though nobody was endowed.`]),
    ];
  },
};

/** What the party that issues notes holds of specie, in cents. */
function specie(state: State): Cents {
  const { book } = state;
  return book.notes ? balanceOf(state, reservesOf(book, book.notes.id)) : 0;
}

/** The cash there should be: brought in, or owed as notes together with the specie paid in for them. */
function cashDue(state: State): Cents {
  const { notes } = state.book;
  if (!notes) return cashBrought(state);
  return balanceOf(state, notes) + reservesOf(state.book, notes.id).cashReserves;
}

const billsConserved: Invariant = {
  number: 3,
  title: 'Treasury Bills are conserved',
  sentence:
    'Bills only change hands, and nobody has pledged more of them than it holds or has received.',
  figures: ({ before, round }) => [
    { label: 'Bills before', amount: total(facesOf(before)) },
    { label: 'Bills now', amount: total(facesOf(round)) },
  ],
  faults({ before, round, effect }) {
    const [was, is] = [total(facesOf(before)), total(facesOf(round))];
    const pledged = round.book.parties.flatMap(({ id, name }) => {
      const free = unpledgedBills(round, id);
      return free >= 0 ? [] : [`${name} has pledged ${dollars(-free)} more than it holds.`];
    });
    const repledged = openRepos(round.book).flatMap((repo) => {
      const beyond = pledgedOn(round.book, repo) - collateralOf(repo);
      const { name } = partyOf(round.book, creditorOf(repo));
      return beyond <= 0
        ? []
        : [`${name} has pledged on ${dollars(beyond)} more than it received.`];
    });
    const lost =
      was === is || isEndowment(effect.reason)
        ? []
        : [`There were bills of ${dollars(was)} and now of ${dollars(is)}.`];
    return [...lost, ...pledged, ...repledged];
  },
};

const nothingNegative: Invariant = {
  number: 6,
  title: 'Nobody holds less than nothing',
  sentence: 'Cash and bills are never negative, nor are dues and other debts.',
  figures: ({ round }) => [
    { label: 'Least cash', amount: least(balancesOfKind(round, 'reserves')) },
    { label: 'Least bills', amount: least(balancesOfKind(round, 'securities')) },
    { label: 'Least debt', amount: least(balancesOfKind(round, 'credit')) },
  ],
  faults: ({ round }) =>
    claimsOf(round.book).flatMap((claim) => {
      const balance = balanceOf(round, claim);
      return claim.kind === 'account' || balance >= 0
        ? []
        : [`${describeClaim(round.book, claim)} is ${dollars(balance)}.`];
    }),
};

const recordsExplain: Invariant = {
  number: 8,
  title: 'The records explain the step',
  sentence: 'For each party the entries of a step add up to the change of its balance sheet.',
  figures: ({ before, round }) => [
    { label: 'Changes of all sheets', amount: total([...sheetChanges(before, round).values()]) },
    { label: 'Entries of all records', amount: total([...recordedChanges(round).values()]) },
  ],
  faults({ before, round }) {
    const changes = sheetChanges(before, round);
    const recorded = recordedChanges(round);
    return [...new Set([...changes.keys(), ...recorded.keys()])].flatMap((line) => {
      const change = changes.get(line) ?? 0;
      const entry = recorded.get(line) ?? 0;
      return change === entry
        ? []
        : [`${line} changed by ${dollars(change)}; the records say ${dollars(entry)}.`];
    });
  },
};

/** Every invariant that one round can show, by number. */
export const INVARIANTS: readonly Invariant[] = [
  claimsMatch,
  cashConserved,
  billsConserved,
  sheetsFoot,
  worthExplained,
  nothingNegative,
  recordsExplain,
];

/** Those of boards on which days pass, by number. */
export const INVARIANTS_OF_DAYS: readonly Invariant[] = [
  interestExact,
  nothingLeftUndone,
  priceExplains,
  ranksInOrder,
  interestPasses,
  reservesExplained,
];

/** The invariants that one round of a board can show, by number. */
export function invariantsOf({ clock }: Book): readonly Invariant[] {
  return clock ? [...INVARIANTS, ...INVARIANTS_OF_DAYS] : INVARIANTS;
}

/** A breach of an invariant, as one plain sentence. */
export interface Violation {
  readonly invariant: number;
  readonly message: string;
}

/**
 * Checks a round against every invariant.
 *
 * @returns what is violated: nothing, unless the core itself is at fault
 */
export function checkStep(step: Transition): readonly Violation[] {
  return invariantsOf(step.round.book).flatMap((invariant) =>
    invariant.faults(step).map((message) => ({ invariant: invariant.number, message })),
  );
}
