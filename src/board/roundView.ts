/** What the board shows of one round: the sheet of each party with its changes marked. */
import type { BankingRound } from '@/events/actions/apply';
import type { Party } from '@/events/ledger/book';
import type { State } from '@/events/ledger/state';
import { type Backwards, lastChanges, type MarkedLine, markedLines } from '@/events/views/changes';
import { balanceSheet } from '@/events/views/sheet';

/** Which changes are marked: each line's last one, the shown round's only, or none. */
export type ColourMode = 'round' | 'static' | 'off';

export interface PartyView {
  readonly party: Party;
  readonly lines: readonly MarkedLine[];
  /** Cents. */
  readonly netWorth: number;
  readonly netWorthChange: number;
  readonly total: number;
}

export interface Shown {
  readonly round: BankingRound;
  /** The state the shown round came from. */
  readonly before: State;
}

/**
 * The view of one party at a round.
 *
 * @param history the rounds before the shown one, latest first; read only in mode `round`
 */
export function partyView(
  shown: Shown,
  party: Party,
  mode: ColourMode,
  history: Backwards,
): PartyView {
  const { round, before } = shown;
  const sheet = balanceSheet(round, party.id);
  const previous = balanceSheet(before, party.id);
  return {
    party,
    lines: linesFor(shown, party, mode, history),
    netWorth: sheet.netWorth,
    netWorthChange: mode === 'off' ? 0 : sheet.netWorth - previous.netWorth,
    total: sheet.total,
  };
}

function linesFor(
  { round, before }: Shown,
  party: Party,
  mode: ColourMode,
  history: Backwards,
): readonly MarkedLine[] {
  switch (mode) {
    case 'round':
      return lastChanges({ before, after: round }, history, party.id);
    case 'static':
      return markedLines(before, round, party.id);
    case 'off':
      return markedLines(round, round, party.id);
  }
}

/** How a party is described beside its name: "bank", "customer of Bank 1"; nothing where the name says it. */
export function partyCaption(round: State, party: Party): string {
  if (party.type !== 'customer') {
    const kind = PARTY_KINDS[party.type];
    return party.name.toLowerCase() === kind ? '' : kind;
  }
  const banks = party.accountIds.flatMap((id) => {
    const account = round.book.accounts[id];
    return account ? [round.book.parties[account.superiorId]?.name ?? ''] : [];
  });
  return banks.length > 0 ? `customer of ${banks.join(' and ')}` : 'customer';
}

const PARTY_KINDS = {
  bank: 'bank',
  clearinghouse: 'clearing house',
  centralbank: 'central bank',
  customer: 'customer',
} as const;
