/** The page of a part of an assignment, on which a learner does it. */
import { notFound, redirect } from 'next/navigation';
import { pluralize } from '@/events/pluralize';
import { closedNow } from '@/src/server/classroom/dates';
import { handInOf } from '@/src/server/classroom/handInDetails';
import {
  type LearnerBoard,
  type LearnerPart,
  learnerParts,
} from '@/src/server/classroom/learnerParts';
import { isBoardWork } from '@/src/server/classroom/parts';
import { Markdown } from '../../Markdown';
import { type Addressed, seenAssignment } from '../addressed';
import { Crumbed } from '../Crumbed';
import { earlierTasksWords } from '../handIns/handedInWords';
import { assignmentPath, classPath } from '../paths';
import { Section } from '../Section';
import { HandInAll } from './HandInAll';
import { partPath, type WorkPlan } from './plan';
import { planOf } from './planOf';
import { QuestionForm } from './QuestionForm';
import { rightWords } from './rightWords';
import { WorkBoard } from './WorkBoard';
import { WorkLine } from './WorkLine';
import { pointsWord } from './workWords';
import './partBoard.css';
import './work.css';

/** The page, for a learner of the class once the assignment is open; whoever else may see it is led to its own page. */
export async function PartPage(props: Addressed<'id' | 'part'>) {
  const { part: wanted } = await props.params;
  const { db, viewer, seen } = await seenAssignment(props, (id) => partPath(id, wanted));
  const { id, classId, className, title, instructions } = seen;
  if (seen.part === 'instructor' || closedNow(seen) === 'not open') redirect(assignmentPath(id));
  const handedIn = await handInOf(db, seen, viewer.id, viewer.id);
  const parts = await learnerParts(seen, handedIn);
  const index = parts.findIndex((part) => part.id === wanted);
  const part = parts[index] ?? notFound();
  const plan = planOf(seen, viewer, handedIn?.work ?? null);
  const done = handedIn?.work[part.id];
  return (
    <Crumbed
      way={[
        { title: className, path: classPath(classId) },
        { title, path: assignmentPath(id) },
      ]}
      title={part.kind === 'board' ? part.title : `Part ${index + 1} of ${parts.length}`}
    >
      {part.kind === 'board' ? (
        <BoardOf
          part={part}
          plan={plan}
          instructions={instructions}
          handedInLog={isBoardWork(done) ? done.log : null}
        />
      ) : (
        <>
          {instructions !== '' && (
            <details className="question" open={index === 0}>
              <summary>Instructions</summary>
              <Markdown text={instructions} />
            </details>
          )}
          <QuestionOf part={part} plan={plan} />
        </>
      )}
    </Crumbed>
  );
}

/** How many tasks of a board are met in what was handed in, for the folded line; nothing before. */
const metWord = ({ met, about: { tasks } }: LearnerBoard): string =>
  met === null || tasks.length === 0
    ? ''
    : ` (${met.filter((step) => step !== null).length} of ${tasks.length} met)`;

interface BoardOfProps {
  readonly part: LearnerBoard;
  readonly plan: WorkPlan;
  readonly instructions: string;
  /** The log that was handed in of it; null for none. */
  readonly handedInLog: string | null;
}

function BoardOf({ part, plan, instructions, handedInLog }: BoardOfProps) {
  const numbers = part.about.tasks.map(({ number }) => number);
  return (
    <>
      {(instructions !== '' || numbers.length > 0) && (
        // The board tells its tasks too, and is what one came for: this stays one line over it.
        <details className="question part-asked">
          <summary>
            {instructions === '' ? 'Tasks and points' : 'Instructions, tasks and points'}
            {metWord(part)}
          </summary>
          {instructions !== '' && <Markdown text={instructions} />}
          <TasksOf {...part} />
        </details>
      )}
      <div className="class-board part-board">
        <WorkBoard
          plan={plan}
          part={part.id}
          lastTask={Math.max(0, ...numbers)}
          handedInLog={handedInLog}
        >
          <p role="status">The board is on its way …</p>
        </WorkBoard>
      </div>
      <noscript>
        <p>The board needs JavaScript.</p>
      </noscript>
    </>
  );
}

/** The tasks of a board with their points, and which of them are met in what was handed in. */
function TasksOf({ about: { tasks }, met }: Pick<LearnerBoard, 'about' | 'met'>) {
  const earlier = earlierTasksWords(tasks.map(({ number }) => number));
  return (
    <>
      {tasks.length > 0 && (
        <ol className="classroom-tasks">
          {tasks.map(({ number, goal, points }, index) => (
            <li key={number} value={number}>
              {goal}
              {pointsWord(points)}
              {met && (
                <span className="classroom-state">
                  {(met[index] ?? null) === null
                    ? 'Not met in what you handed in'
                    : `Met at step ${met[index]}`}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {earlier !== null && <p>{earlier}</p>}
    </>
  );
}

type Question = Exclude<LearnerPart, LearnerBoard>;

function QuestionOf({ part, plan }: { readonly part: Question; readonly plan: WorkPlan }) {
  const { id, prompt, points, answer, isRight, solved } = part;
  const right = solved && rightWords(solved);
  const next = plan.parts[plan.parts.findIndex((one) => one.id === id) + 1];
  return (
    <>
      <WorkLine plan={plan} part={id} isUnderTitle />
      {points > 0 && <p className="classroom-meta">{pluralize(points, 'point')}</p>}
      <QuestionForm plan={plan} part={id} asked={askedIn(part)} handedIn={answer}>
        <Markdown text={prompt} />
      </QuestionForm>
      {isRight !== null && (
        <p className={isRight ? 'classroom-good' : 'classroom-bad'}>
          {isRight ? 'What you handed in is right.' : 'What you handed in is not right.'}
          {right !== null && ` Right: ${right}`}
        </p>
      )}
      {next && (
        <div className="classroom-buttons">
          <a className="primary-link" href={partPath(plan.id, next.id)} rel="next">
            Next part
          </a>
        </div>
      )}
      <Section id="hand-in" title="All parts">
        <HandInAll plan={plan} shown={null} isLater={next !== undefined} />
      </Section>
    </>
  );
}

/** What the browser is told of a question: no more than it shows. */
function askedIn(part: Question) {
  switch (part.kind) {
    case 'choice':
      return { kind: part.kind, options: part.options, isOne: part.isOne };
    case 'number':
      return { kind: part.kind, unit: part.unit };
    case 'predict':
      return {
        kind: part.kind,
        step: part.step,
        called: part.called,
        asks: part.asks,
        act: part.act,
        sheet: part.sheet,
      };
    case 'short':
      return { kind: part.kind };
  }
}
