/** An assignment as a learner sees it: what is to be done, how far they have come, and the way to hand in. */
import { isLessonLog, type LessonLog } from '@/events/banking/log';
import { pluralize } from '@/events/pluralize';
import { firstMoves } from '@/events/timeline/prefixMatch';
import type { Log } from '@/events/worlds';
import type { SeenAssignment } from '@/src/server/classroom/access';
import type { AssignedBoard } from '@/src/server/classroom/assignedBoard';
import { closedNow } from '@/src/server/classroom/dates';
import { handInOf } from '@/src/server/classroom/handInDetails';
import type { HandedIn } from '@/src/server/classroom/table';
import type { Viewer } from '@/src/server/classroom/viewing';
import type { Database } from '@/src/server/database/database';
import { QuietLink } from '@/src/ui/QuietLink';
import { markedFor } from '../../share/assignmentMark';
import { Crumbed } from '../Crumbed';
import { ChangedSince } from '../handIns/ChangedSince';
import { FeedbackShown } from '../handIns/FeedbackShown';
import { HandInForm } from '../handIns/HandInForm';
import { attemptSaid, earlierTasksWords, warningWords } from '../handIns/handedInWords';
import { LocalTime } from '../LocalTime';
import { classPath, handInPath } from '../paths';
import { Section } from '../Section';
import { SeatedAs } from '../seats/SeatedAs';
import { AssignmentHead } from './AssignmentHead';
import { startWay } from './startWay';

interface LearnerAssignmentProps {
  readonly db: Database;
  readonly seen: SeenAssignment;
  readonly about: AssignedBoard;
  readonly viewer: Viewer;
}

/** The page. */
export async function LearnerAssignment(props: LearnerAssignmentProps) {
  const { db, seen, about, viewer } = props;
  const { id, classId, className, title, due } = seen;
  const { scenarioId } = about.part;
  const handedIn = await handInOf(db, seen, viewer.id, viewer.id);
  const { start } = about;
  return (
    <Crumbed way={[{ title: className, path: classPath(classId) }]} title={title}>
      <AssignmentHead seen={seen} about={about} />
      {viewer.kind === 'seat' && <SeatedAs name={viewer.name} classId={classId} />}
      <Section id="tasks" title="Tasks">
        {about.tasks.length === 0 ? (
          <p>It has no tasks that the board looks for: do what the instructions say.</p>
        ) : (
          <Tasks tasks={about.tasks} handedIn={handedIn} />
        )}
        <div className="classroom-buttons">
          <a className="primary-link" href={markedFor(id, startWay(about, scenarioId, title))}>
            Do it on the board
          </a>
        </div>
        {scenarioId !== null && firstMoves(start.events, 1).length > 0 && (
          <p>
            The board opens at the last step of the scenario. Go on from there, or from an earlier
            step; what begins anew at the opening cannot be handed in. Then hand in there, under
            Share, or keep the steps as yours and hand them in here.
          </p>
        )}
      </Section>
      <Section id="hand-in" title="Hand in">
        {handedIn && <State handedIn={handedIn} path={handInPath(id, viewer.id)} />}
        {handedIn && <ChangedSince db={db} seen={seen} work={handedIn.work} />}
        {closedNow(seen) === null ? (
          <HandInForm
            id={id}
            part={about.part.id}
            seatIn={viewer.kind === 'seat' ? classId : null}
            lessonId={isOwnOpening(start) ? start.lesson : null}
            start={isOwnOpening(start) ? start.events : []}
            tasks={about.tasks.length}
            warning={warningWords(due !== null && due < new Date(), handedIn)}
          />
        ) : (
          <p>
            The due date has passed, and nothing is taken late. What you did stays in this browser.
          </p>
        )}
      </Section>
    </Crumbed>
  );
}

/** Whether a log goes on from what a lesson opens with: only those lines are looked up here; others are handed in from the board. */
function isOwnOpening(start: Log): start is LessonLog {
  return isLessonLog(start) && start.opening === undefined;
}

interface TasksProps {
  readonly tasks: AssignedBoard['tasks'];
  readonly handedIn: HandedIn | null;
}

function Tasks({ tasks, handedIn }: TasksProps) {
  const earlier = earlierTasksWords(tasks.map(({ number }) => number));
  return (
    <>
      <ol className="classroom-tasks">
        {tasks.map(({ number, goal, points }, index) => (
          <li key={number} value={number}>
            {goal}
            {points !== 1 && ` (${pluralize(points, 'point')})`}
            {handedIn && <Round round={handedIn.met[index] ?? null} />}
          </li>
        ))}
      </ol>
      {earlier !== null && <p>{earlier}</p>}
    </>
  );
}

function Round({ round }: { readonly round: number | null }) {
  return round === null ? (
    <span className="classroom-state">Not met in what you handed in</span>
  ) : (
    <span className="classroom-state classroom-good">Met at step {round}</span>
  );
}

function State({ handedIn, path }: { readonly handedIn: HandedIn; readonly path: string }) {
  const { handedInAt, isLate, times, rounds } = handedIn;
  return (
    <>
      <p>
        Handed in on <LocalTime at={handedInAt.toISOString()} />
        {isLate && <span className="classroom-bad">, late</span>}
        {times > 1 && `, ${attemptSaid(times)}`}, up to step {rounds}.
      </p>
      <QuietLink className="classroom-link" href={path}>
        See your submission
      </QuietLink>
      <FeedbackShown {...handedIn} isHeaded />
    </>
  );
}
