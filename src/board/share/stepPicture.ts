/**
 * The T-accounts of one step as a picture of its own, for a slide or a paper: every look stands in its
 * attributes, in the colours of the light theme, and nothing is measured on a page.
 */
import type { BankingRound } from '@/events/banking/board/rules';
import { lineLabel } from '@/events/banking/views/labels';
import { figure, signed } from '@/events/money';
import { escaped } from '@/src/contract/escaped';
import { LIGHT, SANS } from '@/src/ui/stitches/tokens';
import { textWidth } from '@/src/ui/textWidth';
import type { Shown } from '../sentence/lineView';
import { type PartyView, partyCaption, partyView } from '../sheets/partyView';
import { tiersOf } from '../sheets/tiers';

const { colors: INK } = LIGHT;

/** Measures, in the units of the picture. */
const WIDTH = 1280;
const MARGIN = 32;
const GAP = 36;
const MAX_ACCOUNT = 460;
const ROW = 24;
const TYPE = 16;
const SMALL = 13;
const SMALLEST = 10;
const HEADING = 34;
const SENTENCE = 22;
const LINE = 30;

interface TextLook {
  readonly size?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
}

function text(x: number, y: number, words: string, look: TextLook = {}): string {
  const { size = TYPE, fill = INK.text, anchor = 'start', isBold, isItalic } = look;
  const weight = isBold ? ' font-weight="700"' : '';
  const style = isItalic ? ' font-style="italic"' : '';
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}"${weight}${style}>${escaped(words)}</text>`;
}

const rule = (x1: number, y1: number, x2: number, y2: number, width = 1.5): string =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${INK.rule}" stroke-width="${width}"/>`;

/** A text broken into lines of at most so many units. */
function wrapped(words: string, room: number, size: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer) * size > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** A line of an account. */
interface Row {
  readonly label: string;
  readonly amount: number;
  readonly change: number;
  readonly isItalic?: boolean;
}

/** Both sides of an account, and what they come to. */
function sidesOf({ party, lines, netWorth, netWorthChange, worthName }: PartyView) {
  const of = (side: 'asset' | 'liability'): Row[] =>
    lines
      .filter(({ line }) => line.side === side)
      .map(({ line, change }) => ({
        label: lineLabel(line, party.type),
        amount: line.amount,
        change,
      }));
  const worth = { label: worthName, amount: netWorth, change: netWorthChange, isItalic: true };
  return { left: of('asset'), right: [...of('liability'), worth] };
}

/** The height that an account takes. */
function heightOf(view: PartyView): number {
  const { left, right } = sidesOf(view);
  return HEADING + (Math.max(left.length, right.length) + 1) * ROW + 12;
}

/** One side: its lines, then its total on the row where both end. */
function side(
  rows: readonly Row[],
  x: number,
  y: number,
  width: number,
  foot: number,
  total: number,
) {
  const drawn = rows.map(({ label, amount, change, isItalic = false }, index) => {
    const base = y + index * ROW + ROW * 0.7;
    const figures = figure(amount);
    const fill = change > 0 ? INK.grew : INK.shrank;
    const moved = change === 0 ? '' : signed(change);
    const taken = textWidth(figures) * TYPE + (moved === '' ? 0 : textWidth(moved) * SMALL + 8);
    // The figure must be whole: a long label is set smaller, and one too long even so ends in an ellipsis.
    const room = width - 16 - taken;
    const size = Math.min(TYPE, Math.max(SMALLEST, Math.floor(room / textWidth(label))));
    const signs = [...label];
    while (signs.length > 1 && textWidth(`${signs.join('')}…`) * size > room) signs.pop();
    const said = textWidth(label) * size <= room ? label : `${signs.join('').trimEnd()}…`;
    return [
      change === 0
        ? ''
        : `<path fill="${change > 0 ? INK.grewWash : INK.shrankWash}" d="M${x} ${y + index * ROW}h${width}v${ROW}h-${width}z"/>`,
      text(x + 6, base, said, { size, isItalic }),
      moved === ''
        ? ''
        : text(x + width - 14 - textWidth(figures) * TYPE, base, moved, {
            size: SMALL,
            fill,
            anchor: 'end',
            isBold: true,
          }),
      text(x + width - 6, base, figures, { anchor: 'end', isBold: true, isItalic }),
    ].join('');
  });
  const base = foot + ROW * 0.7;
  return [
    ...drawn,
    text(x + 6, base, 'Total'),
    text(x + width - 6, base, `$${figure(total)}`, { anchor: 'end', isBold: true }),
  ].join('');
}

function account(shown: Shown, view: PartyView, x: number, y: number, width: number): string {
  const { party, total } = view;
  const { left, right } = sidesOf(view);
  const top = y + HEADING;
  const foot = top + Math.max(left.length, right.length) * ROW;
  const half = width / 2;
  const caption = partyCaption(shown.round, party);
  const name = `<text x="${x + half}" y="${y + 22}" font-size="19" fill="${INK.heading}" text-anchor="middle"><tspan font-weight="700">${escaped(party.name)}</tspan>${caption === '' ? '' : `<tspan font-size="${SMALL}" dx="6">${escaped(caption)}</tspan>`}</text>`;
  return [
    name,
    side(left, x, top, half, foot, total),
    side(right, x + half, top, half, foot, total),
    rule(x, top, x + width, top, 2),
    rule(x + half, top, x + half, foot + ROW),
    rule(x, foot, x + width, foot),
  ].join('\n');
}

/**
 * The picture of a step.
 *
 * @param shown the step, and what it came to; both the same for the opening, where nothing has changed
 * @param sentence what the step did
 * @param caption what stands under it, as the title of the board and the number of the step
 * @returns an SVG, 1280 units wide
 */
export function stepPicture(shown: Shown, sentence: string, caption: string): string {
  const { round } = shown;
  const lines = wrapped(sentence, WIDTH - 2 * MARGIN, SENTENCE);
  let y = MARGIN + lines.length * LINE;
  const parts = lines.map((line, index) =>
    text(MARGIN, MARGIN + index * LINE + SENTENCE, line, { size: SENTENCE, fill: INK.heading }),
  );
  for (const tier of tiersOf(round.book)) {
    const views = tier.map((party) => partyView(shown, party, modeOf(shown), []));
    const room = (WIDTH - 2 * MARGIN - (views.length - 1) * GAP) / views.length;
    const width = Math.min(MAX_ACCOUNT, room);
    const taken = views.length * width + (views.length - 1) * GAP;
    views.forEach((view, index) => {
      parts.push(account(shown, view, (WIDTH - taken) / 2 + index * (width + GAP), y, width));
    });
    y += Math.max(...views.map(heightOf)) + GAP / 2;
  }
  parts.push(text(MARGIN, y + SMALL, caption, { size: SMALL, fill: INK.dimmed }));
  const height = y + SMALL + MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="${escaped(SANS)}">`,
    `<title>${escaped(sentence)}</title>`,
    `<path fill="#fff" d="M0 0h${WIDTH}v${height}h-${WIDTH}z"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}

/** At the opening nothing is marked. */
const modeOf = ({ round, before }: { round: BankingRound; before: unknown }) =>
  round === before ? 'off' : 'static';
