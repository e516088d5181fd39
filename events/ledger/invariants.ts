/**
 * The invariants of the ledger, as far as one round can show them: what a round
 * and the state before it must have in common, whatever the event was. They are
 * checked after every event in tests and shown live beside a board.
 *
 * Numbers 3 (Treasury Bills) and 7 are not here: no claim of this book is a
 * bill, and 7 is about whole logs (every way of folding one gives one state).
 */
import { type Cents, dollars } from '../money';
import { claimsOf, partyOf } from './book';
import { balanceOf, type Round, type State } from './state';
import {
  balancesOfKind,
  cashBrought,
  cashHeld,
  describeClaim,
  keyOf,
  least,
  postedWorth,
  recordedChanges,
  sheetChanges,
  shownByClaim,
  total,
  worthChanges,
} from './sums';

/** An event as the invariants read it: its type, and the figures that its worth effect names. */
type PostedEvent = { readonly type: string } & Readonly<
  Record<string, string | number | undefined>
>;

/** A breach of an invariant, as one plain sentence. */
export interface Violation {
  readonly invariant: number;
  readonly message: string;
}

/** A total that an invariant looks at, in cents. */
interface Figure {
  readonly label: string;
  readonly amount: Cents;
}

export interface Invariant {
  readonly number: number;
  /** A few plain words, as a heading. */
  readonly title: string;
  readonly sentence: string;
  /** The totals that it is about, for people to compare them too. */
  figures(before: State, round: Round<PostedEvent>): readonly Figure[];
  /** What is wrong, claim by claim or party by party; none when the invariant holds. */
  faults(before: State, round: Round<PostedEvent>): readonly string[];
}

/**
 * What an event type may do to net worth: whether wealth comes onto the board by
 * it, and who gains how much. A type that is not listed changes nobody's.
 */
interface WorthEffect {
  readonly endows: boolean;
  readonly gains: (event: PostedEvent, after: State) => readonly (readonly [number, Cents])[];
}

const WORTH_EFFECTS: ReadonlyMap<string, WorthEffect> = new Map([
  [
    'createBank',
    {
      endows: true,
      gains: (event, after) => [[after.book.parties.length - 1, numberAt(event, 'cash')]],
    },
  ],
  [
    'transfer',
    {
      endows: false,
      gains: (event) => [
        [numberAt(event, 'from'), -numberAt(event, 'amount')],
        [numberAt(event, 'to'), numberAt(event, 'amount')],
      ],
    },
  ],
]);

function numberAt(event: PostedEvent, field: string): number {
  const found = event[field];
  if (typeof found !== 'number') throw new Error(`${event.type} has no figure ${field}`);
  return found;
}

function endows({ event }: Round<PostedEvent>): boolean {
  return event !== null && WORTH_EFFECTS.get(event.type)?.endows === true;
}

/** What the event of a round may do to each party's net worth. */
function allowedGains(round: Round<PostedEvent>): ReadonlyMap<number, Cents> {
  const { event } = round;
  return new Map(event ? WORTH_EFFECTS.get(event.type)?.gains(event, round) : []);
}

const claimsMatch: Invariant = {
  number: 1,
  title: 'Every claim has two sides',
  sentence: 'For every claim the sum of assets over all parties equals the sum of liabilities.',
  figures(_before, round) {
    const shown = shownByClaim(round);
    const owed = claimsOf(round.book).filter(({ kind }) => kind !== 'reserves');
    const sums = owed.map((claim) => shown.get(keyOf(claim)) ?? { asset: 0, liability: 0 });
    return [
      { label: 'Claims as assets', amount: total(sums.map(({ asset }) => asset)) },
      { label: 'Claims as liabilities', amount: total(sums.map(({ liability }) => liability)) },
    ];
  },
  faults(_before, round) {
    const shown = shownByClaim(round);
    return claimsOf(round.book).flatMap((claim) => {
      const size = Math.abs(balanceOf(round, claim));
      const { asset, liability } = shown.get(keyOf(claim)) ?? { asset: 0, liability: 0 };
      if (claim.kind === 'reserves' || (asset === size && liability === size)) return [];
      const sides = `${dollars(asset)} as an asset and ${dollars(liability)} as a liability`;
      return [`${describeClaim(round.book, claim)} is ${dollars(size)} and shows ${sides}.`];
    });
  },
};

const cashConserved: Invariant = {
  number: 2,
  title: 'Cash is conserved',
  sentence: 'The cash on the board is the cash that the parties came with.',
  figures: (_before, round) => [
    { label: 'Cash held', amount: cashHeld(round) },
    { label: 'Cash brought', amount: cashBrought(round) },
  ],
  faults(before, round) {
    const held = cashHeld(round);
    const brought = cashBrought(round);
    const newly = brought - cashBrought(before);
    return [
      ...(held === brought
        ? []
        : [`The parties hold ${dollars(held)} in cash and brought ${dollars(brought)}.`]),
      ...(newly === 0 || endows(round)
        ? []
        : [`The cash brought changed by ${dollars(newly)} though nobody was endowed.`]),
    ];
  },
};

const sheetsFoot: Invariant = {
  number: 4,
  title: 'Every balance sheet foots',
  sentence:
    'Assets equal liabilities and net worth on every sheet, and over all parties net worth stays what it was, endowments apart.',
  figures: gainsAndLosses,
  faults(before, round) {
    const posted = postedWorth(round);
    const changes = worthChanges(before, round);
    const sum = total(changes);
    return [
      ...changes.flatMap((change, id) => {
        const out = change - (posted.get(id) ?? 0);
        const { name } = partyOf(round.book, id);
        return out === 0 ? [] : [`The two columns of ${name} are ${dollars(out)} apart.`];
      }),
      ...(sum === 0 || endows(round)
        ? []
        : [`Over all parties net worth changed by ${dollars(sum)}.`]),
    ];
  },
};

function gainsAndLosses(before: State, round: Round<PostedEvent>): readonly Figure[] {
  const changes = worthChanges(before, round);
  const endowed = endows(round) ? [{ label: 'Endowed', amount: total(changes) }] : [];
  return [
    { label: 'Net worth gained', amount: total(changes.filter((change) => change > 0)) },
    { label: 'Net worth lost', amount: total(changes.filter((change) => change < 0)) },
    ...endowed,
  ];
}

const worthExplained: Invariant = {
  number: 5,
  title: 'Net worth changes for a reason',
  sentence:
    'Net worth changes only by an endowment and by a payment for something outside the board.',
  figures: (before, round) => [
    {
      label: 'Net worth gained',
      amount: total(worthChanges(before, round).filter((change) => change > 0)),
    },
    {
      label: 'Gained by this action',
      amount: total([...allowedGains(round).values()].filter((gain) => gain > 0)),
    },
  ],
  faults(before, round) {
    const allowed = allowedGains(round);
    return worthChanges(before, round).flatMap((change, id) => {
      const gain = allowed.get(id) ?? 0;
      const { name } = partyOf(round.book, id);
      return change === gain
        ? []
        : [`The net worth of ${name} changed by ${dollars(change)}, not by ${dollars(gain)}.`];
    });
  },
};

const nothingNegative: Invariant = {
  number: 6,
  title: 'Nobody holds less than nothing',
  sentence: 'Cash is never negative, nor are dues and other debts.',
  figures: (_before, round) => [
    { label: 'Least cash', amount: least(balancesOfKind(round, 'reserves')) },
    { label: 'Least debt', amount: least(balancesOfKind(round, 'credit')) },
  ],
  faults: (_before, round) =>
    claimsOf(round.book).flatMap((claim) => {
      const balance = balanceOf(round, claim);
      return claim.kind === 'account' || balance >= 0
        ? []
        : [`${describeClaim(round.book, claim)} is ${dollars(balance)}.`];
    }),
};

const recordsExplain: Invariant = {
  number: 8,
  title: 'The records explain the round',
  sentence: 'For each party the entries of a round add up to the change of its balance sheet.',
  figures: (before, round) => [
    { label: 'Changes of all sheets', amount: total([...sheetChanges(before, round).values()]) },
    { label: 'Entries of all records', amount: total([...recordedChanges(round).values()]) },
  ],
  faults(before, round) {
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
  sheetsFoot,
  worthExplained,
  nothingNegative,
  recordsExplain,
];

/**
 * Checks a round against every invariant.
 *
 * @param before the state that the round's event was applied to
 * @returns what is violated: nothing, unless the core itself is at fault
 */
export function checkRound(before: State, round: Round<PostedEvent>): readonly Violation[] {
  return INVARIANTS.flatMap((invariant) =>
    invariant.faults(before, round).map((message) => ({ invariant: invariant.number, message })),
  );
}
