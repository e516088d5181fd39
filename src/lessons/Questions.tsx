/** Questions at the end of a text, each with an answer that is shown on request. */
import type { ReactNode } from 'react';
import type { Lesson } from './course/lesson';
import { RoundChip } from './RoundChip';

interface QuestionProps {
  readonly ask: ReactNode;
  /** The answer, explained. */
  readonly children: ReactNode;
}

/** A question about what was read. It works without JavaScript. */
export function Question({ ask, children }: QuestionProps) {
  return (
    <details className="question">
      <summary>{ask}</summary>
      {children}
    </details>
  );
}

interface PredictionProps extends QuestionProps {
  readonly lesson: Lesson;
  /** The round of the demonstration that shows the answer. */
  readonly round: number;
  /** Where the question changes a figure of that round: it then shows what the answer is to be compared with. */
  readonly isChanged?: boolean;
}

/** A question for what will happen, which the board then shows. */
export function Prediction({ lesson, round, isChanged = false, ask, children }: PredictionProps) {
  return (
    <Question ask={<>Predict: {ask}</>}>
      {children}
      <p>
        {isChanged ? 'The step as played:' : 'See it happen:'}{' '}
        <RoundChip lesson={lesson} round={round} />
      </p>
    </Question>
  );
}
