/**
 * How large accounts can be drawn on a screen, and which of them: a reckoning in the type's own
 * measure, so that the size is known before anything is drawn.
 */

import { lineLabel } from '@/events/banking/views/labels';
import { figure } from '@/events/money';
import { textWidth } from '@/src/ui/textWidth';
import type { Shown } from '../sentence/lineView';
import { type PartyView, PLEDGED_LABEL, partyCaption } from '../sheets/partyView';
import { inRows, MAX_ABREAST } from '../sheets/tiers';

/** The room there is, in CSS pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** How accounts are set out. */
export interface Fit {
  /** So many stand abreast at most; a tier of more is set in rows. */
  readonly columns: number;
  /** The size of the type, in CSS pixels. */
  readonly size: number;
}

/** One row of an account: the widths of its label, its longest word and its figures, in the size of the type. */
interface Row {
  readonly label: number;
  readonly word: number;
  readonly figures: number;
}

/** What of an account decides its height. */
export interface Outline {
  /** The width of its heading. */
  readonly heading: number;
  readonly left: readonly Row[];
  readonly right: readonly Row[];
}

/** The outline of a party's account. */
export function outlineOf({ round }: Shown, view: PartyView): Outline {
  const { party, lines, netWorth, netWorthChange, worthName, pledged } = view;
  const rows = (side: 'asset' | 'liability') =>
    lines
      .filter(({ line }) => line.side === side)
      .map(({ line, change }) => rowOf(lineLabel(line, party.type), line.amount, change));
  return {
    heading: textWidth(party.name) * 1.14 + textWidth(partyCaption(round, party)) * 0.76 + 1.4,
    left: pledged === 0 ? rows('asset') : [...rows('asset'), rowOf(PLEDGED_LABEL, pledged, 0)],
    right: [...rows('liability'), rowOf(worthName, netWorth, netWorthChange)],
  };
}

/** The outline of a party that has yet to come: nothing is drawn of it. */
export const ABSENT: Outline = { heading: 0, left: [], right: [] };

/** The same account, folded to its heading and its total. */
export const foldedOf = ({ heading }: Outline): Outline => ({ heading, left: [], right: [] });

function rowOf(label: string, amount: number, change: number): Row {
  const changed =
    change === 0 ? 0 : textWidth(`+${figure(Math.abs(change))}`) * CHANGE + CHANGE_GAP;
  const word = Math.max(...label.split(' ').map(textWidth));
  return { label: textWidth(label), word, figures: textWidth(figure(amount)) + changed };
}

// Measures of present.css, in the size of its type.
const CHANGE = 0.86;
const CHANGE_GAP = 0.75;
const ROW = 1.62;
const HEADING = 2.1;
const TOTAL = 2.4;
const EDGES = 0.9;
const BETWEEN_COLUMNS = 1.6;
const BETWEEN_ROWS = 0.9;

/** In accounts narrower than this, in ems, labels wrap too often. */
const NARROWEST = 15;

/** What the figures of a row leave its label, in an account of a width, both in ems: every row shares its line by itself. */
const roomBeside = ({ figures }: Row, width: number): number => width / 2 - figures - EDGES;

/** The height of an account of a width, both in ems. */
function heightOf({ heading, left, right }: Outline, width: number): number {
  const headingLines = Math.ceil(heading / width);
  const linesOf = (row: Row) => Math.ceil(row.label / Math.max(2.5, roomBeside(row, width)));
  const column = (rows: readonly Row[]): number =>
    rows.reduce((sum, row) => sum + linesOf(row) * ROW, 0);
  return headingLines * HEADING + Math.max(column(left), column(right)) + TOTAL;
}

/** Whether no word of an account of this width, in ems, is broken. */
function keepsWords({ left, right }: Outline, width: number): boolean {
  return [...left, ...right].every((row) => row.word <= roomBeside(row, width));
}

/**
 * Accounts as they stand below one another, tier by tier: for each, what it holds at every step that is to be
 * shown without a change of size.
 */
type Tiers = readonly (readonly (readonly Outline[])[])[];

/** The height of rows of accounts at the step that takes the most, in the size of the type. */
function heightIn(rows: Tiers, width: number): number {
  const gaps = (rows.length - 1) * BETWEEN_ROWS;
  const highest = (row: Tiers[number], step: number) => {
    const shown = row.flatMap((account) => account.slice(step, step + 1));
    return Math.max(...shown.map((outline) => heightOf(outline, width)));
  };
  const steps = rows[0]?.[0] ?? [];
  return Math.max(
    ...steps.map((_, step) => rows.reduce((sum, row) => sum + highest(row, step), gaps)),
  );
}

/** The smallest type that the last row of a lecture hall reads, by the height of the screen. */
export function smallest({ width, height }: Room): number {
  return Math.max(13, Math.min(height / 34, width / 26));
}

/** The largest type, as a share of the room's height. */
const MAX_TYPE = 1 / 11;

/** How much smaller the next size is that is tried. */
const STEP = 0.97;

/**
 * The largest type at which accounts fit, and their columns: whole tiers abreast, as on the stage, if they fit so; and
 * at which no word is broken, if there is such a one.
 *
 * @param least the smallest size that will do, in CSS pixels
 * @returns null when they fit at no size that will do
 */
export function fitOf(tiers: Tiers, room: Room, least: number = smallest(room)): Fit | null {
  const widest = Math.min(MAX_ABREAST, Math.max(...tiers.map(({ length }) => length)));
  const fewer = Array.from({ length: widest - 1 }, (_, index) => index + 1);
  for (const areWordsWhole of [true, false]) {
    for (const columns of [[widest], fewer]) {
      const fit = fitWhere(tiers, room, { least, columns, areWordsWhole });
      if (fit) return fit;
    }
  }
  return null;
}

interface Wanted {
  readonly least: number;
  /** The numbers of columns that may be tried. */
  readonly columns: readonly number[];
  readonly areWordsWhole: boolean;
}

function fitWhere(tiers: Tiers, room: Room, wanted: Wanted): Fit | null {
  const { least, areWordsWhole } = wanted;
  const all = tiers.flat(2);
  const ways = wanted.columns.map((columns) => ({
    columns,
    rows: tiers.flatMap((tier) => inRows(tier, columns)),
  }));
  for (let size = Math.max(least, room.height * MAX_TYPE); size >= least; size *= STEP) {
    for (const { columns, rows } of ways) {
      const width = (room.width / size - (columns - 1) * BETWEEN_COLUMNS) / columns;
      if (width < NARROWEST) continue;
      if (areWordsWhole && !all.every((outline) => keepsWords(outline, width))) continue;
      if (heightIn(rows, width) * size <= room.height) return { columns, size };
    }
  }
  return null;
}

/** The indices of a page's accounts. */
type Indices = readonly number[];

/**
 * Divides accounts that do not fit together into as few pages as will do, in the order given, and into
 * pages of the same length where each fits so: one account left over would stand alone, twice as large.
 * An account that fits nowhere has a page of its own.
 *
 * @returns the indices of each page's accounts in that order
 */
export function pagesOf(outlines: readonly Outline[], room: Room): readonly Indices[] {
  const fits = (page: Indices): boolean =>
    fitOf([page.map((one) => outlines.slice(one, one + 1))], room) !== null;
  const full = filled(outlines, fits);
  const length = Math.ceil(outlines.length / full.length);
  const even = full.map((_, page) => full.flat().slice(page * length, (page + 1) * length));
  return even.every((page) => page.length > 0 && fits(page)) ? even : full;
}

/** Each page as many as fit, one after the other. */
function filled(
  outlines: readonly Outline[],
  fits: (page: Indices) => boolean,
): readonly Indices[] {
  const pages: number[][] = [];
  let page: number[] = [];
  outlines.forEach((_, index) => {
    const longer = [...page, index];
    if (page.length === 0 || fits(longer)) {
      page = longer;
      return;
    }
    pages.push(page);
    page = [index];
  });
  if (page.length > 0) pages.push(page);
  return pages;
}
