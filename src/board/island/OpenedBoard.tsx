'use client';
/** The board of a lesson's page, at the opening that the reader, the address or the text asks for. */
import {
  type ComponentProps,
  type ComponentType,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { LessonLog } from '@/events/banking/log';
import type { VisitEvent } from '@/machines/lesson';
import type { Lesson } from '@/src/lessons/course/lesson';
import { lessonAt, startsOf } from '@/src/lessons/course/openings';
import { type BankingGame, lessonGame } from '../session/game';
import { OpeningsContext, type OtherOpening } from '../session/startFrom';
import type { Board } from '../stage/Board';

/** A lesson and how its boards are drawn. */
export interface PlayedLesson {
  readonly Board: ComponentType<ComponentProps<typeof Board>>;
  /** The lesson with all its openings. */
  readonly lesson: Lesson;
  /** Its game, from the opening that the address names as the page comes. */
  readonly game: BankingGame;
}

interface OpenedBoardProps {
  readonly loaded: PlayedLesson;
  readonly demonstration: LessonLog | null;
  /** What stood behind the `#` as the page came. */
  readonly initialHash: string | null;
}

interface Shown {
  readonly game: BankingGame;
  /** What it opens with; undefined where the address says so. */
  readonly linked: VisitEvent | null | undefined;
  /** The opening from which the text's demonstration was asked for; null where this one is the reader's. */
  readonly from: Lesson | null;
}

const opened = (lesson: Lesson): Shown => ({ game: lessonGame(lesson), linked: null, from: null });

/** Gives the address an opening that was chosen, so that Back and a reload find it. */
async function carry({ path, logOf, isNamedByAddress }: BankingGame): Promise<void> {
  const { hashOf } = await import('../session/links');
  const hash = isNamedByAddress ? hashOf(logOf([]), null) : null;
  // Without a state of its own the router takes the address up, and does not put an older one back.
  window.history.pushState(null, '', hash === null ? path : `${path}#${hash}`);
}

/** The opening that is shown, and the ways to others. */
function useShown(lesson: Lesson, game: BankingGame) {
  const [shown, setShown] = useState<Shown>({ game, linked: undefined, from: null });
  const show = useCallback(
    ({ name, visit }: OtherOpening) => {
      const other = lessonAt(lesson, name);
      if (!other) return;
      setShown((now) => ({
        ...opened(other),
        linked: visit,
        from: visit?.isDemonstration ? now.game.lesson : null,
      }));
    },
    [lesson],
  );
  const choose = useCallback(
    (name: string | undefined) => {
      const other = lessonAt(lesson, name);
      if (!other) return;
      // An address that cannot be given leaves the board playable all the same.
      carry(lessonGame(other)).catch(() => {});
      setShown(opened(other));
    },
    [lesson],
  );
  const stay = useCallback(() => setShown((now) => ({ ...now, from: null })), []);
  const back = useCallback(() => setShown((now) => (now.from ? opened(now.from) : now)), []);
  useEffect(() => {
    // Back to an address without a log: that of what the lesson opens with. Others the board reads itself.
    const onBack = () => {
      if (window.location.hash !== '') return;
      setShown((now) => (now.game.board.key === lesson.id ? now : opened(lesson)));
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [lesson]);
  return { shown, choose, show, stay, back: shown.from && back };
}

/** The board. Another opening is another board: nothing of the one before stays but what is kept in this browser. */
export function OpenedBoard({ loaded, demonstration, initialHash }: OpenedBoardProps) {
  const { Board, lesson, game } = loaded;
  const { shown, choose, show, stay, back } = useShown(lesson, game);
  const { linked } = shown;
  const name = shown.game.lesson?.startsFrom;
  const openings = useMemo(
    () => (lesson.openings ? { starts: startsOf(lesson), name, choose, show, stay, back } : null),
    [lesson, name, choose, show, stay, back],
  );
  return (
    <OpeningsContext value={openings}>
      <Board
        key={shown.game.storageKey}
        game={shown.game}
        demonstration={demonstration}
        initialHash={initialHash}
        {...(linked === undefined ? {} : { linked })}
      />
    </OpeningsContext>
  );
}
