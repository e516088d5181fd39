'use client';
/** Says over a published log that it is one, and offers to keep it, to go back to it, and to open it where it is at home. */
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { fragmentOf, linkPayload } from '@/events/log/link';
import { MAX_TITLE_LENGTH } from '@/events/log/log';
import { isOnLine, roundNumber } from '@/events/timeline/lines';
import type { AnyEvent, AnyRound } from '@/events/world/board';
import type { LessonEvent } from '@/machines/lesson';
import { Button } from '@/src/ui/button';
import { PinnedHere } from '../pins/PinnedHere';
import { nodesOfLog } from '../session/containment';
import { boardOn, type Game } from '../session/game';
import { logOf } from '../session/links';
import type { Session } from '../session/useSession';
import { useNamedStep, useStepAddress } from './useStepAddress';

/** A published log on its board. */
export interface Scenario {
  readonly game: Game<AnyRound>;
  /** What it was published as. */
  readonly title: string;
  readonly events: readonly AnyEvent[];
  /** Where it is at home, as a sentence names it: "lesson 2". */
  readonly place: string;
  /** The event that opens it, at the step that the address names. */
  readonly arrive: () => LessonEvent;
  /** Whether the address came to name another step while the board was being drawn; told once, to whoever follows it from then on. */
  readonly hasMissed: () => boolean;
}

interface ScenarioNoticeProps {
  readonly scenario: Scenario;
  readonly session: Session<AnyRound>;
}

/** The notice; what stands in it depends on whether the published line was left, or kept. */
export function ScenarioNotice({ scenario, session }: ScenarioNoticeProps) {
  const { events, arrive, hasMissed } = scenario;
  const { context, source, send, timeline } = session;
  const { at, leaf } = context;
  const [isKept, setKept] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // The end of the published line; null where the timeline shown does not hold all of it.
  const line = useMemo(() => nodesOfLog(timeline, events, null)?.line ?? null, [timeline, events]);
  const isVisited = source === 'visiting' && line !== null;
  useStepAddress(isVisited && isOnLine(timeline, line, at) ? roundNumber(timeline, at) : null);
  useNamedStep({ timeline, events, arrive, hasMissed, send });
  const keep = (kept: boolean) => {
    send(kept ? { type: 'KEEP' } : arrive());
    setKept(kept);
    // The button that was pressed may be gone.
    box.current?.focus();
  };
  const back = <Button onClick={() => keep(false)}>Back to the original steps</Button>;
  // Before it has been opened there is nothing to say yet.
  if (source === 'own' && !isKept) return null;
  return (
    <>
      <div className="board-notice" ref={box} tabIndex={-1}>
        {source === 'visiting' && (
          <Visiting
            scenario={scenario}
            session={session}
            hasLeft={leaf !== line}
            onKeep={() => keep(true)}
            back={back}
          />
        )}
        {source === 'own' && <Kept scenario={scenario} session={session} back={back} />}
        {source === 'invalid' && back}
      </div>
      <PinnedHere timeline={timeline} at={at} leaf={leaf} send={send} />
    </>
  );
}

interface PartProps extends ScenarioNoticeProps {
  /** Leads back to the published line. */
  readonly back: ReactNode;
}

interface VisitingProps extends PartProps {
  /** Whether another line than the published one is shown. */
  readonly hasLeft: boolean;
  readonly onKeep: () => void;
}

function Visiting({ scenario, session, hasLeft, onKeep, back }: VisitingProps) {
  const { place } = scenario;
  const { fork } = useWays(scenario, session);
  return (
    <>
      {hasLeft ? (
        <p>What you tried goes on from the original steps. Keep it, or go back to them.</p>
      ) : (
        // The page says above which steps these are. On a phone this is one line: the board is to be in sight.
        <p>What you do here leaves your own steps alone.</p>
      )}
      <Button onClick={onKeep}>Keep it as mine</Button>
      {hasLeft && back}
      {fork === null ? (
        <p>These steps are too many for a link. Save them as a file, and open that in {place}.</p>
      ) : (
        <a className="scenario-way" href={fork}>
          Open in {place}
        </a>
      )}
    </>
  );
}

function Kept({ scenario, session, back }: PartProps) {
  const { place } = scenario;
  const isSaved = session.trouble === null;
  const { fork, home } = useWays(scenario, session);
  return (
    <>
      <p>{isSaved ? keptIn(place) : KEPT_HERE}</p>
      <a className="scenario-way" href={isSaved ? home : (fork ?? home)}>
        Go to {place}
      </a>
      {back}
    </>
  );
}

const keptIn = (place: string): string =>
  `These steps are now in ${place}, in this browser, and so is what you do from here on.`;

/** The board's own notice says why they are not saved. */
const KEPT_HERE = 'These steps are yours now, until this page is closed.';

/** The ways to where the log is at home. */
interface Ways {
  /** With the shown line, at the shown step; null when it is too long for a link. */
  readonly fork: string | null;
  /** To what was kept there. */
  readonly home: string;
}

function useWays({ game, title }: Scenario, { timeline, context }: Session<AnyRound>): Ways {
  const { at, leaf } = context;
  // The line is written down once, not at every step along it.
  const payload = useMemo(
    () => linkPayload(logOf(game, timeline, leaf, title.slice(0, MAX_TITLE_LENGTH))),
    [game, timeline, leaf, title],
  );
  const round = roundNumber(timeline, at);
  const fork = payload === null ? null : `${game.path}#${fragmentOf(payload, round)}`;
  // A sandbox stands nowhere but in its address; a lesson's page finds what was kept by itself.
  if (game.isNamedByAddress) return { fork, home: fork ?? game.path };
  return { fork, home: boardOn(game.path) };
}
