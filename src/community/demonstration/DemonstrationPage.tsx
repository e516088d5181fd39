/** A class to look at before one has one's own: what an instructor sees of an assignment, with invented learners. */
import { pluralize } from '@/events/pluralize';
import { Crumbs } from '@/src/lessons/Crumbs';
import type { ClassTable as ClassTableData, HandedIn } from '@/src/server/classroom/table';
import { QuietLink } from '@/src/ui/QuietLink';
import { ClassTable } from '../classroom/classes/ClassTable';
import { FeedbackShown } from '../classroom/handIns/FeedbackShown';
import { LocalTime } from '../classroom/LocalTime';
import { Section } from '../classroom/Section';
import { type Demonstration, demonstration, type ShownHandIn } from './demonstration';
import '../classroom/classroom.css';
import './demonstration.css';

/** The one assignment of the class. */
const ASSIGNMENT = 'assignment';

/** Its one board. */
const PART = '1';

/** The page. */
export async function DemonstrationPage() {
  const shown = await demonstration();
  const { name, learners } = shown;
  return (
    <div className="lesson-text classroom">
      <Crumbs way={[{ title: 'For teachers', path: '/teach' }]} />
      <h1>A class to look at</h1>
      <p className="lesson-meta">
        {name} · {pluralize(learners.length, 'learner')}
      </p>
      <div className="prose">
        <p>
          The learners are invented. What they handed in is real: lines that were played on the
          board of Lesson 10, checked by the same rules as in a class of yours. This is what you
          would see.
        </p>
      </div>
      <Assignment shown={shown} />
      <Section id="table" title="Class table" className="classroom-table">
        <ClassTable
          table={tableOf(shown)}
          caption="Who met which task at which step, and where each line leaves the model"
          ways={{
            assignment: () => '#assignment',
            submission: (_, learner) => `#${learner}`,
          }}
        />
      </Section>
      <Section id="submissions" title="Submissions and feedback" className="demonstration-part">
        <p>Each opens on the board, at its last step. Step back from there.</p>
        <ul className="demonstration-submissions">
          {learners.map(({ name: learner, handedIn }) => (
            <li key={learner} id={idOf(learner)}>
              <h3>{learner}</h3>
              {handedIn ? <Submission {...handedIn} /> : <p>Nothing handed in yet.</p>}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="begin" title="A class of your own">
        <p>It takes a minute. Your learners need no account: they join with a code and a name.</p>
        <div className="classroom-buttons">
          <QuietLink className="primary-link" href="/community/classes">
            Create a class
          </QuietLink>
          <QuietLink className="classroom-link" href="/teach">
            Read the guide first
          </QuietLink>
        </div>
      </Section>
    </div>
  );
}

const idOf = (learner: string): string => learner.toLowerCase();

function Assignment({ shown }: { readonly shown: Demonstration }) {
  const { title, instructions, due, tasks, modelPath } = shown;
  return (
    <Section id="assignment" title={title}>
      <p>{instructions}</p>
      <ol className="classroom-tasks">
        {tasks.map((goal) => (
          <li key={goal}>{goal}</li>
        ))}
      </ol>
      <p>
        Due on <LocalTime at={due.toISOString()} />.{' '}
        {/* A plain link: the board reads the line from it. */}
        <a href={modelPath}>The instructor’s model on the board</a>
      </p>
    </Section>
  );
}

function Submission({ steps, path, ...said }: ShownHandIn) {
  return (
    <>
      <p>
        {/* A plain link: the board reads the line from it. */}
        <a href={path}>Open on the board</a>, {pluralize(steps, 'step')}.
      </p>
      {said.feedback === '' ? (
        <p className="classroom-state">Waiting for feedback.</p>
      ) : (
        <FeedbackShown {...said} saidOf={said.times} />
      )}
    </>
  );
}

/** The class as the table of a real one: an assignment of one board. */
function tableOf({ title, due, tasks, learners }: Demonstration): ClassTableData {
  const chosen = tasks.map((goal, index) => ({ index, points: 0, goal }));
  const part = { id: PART, kind: 'board' as const, title, board: '10', scenarioId: null };
  return {
    assignments: [
      {
        id: ASSIGNMENT,
        title,
        due,
        lateRule: 'accepted',
        latePercent: null,
        parts: [{ ...part, tasks: chosen, hasModel: true }],
        tasks: chosen.map((task) => ({ ...task, part: PART, number: task.index + 1 })),
        hasModel: true,
      },
    ],
    rows: learners.map(({ name, handedIn }) => ({
      kind: 'seat',
      id: idOf(name),
      name,
      studentId: null,
      handedIn: [handedIn && rowOf(handedIn)],
    })),
  };
}

/** What was handed in, as the table of a class has it. */
function rowOf({ steps, ...told }: ShownHandIn): HandedIn {
  const { met, divergence, feedback, times, handedInAt } = told;
  const isSaid = feedback !== '';
  return {
    ...told,
    work: { [PART]: { met: [...met], rounds: steps, divergence } },
    rounds: steps,
    points: {},
    saidOf: isSaid ? times : null,
    returnedOf: isSaid ? times : null,
    returnedAt: isSaid ? handedInAt : null,
    lookedAt: null,
    notes: null,
  };
}
