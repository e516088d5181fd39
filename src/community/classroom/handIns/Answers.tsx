/** What was answered to the questions of an assignment, on the page of a hand-in. */
import { worthKey } from '@/src/contract/marks';
import { isBoardPart, type Question } from '@/src/contract/parts';
import type { WorkOutline } from '@/src/server/classroom/parts';
import { Markdown } from '../../Markdown';
import { Section } from '../Section';
import { answerWords, rightWords } from '../work/rightWords';
import { predictionSaid } from '../work/workWords';
import type { HandInView } from './handInView';
import '../work/work.css';

interface AnswersProps {
  readonly view: Pick<HandInView, 'outlines' | 'work' | 'reworded' | 'tellsRight' | 'givesRight'>;
  /** Whether points can be given on the page. */
  readonly isMarked: boolean;
}

/** The questions with their answers; nothing where there are none. */
export function Answers({ view, isMarked }: AnswersProps) {
  const { outlines, work, reworded } = view;
  const questions = outlines.flatMap((one) => (isBoardPart(one) ? [] : [one]));
  if (questions.length === 0) return null;
  return (
    <Section id="answers" title="Answers">
      <ol className="classroom-tasks">
        {questions.map((question) => {
          const was = reworded.get(question.id);
          const asked = was && !isBoardPart(was) ? was : question;
          return (
            <li key={question.id}>
              <Asked question={asked} />
              <Answered question={asked} done={work[question.id]} view={view} />
              {isMarked && waits(work[question.id]) && (
                <a
                  className="classroom-state"
                  href={`#points-${worthKey({ part: question.id, task: null })}`}
                >
                  Give points
                </a>
              )}
              {asked !== question && <Reworded question={question} />}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** Whether only a person can say how many points an answer gets. */
function waits(done: WorkOutline | undefined): boolean {
  return done !== undefined && 'answer' in done && done.isRight === null;
}

/** A question as it was asked. */
export function Asked({ question }: { readonly question: Question }) {
  return (
    <>
      <Markdown text={question.prompt} />
      {question.kind === 'predict' && <p>{predictionSaid(question)}</p>}
    </>
  );
}

/** How a question reads today, where it was answered in other words. */
function Reworded({ question }: { readonly question: Question }) {
  return (
    <details className="question">
      <summary>It was worded anew after this was answered</summary>
      <Asked question={question} />
      {question.kind === 'choice' && (
        <ul>
          {question.options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ul>
      )}
    </details>
  );
}

interface AnsweredProps {
  /** As it was asked. */
  readonly question: Question;
  readonly done: WorkOutline | undefined;
  readonly view: Pick<HandInView, 'tellsRight' | 'givesRight'>;
}

/** An answer, and as far as it may be told whether it is right. */
export function Answered({ question, done, view: { tellsRight, givesRight } }: AnsweredProps) {
  if (done === undefined || !('answer' in done)) {
    return <span className="classroom-state">Not answered</span>;
  }
  const right = givesRight && done.isRight === false ? rightWords(question) : null;
  return (
    <>
      <p dir="auto" className="hand-in-words">
        {answerWords(question, done.answer)}
      </p>
      {tellsRight && done.isRight !== null && (
        <span className={`classroom-state${done.isRight ? ' classroom-good' : ''}`}>
          {done.isRight ? 'Right' : 'Not right'}
          {right !== null && `. Right: ${right}`}
        </span>
      )}
    </>
  );
}
