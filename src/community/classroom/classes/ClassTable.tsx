/** The class table: a row for each learner; for each assignment its tasks, how many are met, and when it was handed in. */
import { pluralize } from '@/events/pluralize';
import { type Notes, type Scored, type Total, totalOf } from '@/src/contract/marks';
import { scoresOf } from '@/src/server/classroom/feedback/scores';
import { lateLoss } from '@/src/server/classroom/score';
import {
  countMet,
  type HandedIn,
  type ClassTable as Table,
  type TableAssignment,
} from '@/src/server/classroom/table';
import { QuietLink } from '@/src/ui/QuietLink';
import { pointsSaid } from '../feedback/pointsWords';
import { attemptSaid } from '../handIns/handedInWords';
import { LocalTime } from '../LocalTime';
import { assignmentPath, handInPath } from '../paths';
import './classTable.css';
import { typeset } from '@/src/board/sentence/plainText';

/** Cells that a page shows at most: more would take long to arrive and to draw. */
const MAX_CELLS = 4000;

/** Tasks come with how many of them are met; a column for the sum of points stands where there are any. */
const columns = (one: TableAssignment): number =>
  (one.tasks.length > 0 ? one.tasks.length + 1 : 0) +
  (hasPoints(one) ? 1 : 0) +
  (one.hasModel ? 2 : 1);

/** Whether an assignment gives points at all. */
function hasPoints({ parts }: Pick<TableAssignment, 'parts'>): boolean {
  return totalOf(scoresOf(parts, {}, {})).worth > 0;
}

/** As many of the last assignments of a table as a page can show, one at least. */
export function fitting({ assignments, rows }: Table): Table {
  let [from, cells] = [assignments.length, 0];
  while (from > 0) {
    const next = assignments[from - 1];
    if (!next) break;
    cells += columns(next) * rows.length;
    if (cells > MAX_CELLS && from < assignments.length) break;
    from -= 1;
  }
  return {
    assignments: assignments.slice(from),
    rows: rows.map((row) => ({ ...row, handedIn: row.handedIn.slice(from) })),
  };
}

interface ClassTableProps {
  readonly table: Table;
  /** What stands over the table, and names the part of the page that scrolls within itself. */
  readonly caption: string;
}

const CAPTION = 'class-table-caption';

/** The table; a page has one. */
export function ClassTable({ table: { assignments, rows }, caption }: ClassTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className="class-table-scroll" aria-labelledby={CAPTION} tabIndex={0}>
      <table className="class-table">
        <caption id={CAPTION}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              Learner
            </th>
            {assignments.map((one) => (
              <th key={one.id} scope="colgroup" colSpan={columns(one)}>
                <QuietLink href={assignmentPath(one.id)}>{one.title}</QuietLink>
              </th>
            ))}
          </tr>
          <tr>
            {assignments.map((one) => (
              <Heads key={one.id} {...one} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, kind, name, handedIn }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                {kind === 'seat' && <span className="class-table-seat">no account</span>}
              </th>
              {assignments.map((one, place) => (
                <Cells
                  key={one.id}
                  assignment={one}
                  handedIn={handedIn[place] ?? null}
                  learnerId={id}
                  learner={name}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The heads of the columns of an assignment. What a task asks is written beside its number for those who hear the table. */
function Heads(assignment: TableAssignment) {
  const { tasks, hasModel } = assignment;
  const isFirst = tasks.length === 0 && !hasPoints(assignment);
  return (
    <>
      {tasks.length > 0 && (
        <th scope="col" className="class-table-first">
          Met
        </th>
      )}
      {tasks.map(({ number, goal }) => (
        <th key={number} scope="col" title={goal}>
          Task {number}
          <span className="visually-hidden">: {goal}</span>
        </th>
      ))}
      {hasPoints(assignment) && (
        <th scope="col" className={tasks.length === 0 ? 'class-table-first' : undefined}>
          Points
        </th>
      )}
      {hasModel && (
        <th scope="col" className={isFirst ? 'class-table-first' : undefined}>
          First difference from the model
        </th>
      )}
      <th scope="col" className={isFirst && !hasModel ? 'class-table-first' : undefined}>
        Handed in
      </th>
    </>
  );
}

interface CellsProps {
  readonly assignment: TableAssignment;
  readonly handedIn: HandedIn | null;
  readonly learnerId: string;
  readonly learner: string;
}

function Cells({ assignment, handedIn, learnerId, learner }: CellsProps) {
  const { id, tasks, hasModel } = assignment;
  if (!handedIn) {
    return (
      <td colSpan={columns(assignment)} className="class-table-first class-table-none">
        Nothing handed in
      </td>
    );
  }
  const { met, divergence } = handedIn;
  const scores = scoresOf(assignment.parts, handedIn.work, handedIn.points);
  const isFirst = tasks.length === 0 && !hasPoints(assignment);
  return (
    <>
      {tasks.length > 0 && (
        <td className="class-table-round class-table-first">
          {countMet(handedIn)} of {tasks.length}
        </td>
      )}
      {tasks.map(({ part, number }, place) => (
        <td key={`${part} ${number}`} className="class-table-round">
          <Round round={met[place] ?? null} />
          <ByHand score={scores.find((one) => one.part === part && one.task === number)} />
        </td>
      ))}
      {hasPoints(assignment) && (
        <td className={`class-table-round${tasks.length === 0 ? ' class-table-first' : ''}`}>
          <Sum total={totalOf(scores, lateLoss(assignment, handedIn.handedInAt))} />
        </td>
      )}
      {hasModel && (
        <td className={`class-table-words${isFirst ? ' class-table-first' : ''}`}>
          {divergence === null ? 'None' : typeset(divergence)}
        </td>
      )}
      <td className={`class-table-when${isFirst && !hasModel ? ' class-table-first' : ''}`}>
        <HandedInState handedIn={handedIn} />
        <QuietLink href={handInPath(id, learnerId)}>
          See the submission<span className="visually-hidden"> of {learner}</span>
        </QuietLink>
      </td>
    </>
  );
}

/** When it was handed in, how often, and what became of it. */
function HandedInState({ handedIn }: { readonly handedIn: HandedIn }) {
  const { handedInAt, isLate, times, mark, notes } = handedIn;
  return (
    <>
      <LocalTime at={handedInAt.toISOString()} />
      {isLate && <span className="classroom-bad">Late</span>}
      {times > 1 && <span>{attemptSaid(times)}</span>}
      {mark !== '' && <span>Mark: {mark}</span>}
      <span>{stateWords(handedIn)}</span>
      {notes !== null && notes.count > 0 && <NotesPeek notes={notes} />}
    </>
  );
}

/** What became of a submission, in a word or two. */
function stateWords({ saidOf, times, returnedOf, lookedAt }: HandedIn): string {
  if (returnedOf !== null && returnedOf >= times) {
    return lookedAt === null ? 'Returned' : 'Returned, looked at';
  }
  return (saidOf ?? 0) >= times ? 'Marked, not returned' : 'To mark';
}

/** How many notes a learner wrote, and their words where somebody asks for them. */
function NotesPeek({ notes: { count, first } }: { readonly notes: Notes }) {
  return (
    <details className="class-table-notes">
      <summary>{pluralize(count, 'note')}</summary>
      <ul>
        {first.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes have no other name, and never move.
          <li key={place} dir="auto">
            {text}
          </li>
        ))}
        {count > first.length && <li>and {count - first.length} more, on the board</li>}
      </ul>
    </details>
  );
}

/** Points that were given by hand for a task; nothing where the check’s stand. */
function ByHand({ score }: { readonly score: Scored | undefined }) {
  if (!score?.byHand) return null;
  return (
    <span className="class-table-given">
      {pointsSaid(score.byHand.points)} of {pluralize(score.worth, 'point')}
    </span>
  );
}

function Sum({ total: { points, worth, waiting, loss } }: { readonly total: Total }) {
  return (
    <>
      {pointsSaid(points)} of {worth}
      {loss > 0 && <span className="class-table-given">after {loss}% off</span>}
      {waiting > 0 && <span className="class-table-given">{waiting} to mark</span>}
    </>
  );
}

/** The step that met a task, or a dash. */
function Round({ round }: { readonly round: number | null }) {
  if (round === null) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">not met</span>
      </>
    );
  }
  return (
    <>
      <span className="visually-hidden">met at </span>
      <span className="classroom-good">step {round}</span>
    </>
  );
}
