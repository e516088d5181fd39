/** What a learner handed in: on the board with the comments at its steps, its points, and what was said of it. */
import { notFound } from 'next/navigation';
import { ScenarioBoard } from '@/src/board/scenario/ScenarioBoard';
import { typeset } from '@/src/board/sentence/plainText';
import { neighboursOf } from '@/src/server/classroom/feedback/neighbours';
import { QuietLink } from '@/src/ui/QuietLink';
import { StayAtNamed } from '../../StayAtNamed';
import { CommunitySlots } from '../../share/CommunitySlots';
import { type Addressed, identifierIn, seenAssignment } from '../addressed';
import { Crumbed } from '../Crumbed';
import { Commented } from '../feedback/Commented';
import { Neighbours } from '../feedback/Neighbours';
import { shownAt } from '../feedback/places';
import { ReturnPart } from '../feedback/ReturnPart';
import { TellLooked } from '../feedback/TellLooked';
import { LocalTime } from '../LocalTime';
import { assignmentPath, classPath, handInPath } from '../paths';
import { Section } from '../Section';
import { Answers } from './Answers';
import { AskedBefore } from './AskedBefore';
import { Attempts } from './Attempts';
import { FeedbackForm } from './FeedbackForm';
import { FeedbackShown } from './FeedbackShown';
import { attemptSaid } from './handedInWords';
import { type HandInView, handInView } from './handInView';
import { toMarkOf } from './toMark';

interface HandInPageProps extends Addressed<'id' | 'learner'> {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

/** The page, for those who teach the class and for whoever handed it in. */
export async function HandInPage(props: HandInPageProps) {
  const learnerId = identifierIn((await props.params).learner);
  const path = (id: string) => handInPath(id, learnerId);
  const { db, viewer, seen } = await seenAssignment(props, path);
  const asked = await props.searchParams;
  const said = (name: string) => (typeof asked[name] === 'string' ? asked[name] : undefined);
  const named = { attempt: said('attempt'), part: said('part'), with: said('with') };
  const view = (await handInView(db, seen, learnerId, viewer.id, named)) ?? notFound();
  const { handIn, attempt, board } = view;
  const { id, classId, className, title } = seen;
  const isTeacher = seen.part === 'instructor';
  const isUnmarkedFirst = said('first') === 'unmarked';
  const neighbours = isTeacher ? await neighboursOf(db, seen, learnerId, isUnmarkedFirst) : null;
  const seatIn = viewer.kind === 'seat' ? classId : null;
  return (
    <Crumbed
      way={[
        { title: className, path: classPath(classId) },
        { title, path: assignmentPath(id) },
      ]}
      title={isTeacher ? `${handIn.learner}’s submission` : 'Your submission'}
    >
      {neighbours && (
        <Neighbours
          id={id}
          learnerId={learnerId}
          found={neighbours}
          isUnmarkedFirst={isUnmarkedFirst}
        />
      )}
      {!isTeacher && handIn.returnedOf !== null && <TellLooked id={id} seatIn={seatIn} />}
      <Met view={view} />
      {isTeacher && <Model view={view} />}
      <Answered view={view} isTeacher={isTeacher} />
      {!isTeacher && <Said view={view} />}
      <Attempts view={view} path={path(id)} />
      <Boards view={view} path={path(id)} />
      <Commented
        key={`${learnerId} ${attempt} ${board?.id}`}
        handIn={{
          id,
          learnerId,
          learner: handIn.learner,
          seatIn,
          isTeacher,
          attempt,
          kept: view.attempts.map((one) => one.attempt),
          board: board?.id ?? null,
        }}
        parts={view.parts}
        threads={view.threads}
      >
        {board && (
          <div className="class-board">
            <CommunitySlots inClass={isTeacher ? { id, part: board.id } : null}>
              <ScenarioBoard
                logText={board.done.log}
                title={`${handIn.learner}: ${title}`}
                beside={view.compared?.logText ?? null}
              >
                <p role="status">The board is on its way …</p>
              </ScenarioBoard>
            </CommunitySlots>
          </div>
        )}
      </Commented>
      {isTeacher && <Giving id={id} learnerId={learnerId} view={view} path={path(id)} />}
    </Crumbed>
  );
}

interface ViewProps {
  readonly view: HandInView;
}

/** What was answered, and what was handed in of parts that are asked no longer. */
function Answered({ view, isTeacher }: ViewProps & { readonly isTeacher: boolean }) {
  return (
    <>
      <Answers view={view} isMarked={isTeacher && view.attempt === view.handIn.times} />
      <AskedBefore view={view} />
    </>
  );
}

/** When it was handed in, and which tasks it meets. */
function Met({ view: { handIn, attempt, attempts, tasks, met, outlines, board } }: ViewProps) {
  const at = attempts.find((one) => one.attempt === attempt)?.handedInAt ?? handIn.handedInAt;
  const title = new Map(outlines.map((one) => [one.id, 'title' in one ? one.title : '']));
  const hasSeveral = new Set(tasks.map(({ part }) => part)).size > 1;
  return (
    <>
      <p className="classroom-meta">
        <LocalTime at={at.toISOString()} />
        {handIn.isLate && attempt === handIn.times && <span className="classroom-bad">late</span>}
        {handIn.times > 1 && <span>{attemptSaid(attempt)}</span>}
      </p>
      {tasks.length > 0 && (
        <ol className="classroom-tasks">
          {tasks.map(({ part, number, goal }, index) => (
            <li key={`${part} ${number}`} value={number}>
              {hasSeveral && `${title.get(part)}: `}
              {goal}
              <Round round={met[index] ?? null} isShown={part === board?.id} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

interface RoundProps {
  readonly round: number | null;
  /** Whether the board of the task is the one on the page. */
  readonly isShown: boolean;
}

/** Where a task was met, as a way to that step on the board below. */
function Round({ round, isShown }: RoundProps) {
  if (round === null) return <span className="classroom-state">Not met</span>;
  const words = `Met at step ${round}`;
  const style = 'classroom-state classroom-good';
  if (!isShown) return <span className={style}>{words}</span>;
  return (
    <a className={style} href={`#at=${round}`}>
      {words}
    </a>
  );
}

/** Where the board that is shown leaves its model, for those who teach. */
function Model({ view: { board } }: ViewProps) {
  if (!board?.hasModel) return null;
  const { divergence } = board.done;
  return (
    <p>
      {divergence === null
        ? 'As far as both go, the steps are those of the model.'
        : `First difference from the model. ${typeset(divergence)}`}
    </p>
  );
}

/** What was said of it, for the learner; nothing until it was given back. */
function Said({ view: { handIn, scores, loss } }: ViewProps) {
  if (handIn.saidOf === null) return null;
  return (
    <Section id="feedback" title="Feedback">
      <FeedbackShown
        mark={handIn.mark}
        feedback={handIn.feedback}
        saidOf={handIn.saidOf}
        times={handIn.times}
        scores={scores}
        loss={loss}
      />
    </Section>
  );
}

/** The ways to the other boards that were handed in; nothing where there is one. */
function Boards({ view: { board, attempt }, path }: ViewProps & { readonly path: string }) {
  if (!board || board.others.length < 2) return null;
  return (
    <nav className="classroom-buttons" aria-label="Boards">
      {board.others.map(({ id, title }) =>
        id === board.id ? (
          <strong key={id} aria-current="page">
            {title}
          </strong>
        ) : (
          <QuietLink key={id} className="classroom-link" href={shownAt(path, attempt, id, null)}>
            {title}
          </QuietLink>
        ),
      )}
    </nav>
  );
}

interface GivingProps extends ViewProps {
  /** The assignment’s. */
  readonly id: string;
  readonly learnerId: string;
  readonly path: string;
}

/** The parts of the page where points, mark and feedback are given, and all of it is given back. */
function Giving({ id, learnerId, view, path }: GivingProps) {
  const { handIn, attempt, scores, loss } = view;
  const { learner, mark, feedback, saidOf, times, returnedOf, returnedAt, lookedAt } = handIn;
  return (
    <>
      <StayAtNamed />
      <Section id="feedback" title="Feedback">
        {saidOf !== null && saidOf < times && (
          <p>
            What stands here is about the {attemptSaid(saidOf)}; {learner} has handed in again
            since.
          </p>
        )}
        {attempt === times ? (
          <FeedbackForm
            key={learnerId}
            id={id}
            learnerId={learnerId}
            learner={learner}
            mark={mark}
            feedback={feedback}
            attempt={times}
            scores={scores}
            toMark={toMarkOf(view)}
            loss={loss}
            isReturned={returnedOf === times}
          />
        ) : (
          <p>
            This is the {attemptSaid(attempt)}. Points and mark are given on{' '}
            <QuietLink href={path}>the last one</QuietLink>.
          </p>
        )}
      </Section>
      <Section id="return" title="Return">
        <ReturnPart
          id={id}
          learnerId={learnerId}
          learner={learner}
          times={times}
          returnedOf={returnedOf}
          returnedAt={returnedAt?.toISOString() ?? null}
          lookedAt={lookedAt?.toISOString() ?? null}
        />
      </Section>
    </>
  );
}
