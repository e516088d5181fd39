/** What joins a lesson's text to its board: chips that show a round, and the passages about one. */
import type { ReactNode } from 'react';
import { writtenStep } from '@/events/timeline/stepNumber';
import type { Lesson } from './course/lesson';
import { demonstrationOf } from './demonstrations';
import { MarkedPassage, RoundButton } from './roundMarks';

interface RoundChipProps {
  readonly lesson: Lesson;
  /** A round of the lesson's demonstration: 0 is the opening position, negative ones came before it. */
  readonly round: number;
  /** What the chip says; "step 3", as on the board, when left out. */
  readonly children?: ReactNode;
}

/** A button in the text that has the board show a round of the lesson's demonstration. */
export function RoundChip({ lesson, round, children }: RoundChipProps) {
  mustHave(lesson, round);
  return (
    <RoundButton lessonId={lesson.id} round={round}>
      {children ?? `step ${writtenStep(round)}`}
    </RoundButton>
  );
}

interface PassageProps {
  readonly lesson: Lesson;
  /** The rounds of the demonstration that it is about. */
  readonly rounds: readonly number[];
  readonly children: ReactNode;
}

/** A part of the text that is marked while the board shows one of its rounds. */
export function Passage({ lesson, rounds, children }: PassageProps) {
  for (const round of rounds) mustHave(lesson, round);
  return (
    <MarkedPassage lessonId={lesson.id} rounds={rounds}>
      {children}
    </MarkedPassage>
  );
}

/** Throws when a text speaks of a round that its demonstration does not have: found when the site is built. */
function mustHave(lesson: Lesson, round: number): void {
  const found = demonstrationOf(lesson);
  if (!Number.isInteger(round) || round < found.first || round > found.last) {
    throw new Error(`the text of lesson ${lesson.id} speaks of round ${round}, which is not there`);
  }
}
