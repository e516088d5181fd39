/** A class as a learner sees it: its assignments, and how far they have come with each. */
import { withFullStop } from '@/events/phrase';
import { pageSeat } from '@/src/server/auth/pageVisitor';
import type { SeenClass } from '@/src/server/classroom/access';
import {
  assignmentsFor,
  type OwnAssignment,
  ofClass,
} from '@/src/server/classroom/assignmentLists';
import { closedNow } from '@/src/server/classroom/dates';
import { instructorsOf } from '@/src/server/classroom/instructors';
import type { Viewer } from '@/src/server/classroom/viewing';
import type { Database } from '@/src/server/database/database';
import { QuietLink } from '@/src/ui/QuietLink';
import { ConfirmButton } from '../../ConfirmButton';
import { Crumbed } from '../Crumbed';
import { totalSaid } from '../feedback/pointsWords';
import { LocalTime } from '../LocalTime';
import { assignmentPath, CLASSES } from '../paths';
import { Section } from '../Section';
import { ClaimSeat } from '../seats/ClaimSeat';
import { SeatParts } from '../seats/SeatParts';
import { SEE, seenBySaid, teachersDo, teachersNamed } from '../teachers';
import { isPlain } from '../worthWords';

interface LearnerClassProps {
  readonly db: Database;
  readonly seen: SeenClass;
  readonly viewer: Viewer;
}

/** The page. */
export async function LearnerClass({ db, seen, viewer }: LearnerClassProps) {
  const { id, name } = seen;
  const [instructors, assignments] = await Promise.all([
    instructorsOf(db, id),
    assignmentsFor(db, viewer, ofClass(id)),
  ]);
  return (
    <Crumbed way={[]} title={name}>
      <p className="classroom-meta">{seenBySaid(instructors)}</p>
      <Section id="assignments" title="Assignments">
        {assignments.length === 0 ? (
          <p>None yet. Once there is one, it stands here.</p>
        ) : (
          <ul className="category-list">
            {assignments.map((one) => (
              <li key={one.id}>
                <QuietLink href={assignmentPath(one.id)}>{one.title}</QuietLink>
                <span>{stateOf(one)}</span>
                {one.opens && one.opens > new Date() && (
                  <span>
                    Opens <LocalTime at={one.opens.toISOString()} />
                  </span>
                )}
                {one.isNews && <strong>Returned to you, and not looked at yet</strong>}
                {one.due && (
                  <span>
                    Due <LocalTime at={one.due.toISOString()} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Section>
      {viewer.kind === 'seat' ? (
        <SeatParts seen={seen} seat={viewer} instructors={instructors} />
      ) : (
        <Leaving {...seen} memberId={viewer.id} instructors={instructors} />
      )}
    </Crumbed>
  );
}

interface LeavingProps extends Pick<SeenClass, 'id' | 'name'> {
  readonly memberId: string;
  readonly instructors: readonly string[];
}

/** The way out of a class, and the seat of this browser that was not taken over yet. */
async function Leaving({ id, name, memberId, instructors }: LeavingProps) {
  const seat = await pageSeat(id);
  return (
    <>
      {seat && (
        <Section id="seat" title="Your place without an account">
          <ClaimSeat classId={id} seat={seat.name} />
        </Section>
      )}
      <Section id="leave" title="Leave the class">
        <p>You can join again by the link, as long as the class takes in learners.</p>
        <div className="classroom-buttons">
          <ConfirmButton
            label="Leave the class"
            title={`Leave “${name}”?`}
            what={`What you handed in to its assignments is deleted from the server, and ${teachersNamed(instructors)} no longer ${teachersDo(instructors, SEE)} it. What you did on the boards stays in your browser.`}
            busy="Leaving …"
            command={{ does: 'removeLearner', params: { id, member: memberId } }}
            then={{ path: CLASSES, said: `You have left the class “${name}”.` }}
          />
        </div>
      </Section>
    </>
  );
}

/** How far a learner has come with an assignment, in words. */
function stateOf(assignment: OwnAssignment): string {
  const { parts, tasks, handedIn, total, due, mark, hasFeedback } = assignment;
  const closed = closedNow(assignment);
  if (closed === 'not open') return 'Not open yet';
  if (!handedIn && closed === 'closed') return 'Past due, and nothing is taken any more';
  if (!handedIn) return due !== null && due < new Date() ? 'Open, and late by now' : 'Open';
  const late = handedIn.isLate ? ', late' : '';
  const met = tasks === 0 ? '' : `: met ${handedIn.met} of ${tasks}`;
  const reached = isPlain(parts) || total.worth === 0 ? met : `: ${totalSaid(total)}`;
  const given = mark === '' ? '' : `. Mark: ${mark}`;
  const said = `Handed in${late}${reached}${given}`;
  return hasFeedback ? `${withFullStop(said)} There is feedback` : said;
}
