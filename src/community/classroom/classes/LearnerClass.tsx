/** A class as a learner sees it: its assignments, and how far they have come with each. */
import type { SeenClass } from '@/src/server/classroom/access';
import {
  assignmentsFor,
  instructorOf,
  type OwnAssignment,
  ofClass,
} from '@/src/server/classroom/lists';
import type { Database } from '@/src/server/database/database';
import { QuietLink } from '@/src/ui/QuietLink';
import { ConfirmButton } from '../../ConfirmButton';
import { Crumbed } from '../Crumbed';
import { LocalTime } from '../LocalTime';
import { assignmentPath, CLASSES } from '../paths';
import { Section } from '../Section';

interface LearnerClassProps {
  readonly db: Database;
  readonly seen: SeenClass;
  readonly learnerId: string;
}

/** The page. */
export async function LearnerClass({ db, seen, learnerId }: LearnerClassProps) {
  const { id, name } = seen;
  const [instructor, assignments] = await Promise.all([
    instructorOf(db, id),
    assignmentsFor(db, learnerId, ofClass(id)),
  ]);
  return (
    <Crumbed way={[]} title={name}>
      <p className="classroom-meta">
        With {instructor}, who sees your name and what you hand in. Other learners see neither.
      </p>
      <Section id="assignments" title="Assignments">
        {assignments.length === 0 ? (
          <p>None yet. When {instructor} gives one, it stands here.</p>
        ) : (
          <ul className="category-list">
            {assignments.map((one) => (
              <li key={one.id}>
                <QuietLink href={assignmentPath(one.id)}>{one.title}</QuietLink>
                <span>{stateOf(one)}</span>
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
      <Section id="leave" title="Leave the class">
        <p>You can join again by the link, as long as the class takes in learners.</p>
        <div className="classroom-buttons">
          <ConfirmButton
            label="Leave the class"
            title={`Leave “${name}”?`}
            what={`What you handed in to its assignments is deleted from the server, and ${instructor} no longer sees it. What you did on the boards stays in your browser.`}
            busy="Leaving …"
            command={{ does: 'removeLearner', params: { id, member: learnerId } }}
            then={CLASSES}
          />
        </div>
      </Section>
    </Crumbed>
  );
}

/** How far a learner has come with an assignment, in words. */
function stateOf({ tasks, handedIn, due }: OwnAssignment): string {
  if (!handedIn) return due !== null && due < new Date() ? 'Open, and late by now' : 'Open';
  const late = handedIn.isLate ? ', late' : '';
  return tasks === 0 ? `Handed in${late}` : `Handed in${late}: met ${handedIn.met} of ${tasks}`;
}
