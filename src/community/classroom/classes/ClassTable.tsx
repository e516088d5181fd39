/** The table of an assignment: a row for each learner; its tasks, how many are met, and when it was handed in. */
import { totalOf } from '@/src/contract/marks';
import { lateLoss } from '@/src/server/classroom/dates';
import { scoresOf } from '@/src/server/classroom/feedback/scores';
import {
  countMet,
  type HandedIn,
  type ClassTable as Table,
  type TableAssignment,
} from '@/src/server/classroom/table';
import { QuietLink } from '@/src/ui/QuietLink';
import { assignmentPath, handInPath } from '../paths';
import { ByHand, HandedInState, Round, Sum } from './ClassCells';
import { columns, hasPoints } from './tableRoom';
import './classTable.css';
import { typeset } from '@/src/board/sentence/plainText';

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
              {assignments.map((one, index) => (
                <Cells
                  key={one.id}
                  assignment={one}
                  handedIn={handedIn[index] ?? null}
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
function Heads(assignment: TableAssignment) {
  const { tasks, hasModel } = assignment;
  const isFirst = tasks.length === 0 && !hasPoints(assignment);
  return (
    <>
      {hasPoints(assignment) && (
        <th scope="col" className="class-table-first">
          Points
        </th>
      )}
      {tasks.length > 0 && (
        <th scope="col" className={hasPoints(assignment) ? undefined : 'class-table-first'}>
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
  const { met, divergence } = handedIn;
  const scores = scoresOf(assignment.parts, handedIn.work, handedIn.points);
  const isFirst = tasks.length === 0 && !hasPoints(assignment);
  return (
    <>
      {hasPoints(assignment) && (
        <td className="class-table-round class-table-first">
          <Sum total={totalOf(scores, lateLoss(assignment, handedIn.handedInAt))} />
        </td>
      )}
      {tasks.length > 0 && (
        <td className={`class-table-round${hasPoints(assignment) ? '' : ' class-table-first'}`}>
          {countMet(handedIn)} of {tasks.length}
        </td>
      )}
      {tasks.map(({ part, number }, index) => (
        <td key={`${part} ${number}`} className="class-table-round">
          <Round round={met[index] ?? null} />
          <ByHand score={scores.find((one) => one.part === part && one.task === number)} />
        </td>
      ))}
      {hasModel && (
        <td className={`class-table-words${isFirst ? ' class-table-first' : ''}`}>
          {divergence === null ? 'None' : typeset(divergence)}
        </td>
      )}
      <td className={`class-table-when${isFirst && !hasModel ? ' class-table-first' : ''}`}>
        <HandedInState handedIn={handedIn} />
        <QuietLink href={submission}>
          See the submission<span className="visually-hidden"> of {learner}</span>
        </QuietLink>
      </td>
    </>
  );
}
