/** What was handed in of parts that an assignment asks no longer, in the words it was asked in. */
import { pluralize } from '@/events/pluralize';
import { worthKey } from '@/src/contract/marks';
import { isBoardPart } from '@/src/contract/parts';
import { isBoardWork } from '@/src/server/classroom/parts';
import { Section } from '../Section';
import { Answered, Asked } from './Answers';
import type { GonePart, HandInView } from './handInView';
import '../work/work.css';

/** The parts with what was handed in; nothing where there are none. */
export function AskedBefore({ view }: { readonly view: HandInView }) {
  if (view.gone.length === 0) return null;
  return (
    <Section id="asked-before" title="Asked before">
      <p>
        The assignment was changed after this was handed in. What stands here is asked no longer,
        and no longer counts.
      </p>
      <ul className="classroom-tasks">
        {view.gone.map((gone) => (
          <li key={gone.part.id}>
            <Gone gone={gone} view={view} />
            <Pointed gone={gone} view={view} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface GoneProps {
  readonly gone: GonePart;
  readonly view: HandInView;
}

function Gone({ gone: { part, done, tasks }, view }: GoneProps) {
  if (!isBoardPart(part)) {
    return (
      <>
        <Asked question={part} />
        <Answered question={part} done={done} view={view} />
      </>
    );
  }
  const met = isBoardWork(done) ? done.met : [];
  return (
    <>
      <p>The board “{part.title}”</p>
      {tasks.length > 0 && (
        <ol className="classroom-tasks">
          {tasks.map(({ number, goal }, index) => (
            <li key={number} value={number}>
              {goal}
              <span className="classroom-state">
                {(met[index] ?? null) === null ? 'Not met' : `Met at step ${met[index]}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** The points that were given by hand for it, which count no longer. */
function Pointed({ gone: { part, tasks }, view: { handIn } }: GoneProps) {
  const keys = isBoardPart(part)
    ? tasks.map(({ number }) => worthKey({ part: part.id, task: number }))
    : [part.id];
  const given = keys.flatMap((key) => handIn.points[key] ?? []);
  if (given.length === 0) return null;
  const sum = given.reduce((sofar, { points }) => sofar + points, 0);
  const why = given.flatMap((one) => (one.why === '' ? [] : [one.why])).join('; ');
  return (
    <span className="classroom-state">
      Given by hand: {pluralize(sum, 'point')}
      {why !== '' && ` (${why})`}
    </span>
  );
}
