'use client';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Picture as PictureModel, pictureOf } from '@/events/banking/views/picture';
import { dollars } from '@/events/money';
/** The picture of the system: parties in their tiers, claims as arrows, and the way of this step’s value. */
import { pluralize } from '@/events/pluralize';
import { roundNumber } from '@/events/timeline/lines';
import { nodeAt, parentOf } from '@/events/timeline/timeline';
import { Legend } from '../picture/Legend';
import { Lines } from '../picture/Lines';
import { layoutOf } from '../picture/layout';
import { linksOf, marksOf } from '../picture/marks';
import { Parties } from '../picture/Parties';
import { PictureTables } from '../picture/Tables';
import { UNITS, useRoom } from '../picture/useRoom';
import { closingNode, spokenStep } from '../sentence/lineView';
import { PhraseText } from '../sentence/Sentence';
import { kindOf } from '../sheets/partyView';
import { stepName } from './stepNames';
import type { StudyProps } from './study';
import './picture.css';
import './pictureNotes.css';

/** The study: the drawing, its legend, the way of the round, and all of it as tables. */
export default function Picture({ timeline, at }: StudyProps) {
  const closing = closingNode(timeline, at);
  const before = nodeAt(timeline, parentOf(timeline, closing.id)).round;
  const picture = useMemo(() => pictureOf(before, closing.round), [before, closing.round]);
  const step = roundNumber(timeline, at);
  if (picture.tiers.length === 0) {
    return (
      <p className="picture-none">Nobody is on the board yet; step forward to see who comes.</p>
    );
  }
  return (
    <div className="picture">
      <Drawing picture={picture} step={step} />
      <Way picture={picture} step={step} />
      <details className="picture-tables">
        <summary>Read it as a table</summary>
        <PictureTables tiers={picture.tiers} flows={picture.flows} />
      </details>
    </div>
  );
}

interface PartProps {
  readonly picture: PictureModel;
  /** The number of the round shown. */
  readonly step: number;
}

function Drawing({ picture, step }: PartProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box);
  const [pinned, setPinned] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [flowKey, setFlowKey] = useState<string | null>(null);
  const layout = useMemo(() => layoutOf(picture.tiers, linksOf(picture), room), [picture, room]);
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
  const size = { width: `${layout.width / UNITS}em`, height: `${layout.height / UNITS}em` };
  return (
    <>
      <div
        ref={box}
        className="picture-box"
        {...(isWide && { role: 'region', tabIndex: 0, 'aria-label': 'Picture of the system' })}
      >
        <div className="picture-drawing" style={size}>
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
            onPin={setPinned}
            onPoint={setPointed}
          />
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
function labelOf({ tiers, flows }: PictureModel, step: number): string {
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
  const title = step <= 0 ? 'The way of this step of the opening' : 'The way of this step';
  return (
    <section className="picture-way" aria-label={title}>
      <h4>{title}</h4>
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
