'use client';

/** What others did next from the step that the board shows, wherever their lines are from, on a board of any world. */
import { useMemo } from 'react';
import { pluralize } from '@/events/pluralize';
import { isOpening, type Timeline } from '@/events/timeline/timeline';
import type { AnyEvent, AnyRound } from '@/events/world/board';
import { addressOfStep } from '@/src/board/scenario/stepInAddress';
import { stepOf } from '@/src/board/studies/stepNames';
import type { StudyProps } from '@/src/board/studies/study';
import { Button } from '@/src/ui/button';
import { Dots } from '@/src/ui/dots';
import type { Played, PlayedLine, PlayedSource } from './played';
import {
  endingSaid,
  findIn,
  linesThrough,
  linesTo,
  type PlayedWay,
  treeOf,
  waysFrom,
} from './playedView';
import { usePlayed } from './usePlayed';
import './played.css';

/** A place on a board, and the way to another. */
export interface PlaceOn<Round extends AnyRound> extends Pick<StudyProps, 'at' | 'send'> {
  readonly timeline: Timeline<Round>;
}

/** How lines are spoken of. */
interface Told {
  /** What is said where nobody has been. */
  readonly nobody: string;
  /** Whether it is said whose lines they are, with the ways to them. */
  readonly namesLines: boolean;
}

interface PlayedOnProps<Round extends AnyRound> extends PlaceOn<Round>, Told {
  /** It must stay the same while the board lives. */
  readonly source: PlayedSource;
}

/** The ways on, once they have come. */
export function PlayedOn<Round extends AnyRound>({
  source,
  nobody,
  namesLines,
  timeline,
  at,
  send,
}: PlayedOnProps<Round>) {
  const [sent, again] = usePlayed(source);
  if (!sent) {
    return (
      <p role="status">
        The lines are on their way <Dots />
      </p>
    );
  }
  if (sent.error !== null) {
    return (
      <div className="played-failed" role="alert">
        <p>{sent.error}</p>
        <Button onClick={again}>Try again</Button>
      </div>
    );
  }
  const told = { nobody, namesLines };
  return <Ways played={sent.data} told={told} timeline={timeline} at={at} send={send} />;
}

interface WaysProps<Round extends AnyRound> extends PlaceOn<Round> {
  readonly played: Played;
  readonly told: Told;
}

function Ways<Round extends AnyRound>({ played, told, timeline, at, send }: WaysProps<Round>) {
  const tree = useMemo(() => treeOf(played), [played]);
  const { index, left } = useMemo(() => findIn(tree, timeline, at), [tree, timeline, at]);
  if (at !== timeline.opening && isOpening(timeline, at)) {
    return <p>This step built the opening. Go on to step 0 or later to see what was played.</p>;
  }
  if (left !== null) {
    return (
      <OffTheTree
        nobody={told.nobody}
        timeline={timeline}
        node={left}
        onGo={() => send({ type: 'GO_NODE', node: left })}
      />
    );
  }
  const here = linesThrough(tree, index);
  const ways = waysFrom(tree, index, timeline, at);
  const ended = linesTo(tree, index);
  return (
    <>
      <p>
        {pluralize(here.length, 'line')} {here.length === 1 ? 'comes' : 'come'} to this step.
      </p>
      <ol className="played-ways">
        {ways.map((way) => (
          <li key={way.index}>
            <Way
              way={way}
              all={here.length}
              ending={endingSaid(tree, way.lines)}
              namesLines={told.namesLines}
              onPlay={() => send({ type: 'ACT', event: way.event })}
            />
          </li>
        ))}
      </ol>
      {ended.length > 0 && (
        <p>
          {ended.length === 1 ? 'One line ends here' : `${ended.length} lines end here`}
          {told.namesLines && ': '}
          {told.namesLines && <Sources lines={ended} step={null} />}.
        </p>
      )}
    </>
  );
}

interface OffTheTreeProps extends Pick<Told, 'nobody'> {
  readonly timeline: Timeline<AnyRound>;
  /** The last node of the line at which somebody else has been. */
  readonly node: number;
  readonly onGo: () => void;
}

function OffTheTree({ nobody, timeline, node, onGo }: OffTheTreeProps) {
  return (
    <p>
      {nobody}{' '}
      <button type="button" className="text-button" onClick={onGo}>
        Go back to {stepOf(timeline, node)}
      </button>
      , the last that others have played too.
    </p>
  );
}

interface WayProps extends Pick<Told, 'namesLines'> {
  readonly way: PlayedWay<AnyEvent>;
  /** How many lines come to the step before it. */
  readonly all: number;
  readonly ending: string;
  readonly onPlay: () => void;
}

function Way({ way, all, ending, namesLines, onPlay }: WayProps) {
  const { words, lines, step, isKnown } = way;
  return (
    <>
      <p className="played-words">{words}</p>
      <svg className="played-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(100 * lines.length) / all} height="1" />
      </svg>
      <p className="study-quiet">
        {lines.length} of {pluralize(all, 'line')}
        {ending !== '' && `, ${ending}`}
        {namesLines && ': '}
        {namesLines && <Sources lines={lines} step={step} />}
      </p>
      <Button onClick={onPlay}>
        {isKnown ? 'Go there' : 'Play it'}
        <span className="visually-hidden">: {words}</span>
      </Button>
    </>
  );
}

/** Lines that are named; the others are counted. */
const NAMED = 3;

interface SourcesProps {
  readonly lines: readonly PlayedLine[];
  /** The step at which their boards are to open; null for their beginning. */
  readonly step: number | null;
}

/** Where lines are from, with ways to them. */
function Sources({ lines, step }: SourcesProps) {
  const more = lines.length - NAMED;
  return (
    <>
      {lines.slice(0, NAMED).map(({ title, path }, index) => (
        <span key={path ?? ''}>
          {index > 0 && ', '}
          {path === null ? title : <a href={`${path}${addressOfStep(step ?? 0)}`}>{title}</a>}
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
    </>
  );
}
