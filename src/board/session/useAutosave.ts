'use client';
/** Keeps a board's own cursor in the browser: loads it at the start, saves it after every change. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Cursor } from '@/events/log/tree';
import { type AnyRound, isNote } from '@/events/world/board';
import type { LessonEvent, lessonMachine } from '@/machines/lesson';
import { ownCursor } from '@/machines/lesson/sources';
import type { SaveChange } from './storage/change';
import { LessonStorage } from './storage/sessions';
import type { StorageSlot } from './storage/stored';

type LessonActor = ActorRefFrom<typeof lessonMachine>;

export interface Autosave {
  /** Whether the saved session, if there was one, has arrived. */
  readonly isLoaded: boolean;
  /** Whether earlier steps were found and nothing has been done since. */
  readonly isResumed: boolean;
  /** One sentence when saving fails, null when all is well. */
  readonly trouble: string | null;
  /** The saved text that could not be read, null when all was read. */
  readonly unreadable: string | null;
  /** Sends an event to the machine, so that what it changes is saved as what it is. */
  readonly send: (event: LessonEvent) => void;
}

/** Events that take something away or reorder it: what is stored is then replaced, not added to. */
const REPLACING: ReadonlySet<LessonEvent['type']> = new Set([
  'PROMOTE',
  'MAKE_MAIN',
  'REMOVE',
  'RESET',
  'UNDO',
]);

/** Events after which one is still where one left off, or is there again. */
const RESUMING: ReadonlySet<LessonEvent['type']> = new Set([
  'LOADED',
  'MERGED',
  'VISIT',
  'INVALID',
  'NOT_OPENED',
  'LEAVE',
  'DISMISS',
  'SET_SPEED',
]);

/** Whether a note was pinned in the past: what follows it is then put under it. */
function isPinned(cause: LessonEvent, before: Cursor<AnyRound>): boolean {
  return cause.type === 'ACT' && isNote(cause.event) && before.at !== before.leaf;
}

function changeBetween(
  before: Cursor<AnyRound>,
  after: Cursor<AnyRound>,
  cause: LessonEvent | null,
): SaveChange | null {
  if (before.timeline !== after.timeline) {
    const replaces = cause !== null && (REPLACING.has(cause.type) || isPinned(cause, before));
    return replaces ? 'replaced' : 'added';
  }
  return before.at !== after.at || before.leaf !== after.leaf ? 'moved' : null;
}

/** Whether a cursor is just what was read: then there is nothing to save. */
function isAsSaved(cause: LessonEvent | null, cursor: Cursor<AnyRound>): boolean {
  return cause?.type === 'LOADED' && cause.cursor.timeline === cursor.timeline;
}

/** Autosave of a board's machine. */
export function useAutosave(kept: StorageSlot, actor: LessonActor): Autosave {
  const [isLoaded, setLoaded] = useState(false);
  const [isResumed, setResumed] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const cause = useRef<LessonEvent | null>(null);

  const send = useCallback(
    (event: LessonEvent) => {
      cause.current = event;
      if (!RESUMING.has(event.type)) setResumed(false);
      actor.send(event);
      cause.current = null;
    },
    [actor],
  );

  useEffect(() => {
    const storage = new LessonStorage(kept);
    let isMounted = true;
    let saved = ownCursor(actor.getSnapshot().context);
    const subscription = actor.subscribe(({ context }) => {
      const cursor = ownCursor(context);
      const change = changeBetween(saved, cursor, cause.current);
      saved = cursor;
      if (change !== null && !isAsSaved(cause.current, cursor)) storage.save(cursor, change);
    });
    storage.onTrouble((sentence) => isMounted && setTrouble(sentence));
    storage.onOtherTab((news) => send({ type: 'MERGED', ...news }));
    void storage.load().then((loaded) => {
      if (!isMounted) return;
      setUnreadable(loaded.unreadable);
      const { cursor, problem } = loaded;
      if (cursor) {
        send({ type: 'LOADED', cursor, problem });
        setResumed(true);
      } else if (problem !== null) {
        send({ type: 'LOADED', cursor: ownCursor(actor.getSnapshot().context), problem });
      }
      setLoaded(true);
    });
    return () => {
      isMounted = false;
      subscription.unsubscribe();
      void storage.close();
    };
  }, [kept, actor, send]);

  return { isLoaded, isResumed, trouble, unreadable, send };
}
