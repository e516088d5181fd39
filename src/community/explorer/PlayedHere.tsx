'use client';

/** What others did next from the step that the board of a lesson shows: in published scenarios, and in the lesson itself. */
import { useMemo } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import type { StudyProps } from '@/src/board/studies/study';
import type { Lesson } from '@/src/lessons/course/lesson';
import { type PlaceOn, PlayedOn } from './PlayedOn';
import { publishedOn } from './played';

/** The study, on the board of a lesson. */
export default function PlayedHere({ lesson, timeline, at, send }: StudyProps) {
  return lesson && <OnLesson lesson={lesson} timeline={timeline} at={at} send={send} />;
}

interface OnLessonProps extends PlaceOn<BankingRound> {
  readonly lesson: Lesson;
}

function OnLesson({ lesson, timeline, at, send }: OnLessonProps) {
  const source = useMemo(() => publishedOn(lesson), [lesson]);
  return (
    <>
      <p className="study-text">
        What was done next from the step you are at: in published scenarios that start from this
        opening, and by the lesson itself. Nothing you do here is sent anywhere.
      </p>
      <PlayedOn
        source={source}
        nobody="Nobody has published a line that comes to this step."
        namesLines
        timeline={timeline}
        at={at}
        send={send}
      />
    </>
  );
}
