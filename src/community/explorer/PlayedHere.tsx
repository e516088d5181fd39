'use client';

/** What others did next from the step that the board shows: in published scenarios, and in the lesson itself. */
import { useMemo } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import { pluralize } from '@/events/pluralize';
import { isOpening, type Timeline } from '@/events/timeline/timeline';
import { addressOfStep } from '@/src/board/scenario/stepInAddress';
import { stepOf } from '@/src/board/studies/stepNames';
import type { StudyProps } from '@/src/board/studies/study';
import type { PlayedLines } from '@/src/contract/playedLines';
import type { Lesson } from '@/src/lessons/course/lesson';
import { Button } from '@/src/ui/button';
import { Dots } from '@/src/ui/dots';
import { scenarioPath } from '../words';
import {
  endingSaid,
  findIn,
  linesThrough,
  linesTo,
  type PlayedLine,
  type PlayedWay,
  treeOf,
  waysFrom,
} from './playedView';
import { usePlayedLines } from './usePlayedLines';
import './played.css';

/** The study, on the board of a lesson. */
export default function PlayedHere({ lesson, ...board }: StudyProps) {
  return lesson && <PlayedOn lesson={lesson} {...board} />;
}

interface OnLesson extends Pick<StudyProps, 'timeline' | 'at' | 'send'> {
  readonly lesson: Lesson;
}

function PlayedOn({ lesson, timeline, at, send }: OnLesson) {
  const [sent, again] = usePlayedLines(lesson);
  return (
    <>
      <p className="study-text">
        What was done next from the step you are at: in published scenarios that start from this
        opening, and by the lesson itself. Nothing you do here is sent anywhere.
      </p>
      {!sent && (
        <p role="status">
          The lines are on their way <Dots />
        </p>
      )}
      {sent && sent.error !== null && (
        <div className="played-failed" role="alert">
          <p>{sent.error}</p>
          <Button onClick={again}>Try again</Button>
        </div>
      )}
      {sent?.data && <Ways played={sent.data} timeline={timeline} at={at} send={send} />}
    </>
  );
}

interface WaysProps extends Pick<StudyProps, 'timeline' | 'at' | 'send'> {
  readonly played: PlayedLines;
}

function Ways({ played, timeline, at, send }: WaysProps) {
  const tree = useMemo(() => treeOf(played), [played]);
  const { place, left } = useMemo(() => findIn(tree, timeline, at), [tree, timeline, at]);
  if (at !== timeline.opening && isOpening(timeline, at)) {
    return <p>This step built the opening. Go on to step 0 or later to see what was played.</p>;
  }
  if (left !== null) {
    return (
      <OffTheTree
        timeline={timeline}
        node={left}
        onGo={() => send({ type: 'GO_NODE', node: left })}
      />
    );
  }
  const here = linesThrough(tree, place);
  const ways = waysFrom(tree, place, timeline, at);
  const ended = linesTo(tree, place);
  return (
    <>
      <p>
        {pluralize(here.length, 'line')} {here.length === 1 ? 'comes' : 'come'} to this step.
      </p>
      <ol className="played-ways">
        {ways.map((way) => (
          <li key={way.place}>
            <Way
              way={way}
              all={here.length}
              ending={endingSaid(tree, way.lines)}
              onPlay={() => send({ type: 'ACT', event: way.event })}
            />
          </li>
        ))}
      </ol>
      {ended.length > 0 && (
        <p>
          {ended.length === 1 ? 'One line ends here: ' : `${ended.length} lines end here: `}
          <Sources lines={ended} step={null} />.
        </p>
      )}
    </>
  );
}

interface OffTheTreeProps {
  readonly timeline: Timeline<BankingRound>;
  /** The last node of the line at which somebody else has been. */
  readonly node: number;
  readonly onGo: () => void;
}

function OffTheTree({ timeline, node, onGo }: OffTheTreeProps) {
  return (
    <p>
      Nobody has published a line that comes to this step.{' '}
      <button type="button" className="text-button" onClick={onGo}>
        Go back to {stepOf(timeline, node)}
      </button>
      , the last that others have played too.
    </p>
  );
}

interface WayProps {
  readonly way: PlayedWay;
  /** How many lines come to the step before it. */
  readonly all: number;
  readonly ending: string;
  readonly onPlay: () => void;
}

function Way({ way: { words, lines, step, isKnown }, all, ending, onPlay }: WayProps) {
  return (
    <>
      <p className="played-words">{words}</p>
      <svg className="played-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(100 * lines.length) / all} height="1" />
      </svg>
      <p className="study-quiet">
        {lines.length} of {pluralize(all, 'line')}
        {ending !== '' && `, ${ending}`}: <Sources lines={lines} step={step} />
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
      {lines.slice(0, NAMED).map(({ title, scenario }, place) => (
        <span key={scenario ?? ''}>
          {place > 0 && ', '}
          {scenario === null ? (
            title
          ) : (
            <a href={`${scenarioPath(scenario)}${addressOfStep(step ?? 0)}`}>{title}</a>
          )}
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
    </>
  );
}
