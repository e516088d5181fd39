/** Lines of one kind as one line, where a sheet has no room for each of them. */
import { itemAt } from '@/events/assert';
import { CREDITS } from '@/events/banking/ledger/debtRows';
import type { PartyType } from '@/events/banking/ledger/partyTypes';
import type { MarkedLine } from '@/events/banking/views/changes/changes';
import { lineLabel, togetherLabel } from '@/events/banking/views/labels';
import { pluralize } from '@/events/pluralize';

/** A line that stands for one or more, in the place of the first. */
export interface MergedLine {
  /** The same for as long as the same kind changes the same way. */
  readonly key: string;
  readonly label: string;
  /** In the order of the sheet, never empty. */
  readonly members: readonly MarkedLine[];
  /** Cents: of all of them together. */
  readonly amount: number;
  /** Cents: of all of them together. */
  readonly change: number;
}

/** Which lines stand together: those of one kind; then all debts as well, of whatever kind. */
const MERGES = ['kinds', 'debts'] as const;

export type Merge = (typeof MERGES)[number];

/** So many parties are named; more of them are counted. */
const NAMED = 3;

/** What is no debt, though it is drawn up as one. */
const SHARES: ReadonlySet<string> = new Set(Object.values(CREDITS.Shares.names));

/**
 * The lines of a sheet, those of one side together that are alike and that the step changed the same
 * way: what grew is never set off against what shrank.
 *
 * @param owner whose sheet it is, by type
 * @param kindOf what a party is in a word, by its id
 */
export function mergedLines(
  lines: readonly MarkedLine[],
  merge: Merge,
  owner: PartyType,
  kindOf: (partyId: number) => string,
): readonly MergedLine[] {
  const groups = new Map<string, MarkedLine[]>();
  for (const marked of lines) {
    const key = groupOf(marked, merge);
    const group = groups.get(key);
    if (group) group.push(marked);
    else groups.set(key, [marked]);
  }
  return [...groups].map(([key, members]) => ({
    key,
    label: labelOf(members, owner, kindOf),
    members,
    amount: members.reduce((sum, { line }) => sum + line.amount, 0),
    change: members.reduce((sum, { change }) => sum + change, 0),
  }));
}

/** What a line is drawn as one with: the same for all that stand together. */
function groupOf({ line: { kind, instrument, side }, change }: MarkedLine, merge: Merge): string {
  const isDebt = kind === 'credit' && !SHARES.has(instrument);
  const what = merge === 'debts' && isDebt ? 'debts' : instrument;
  return `${what} ${side} ${Math.sign(change)}`;
}

/**
 * The ways to merge that leave fewer lines on one of some sheets, each fewer than the way before it: what leaves
 * all as they are makes no room, and need not be tried.
 *
 * @param sheets the lines of each sheet
 */
export function mergesFor(sheets: readonly (readonly MarkedLine[])[]): readonly Merge[] {
  let before = sheets.map(({ length }) => length);
  return MERGES.filter((merge) => {
    const counts = sheets.map((lines) => new Set(lines.map((one) => groupOf(one, merge))).size);
    const isOfUse = counts.some((count, index) => count < itemAt(before, index));
    before = counts;
    return isOfUse;
  });
}

/** "Discount loan to Bank 1 ×2", "At Bank 1 and 3", "Loan to 4 customers", "Owed to Bank 2 ×3". */
function labelOf(
  members: readonly MarkedLine[],
  owner: PartyType,
  kindOf: (partyId: number) => string,
): string {
  const { line } = itemAt(members, 0);
  const count = members.length;
  if (count === 1) return lineLabel(line, owner);
  const others = new Map(
    members.flatMap(({ line: { thirdPartyDetail: other } }) =>
      other ? [[other.id, other.name] as const] : [],
    ),
  );
  const names = [...others.values()];
  const who =
    names.length < 2
      ? `${names.join('')} ×${count}`
      : (numbered(names) ?? counted([...others.keys()], kindOf));
  const isOneKind = members.every((one) => one.line.instrument === line.instrument);
  if (isOneKind) return togetherLabel(line, who);
  return `Owed ${line.side === 'asset' ? 'by' : 'to'} ${who}`;
}

/** "Bank 1 and 3": names that differ in their number alone; null where these do not, or are many. */
function numbered(names: readonly string[]): string | null {
  const parts = names.map((name) => /^(.*\S) (\d+)$/.exec(name));
  const [word] = parts.map((part) => part?.[1]);
  if (names.length > NAMED || word === undefined) return null;
  if (parts.some((part) => part?.[1] !== word)) return null;
  const numbers = parts.flatMap((part) => part?.[2] ?? []);
  return `${word} ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}

/** "2 banks"; of parties of several kinds "2 parties". */
function counted(ids: readonly number[], kindOf: (partyId: number) => string): string {
  const [kind = '', ...others] = new Set(ids.map(kindOf));
  return others.length === 0
    ? pluralize(ids.length, kind)
    : pluralize(ids.length, 'party', 'parties');
}
