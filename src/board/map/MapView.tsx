'use client';
/**
 * The map: the parties where their sheets stand, claims as arrows between them, and the way of this
 * step’s value.
 */
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Book } from '@/events/banking/ledger/book';
import { type Picture, pictureOf, type Tier } from '@/events/banking/views/picture';
import { dollars } from '@/events/money';
import { pluralize } from '@/events/pluralize';
import { roundNumber } from '@/events/timeline/lines';
import { spokenStep } from '@/events/timeline/stepNumber';
import type { Timeline } from '@/events/timeline/timeline';
import { Motion } from '../motion/Motion';
import { Key, Legend } from '../picture/Legend';
import { Lines } from '../picture/Lines';
import { layoutOf } from '../picture/layout';
import { linksOf, marksOf } from '../picture/marks';
import { Parties } from '../picture/Parties';
import { PictureTables } from '../picture/Tables';
import { type Room, UNITS, useRoom } from '../picture/useRoom';
import { closesOpening, closingNode, shownAt } from '../sentence/lineView';
import { PhraseText } from '../sentence/Sentence';
import { kindOf } from '../sheets/partyView';
import { tiersOf } from '../sheets/tiers';
import { stepName } from '../studies/stepNames';
import './map.css';
import './mapNotes.css';

interface MapViewProps {
  readonly timeline: Timeline<BankingRound>;
  /** The node that is shown. */
  readonly at: number;
  /** Takes the party that is pressed. */
  readonly onSelect: (partyId: number) => void;
}

/** The drawing, its legend, the way of the round, and all of it as tables. */
export function MapView({ timeline, at, onSelect }: MapViewProps) {
  const closing = closingNode(timeline, at);
  const { before } = shownAt(timeline, at);
  const isOpening = closesOpening(timeline, closing.id);
  const picture = useMemo(() => {
    const drawn = pictureOf(before, closing.round);
    const tiers = placed(drawn.tiers, closing.round.book);
    // The last event of the set-up is drawn at its own step: at the opening position nothing has been done yet.
    return { ...drawn, tiers, path: isOpening ? [] : drawn.path };
  }, [before, closing.round, isOpening]);
  const step = roundNumber(timeline, at);
  const container = useRef<HTMLDivElement>(null);
  const room = useRoom(container);
  const sheets = useRef<HTMLDivElement>(null);
  return (
    <div className="picture" ref={container}>
      {picture.tiers.length === 0 ? (
        <p className="picture-none">Nobody is on the board yet; step forward to see who comes.</p>
      ) : (
        <>
          <Drawing
            picture={picture}
            step={step}
            room={room}
            drawing={sheets}
            onSelect={onSelect}
            moving={<Motion timeline={timeline} at={at} container={sheets} />}
          />
          <Way picture={picture} step={step} />
          <details className="picture-tables">
            <summary>Read it as a table</summary>
            <PictureTables tiers={picture.tiers} flows={picture.flows} />
          </details>
        </>
      )}
    </div>
  );
}

/** The tiers with their parties in the order of the sheets. */
function placed(tiers: readonly Tier[], book: Book): readonly Tier[] {
  const order = tiersOf(book).flatMap((tier) => tier.map(({ id }) => id));
  const place = new Map(order.map((id, index) => [id, index]));
  const at = ({ partyId }: Tier['nodes'][number]) => place.get(partyId) ?? 0;
  return tiers.map((tier) => ({
    ...tier,
    nodes: tier.nodes.toSorted((one, other) => at(one) - at(other)),
  }));
}

interface PartProps {
  readonly picture: Picture;
  /** The number of the round shown. */
  readonly step: number;
}

interface DrawingProps extends PartProps {
  /** What the drawing is to fill. */
  readonly room: Room;
  /** Is given the drawing itself. */
  readonly drawing: RefObject<HTMLDivElement | null>;
  readonly onSelect: (partyId: number) => void;
  /** What moves over the drawing. */
  readonly moving: ReactNode;
}

/** Kept free for the key over the drawing and the legend under it: what follows is scrolled to. Units of the drawing. */
const LEGEND = 68;

/** Smaller than this, what stands in the drawing cannot be read: the rest is scrolled to. */
const MIN_SIZE = 0.85;

/** How large a drawing of this height is drawn so that it fits its room, as a share of its own size. */
function shrunk(height: number, room: number): number {
  return room <= 0 ? 1 : Math.min(1, Math.max(MIN_SIZE, room / height));
}

function Drawing(props: DrawingProps) {
  const { picture, step, room: place, drawing, onSelect, moving } = props;
  const { width: room, height } = place;
  const box = useRef<HTMLDivElement>(null);
  const [pinned, setPinned] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [flowKey, setFlowKey] = useState<string | null>(null);
  const layout = useMemo(
    () => layoutOf(picture.tiers, linksOf(picture), room, height - LEGEND),
    [picture, room, height],
  );
  const known = (id: number | null) => (layout.boxes.some((one) => one.partyId === id) ? id : null);
  const focus = {
    partyId: known(pointed) ?? known(pinned),
    // A claim that was pointed at may be gone in the round stepped to.
    flowKey: picture.flows.some(({ key }) => key === flowKey) ? flowKey : null,
  };
  const { flows, legs } = marksOf(picture, layout, focus);
  const isWide = layout.width > room;
  useLayoutEffect(() => {
    // What is too wide begins in its middle: there stands what holds the system together.
    const { current } = box;
    if (current) current.scrollLeft = (current.scrollWidth * (1 - room / layout.width)) / 2;
  }, [layout.width, room]);
  const size = {
    width: `${layout.width / UNITS}em`,
    height: `${layout.height / UNITS}em`,
    fontSize: `${shrunk(layout.height, height - LEGEND)}em`,
  };
  return (
    <>
      <Key picture={picture} />
      <div
        ref={box}
        className="picture-box"
        {...(isWide && { role: 'region', tabIndex: 0, 'aria-label': 'Map of the system' })}
      >
        <div className="picture-drawing" style={size} ref={drawing}>
          <Lines
            layout={layout}
            flows={flows}
            legs={legs}
            label={labelOf(picture, step)}
            onPoint={setFlowKey}
          />
          <Parties
            nodes={picture.tiers.flatMap(({ nodes }) => nodes)}
            flows={picture.flows}
            boxes={layout.boxes}
            pinned={known(pinned)}
            onPin={(partyId) => {
              setPinned(partyId);
              if (partyId !== null) onSelect(partyId);
            }}
            onPoint={setPointed}
          />
          {moving}
        </div>
      </div>
      {picture.flows.length === 0 && (
        <p className="picture-none">Nobody owes anybody anything at {stepName(step)}.</p>
      )}
      <Legend picture={picture} thickest={layout.thickest} />
    </>
  );
}

/** The picture in one sentence. */
function labelOf({ tiers, flows }: Picture, step: number): string {
  const open = flows.filter(({ amount }) => amount > 0);
  const sum = open.reduce((total, { amount }) => total + amount, 0);
  const counts = new Map<string, number>();
  for (const kind of tiers.flatMap(({ nodes }) => nodes.map(kindOf))) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const who = [...counts].map(([kind, count]) => pluralize(count, kind));
  const owed =
    open.length === 0 ? 'no claims' : `${pluralize(open.length, 'claim')}, ${dollars(sum)} in all`;
  return `The system at step ${spokenStep(step)}: ${[...who, owed].join(', ')}.`;
}

function Way({ picture: { path }, step }: PartProps) {
  if (path.length === 0) {
    return (
      <p className="picture-none">
        {step <= 0 ? 'The opening position: ' : ''}nothing passes from one party to another in this
        step.
      </p>
    );
  }
  const title = step < 0 ? 'The way of this step of the opening' : 'The way of this step';
  return (
    <section className="picture-way" aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {path.map(({ number, what }) => (
          <li key={number}>
            <PhraseText phrase={what} />
          </li>
        ))}
      </ol>
    </section>
  );
}
