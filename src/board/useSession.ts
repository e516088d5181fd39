'use client';
/**
 * One board's session: the lesson machine, what it saves in this browser, the
 * address bar that follows it, and the logs that are opened on it.
 */
import { useMachine } from '@xstate/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Board, Step } from '@/events/log/board';
import { childrenOf, type Timeline } from '@/events/log/timeline';
import { type LessonContext, type LessonEvent, lessonMachine } from '@/machines/lesson';
import { placeOfLog } from './containment';
import type { Game } from './game';
import type { Opened } from './opening';
import { NOT_FETCHED, useAddressBar, useFragment } from './useAddress';
import { useAutosave } from './useAutosave';

export type Send = (event: LessonEvent) => void;

export type Source = 'own' | 'visiting' | 'invalid';

export interface Session<Round extends Step> {
  readonly timeline: Timeline<Round>;
  /** The learner's own: the one shown, or the one kept aside while a shared log is open. */
  readonly own: Timeline<Round>;
  readonly context: LessonContext;
  readonly playing: boolean;
  readonly source: Source;
  readonly send: Send;
  /** Opens a chosen or dropped log file. */
  readonly openFile: (file: File) => void;
  /** How many files were chosen or dropped and have been read, well or not. */
  readonly filesRead: number;
  /** One sentence about saving, null when all is well. */
  readonly trouble: string | null;
  /** What could not be read of the saved session, for the person to download; null when all was read. */
  readonly unreadable: string | null;
  /** Whether the board shows earlier steps and nothing has been done since. */
  readonly isResumed: boolean;
}

/**
 * A log that a page brings along for its board to play. Then the address names no log, nothing
 * that is done becomes the learner's own until it is kept, and files open on their own pages.
 */
export interface Published {
  /** The event that opens it, at the step that the address names. */
  readonly arrive: () => LessonEvent;
  /** Draws above the board what it is and what can be done with it, and sees to the address. */
  readonly notice: (session: Session<Step>) => ReactNode;
}

/** Whether a timeline is made of a board's rounds. */
function isOn<Round extends Step>(
  timeline: Timeline<Step>,
  board: Board<Round>,
): timeline is Timeline<Round> {
  return timeline.board === board;
}

/**
 * The session of a game. The game must stay the same while the component lives.
 *
 * @param published what the page brings along to be played, the same too; null where the address says what is opened
 */
export function useSession<Round extends Step>(
  game: Game<Round>,
  published: Published | null = null,
): Session<Round> {
  const [snapshot, , actor] = useMachine(lessonMachine, { input: { board: game.board } });
  const { isLoaded, isResumed, trouble, unreadable, send } = useAutosave(game, actor);
  const { context } = snapshot;
  const { timeline, at, leaf } = context;
  const own = context.own?.timeline ?? timeline;
  if (!isOn(timeline, game.board) || !isOn(own, game.board)) {
    throw new Error('a machine left its board');
  }
  const follow = useCallback(
    (opened: Opened | null) => {
      if (!opened) return;
      if (opened.event) send(ownOrShared(actor.getSnapshot().context, opened.event));
      else window.location.assign(opened.elsewhere);
    },
    [actor, send],
  );
  const hasSaved = useCallback(() => {
    const own = actor.getSnapshot().context.timeline;
    return childrenOf(own, own.opening).length > 0;
  }, [actor]);
  const isFree = published === null;
  useFragment(game, isLoaded && isFree, follow, hasSaved);
  useEffect(() => {
    // At once, before what was saved arrives: nothing done meanwhile may fall to the learner's own.
    if (published) send(published.arrive());
  }, [published, send]);
  const source: Source = snapshot.matches({ source: 'visiting' })
    ? 'visiting'
    : snapshot.matches({ source: 'invalid' })
      ? 'invalid'
      : 'own';
  // A demonstration belongs to the lesson's text: it is not what somebody was sent.
  const isFollowing = isLoaded && source !== 'invalid' && !context.visiting?.isDemonstration;
  useAddressBar({
    ...{ game, timeline, at, leaf },
    isFollowing: isFollowing && isFree,
    isOwn: source === 'own',
  });
  const [filesRead, setFilesRead] = useState(0);
  const open = useCallback(
    (file: File) => {
      void import('./opening')
        .then(({ openFile }) => openFile(isFree ? game : null, file))
        .then(follow, () => send({ type: 'NOT_OPENED', problem: NOT_FETCHED }))
        .then(() => setFilesRead((before) => before + 1));
    },
    [game, isFree, follow, send],
  );
  return {
    timeline,
    own,
    context,
    playing: snapshot.matches({ position: 'playing' }),
    source,
    send,
    openFile: open,
    filesRead,
    trouble,
    unreadable,
    isResumed,
  };
}

/** A shared log that one has played oneself needs no visit: its place is in one's own tree. */
function ownOrShared(context: LessonContext, event: LessonEvent): LessonEvent {
  if (event.type !== 'VISIT' || context.own || event.problem || event.refused) return event;
  const place = placeOfLog(context.timeline, event.log.events, event.round);
  return place === null ? event : { type: 'GO_NODE', ...place };
}
