/**
 * How large accounts can be drawn on a screen, and which of them: a reckoning in the type's own
 * measure, so that the size is known before anything is drawn.
 */

import { lineLabel } from '@/events/banking/views/labels';
import { figure } from '@/events/money';
import { textWidth } from '@/src/ui/textWidth';
import { type PartyView, PLEDGED_LABEL, partyCaption, type RoundInView } from '../sheets/partyView';

/** The room there is, in CSS pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** How accounts are set out. */
export interface Fit {
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
export function outlineOf({ round }: RoundInView, view: PartyView): Outline {
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

/** The height of an account of a width, both in ems. */
function heightOf({ heading, left, right }: Outline, width: number): number {
  const headingLines = Math.ceil(heading / width);
  const column = (rows: readonly Row[]): number => {
    const figures = rows.reduce((most, row) => Math.max(most, row.figures), 0);
    const room = Math.max(2.5, width / 2 - figures - EDGES);
    return rows.reduce((sum, { label }) => sum + Math.ceil(label / room) * ROW, 0);
  };
  return headingLines * HEADING + Math.max(column(left), column(right)) + TOTAL;
}

/** Whether no word of an account of this width, in ems, is broken. */
function keepsWords({ left, right }: Outline, width: number): boolean {
  return [left, right].every((rows) => {
    const figures = rows.reduce((most, row) => Math.max(most, row.figures), 0);
    return rows.every(({ word }) => word <= width / 2 - figures - EDGES);
  });
}

/** The height of accounts set out in columns, in the size of the type. */
function heightIn(
  outlines: readonly (readonly Outline[])[],
  columns: number,
  width: number,
): number {
  const heights = outlines.map((versions) =>
    versions.reduce((most, outline) => Math.max(most, heightOf(outline, width)), 0),
  );
  let height = 0;
  for (let place = 0; place < heights.length; place += columns) {
    height += Math.max(...heights.slice(place, place + columns));
  }
  return height + (Math.ceil(heights.length / columns) - 1) * BETWEEN_ROWS;
}

/** The smallest type that the last row of a lecture hall reads, by the height of the screen. */
export function smallest({ width, height }: Room): number {
  return Math.max(13, Math.min(height / 34, width / 26));
}

/** The largest type, as a share of the room's height. */
const LARGEST = 1 / 11;

/** How much smaller the next size is that is tried. */
const STEP = 0.97;

/** The most accounts side by side. */
const MAX_COLUMNS = 4;

/**
 * The largest type at which accounts fit, and their columns: at which no word is broken, if there is such a one.
 *
 * @param outlines for each account, everything it is to hold without a change of size
 * @param least the smallest size that will do, in CSS pixels
 * @returns null when they fit at no size that will do
 */
export function fitOf(
  outlines: readonly (readonly Outline[])[],
  room: Room,
  least: number = smallest(room),
): Fit | null {
  return fitWhere(outlines, room, least, true) ?? fitWhere(outlines, room, least, false);
}

function fitWhere(
  outlines: readonly (readonly Outline[])[],
  room: Room,
  least: number,
  areWordsWhole: boolean,
): Fit | null {
  const all = outlines.flat();
  for (let size = Math.max(least, room.height * LARGEST); size >= least; size *= STEP) {
    for (let columns = 1; columns <= Math.min(MAX_COLUMNS, outlines.length); columns += 1) {
      const width = (room.width / size - (columns - 1) * BETWEEN_COLUMNS) / columns;
      if (width < NARROWEST) continue;
      if (areWordsWhole && !all.every((outline) => keepsWords(outline, width))) continue;
      if (heightIn(outlines, columns, width) * size <= room.height) return { columns, size };
    }
  }
  return null;
}

/**
 * Divides accounts that do not fit together into pages, in the order given. An account that fits
 * nowhere has a page of its own.
 *
 * @returns the places of each page's accounts in that order
 */
export function pagesOf(outlines: readonly Outline[], room: Room): readonly (readonly number[])[] {
  const pages: number[][] = [];
  let page: number[] = [];
  outlines.forEach((_, place) => {
    const longer = [...page, place];
    const fits =
      fitOf(
        longer.map((one) => outlines.slice(one, one + 1)),
        room,
      ) !== null;
    if (page.length === 0 || fits) {
      page = longer;
      return;
    }
    pages.push(page);
    page = [place];
  });
  if (page.length > 0) pages.push(page);
  return pages;
}
