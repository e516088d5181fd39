'use client';

/** The step of a class’s tree that is looked at: what it did, who did it, and how they went on. */
import { itemAt } from '@/events/assert';
import { pluralize } from '@/events/pluralize';
import { waysOn } from '@/events/timeline/merged';
import { oneWhoDid, type TreeView, whoDid } from './treeView';
import { namesSaid, stepName } from './treeWords';

/** Ways on that are told; the tree and its table show them all. */
const WAYS_TOLD = 8;

interface TreeStepToldProps {
  readonly view: TreeView;
  readonly at: number;
  readonly onAt: (index: number) => void;
  readonly showsNames: boolean;
  /** The address of the board at a step; null where only the model did it. */
  readonly pathTo: (index: number) => string | null;
}

/** The step in words. */
export function TreeStepTold({ view, at, onAt, showsNames, pathTo }: TreeStepToldProps) {
  const step = itemAt(view.steps, at);
  const path = pathTo(at);
  const ways = waysOn(view.steps, at);
  return (
    <div className="class-tree-told">
      <div aria-live="polite">
        <p>
          <strong>{stepName(step)}</strong> {at > 0 && step.words}
        </p>
        <p>{countSaid(view, at)}</p>
        {showsNames && step.count > 0 && <p>{namesSaid(view, whoDid(view, at))}</p>}
      </div>
      {path !== null && (
        <p>
          <a className="classroom-link" href={path}>
            {showsNames
              ? `Open ${oneWhoDid(view, at)?.name}’s board at this step`
              : 'Open the board of one of them at this step'}
          </a>
        </p>
      )}
      {ways.length > 0 && (
        <>
          <p className="class-tree-next">From here</p>
          <ul>
            {ways.slice(0, WAYS_TOLD).map((way) => (
              <li key={way}>
                <button type="button" className="text-button" onClick={() => onAt(way)}>
                  {waySaid(view, way)}
                </button>{' '}
                {itemAt(view.steps, way).words}
              </li>
            ))}
          </ul>
          {ways.length > WAYS_TOLD && (
            <p>{pluralize(ways.length - WAYS_TOLD, 'more way')}, in the table below.</p>
          )}
        </>
      )}
    </div>
  );
}

/** “12 of 30 learners, and the model. 2 stopped here.” */
function countSaid({ steps, learners }: TreeView, at: number): string {
  const { count, ends, isModel } = itemAt(steps, at);
  if (count === 0) return 'Only the model goes here.';
  const model = isModel && at > 0 ? ', and the model' : '';
  const stopped = ends.length > 0 ? ` ${ends.length} stopped here.` : '';
  return `${count} of ${pluralize(learners.length, 'learner')}${model}.${stopped}`;
}

/** How many took a way. */
function waySaid({ steps }: TreeView, way: number): string {
  const { count, isModel } = itemAt(steps, way);
  if (count === 0) return 'The model:';
  return `${pluralize(count, 'learner')}${isModel ? ' and the model' : ''}:`;
}
