/**
 * The records as a bookkeeper reads them: each entry under the name of the account it
 * changes, on the side of its balance sheet or in the column of debits or of credits.
 */
import { assertDefined } from '../../../assert';
import type { Cents } from '../../../money';
import type { Notation } from '../../../world/notation';
import type { WorthName } from '../../ledger/capital';
import { INSTRUMENTS } from '../../ledger/instruments';
import type { PartyType } from '../../ledger/partyTypes';
import type { RecordEntry } from '../../ledger/records';
import { sidesOf } from '../../ledger/sides';
import { lineLabel } from '../labels';
import { lineKey } from '../sheet';

/** One entry of one party, under the name of the account. */
export interface AccountEntry {
  /** "At Bank 1", "Due to Bank 2", "Net worth", or of a bank with share capital "Retained earnings". */
  readonly label: string;
  readonly side: RecordEntry['side'] | 'worth';
  /** Whether that account grew or shrank. */
  readonly symbol: RecordEntry['symbol'];
  /** Cents, always more than zero. */
  readonly amount: Cents;
  /** null for net worth, which no claim stands behind. */
  readonly notation: Notation | null;
}

/** What a round entered for one party. */
interface PartyEntries {
  readonly assets: readonly RecordEntry[];
  readonly liabilities: readonly RecordEntry[];
  /** Cents: what the round added to what balances the party's sheet. */
  readonly worth: Cents;
  readonly worthName: WorthName;
}

/** Two columns of entries with the same sum. */
export interface Columns {
  readonly left: readonly AccountEntry[];
  readonly right: readonly AccountEntry[];
}

/**
 * A round's entries for one party where its T-account has them: assets left,
 * liabilities and net worth right. With their signs, the two sides come to the same sum.
 */
export function entriesBySide(entered: PartyEntries, owner: PartyType): Columns {
  const entries = accountEntriesOf(entered, owner);
  return {
    left: entries.filter(({ side }) => side === 'asset'),
    right: entries.filter(({ side }) => side !== 'asset'),
  };
}

/**
 * A round's entries for one party as a journal has them, debits left and credits right. A
 * debit is an asset that grew, or a liability or net worth that shrank; a credit is the
 * opposite. Without signs, the two columns come to the same sum.
 */
export function debitsAndCredits(entered: PartyEntries, owner: PartyType): Columns {
  const entries = accountEntriesOf(entered, owner);
  return { left: entries.filter(isDebit), right: entries.filter((entry) => !isDebit(entry)) };
}

function isDebit({ side, symbol }: AccountEntry): boolean {
  return (side === 'asset') === (symbol === '+');
}

/** The sum of some entries without their signs, in cents. */
export function sumOf(entries: readonly AccountEntry[]): Cents {
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}

function accountEntriesOf(
  { assets, liabilities, worth, worthName }: PartyEntries,
  owner: PartyType,
): readonly AccountEntry[] {
  const entries = [...assets, ...liabilities].map(
    (entry): AccountEntry => ({
      label: labelOf(entry, owner),
      side: entry.side,
      symbol: entry.symbol,
      amount: entry.amount,
      notation: entry.notationType,
    }),
  );
  if (worth === 0) return entries;
  const symbol = worth > 0 ? '+' : '-';
  const amount = Math.abs(worth);
  return [...entries, { label: worthName, side: 'worth', symbol, amount, notation: null }];
}

/** The account as the party's sheet names it; cash, notes and bills with who gave or took them. */
function labelOf(entry: RecordEntry, owner: PartyType): string {
  const { claim, side, amount, partyId, counterpartyId, counterpartyName: other } = entry;
  const row = INSTRUMENTS[entry.instrument];
  const { instrument, thirdPartyId } = assertDefined(
    sidesOf(claim, row.kind === 'overdraft' ? -amount : amount).find(
      (one) => one.partyId === partyId && one.side === side,
    ),
    'line of a sheet for this entry',
  );
  const named = thirdPartyId === null || other === null ? null : { id: thirdPartyId, name: other };
  const label = lineLabel(
    {
      key: lineKey(claim, side),
      id: claim.id,
      kind: claim.kind,
      side,
      instrument,
      thirdPartyDetail: named,
      amount,
    },
    owner,
  );
  if (named || counterpartyId === null) return label;
  // Notes are owed: more of them went out to whoever took them.
  const cameIn = (entry.symbol === '+') === (side === 'asset');
  return `${label}, ${cameIn ? 'from' : 'to'} ${other}`;
}
