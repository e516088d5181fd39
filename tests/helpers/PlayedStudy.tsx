/** A study on a board that a machine drives, as the board keeps it. */

import { useMachine } from '@xstate/react';
import { type ComponentType, useEffect } from 'react';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { type BankingBoard, lessonBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import { lastRound, roundNumber } from '@/events/timeline/lines';
import type { Timeline } from '@/events/timeline/timeline';
import type { AnyRound, Board } from '@/events/world/board';
import { type LessonEvent, lessonMachine } from '@/machines/lesson';
import type { StudyProps } from '@/src/board/studies/study';
import { lessonOf } from './boards';

interface PlayedStudyProps {
  readonly study: ComponentType<StudyProps>;
  readonly lesson: number;
  /** Done before the study is there, one after another; what is no event of a board is told to the machine. */
  readonly before?: readonly (BankingEvent | LessonEvent)[];
  /** A board without a lesson, in place of the lesson's. */
  readonly board?: BankingBoard;
}

/** The study under a line that says where the board stands, with a way back and on. */
export function PlayedStudy({ study: Study, lesson, before = [], board }: PlayedStudyProps) {
  const [game] = [board ?? lessonBoard(lessonOf(lesson))];
  const [{ context }, send] = useMachine(lessonMachine, { input: { board: game } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done before is done once.
  useEffect(() => {
    for (const one of before) send(isMove(one) ? one : { type: 'ACT', event: one });
  }, []);
  const { timeline, at, leaf, attempts } = context;
  if (!isOn(timeline, game)) throw new Error('a machine left its board');
  const refused = attempts.flatMap((attempt) => {
    const event = game.read(attempt.event);
    return event ? [{ ...attempt, event }] : [];
  });
  const owner = board ? null : lessonOf(lesson);
  return (
    <>
      <p data-testid="where">
        Step {roundNumber(timeline, at)} of {lastRound(timeline, leaf)}
      </p>
      <button type="button" onClick={() => send({ type: 'BACK' })}>
        Back
      </button>
      <button type="button" onClick={() => send({ type: 'FORWARD' })}>
        Forward
      </button>
      <Study
        timeline={timeline}
        at={at}
        leaf={leaf}
        refused={refused}
        send={send}
        offers={game.offers}
        lesson={owner}
      />
    </>
  );
}

function isMove(one: BankingEvent | LessonEvent): one is LessonEvent {
  return one.type === one.type.toUpperCase();
}

function isOn(
  timeline: Timeline<AnyRound>,
  board: Board<BankingRound>,
): timeline is Timeline<BankingRound> {
  return timeline.board === board;
}
