/** What the board shows of one round: the sheet of each party with its changes marked. */

import type { Party } from '@/events/banking/ledger/book';
import { type WorthName, worthName } from '@/events/banking/ledger/capital';
import { issuerOf } from '@/events/banking/ledger/ends';
import { PARTY_WORDS } from '@/events/banking/ledger/partyTypes';
import { marketValueOf } from '@/events/banking/ledger/price';
import { ownPledged } from '@/events/banking/ledger/securities';
import type { State } from '@/events/banking/ledger/state';
import {
  type Backwards,
  type Earlier,
  lastChanges,
  lastWorthChange,
  type MarkedLine,
} from '@/events/banking/views/changes/changes';
import { balanceSheet } from '@/events/banking/views/sheet';
import type { Shown } from '../sentence/lineView';

/** How accounts are drawn. */
export type DisplayMode = 'map' | 'taccounts' | 'balances' | 'spreadsheet';

/** Which changes are marked: each line's last one; the shown round's, for good or for a moment; or none. */
export type ColourMode = 'round' | 'static' | 'flash' | 'off';

/** The label of pledged bills, under their line. */
export const PLEDGED_LABEL = 'pledged';

export interface PartyView {
  readonly party: Party;
  readonly lines: readonly MarkedLine[];
  /** Cents. */
  readonly netWorth: number;
  readonly netWorthChange: number;
  readonly worthName: WorthName;
  readonly total: number;
  /** Whether its cash is told from balances with a central bank: a bank's line "Reserves" is what lies in its vault. */
  readonly isVaultCash: boolean;
  /** Cents: how much of its own Treasury Bills is pledged. They stay on its sheet, and are told apart under their line. */
  readonly pledged: number;
}

/**
 * The view of one party at a round.
 *
 * @param history the rounds before the shown one, latest first, or what is known of them; read only in mode `round`
 */
export function partyView(
  shown: Shown,
  party: Party,
  mode: ColourMode,
  history: Backwards | Earlier,
): PartyView {
  const { round } = shown;
  // Nothing is marked where the round is looked at as if nothing had come before it.
  const step = mode === 'off' ? { round, before: round } : shown;
  const known = mode === 'round' ? history : [];
  const sheet = balanceSheet(round, party.id);
  return {
    party,
    lines: lastChanges(step, known, party.id),
    netWorth: sheet.netWorth,
    netWorthChange: lastWorthChange(step, known, party.id),
    worthName: worthName(round, party.id),
    total: sheet.total,
    isVaultCash: party.type === 'bank' && round.book.notes !== null,
    pledged: marketValueOf(round.book, ownPledged(round.book, party.id)),
  };
}

/** Whether two views of a party read the same, figures and marks included: then nothing need be drawn anew. */
export function sameView(one: PartyView, other: PartyView): boolean {
  return (
    one.netWorth === other.netWorth &&
    one.netWorthChange === other.netWorthChange &&
    one.worthName === other.worthName &&
    one.total === other.total &&
    one.pledged === other.pledged &&
    one.isVaultCash === other.isVaultCash &&
    one.party.id === other.party.id &&
    one.party.name === other.party.name &&
    one.party.type === other.party.type &&
    one.party.closedOn === other.party.closedOn &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, index) => sameLine(line, other.lines[index]))
  );
}

/** What a line is named comes from its key, its instrument and its counterparty. */
function sameLine(one: MarkedLine, other: MarkedLine | undefined): boolean {
  return (
    other !== undefined &&
    one.change === other.change &&
    one.line.key === other.line.key &&
    one.line.amount === other.line.amount &&
    one.line.instrument === other.line.instrument &&
    one.line.thirdPartyDetail?.name === other.line.thirdPartyDetail?.name
  );
}

/** Whether it is said of a party how it stands: what falls due, of banks that are open, where days pass. */
export const hasStanding = (
  { book }: State,
  { type, closedOn }: Pick<Party, 'type' | 'closedOn'>,
): boolean => book.clock !== undefined && type === 'bank' && closedOn === undefined;

/** What is said of a bank that was closed, in place of what it is. */
export const closedWords = (day: number): string => `closed on day ${day}`;

/** How a party is described beside its name: "bank", "customer of Bank 1", "closed on day 3"; nothing where the name says it. */
export function partyCaption(round: State, party: Party): string {
  if (party.closedOn !== undefined) return closedWords(party.closedOn);
  if (party.type !== 'customer') {
    const kind = kindOf(party);
    return party.name.toLowerCase() === kind ? '' : kind;
  }
  const own = party.accountIds.flatMap((id) => {
    const account = round.book.accounts[id];
    const bank = account && round.book.parties[issuerOf(account)];
    return bank ? [bank] : [];
  });
  const open = own.filter(({ closedOn }) => closedOn === undefined);
  const banks = (open.length > 0 ? open : own).map(({ name }) => name);
  return banks.length > 0 ? `customer of ${banks.join(' and ')}` : 'customer';
}

/** Callings of those that a board keeps as it keeps a bank, and that no banker would call one. */
const CALLING = /\b(?:dealer|(?:money )?(?:market )?fund)\b/i;

/** What a party is by its type; where its name says that it is a dealer or a fund, that. */
export function kindOf({ name, type }: Pick<Party, 'name' | 'type'>): string {
  const [calling] = (type === 'bank' && CALLING.exec(name)) || [];
  return calling?.toLowerCase() ?? PARTY_WORDS[type];
}
