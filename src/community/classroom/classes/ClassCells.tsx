/** What the cells of a table of submissions hold. */
import { pluralize } from '@/events/pluralize';
import type { Notes, Scored, Total } from '@/src/contract/marks';
import type { HandedIn } from '@/src/server/classroom/table';
import { pointsSaid } from '../feedback/pointsWords';
import { attemptSaid } from '../handIns/handedInWords';
import { LocalTime } from '../LocalTime';

/** When it was handed in, how often, and what became of it. */
export function HandedInState({ handedIn }: { readonly handedIn: HandedIn }) {
  return (
    <>
      <LocalTime at={handedIn.handedInAt.toISOString()} />
      <BecameOf handedIn={handedIn} />
    </>
  );
}

/** What became of a submission, and how often it was handed in. */
export function BecameOf({ handedIn }: { readonly handedIn: HandedIn }) {
  const { isLate, times, mark, notes } = handedIn;
  return (
    <>
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
        {first.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes have no other name, and never move.
          <li key={index} dir="auto">
            {text}
          </li>
        ))}
        {count > first.length && <li>and {count - first.length} more, on the board</li>}
      </ul>
    </details>
  );
}

/** Points that were given by hand for a task; nothing where the check’s stand. */
export function ByHand({ score }: { readonly score: Scored | undefined }) {
  if (!score?.byHand) return null;
  return (
    <span className="class-table-given">
      {pointsSaid(score.byHand.points)} of {pluralize(score.worth, 'point')}
    </span>
  );
}

/** The sum of points. */
export function Sum({ total: { points, worth, waiting, loss } }: { readonly total: Total }) {
  return (
    <>
      {pointsSaid(points)} of {worth}
      {loss > 0 && <span className="class-table-given">after {loss}% off</span>}
      {waiting > 0 && <span className="class-table-given">{waiting} to mark</span>}
    </>
  );
}

/** The step that met a task, or a dash. */
export function Round({ round }: { readonly round: number | null }) {
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
