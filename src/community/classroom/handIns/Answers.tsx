/** What was answered to the questions of an assignment, on the page of a hand-in. */
import { isBoardPart, type Question } from '@/src/contract/parts';
import type { WorkOutline } from '@/src/server/classroom/parts';
import { Markdown } from '../Markdown';
import { Section } from '../Section';
import type { HandInView } from './handInView';

const WAYS: Readonly<Record<string, string>> = {
  grows: 'It grows',
  shrinks: 'It shrinks',
  stays: 'It stays as it is',
};

/** An answer in words. */
export function answerWords(
  question: Question,
  answer: readonly number[] | number | string,
): string {
  if (question.kind === 'choice' && typeof answer === 'object') {
    const chosen = answer.flatMap((place) => question.options[place] ?? []);
    return chosen.length === 0 ? 'None of them' : chosen.join('; ');
  }
  if (question.kind === 'number') return `${answer} ${question.unit}`.trim();
  if (question.kind === 'predict') return WAYS[String(answer)] ?? String(answer);
  return String(answer);
}

/** The questions with their answers; nothing where there are none. */
export function Answers({ view: { outlines, work, tellsRight } }: { readonly view: HandInView }) {
  const questions = outlines.flatMap((one) => (isBoardPart(one) ? [] : [one]));
  if (questions.length === 0) return null;
  return (
    <Section id="answers" title="Answers">
      <ol className="classroom-tasks">
        {questions.map((question) => (
          <li key={question.id}>
            <Markdown text={question.prompt} />
            <Answered question={question} done={work[question.id]} tellsRight={tellsRight} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface AnsweredProps {
  readonly question: Question;
  readonly done: WorkOutline | undefined;
  readonly tellsRight: boolean;
}

function Answered({ question, done, tellsRight }: AnsweredProps) {
  if (done === undefined || !('answer' in done)) {
    return <span className="classroom-state">Not answered</span>;
  }
  return (
    <>
      <p dir="auto" className="hand-in-words">
        {answerWords(question, done.answer)}
      </p>
      {tellsRight && done.isRight !== null && (
        <span className={`classroom-state${done.isRight ? ' classroom-good' : ''}`}>
          {done.isRight ? 'Right' : 'Not right'}
        </span>
      )}
    </>
  );
}
