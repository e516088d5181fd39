/** Lines of one kind as one line, where a sheet has no room for each of them. */
import { itemAt } from '@/events/assert';
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

/** So many parties are named; more of them are counted. */
const NAMED = 3;

/**
 * The lines of a sheet, those of one instrument on one side together that the step changed the same
 * way: what grew is never set off against what shrank.
 *
 * @param owner whose sheet it is, by type
 * @param kindOf what a party is in a word, by its id
 */
export function mergedLines(
  lines: readonly MarkedLine[],
  owner: PartyType,
  kindOf: (partyId: number) => string,
): readonly MergedLine[] {
  const groups = new Map<string, MarkedLine[]>();
  for (const marked of lines) {
    const { instrument, side } = marked.line;
    const key = `${instrument} ${side} ${Math.sign(marked.change)}`;
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

/** "Discount loan to Bank 1 ×2", "At Bank 1 and 3", "Loan to 4 customers". */
function labelOf(
  members: readonly MarkedLine[],
  owner: PartyType,
  kindOf: (partyId: number) => string,
): string {
  const { line } = itemAt(members, 0);
  const alone = lineLabel(line, owner);
  if (members.length === 1) return alone;
  const others = new Map(
    members.flatMap(({ line: { thirdPartyDetail: other } }) =>
      other ? [[other.id, other.name] as const] : [],
    ),
  );
  if (others.size < 2) return `${alone} ×${members.length}`;
  return togetherLabel(line, numbered([...others.values()]) ?? counted([...others.keys()], kindOf));
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
