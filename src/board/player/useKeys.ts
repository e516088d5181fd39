'use client';
/** The keys of the step player. They act when the board or the page's body has the focus, never in a field. */
import { type RefObject, useEffect } from 'react';
import type { LessonEvent } from '@/machines/lesson';
import type { Send } from '../session/useSession';
import { useLastingFocus } from './useLastingFocus';

const STEP_KEYS: Readonly<Record<string, LessonEvent>> = {
  ArrowLeft: { type: 'BACK' },
  k: { type: 'BACK' },
  ArrowRight: { type: 'FORWARD' },
  j: { type: 'FORWARD' },
  Home: { type: 'FIRST' },
  0: { type: 'FIRST' },
  End: { type: 'LAST' },
  $: { type: 'LAST' },
  ' ': { type: 'TOGGLE_PLAY' },
};

const FORK_KEYS: Readonly<Record<string, LessonEvent>> = {
  ArrowUp: { type: 'CHOOSE_BRANCH', by: -1 },
  ArrowDown: { type: 'CHOOSE_BRANCH', by: 1 },
};

const SHIFTED_KEYS: Readonly<Record<string, LessonEvent>> = {
  ArrowLeft: { type: 'PREVIOUS_FORK' },
  ArrowRight: { type: 'NEXT_FORK' },
};

/** Elements that handle these keys themselves. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=radio]';

/** The player’s own slider moves by steps as the keys do, and leaves the others to them. */
const TRACK = '.player-track input';

/** Elements that space presses. */
const PRESSED = 'button, summary, a[href], [role=tab], [role=checkbox]';

/** Scrolling parts, which need the arrow keys while they have the focus. */
const SCROLLED = '[tabindex="0"]:is([role=region], [role=group], section, div)';

interface KeysOptions {
  readonly board: RefObject<HTMLElement | null>;
  /** Whether the shown step has more than one way on. */
  readonly isFork: boolean;
  readonly send: Send;
  readonly onHelp: () => void;
}

/** Listens for the player's keys, and keeps the focus where they act. */
export function useKeys({ board, isFork, send, onHelp }: KeysOptions): void {
  useLastingFocus(board);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!isForBoard(event, board.current)) return;
      if (event.key === '?') {
        event.preventDefault();
        onHelp();
        return;
      }
      if (event.key.toLowerCase() === 'a' && toComposer(board.current)) {
        event.preventDefault();
        return;
      }
      const bound = binding(event, isFork);
      if (!bound) return;
      event.preventDefault();
      send(bound);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [board, isFork, send, onHelp]);
}

/** Goes to the first slot of the composer, who acts or what is done. Gives whether there is one to go to. */
function toComposer(board: HTMLElement | null): boolean {
  const slot = board?.querySelector<HTMLElement>('[data-part="composer"] :is(select, input)');
  slot?.focus();
  return slot !== null && slot === document.activeElement;
}

/** What a key asks of the player; undefined when nothing. */
export function binding(event: KeyboardEvent, isFork: boolean): LessonEvent | undefined {
  if (event.shiftKey && event.key.startsWith('Arrow')) return SHIFTED_KEYS[event.key];
  // What space presses or opens keeps it.
  const { target } = event;
  if (event.key === ' ' && target instanceof Element && target.closest(PRESSED)) return undefined;
  return STEP_KEYS[event.key] ?? (isFork ? FORK_KEYS[event.key] : undefined);
}

/** Whether a key that was pressed is meant for a board, and not for a field or a dialog. */
export function isForBoard(event: KeyboardEvent, board: HTMLElement | null): boolean {
  const { target } = event;
  if (!board || !(target instanceof Element)) return false;
  const field = target.closest(OWN_KEYS);
  const leavesKey = field?.matches(TRACK) === true || isWaiting(field, event.key);
  if (field && !leavesKey) return false;
  if (target.matches(SCROLLED)) return false;
  if (board.contains(target)) return true;
  // A click on text puts the focus on the page's main part, which is focusable for the skip link;
  // a round that the text asks for puts it on the board's place in the page.
  return target.contains(board) && isInSight(board);
}

/** An empty figure does not need the arrow keys, so after an act they step at once. */
function isWaiting(field: Element | null, key: string): boolean {
  if (!(field instanceof HTMLInputElement) || field.value !== '') return false;
  return (
    /^(?:Arrow(?:Left|Right)|Home|End)$/.test(key) &&
    field.closest('[data-part="composer"]') !== null
  );
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
