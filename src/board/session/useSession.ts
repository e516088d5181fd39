'use client';
/**
 * One board's session: the lesson machine, what it saves in this browser, the
 * address bar that follows it, and the logs that are opened on it.
 */
import { useMachine } from '@xstate/react';
import { type ReactNode, useCallback, useContext, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { childrenOf, type Timeline } from '@/events/timeline/timeline';
import type { AnyRound, Board } from '@/events/world/board';
import {
  type LessonContext,
  type LessonEvent,
  lessonMachine,
  type VisitEvent,
} from '@/machines/lesson';
import { ownCursor } from '@/machines/lesson/sources';
import { nodesOfLog } from './containment';
import type { Game } from './game';
import { readHash } from './initialHash';
import { goToBoard } from './navigation';
import type { Opened } from './openLog';
import { OpeningsContext } from './startFrom';
import { NOT_FETCHED, useAddressBar, useFragment } from './useAddress';
import { useAutosave } from './useAutosave';

export type Send = (event: LessonEvent) => void;

export type Source = 'own' | 'visiting' | 'invalid';

export interface Session<Round extends AnyRound> {
  readonly timeline: Timeline<Round>;
  /** The learner's own: the one shown, or the one kept aside while a shared log is open. */
  readonly own: Timeline<Round>;
  readonly context: LessonContext;
  readonly playing: boolean;
  readonly source: Source;
  readonly send: Send;
  /** Opens a chosen or dropped file. Why it cannot be opened the board says, unless `say` does; true where it was opened. */
  readonly openFile: (file: File, say?: (problem: string) => void) => Promise<boolean>;
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
  /** The event that opens it, at the step that the address names; null where one’s own cursor is opened, which is kept apart for it. */
  readonly arrive: () => VisitEvent | null;
  /** Draws above the board what it is and what can be done with it, and sees to the address. */
  readonly notice: (session: Session<AnyRound>) => ReactNode;
}

/** Whether a timeline is made of a board's rounds. */
function isOn<Round extends AnyRound>(
  timeline: Timeline<AnyRound>,
  board: Board<Round>,
): timeline is Timeline<Round> {
  return timeline.board === board;
}

/** What a board opens with. It must stay the same while the board lives. */
interface Opening {
  /** What the page brings along to be played; null where the address says what is opened. */
  readonly published?: Published | null;
  /** What the address opens, where the page has read it already: null for nothing. */
  readonly linked?: VisitEvent | null;
  /** What stood behind the `#` as the page came, where the page has read it; else it is read now. */
  readonly initialHash?: string | null;
}

const NOT_REACHED: Opened = {
  event: { type: 'NOT_OPENED', problem: NOT_FETCHED },
  elsewhere: null,
};

/** The session of a game. The game must stay the same while the component lives. */
export function useSession<Round extends AnyRound>(
  game: Game<Round>,
  { published = null, linked, initialHash }: Opening = {},
): Session<Round> {
  // It opens as it is to stay: nothing done before what was saved arrives falls to the learner's own.
  const [visit] = useState(() => published?.arrive() ?? linked ?? null);
  const [hash] = useState(() => (linked === undefined ? (initialHash ?? readHash()) : null));
  const [snapshot, , actor] = useMachine(lessonMachine, { input: { board: game.board, visit } });
  const { isLoaded, isResumed, trouble, unreadable, send } = useAutosave(game, actor);
  const { context } = snapshot;
  const { timeline, at, leaf } = context;
  const own = context.own?.timeline ?? timeline;
  if (!isOn(timeline, game.board) || !isOn(own, game.board)) {
    throw new Error('a machine left its board');
  }
  const onOpened = useOnOpened(actor, send);
  const hasSaved = useCallback(() => {
    const saved = ownCursor(actor.getSnapshot().context).timeline;
    return childrenOf(saved, saved.opening).length > 0;
  }, [actor]);
  const isFree = published === null;
  const chooseSource = useSourceChoice(linked ?? null, actor, send);
  useFragment(game, isLoaded && isFree, hash, { onOpened, hasSaved, chooseSource });
  const source: Source = snapshot.matches({ source: 'visiting' })
    ? 'visiting'
    : snapshot.matches({ source: 'invalid' })
      ? 'invalid'
      : 'own';
  // A demonstration belongs to the lesson's text: it is not what somebody was sent.
  const isFollowing = isLoaded && source !== 'invalid' && !context.visiting?.isDemonstration;
  useAddressBar({
    game,
    timeline,
    at,
    leaf,
    isFollowing: isFollowing && isFree,
    isOwn: source === 'own',
  });
  const [filesRead, setFilesRead] = useState(0);
  const open = useCallback(
    async (file: File, say?: (problem: string) => void) => {
      const opened = await import('./openLog')
        .then(({ openFile }) => openFile(isFree ? game : null, file))
        .catch(() => NOT_REACHED);
      const problem = opened.event?.type === 'NOT_OPENED' ? opened.event.problem : null;
      if (say && problem !== null) {
        say(problem);
        return false;
      }
      onOpened(opened);
      setFilesRead((before) => before + 1);
      return problem === null;
    },
    [game, isFree, onOpened],
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

/** What is done with what an address or a file opened: on this board, on one of the same lesson, or on its own page. */
function useOnOpened(actor: ActorRefFrom<typeof lessonMachine>, send: Send) {
  const openings = useContext(OpeningsContext);
  return useCallback(
    (opened: Opened | null) => {
      if (!opened) return;
      if (opened.beside && openings) openings.show(opened.beside);
      else if (opened.event) send(ownOrShared(actor.getSnapshot().context, opened.event));
      else goToBoard(opened.elsewhere);
    },
    [actor, send, openings],
  );
}

/**
 * A log that was shown before what was saved arrived: where that holds it, or is newer, one's own
 * place takes over, unless something has been done on the log meanwhile.
 *
 * @returns null where no log was shown before
 */
function useSourceChoice(
  linked: VisitEvent | null,
  actor: ActorRefFrom<typeof lessonMachine>,
  send: Send,
): ((isOlder: boolean) => void) | null {
  const [{ timeline: arrived }] = useState(() => actor.getSnapshot().context);
  const chooseSource = useCallback(
    (isOlder: boolean) => {
      const { context } = actor.getSnapshot();
      // The text's own demonstration is nothing that was saved.
      if (!linked || linked.isDemonstration || !context.own || context.timeline !== arrived) return;
      const own = ownOrShared({ ...context, ...context.own, own: null }, linked);
      if (!isOlder && own.type === 'VISIT') return;
      send({ type: 'LEAVE' });
      if (!isOlder) send(own);
    },
    [linked, actor, arrived, send],
  );
  return linked && chooseSource;
}

/** A shared log that is part of one's own tree is shown there, not as a visit. */
function ownOrShared(context: LessonContext, event: LessonEvent): LessonEvent {
  if (event.type !== 'VISIT' || context.own || event.problem || event.refused) return event;
  const found = nodesOfLog(context.timeline, event.log.events, event.round);
  return found === null ? event : { type: 'GO_NODE', ...found };
}
