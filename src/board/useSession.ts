'use client';
/**
 * One board's session: the lesson machine, what it saves in this browser, the
 * address bar that follows it, and the logs that are opened on it.
 */
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import type { Lesson } from '@/events/lessons/lesson';
import { lessonBoard } from '@/events/log/boards';
import { eventsTo, roundNumber } from '@/events/log/lines';
import { encodeLink, fragmentOf } from '@/events/log/link';
import { LINK_LIMIT } from '@/events/log/log';
import { childrenOf, type Timeline } from '@/events/log/timeline';
import { type LessonContext, type LessonEvent, lessonMachine } from '@/machines/lesson';
import { placeOfLog } from './containment';
import { type Opened, openFile, openFragment } from './opening';
import { logOf } from './sharing';
import { useAutosave } from './useAutosave';

export type Send = (event: LessonEvent) => void;

export type Source = 'own' | 'visiting' | 'invalid';

export interface Session {
  readonly context: LessonContext;
  readonly playing: boolean;
  readonly source: Source;
  readonly send: Send;
  /** Opens a chosen or dropped log file. */
  readonly openFile: (file: File) => void;
  /** One sentence about saving, null when all is well. */
  readonly trouble: string | null;
  /** What could not be read of the saved session, for the person to download; null when all was read. */
  readonly unreadable: string | null;
  /** Whether the board shows earlier steps and nothing has been done since. */
  readonly isResumed: boolean;
}

/** The session of a lesson's board. */
export function useSession(lesson: Lesson): Session {
  const [snapshot, , actor] = useMachine(lessonMachine, { input: { board: lessonBoard(lesson) } });
  const { isLoaded, isResumed, trouble, unreadable, send } = useAutosave(lesson, actor);
  const follow = useCallback(
    (opened: Opened | null) => {
      if (!opened) return;
      if (opened.event) send(ownOrShared(actor.getSnapshot().context, opened.event));
      else window.location.assign(opened.elsewhere);
    },
    [actor, send],
  );
  const hasSaved = useCallback(() => {
    const { timeline } = actor.getSnapshot().context;
    return childrenOf(timeline, timeline.opening).length > 0;
  }, [actor]);
  useFragment(lesson, isLoaded, follow, hasSaved);
  const source: Source = snapshot.matches({ source: 'visiting' })
    ? 'visiting'
    : snapshot.matches({ source: 'invalid' })
      ? 'invalid'
      : 'own';
  useAddressBar(snapshot.context, isLoaded && source !== 'invalid', source === 'own');
  const open = useCallback(
    (file: File) => {
      void openFile(lesson, file).then(follow);
    },
    [lesson, follow],
  );
  return {
    context: snapshot.context,
    playing: snapshot.matches({ position: 'playing' }),
    source,
    send,
    openFile: open,
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

/** Opens what the address carries, once the saved session is there, and whenever it is changed by hand. */
function useFragment(
  lesson: Lesson,
  isLoaded: boolean,
  follow: (opened: Opened | null) => void,
  hasSaved: () => boolean,
): void {
  useEffect(() => {
    if (!isLoaded) return;
    const open = () => follow(openFragment(lesson, window.location.hash));
    // An address that only followed this tab may be behind it: what was saved is newer.
    if (!hasFollowed() || !hasSaved()) open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [lesson, isLoaded, follow, hasSaved]);
}

/** How long the board must rest before the address follows, in milliseconds. */
const ADDRESS_DELAY = 750;

/** Beyond so many events the address stays as it is while one plays; the share dialog still makes a link. */
const ADDRESS_EVENTS = 2000;

/** Where this tab keeps the address that it last gave itself. */
const OWN_ADDRESS = 'tallystick-address';

function rememberAddress(): void {
  try {
    window.sessionStorage.setItem(OWN_ADDRESS, window.location.href);
  } catch {
    // Where nothing is kept, an address is opened as any other.
  }
}

/** Whether the page came back, by a reload or by Back, at an address that this tab gave itself as it went. */
function hasFollowed(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  if (!arrival || !('type' in arrival) || arrival.type === 'navigate') return false;
  try {
    return window.sessionStorage.getItem(OWN_ADDRESS) === window.location.href;
  } catch {
    return false;
  }
}

/** Keeps the address at the shown place, without a trace in the history. */
function useAddressBar(context: LessonContext, isFollowing: boolean, isOwn: boolean): void {
  const { timeline, at, leaf } = context;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFollowing) return;
    // The address that the page was opened with is only replaced once something moves.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = window.setTimeout(() => {
      const fragment = fragmentAt(timeline, at, leaf);
      if (fragment === null) return;
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}${search}${fragment}`);
      if (isOwn) rememberAddress();
    }, ADDRESS_DELAY);
    return () => window.clearTimeout(timer);
  }, [timeline, at, leaf, isFollowing, isOwn]);
}

/** The fragment of a place: none at an untouched opening; null when it is too long to follow. */
function fragmentAt(timeline: Timeline, at: number, leaf: number): string | null {
  if (leaf === timeline.opening && at === leaf) return '';
  if (eventsTo(timeline, leaf).length > ADDRESS_EVENTS) return null;
  const payload = encodeLink(logOf(timeline, leaf));
  return payload.length > LINK_LIMIT ? null : `#${fragmentOf(payload, roundNumber(timeline, at))}`;
}
