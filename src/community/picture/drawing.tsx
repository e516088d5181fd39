/**
 * The drawing of a scenario: its last step, from what was worked out when it was published. It is
 * a file of its own, which no style of a page reaches: every look stands in its attributes.
 */

import { EMPTY_BOOK } from '@/events/banking/ledger/book';
import { nameIn } from '@/events/banking/ledger/naming';
import { PARTY_WORDS } from '@/events/banking/ledger/partyTypes';
import { CONDITIONS } from '@/events/bills/conditions';
import { quantity } from '@/events/bills/words';
import { dollars } from '@/events/money';
import { pluralize } from '@/events/pluralize';
import type { Preview, WorldName } from '@/events/worlds';
import { strokeOf } from '@/src/board/picture/kinds';
import { SANS } from '@/src/ui/stitches/tokens';
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

const NOBODY = 'Nobody is on this board yet.';

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

/** The letters by which types are told apart where colour does not tell. */
const LETTERS: Readonly<Record<Party['type'], string>> = {
  customer: 'C',
  bank: 'B',
  clearinghouse: 'CH',
  centralbank: 'CB',
  treasury: 'T',
  exporter: 'E',
  importer: 'I',
  banker: 'B',
};

/** How wide a letter is of the name and of the figure, near enough. */
const NAME_LETTER = 9.6;
const FIGURE_LETTER = 8.6;
const TILE = 20;

/** Types in colours as on the board; those of the bills look like those whose part they play. */
const COLOURS: Readonly<Record<Party['type'], string>> = {
  customer: 'var(--color-grew)',
  importer: 'var(--color-grew)',
  bank: 'var(--color-accent)',
  banker: 'var(--color-accent)',
  clearinghouse: 'var(--color-clearinghouse)',
  exporter: 'var(--color-clearinghouse)',
  centralbank: 'var(--color-centralbank)',
  treasury: 'var(--color-centralbank)',
};

interface PartyBoxProps {
  readonly placed: PlacedParty;
  readonly paint: Paint;
}

function PartyBox({ placed: { party, box }, paint }: PartyBoxProps) {
  const { x, y, width } = box;
  const figure = figureOf(party);
  const letters = LETTERS[party.type];
  const tile = TILE + (letters.length - 1) * 9;
  const left = x + (width - tile - 6 - figure.length * FIGURE_LETTER) / 2;
  const [colour, card] = [paint(COLOURS[party.type]), paint('var(--color-card)')];
  return (
    <g>
      <rect
        className="scenario-box"
        x={x}
        y={y}
        width={width}
        fill={card}
        stroke={colour}
        height={BOX_HEIGHT}
        rx={8}
        strokeWidth={2}
      />
      <text
        x={x + width / 2}
        y={y + 19}
        {...MIDDLE}
        fontSize={18}
        fontWeight={600}
        fill={paint('var(--color-heading)')}
      >
        {clipped(party.name, (width - 6) / NAME_LETTER)}
      </text>
      <rect x={left} y={y + 26} width={tile} height={18} rx={4} fill={colour} />
      <text x={left + tile / 2} y={y + 40} {...MIDDLE} fontSize={14} fontWeight={700} fill={card}>
        {letters}
      </text>
      <text x={left + tile + 6} y={y + 41} fontSize={16} fill={paint('var(--color-text)')}>
        {figure}
      </text>
    </g>
  );
}

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

/** A name as far as so many letters go; those of the scripts of East Asia are twice as wide. */
function clipped(name: string, most: number): string {
  const letters = Array.from(name);
  const wide = (letter: string): number => (letter > '\u2e7f' ? 2 : 1);
  const fits = (some: readonly string[], room: number): boolean =>
    some.reduce((sum, letter) => sum + wide(letter), 0) <= room;
  if (fits(letters, most)) return name;
  while (letters.length > 1 && !fits(letters, most - 1)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function leftOutWords({ leftOut: { parties, flows } }: Preview): string {
  const parts = [
    ...(parties > 0 ? [pluralize(parties, 'more party', 'more parties')] : []),
    ...(flows > 0 ? [pluralize(flows, 'more claim')] : []),
  ];
  return parts.length === 0 ? '' : `and ${parts.join(' and ')}`;
}

const KINDS: Readonly<Record<Party['type'], string>> = {
  centralbank: PARTY_WORDS.centralbank,
  treasury: PARTY_WORDS.treasury,
  clearinghouse: PARTY_WORDS.clearinghouse,
  bank: PARTY_WORDS.bank,
  customer: PARTY_WORDS.customer,
  exporter: 'exporter',
  importer: 'importer',
  banker: 'banker',
};

/** What a drawing shows: "Last step: 2 banks and 3 customers; Bank 1 owes Bank 2 $20." */
export function sentenceOf(preview: Preview): string {
  const parties: readonly Party[] = preview.parties;
  const step = preview.rounds === 0 ? 'The opening' : 'Last step';
  if (parties.length === 0) return NOBODY;
  const who = Object.entries(KINDS).flatMap(([type, word]) => {
    const number = parties.filter((party) => party.type === type).length;
    return number === 0 ? [] : [pluralize(number, word)];
  });
  const { parties: others } = preview.leftOut;
  if (others > 0) who.push(pluralize(others, 'other party', 'other parties'));
  return `${step}: ${listed(who)}; ${owedWords(preview)}.`;
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** By world, what is owed as a sentence has it. */
const SUMS: Readonly<Record<WorldName, (amount: number) => string>> = {
  banking: dollars,
  bills: (amount) => quantity(amount, 'marcs'),
};

/** The largest claim, and how many there are. */
function owedWords({ world, parties, flows, leftOut }: Preview): string {
  const nameOf = (id: number): string => {
    const party = [...parties].find((one) => one.id === id);
    return party ? spoken(party) : '';
  };
  const all = flows.length + leftOut.flows;
  const [largest] = flows;
  if (!largest) return 'nobody here owes anybody anything';
  const { from, to, amount } = largest;
  const claim = `${nameOf(from)} owes ${nameOf(to)} ${SUMS[world](amount)}`;
  return all === 1 ? claim : `${claim}, the largest of ${all} claims`;
}

/** A name as every sentence has it: "the Central Bank", "Customer Me". */
function spoken(party: Party): string {
  if ('city' in party) return party.name;
  return nameIn({ ...EMPTY_BOOK, parties: [{ ...party, accountIds: [] }] }, 0);
}
