'use client';
/** The address bar: what it carries is opened, and it follows the shown place without a trace in the history. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { eventsTo, roundNumber } from '@/events/timeline/lines';
import type { Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import type { LessonContext } from '@/machines/lesson';
import type { Game } from './game';
import { readHash } from './initialHash';
import { isEmbedded } from './navigation';
import type { Opened } from './openLog';

interface FragmentHandlers {
  readonly onOpened: (opened: Opened | null) => void;
  readonly hasSaved: () => boolean;
  /** Where the board opened with the log of the address: called once, with whether the saved session is newer. */
  readonly chooseSource: ((isOlder: boolean) => void) | null;
}

/**
 * Opens the log in the address once the saved session is there, and again whenever the address is edited
 * by hand.
 *
 * @param initialHash the fragment at arrival; null where it held no log, or one that is open already
 */
export function useFragment(
  game: Game<AnyRound>,
  isLoaded: boolean,
  initialHash: string | null,
  { onOpened, hasSaved, chooseSource }: FragmentHandlers,
): void {
  const isOpened = useRef(false);
  const [drawnWith] = useState(readHash);
  useEffect(() => {
    if (!isLoaded) return;
    let isMounted = true;
    const open = (hash: string) => {
      const opening = import('./openLog').then(({ openFragment }) => openFragment(game, hash));
      opening.catch(() => NOT_OPENED).then((opened) => isMounted && onOpened(opened));
    };
    if (!isOpened.current) {
      isOpened.current = true;
      const now = readHash();
      // A link on the page may have given the address another fragment before the board came.
      if (initialHash !== null && now === null) replaceFragment(initialHash);
      // An address that only followed this tab may be behind it: what was saved is newer.
      const isOlder = hasFollowed() && hasSaved();
      chooseSource?.(isOlder);
      // What came while the saved session was being read was heard by nobody.
      if (now !== null && now !== (initialHash ?? drawnWith)) open(now);
      else if (initialHash !== null && !isOlder) open(initialHash);
    }
    const onChange = () => {
      const hash = readHash();
      if (hash !== null) open(hash);
    };
    window.addEventListener('hashchange', onChange);
    return () => {
      isMounted = false;
      window.removeEventListener('hashchange', onChange);
    };
  }, [game, isLoaded, initialHash, drawnWith, onOpened, hasSaved, chooseSource]);
}

/** What opens logs is fetched when there is one to open. */
export const NOT_FETCHED =
  'These steps could not be opened. Check the connection, and open them again.';

const NOT_OPENED: Opened = { event: { type: 'INVALID', problem: NOT_FETCHED }, elsewhere: null };

/** How long the board must rest before the address follows, in milliseconds. */
export const ADDRESS_DELAY = 750;

/** With more events than this the address holds no log while one plays; the share dialog still makes a link. */
const MAX_ADDRESS_EVENTS = 2000;

/** Where this tab keeps the address that it last gave itself. */
const OWN_ADDRESS = 'tallystick-address';

function rememberAddress(): void {
  try {
    window.sessionStorage.setItem(OWN_ADDRESS, window.location.href);
  } catch {
    // Where nothing is kept, an address is opened as any other.
  }
}

/** Whether the page came back, by reload or Back, to an address that this tab wrote itself. */
function hasFollowed(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  if (!arrival || !('type' in arrival) || arrival.type === 'navigate') return false;
  try {
    return window.sessionStorage.getItem(OWN_ADDRESS) === window.location.href;
  } catch {
    return false;
  }
}

/** Gives the address another fragment, with its `#` or empty, without a trace in the history. */
export function replaceFragment(fragment: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${fragment}`);
}

interface Following<Round extends AnyRound> extends Pick<LessonContext, 'at' | 'leaf'> {
  readonly game: Game<Round>;
  readonly timeline: Timeline<Round>;
  readonly isFollowing: boolean;
  /** Whether what is shown is the learner's own. */
  readonly isOwn: boolean;
}

const nothingToHear = () => () => {};
const none = () => null;

/** Keeps the address at the shown place. */
export function useAddressBar<Round extends AnyRound>(following: Following<Round>): void {
  const { game, timeline, at, leaf, isFollowing, isOwn } = following;
  // Tasks that are set on the board stand in its address too.
  const tasks = useSyncExternalStore(
    game.own?.subscribe ?? nothingToHear,
    game.own?.get ?? none,
    none,
  );
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log of the game carries the tasks.
  useEffect(() => {
    if (!isFollowing) return;
    // The address that the page was opened with is only replaced once something moves.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    let isCurrent = true;
    const timer = window.setTimeout(() => {
      const follow = (fragment: string | null) => {
        if (!isCurrent) return;
        // A line that this browser keeps needs no address, and an earlier line must not stay in it.
        const isKept = isOwn && !game.isNamedByAddress && !isEmbedded();
        if (fragment === null && !isKept) return;
        replaceFragment(fragment ?? '');
        if (isOwn) rememberAddress();
      };
      // Without a network the codec may not come: the address stays, and the next step asks again.
      fragmentAt(game, timeline, at, leaf).then(follow, () => {});
    }, ADDRESS_DELAY);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [game, timeline, at, leaf, isFollowing, isOwn, tasks]);
}

/** The fragment of a cursor: none at an untouched opening that the page itself shows; null when it is too long to follow. */
async function fragmentAt<Round extends AnyRound>(
  game: Game<Round>,
  timeline: Timeline<Round>,
  at: number,
  leaf: number,
): Promise<string | null> {
  if (!game.isNamedByAddress && leaf === timeline.opening && at === leaf) return '';
  if (eventsTo(timeline, leaf).length > MAX_ADDRESS_EVENTS) return null;
  const { hashOf, logOf } = await import('./links');
  const hash = hashOf(logOf(game, timeline, leaf), roundNumber(timeline, at));
  return hash === null ? null : `#${hash}`;
}
