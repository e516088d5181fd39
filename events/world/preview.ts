/** Previews: what the pictures of logs of every world have in common, and how those are read back. */
import { isAboveZero, isList, isText, isWhole, matchesExactly } from '../guards';
import { MAX_BALANCE } from '../money';

/** Parties and flows that a preview has at most. */
export const MAX_PARTIES = 12;
const MAX_FLOWS = 24;

/** All that one party owes another in one way. */
export interface PreviewFlow<Kind extends string> {
  /** Who owes, and who is owed. */
  readonly from: number;
  readonly to: number;
  readonly kind: Kind;
  /** In the world's smallest unit; more than zero. */
  readonly amount: number;
}

/** What the previews of all worlds have. */
export interface PreviewParts<Party, Kind extends string> {
  /** The board's title. */
  readonly title: string;
  /** The number of the last round. */
  readonly rounds: number;
  /** In order of id. */
  readonly parties: readonly Party[];
  /** The largest first, between these parties only. */
  readonly flows: readonly PreviewFlow<Kind>[];
  /** How many parties and flows there are beside these. */
  readonly leftOut: { readonly parties: number; readonly flows: number };
}

/** A sum of balances, capped at the largest that is kept exactly: a preview need not be exact beyond it. */
export const capped = (sum: number): number => Math.min(sum, MAX_BALANCE);

/** The parties chosen, with the largest sums that are owed between them; how many parties and flows there are beside these is counted. */
export function withLargestFlows<Party extends { readonly id: number }, Kind extends string>(
  parties: readonly Party[],
  count: number,
  owed: readonly PreviewFlow<Kind>[],
) {
  const ids = new Set(parties.map(({ id }) => id));
  const all = summed(owed);
  const flows = all
    .filter(({ from, to }) => ids.has(from) && ids.has(to))
    .sort((one, other) => other.amount - one.amount)
    .slice(0, MAX_FLOWS);
  const leftOut = { parties: count - parties.length, flows: all.length - flows.length };
  return { parties, flows, leftOut };
}

/** One flow for all that one party owes another in one way; nothing for what is owed no more. */
function summed<Kind extends string>(owed: readonly PreviewFlow<Kind>[]): PreviewFlow<Kind>[] {
  const sums = new Map<string, PreviewFlow<Kind>>();
  for (const flow of owed) {
    const key = `${flow.from} ${flow.to} ${flow.kind}`;
    const amount = capped((sums.get(key)?.amount ?? 0) + flow.amount);
    if (amount > 0) sums.set(key, { ...flow, amount });
  }
  return [...sums.values()];
}

/** The shape of what the previews of all worlds have, with these parties and flows. */
export function previewShape<Party, Kind extends string>(
  isParty: (value: unknown) => value is Party,
  kinds: Readonly<Record<Kind, true>>,
) {
  const isKind = oneOf(kinds);
  const isFlow = (value: unknown): value is PreviewFlow<Kind> =>
    matchesExactly(value, { from: isWhole, to: isWhole, amount: isAboveZero, kind: isKind });
  return {
    title: isText,
    rounds: isWhole,
    leftOut: isLeftOut,
    parties: listOf(isParty, MAX_PARTIES),
    flows: listOf(isFlow, MAX_FLOWS),
  };
}

function isLeftOut(value: unknown): value is PreviewParts<unknown, string>['leftOut'] {
  return matchesExactly(value, { parties: isWhole, flows: isWhole });
}

/** Whether its flows run between parties that it has, of whom no two have one id. */
export function isSelfContained({
  parties,
  flows,
}: Pick<PreviewParts<{ readonly id: number }, string>, 'parties' | 'flows'>): boolean {
  const ids = new Set(parties.map(({ id }) => id));
  return ids.size === parties.length && flows.every(({ from, to }) => ids.has(from) && ids.has(to));
}

/** The question whether a value is one of some names. */
export function oneOf<Name extends string>(names: Readonly<Record<Name, true>>) {
  return (value: unknown): value is Name =>
    typeof value === 'string' && Object.hasOwn(names, value);
}

/** Makes a guard for lists up to a length whose items all fit. */
function listOf<Item>(isItem: (value: unknown) => value is Item, most: number) {
  return (value: unknown): value is readonly Item[] =>
    isList(value) && value.length <= most && value.every(isItem);
}
