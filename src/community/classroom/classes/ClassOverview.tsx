/** The table of a class: a row for each learner, and a column for each assignment, the newest first. */
import { typeset } from '@/src/board/sentence/plainText';
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
import { LocalTime } from '../LocalTime';
import { assignmentPath, handInPath } from '../paths';
import { BecameOf, ByHand, Round, Sum } from './ClassCells';
import { hasPoints } from './tableRoom';
import './classTable.css';

const CAPTION = 'class-overview-caption';

/** The table; a page has one. */
export function ClassOverview({ table }: { readonly table: Table }) {
  const newest = table.assignments.map((one, index) => ({ one, index })).reverse();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className="class-table-scroll" aria-labelledby={CAPTION} tabIndex={0}>
      <table className="class-table">
        <caption id={CAPTION}>What each learner has met</caption>
        <thead>
          <tr>
            <th scope="col">Learner</th>
            {newest.map(({ one: { id, title } }) => (
              <th key={id} scope="col">
                <QuietLink href={assignmentPath(id)}>{title}</QuietLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ id, kind, name, handedIn }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                {kind === 'seat' && <span className="class-table-seat">no account</span>}
              </th>
              {newest.map(({ one, index }) => (
                <Cell
                  key={one.id}
                  assignment={one}
                  handedIn={handedIn[index] ?? null}
                  submission={handInPath(one.id, id)}
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

interface CellProps {
  readonly assignment: TableAssignment;
  readonly handedIn: HandedIn | null;
  /** The address of what was handed in. */
  readonly submission: string;
  readonly learner: string;
}

function Cell({ assignment, handedIn, submission, learner }: CellProps) {
  if (!handedIn) {
    return <td className="class-table-first class-table-none">Nothing handed in</td>;
  }
  return (
    <td className="class-table-when class-table-first">
      <strong>
        <Reached assignment={assignment} handedIn={handedIn} />
      </strong>
      <BecameOf handedIn={handedIn} />
      <QuietLink href={submission}>
        See the submission<span className="visually-hidden"> of {learner}</span>
      </QuietLink>
      <Details assignment={assignment} handedIn={handedIn} />
    </td>
  );
}

type DoneProps = Pick<CellProps, 'assignment'> & { readonly handedIn: HandedIn };

/** The points, where there are any; else how many tasks are met. */
function Reached({ assignment, handedIn }: DoneProps) {
  const { parts, tasks } = assignment;
  if (hasPoints(assignment)) {
    const scores = scoresOf(parts, handedIn.work, handedIn.points);
    return <Sum total={totalOf(scores, lateLoss(assignment, handedIn.handedInAt))} />;
  }
  return tasks.length > 0 ? `${countMet(handedIn)} of ${tasks.length} met` : 'Handed in';
}

/** When it was handed in, task by task, for whoever wants to know. */
function Details({ assignment: { parts, tasks, hasModel }, handedIn }: DoneProps) {
  const { met, divergence, handedInAt, work, points } = handedIn;
  const scores = scoresOf(parts, work, points);
  return (
    <details className="class-table-notes">
      <summary>Details</summary>
      <LocalTime at={handedInAt.toISOString()} />
      {tasks.length > 0 && (
        <ul>
          {tasks.map(({ part, number, goal }, index) => (
            <li key={`${part} ${number}`} title={goal}>
              Task {number}: <Round round={met[index] ?? null} />
              <ByHand score={scores.find((one) => one.part === part && one.task === number)} />
            </li>
          ))}
        </ul>
      )}
      {hasModel && divergence !== null && (
        <p>First difference from the model. {typeset(divergence)}</p>
      )}
    </details>
  );
}
