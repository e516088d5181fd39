/** An assignment of several parts as a learner sees it: its parts with how far they have come, and the one Hand in. */
import type { SeenAssignment } from '@/src/server/classroom/access';
import { totalFor } from '@/src/server/classroom/feedback/scores';
import { handInOf } from '@/src/server/classroom/handInDetails';
import type { Viewer } from '@/src/server/classroom/viewing';
import type { Database } from '@/src/server/database/database';
import { QuietLink } from '@/src/ui/QuietLink';
import { AssignmentHead } from '../assignments/AssignmentHead';
import { Crumbed } from '../Crumbed';
import { totalSaid } from '../feedback/pointsWords';
import { ChangedSince } from '../handIns/ChangedSince';
import { FeedbackShown } from '../handIns/FeedbackShown';
import { attemptSaid } from '../handIns/handedInWords';
import { LocalTime } from '../LocalTime';
import { classPath, handInPath } from '../paths';
import { Section } from '../Section';
import { SeatedAs } from '../seats/SeatedAs';
import { HandInAll } from './HandInAll';
import { partPath } from './plan';
import { planOf } from './planOf';

export interface LearnerPartsProps {
  readonly db: Database;
  readonly seen: SeenAssignment;
  readonly viewer: Viewer;
}

/** The page. */
export async function LearnerParts({ db, seen, viewer }: LearnerPartsProps) {
  const { id, classId, className, title } = seen;
  const handedIn = await handInOf(db, seen, viewer.id, viewer.id);
  const plan = planOf(seen, viewer, handedIn?.work ?? null);
  const [first] = plan.parts;
  return (
    <Crumbed way={[{ title: className, path: classPath(classId) }]} title={title}>
      <AssignmentHead seen={seen} />
      {viewer.kind === 'seat' && <SeatedAs name={viewer.name} classId={classId} />}
      {first && (
        <div className="classroom-buttons">
          <a className="primary-link" href={partPath(id, first.id)}>
            {handedIn ? 'Go on with it' : 'Begin'}
          </a>
        </div>
      )}
      {handedIn && (
        <Section id="handed-in" title="Handed in">
          <p>
            On <LocalTime at={handedIn.handedInAt.toISOString()} />
            {handedIn.isLate && <span className="classroom-bad">, late</span>}
            {handedIn.times > 1 && `, ${attemptSaid(handedIn.times)}`}
            {': '}
            {totalSaid(totalFor(seen, handedIn))}.
          </p>
          <ChangedSince db={db} seen={seen} work={handedIn.work} />
          <QuietLink className="classroom-link" href={handInPath(id, viewer.id)}>
            See your submission
          </QuietLink>
          <FeedbackShown {...handedIn} isHeaded />
        </Section>
      )}
      <Section id="hand-in" title="Parts">
        <p>
          What you do is kept in this browser, part by part, until you hand it in. You can hand in
          again: each part that you hand in takes the place of the one before.
        </p>
        <HandInAll plan={plan} shown={null} />
      </Section>
    </Crumbed>
  );
}
