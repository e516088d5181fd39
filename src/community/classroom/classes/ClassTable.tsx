/** The class table: a row for each learner; for each assignment its tasks, how many are met, and when it was handed in. */
import {
  countMet,
  type HandedIn,
  type ClassTable as Table,
  type TableAssignment,
} from '@/src/server/classroom/table';
import { QuietLink } from '@/src/ui/QuietLink';
import { attemptSaid } from '../handIns/handedInWords';
import { LocalTime } from '../LocalTime';
import { assignmentPath, handInPath } from '../paths';
import './classTable.css';
import { typeset } from '@/src/board/sentence/plainText';

/** Cells that a page shows at most: more would take long to arrive and to draw. */
const MAX_CELLS = 4000;

/** Tasks come with how many of them are met. */
const columns = ({ tasks, hasModel }: TableAssignment): number =>
  (tasks.length > 0 ? tasks.length + 1 : 0) + (hasModel ? 2 : 1);

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
  /** Where its links lead; left out, to the pages of the class. */
  readonly ways?: TableWays;
}

/** Where the links of a table lead. */
interface TableWays {
  readonly assignment: (assignmentId: string) => string;
  readonly submission: (assignmentId: string, learnerId: string) => string;
}

const OWN_PAGES: TableWays = { assignment: assignmentPath, submission: handInPath };

const CAPTION = 'class-table-caption';

/** The table; a page has one. */
export function ClassTable({ table, caption, ways = OWN_PAGES }: ClassTableProps) {
  const { assignments, rows } = table;
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
                <QuietLink href={ways.assignment(one.id)}>{one.title}</QuietLink>
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
                  submission={ways.submission(one.id, id)}
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
function Heads({ tasks, hasModel }: TableAssignment) {
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
      {hasModel && (
        <th scope="col" className={tasks.length === 0 ? 'class-table-first' : undefined}>
          First difference from the model
        </th>
      )}
      <th scope="col" className={tasks.length === 0 && !hasModel ? 'class-table-first' : undefined}>
        Handed in
      </th>
    </>
  );
}

interface CellsProps {
  readonly assignment: TableAssignment;
  readonly handedIn: HandedIn | null;
  /** The address of what was handed in. */
  readonly submission: string;
  readonly learner: string;
}

function Cells({ assignment, handedIn, submission, learner }: CellsProps) {
  const { tasks, hasModel } = assignment;
  if (!handedIn) {
    return (
      <td colSpan={columns(assignment)} className="class-table-first class-table-none">
        Nothing handed in
      </td>
    );
  }
  const { met, divergence, handedInAt, isLate, times, mark } = handedIn;
  return (
    <>
      {tasks.length > 0 && (
        <td className="class-table-round class-table-first">
          {countMet(handedIn)} of {tasks.length}
        </td>
      )}
      {tasks.map(({ number }, place) => (
        <td key={number} className="class-table-round">
          <Round round={met[place] ?? null} />
        </td>
      ))}
      {hasModel && (
        <td className={`class-table-words${tasks.length === 0 ? ' class-table-first' : ''}`}>
          {divergence === null ? 'None' : typeset(divergence)}
        </td>
      )}
      <td
        className={`class-table-when${tasks.length === 0 && !hasModel ? ' class-table-first' : ''}`}
      >
        <LocalTime at={handedInAt.toISOString()} />
        {isLate && <span className="classroom-bad">Late</span>}
        {times > 1 && <span>{attemptSaid(times)}</span>}
        {mark !== '' && <span>Mark: {mark}</span>}
        <QuietLink href={submission}>
          See the submission<span className="visually-hidden"> of {learner}</span>
        </QuietLink>
      </td>
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
