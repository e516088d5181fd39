/** What a learner handed in, on the board. */
import { notFound } from 'next/navigation';
import { ScenarioBoard } from '@/src/board/scenario/ScenarioBoard';
import { typeset } from '@/src/board/sentence/plainText';
import { boardsOf, isBoardWork } from '@/src/server/classroom/parts';
import { aboutOf, handInOf } from '@/src/server/classroom/shown';
import type { HandedIn } from '@/src/server/classroom/table';
import { CommunitySlots } from '../../share/CommunitySlots';
import { type Addressed, identifierIn, seenAssignment } from '../addressed';
import { Crumbed } from '../Crumbed';
import { LocalTime } from '../LocalTime';
import { assignmentPath, classPath, handInPath } from '../paths';
import { Section } from '../Section';
import { FeedbackForm } from './FeedbackForm';
import { FeedbackShown } from './FeedbackShown';
import { attemptSaid } from './handedInWords';

/** The page, for the instructor and for whoever handed it in. */
export async function HandInPage(props: Addressed<'id' | 'learner'>) {
  const learnerId = identifierIn((await props.params).learner);
  const { db, viewer, seen } = await seenAssignment(props, (id) => handInPath(id, learnerId));
  const handedIn = (await handInOf(db, seen, learnerId, viewer.id)) ?? notFound();
  const { id, classId, className, title } = seen;
  const isOwn = learnerId === viewer.id;
  const [board] = boardsOf(seen);
  if (!board) notFound();
  const { tasks } = await aboutOf(board);
  const done = handedIn.work[board.id];
  const logText = isBoardWork(done) ? done.log : '';
  return (
    <Crumbed
      way={[
        { title: className, path: classPath(classId) },
        { title, path: assignmentPath(id) },
      ]}
      title={isOwn ? 'Your submission' : `${handedIn.learner}’s submission`}
    >
      <p className="classroom-meta">
        <LocalTime at={handedIn.handedInAt.toISOString()} />
        {handedIn.isLate && <span className="classroom-bad">late</span>}
        {handedIn.times > 1 && <span>{attemptSaid(handedIn.times)}</span>}
      </p>
      <ol className="classroom-tasks">
        {tasks.map(({ number, goal }, place) => (
          <li key={number} value={number}>
            {goal}
            <Met round={handedIn.met[place] ?? null} />
          </li>
        ))}
      </ol>
      {seen.part === 'instructor' && board.modelLog !== null && <Model handedIn={handedIn} />}
      <Feedback id={id} learnerId={learnerId} isGiving={seen.part === 'instructor'} {...handedIn} />
      <div className="class-board">
        <CommunitySlots>
          <ScenarioBoard logText={logText} title={`${handedIn.learner}: ${title}`}>
            <p role="status">The board is on its way …</p>
          </ScenarioBoard>
        </CommunitySlots>
      </div>
    </Crumbed>
  );
}

interface FeedbackProps extends HandedIn {
  /** The assignment’s. */
  readonly id: string;
  readonly learnerId: string;
  readonly learner: string;
  /** Whether it is the instructor who looks, and may write. */
  readonly isGiving: boolean;
}

/** The part of the page for feedback and mark; none for a learner who has got neither. */
function Feedback({ id, learnerId, isGiving, ...handedIn }: FeedbackProps) {
  const { learner, mark, feedback, saidOf, times } = handedIn;
  if (!isGiving && saidOf === null) return null;
  return (
    <Section id="feedback" title="Feedback">
      {isGiving && saidOf !== null && saidOf < times && (
        <p>
          What stands here is about the {attemptSaid(saidOf)}; {learner} has handed in again since.
        </p>
      )}
      {isGiving ? (
        <FeedbackForm {...{ id, learnerId, learner, mark, feedback }} attempt={times} />
      ) : (
        <FeedbackShown {...handedIn} />
      )}
    </Section>
  );
}

/** Where a task was met, as a way to that step on the board below. */
function Met({ round }: { readonly round: number | null }) {
  if (round === null) return <span className="classroom-state">Not met</span>;
  return (
    <a className="classroom-state classroom-good" href={`#at=${round}`}>
      Met at step {round}
    </a>
  );
}

function Model({ handedIn: { divergence } }: { readonly handedIn: HandedIn }) {
  return (
    <p>
      {divergence === null
        ? 'As far as both go, the steps are those of the model.'
        : `First difference from the model. ${typeset(divergence)}`}
    </p>
  );
}
