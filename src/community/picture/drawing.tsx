/**
 * The drawing of a scenario: its last step, from what was worked out when it was published. It is
 * a file of its own, which no style of a page reaches: every look stands in its attributes.
 */

import { CONDITIONS } from '@/events/bills/conditions';
import type { PlayerType } from '@/events/bills/state';
import { quantity } from '@/events/bills/words';
import { dollars } from '@/events/money';
import type { Preview } from '@/events/worlds';
import { PLAYER_MARKS } from '@/src/board/bills/playerMarks';
import { strokeOf } from '@/src/board/picture/kinds';
import { colourOf, isHollow, tokenPaths } from '@/src/board/sheets/Token';
import { SANS } from '@/src/ui/stitches/tokens';
import { textWidth } from '@/src/ui/textWidth';
import { leftOutWords, NOBODY, sentenceOf } from './drawnWords';
import {
  BOX_HEIGHT,
  type PlacedFlow,
  type PlacedParty,
  type PreviewFlow,
  scenarioLayout,
  WIDTH,
} from './layout';

/** The colour that a custom property of the theme has, as `var(--color-card)` names it. */
export type Paint = (property: string) => string;

interface DrawingProps {
  readonly preview: Preview;
  readonly paint: Paint;
}

/** The drawing. What it shows is said in one sentence too. */
export function Drawing({ preview, paint }: DrawingProps) {
  const { parties, flows, height } = scenarioLayout(preview);
  const more = leftOutWords(preview);
  const foot = more === '' ? 0 : FOOT;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${height + foot}`}
      fontFamily={SANS}
      role="img"
      aria-label={sentenceOf(preview)}
    >
      {flows.map((placed) => (
        <FlowLine key={placed.key} placed={placed} paint={paint} />
      ))}
      {parties.map((placed) => (
        <PartyBox key={placed.party.id} placed={placed} paint={paint} />
      ))}
      {parties.length === 0 && <Note y={height / 2} text={NOBODY} paint={paint} />}
      {more !== '' && <Note y={height + foot / 2} text={more} paint={paint} />}
    </svg>
  );
}

interface NoteProps {
  readonly y: number;
  readonly text: string;
  readonly paint: Paint;
}

function Note({ y, text, paint }: NoteProps) {
  return (
    <text
      x={WIDTH / 2}
      y={y}
      {...MIDDLE}
      fill={paint('var(--color-dimmed)')}
      fontSize={17}
      dominantBaseline="central"
    >
      {text}
    </text>
  );
}

const MIDDLE = { textAnchor: 'middle' } as const;

/** The height of the line that says what is not drawn. */
const FOOT = 24;

interface Look {
  readonly colour: string;
  readonly dash: string | undefined;
}

/** The banking world's claims look as on the board; bills and the bankers' claim have looks of their own. */
function lookOf(kind: PreviewFlow['kind']): Look {
  switch (kind) {
    case 'bills':
      return { colour: 'var(--qualitative-1)', dash: undefined };
    case 'claim':
      return { colour: 'var(--qualitative-2)', dash: '8 4' };
    default:
      return strokeOf(kind);
  }
}

interface FlowLineProps {
  readonly placed: PlacedFlow;
  readonly paint: Paint;
}

function FlowLine({ placed: { flow, route }, paint }: FlowLineProps) {
  const { colour, dash } = lookOf(flow.kind);
  const ink = paint(colour);
  return (
    <g className="scenario-flow">
      <path d={route.d} fill="none" stroke={ink} strokeWidth={route.width} strokeDasharray={dash} />
      <polygon points={route.arrow} fill={ink} />
    </g>
  );
}

type Party = PlacedParty['party'];

const NAME_SIZE = 18;
const FIGURE_SIZE = 16;
const TOKEN_SIZE = 20;

/** The colours of the players' marks, as bills.css has them. */
const PLAYER_COLOURS: Readonly<Record<PlayerType, string>> = {
  importer: 'var(--color-grew)',
  exporter: 'var(--color-clearinghouse)',
  banker: 'var(--color-accent)',
};

interface PartyBoxProps {
  readonly placed: PlacedParty;
  readonly paint: Paint;
}

function PartyBox({ placed: { party, box }, paint }: PartyBoxProps) {
  const { x, y, width } = box;
  const figure = figureOf(party);
  const left = x + (width - TOKEN_SIZE - 6 - textWidth(figure) * FIGURE_SIZE) / 2;
  return (
    <g>
      <rect
        className="scenario-box"
        x={x}
        y={y}
        width={width}
        fill={paint('var(--color-card)')}
        stroke={paint('var(--color-control)')}
        height={BOX_HEIGHT}
        rx={8}
        strokeWidth={2}
      />
      <text
        x={x + width / 2}
        y={y + 19}
        {...MIDDLE}
        fontSize={NAME_SIZE}
        fontWeight={600}
        fill={paint('var(--color-heading)')}
      >
        {clipped(party.name, (width - 6) / NAME_SIZE)}
      </text>
      <Token party={party} at={`${left} ${y + 25}`} paint={paint} />
      <text
        x={left + TOKEN_SIZE + 6}
        y={y + 41}
        fontSize={FIGURE_SIZE}
        fill={paint('var(--color-text)')}
      >
        {figure}
      </text>
    </g>
  );
}

interface TokenProps {
  readonly party: Party;
  /** Its upper left corner. */
  readonly at: string;
  readonly paint: Paint;
}

/** What tells a party on the board, the token of its sheet, or a player's mark. */
function Token({ party, at, paint }: TokenProps) {
  const transform = `translate(${at}) scale(${TOKEN_SIZE / 24})`;
  if ('city' in party) {
    return (
      <path
        transform={transform}
        d={PLAYER_MARKS[party.type]}
        {...LINES}
        stroke={paint(PLAYER_COLOURS[party.type])}
        strokeWidth={2}
      />
    );
  }
  const { shape, mark } = tokenPaths(party.type);
  const own = paint(`var(--qualitative-${colourOf(party.id)})`);
  const card = paint('var(--color-card)');
  const hollow = isHollow(party.id);
  return (
    <g transform={transform}>
      <path d={shape} fill={hollow ? card : own} stroke={own} strokeWidth={hollow ? 2 : 0} />
      <path d={mark} {...LINES} stroke={hollow ? own : card} strokeWidth={1.75} />
    </g>
  );
}

const LINES = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** What a party has, in short: all its assets; a trader's goods, a banker's coin. */
function figureOf(party: Party): string {
  if (!('city' in party)) return inShort(party.assets);
  if (party.type !== 'banker') return quantity(party.goods, 'goods');
  const currency = CONDITIONS.currencies[party.city];
  return quantity(party[currency], currency);
}

/** A sum in few letters: from a thousand dollars on without cents, from a million on with one decimal. */
function inShort(cents: number): string {
  const steps = [
    [1e14, 'tn'],
    [1e11, 'bn'],
    [1e8, 'm'],
  ] as const;
  for (const [size, word] of steps) {
    if (cents >= size) return `$${(Math.floor(cents / (size / 10)) / 10).toFixed(1)}${word}`;
  }
  return dollars(cents < 1e5 ? cents : Math.floor(cents / 100) * 100);
}

/** A name as far as it goes in a room of so many ems. */
function clipped(name: string, room: number): string {
  if (textWidth(name) <= room) return name;
  const letters = Array.from(name);
  while (letters.length > 1 && textWidth(`${letters.join('')}…`) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
