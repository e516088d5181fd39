/** The parts of an assignment as its instructors see them, with what is right. */
import { withFullStop } from '@/events/phrase';
import { pluralize } from '@/events/pluralize';
import { type AssignmentPart, isBoardPart, type Question } from '@/src/contract/parts';
import type { SeenAssignment } from '@/src/server/classroom/access';
import { type AssignedBoard, assignedBoard } from '@/src/server/classroom/assignedBoard';
import { outlineOf, partsOf, worthOfPart } from '@/src/server/classroom/parts';
import { Markdown } from '../../Markdown';
import { rightWords } from '../work/rightWords';
import { predictionSaid } from '../work/workWords';
import { startWay } from './startWay';

/** Each part in its order, with its points. */
export async function PartsOfAssignment({ seen }: { readonly seen: SeenAssignment }) {
  const parts = partsOf(seen);
  const boards = await Promise.all(
    parts.filter(isBoardPart).map(async (part) => [part.id, await assignedBoard(part)] as const),
  );
  const abouts = new Map(boards);
  return parts.map((part, index) => (
    <section key={part.id} className="assignment-part" aria-labelledby={`part-${part.id}`}>
      <h3 id={`part-${part.id}`}>{headOf(part, index, parts.length)}</h3>
      {isBoardPart(part) ? <BoardOf about={abouts.get(part.id)} /> : <QuestionOf part={part} />}
    </section>
  ));
}

function headOf(part: AssignmentPart, index: number, count: number): string {
  const name = isBoardPart(part) ? part.title : 'Question';
  const points = worthOfPart(outlineOf(part));
  const worth = points > 0 ? ` (${pluralize(points, 'point')})` : '';
  return count > 1 ? `${index + 1}. ${name}${worth}` : `${name}${worth}`;
}

function BoardOf({ about }: { readonly about: AssignedBoard | undefined }) {
  if (!about) return null;
  const { part, name, tasks } = about;
  return (
    <>
      <p className="classroom-meta">
        <span>
          {part.scenarioId === null ? 'On ' : 'On a scenario played in '}
          {name}.
        </span>
      </p>
      {tasks.length === 0 ? (
        <p>None that the board looks for: open what each learner hands in, and read the steps.</p>
      ) : (
        <ol className="classroom-tasks">
          {tasks.map(({ number, goal, points }) => (
            <li key={number} value={number}>
              {goal}
              {points !== 1 && ` (${pluralize(points, 'point')})`}
            </li>
          ))}
        </ol>
      )}
      {part.modelLog !== null && (
        <p>
          There is a model solution to compare with. It is one way among others: steps that differ
          from it can meet every task.
        </p>
      )}
      <a className="classroom-link" href={startWay(about, part.scenarioId, part.title)}>
        Open the board as learners do
      </a>
    </>
  );
}

function QuestionOf({ part }: { readonly part: Question }) {
  return (
    <>
      <Markdown text={part.prompt} />
      <Right part={part} />
    </>
  );
}

/** What is right, which no learner sees. */
function Right({ part }: { readonly part: Question }) {
  switch (part.kind) {
    case 'choice':
      return (
        <ul>
          {part.options.map((option, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: options have no other name, and never move.
            <li key={index}>
              {option}
              {part.right.includes(index) && <strong className="classroom-good"> Right</strong>}
            </li>
          ))}
        </ul>
      );
    case 'number':
      return (
        <p>
          Right: {part.answer}
          {part.unit !== '' && ` ${part.unit}`}
          {part.tolerance > 0 && `, give or take ${part.tolerance}`}.
        </p>
      );
    case 'short':
      return part.modelAnswer === '' ? (
        <p>Answered in words; you mark it.</p>
      ) : (
        <p>A good answer: {part.modelAnswer}</p>
      );
    case 'predict':
      return (
        <p>
          {predictionSaid(part)} Right: {withFullStop(rightWords(part) ?? '')}
        </p>
      );
  }
}
