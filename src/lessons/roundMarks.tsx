'use client';
/** The parts of a text that follow the board. They know the channel to it, and nothing of what it plays. */
import { type ReactNode, useEffect, useId, useSyncExternalStore } from 'react';
import {
  askForRound,
  getServerSnapshot,
  getSnapshot,
  subscribe,
  takeRequest,
} from '@/src/board/session/reading';

interface RoundButtonProps {
  readonly lessonId: number;
  readonly round: number;
  readonly children: ReactNode;
}

/** Pressed while the board shows its round. */
export function RoundButton({ lessonId, round, children }: RoundButtonProps) {
  const id = useId();
  const isShown = useIsShown(lessonId, [round]);

  // Whoever leaves the page before the board has come asks for nothing any more.
  useEffect(
    () => () => {
      takeRequest(lessonId);
    },
    [lessonId],
  );

  return (
    <button
      type="button"
      className="round-chip"
      id={id}
      aria-pressed={isShown}
      onClick={() => {
        askForRound(lessonId, round, id);
        goToBoard();
      }}
    >
      <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
        <path d="M2 1v8l7-4z" />
      </svg>
      <span className="visually-hidden">Show on the board: </span>
      {children}
    </button>
  );
}

interface MarkedPassageProps {
  readonly lessonId: number;
  readonly rounds: readonly number[];
  readonly children: ReactNode;
}

/** Marked while the board shows one of its rounds. The mark takes no room: nothing moves. */
export function MarkedPassage({ lessonId, rounds, children }: MarkedPassageProps) {
  return (
    <div className="passage" data-shown={useIsShown(lessonId, rounds)}>
      {children}
    </div>
  );
}

/** Whether the board shows one of these rounds of the lesson's demonstration. */
function useIsShown(lessonId: number, rounds: readonly number[]): boolean {
  const isIn = ({ shown }: ReturnType<typeof getSnapshot>): boolean =>
    shown?.isDemonstration === true && shown.lessonId === lessonId && rounds.includes(shown.round);
  return useSyncExternalStore(
    subscribe,
    () => isIn(getSnapshot()),
    () => isIn(getServerSnapshot()),
  );
}

/** Where the board comes after the text, it is brought into sight, and the focus with it. */
function goToBoard(): void {
  if (window.matchMedia('(width >= 80em)').matches) return;
  const board = document.getElementById('board');
  if (!board) return;
  const arrive = () => {
    board.tabIndex = -1;
    nameWhileFocused(board);
    board.focus({ preventScroll: true });
    board.scrollIntoView();
  };
  // On a narrow screen the board is drawn in place of the text, a frame later: what is not drawn cannot take the focus.
  if (board.checkVisibility?.() === false) requestAnimationFrame(arrive);
  else arrive();
}

/** Names the place while it has the focus, and no longer: the board in it is a region of that name already. */
function nameWhileFocused(place: HTMLElement): void {
  place.setAttribute('role', 'group');
  place.setAttribute('aria-label', 'Board');
  const leave = () => {
    place.removeAttribute('role');
    place.removeAttribute('aria-label');
  };
  place.addEventListener('blur', leave, { once: true });
}
