/** What is said of a class’s tree beside its drawing. */
import { itemAt } from '@/events/assert';
import { pluralize } from '@/events/pluralize';
import type { ClassTree } from '@/src/contract/classTree';
import type { TreeStep, TreeView } from './treeView';

/** What a step is called. */
export function stepName({ parent, round }: Pick<TreeStep, 'parent' | 'round'>): string {
  return parent === null ? 'The opening.' : `Step ${round}.`;
}

/** Learners by their names, as lists are ordered. */
export function namesSaid({ learners }: TreeView, places: readonly number[]): string {
  return places
    .map((index) => itemAt(learners, index).name)
    .sort((one, other) => one.localeCompare(other, 'en'))
    .join(', ');
}

/** What one is looking at, before the drawing. */
export function leadSaid({ learners, hasModel, shown, longest }: ClassTree): string {
  const who = `${pluralize(learners.length, 'learner')} handed in.`;
  const how = 'Each line is a way to play the board: the thicker it is, the more of them took it.';
  const model = hasModel ? ' The dashed line is the model.' : '';
  const cut = shown < longest ? ` The first ${shown} of ${longest} steps are shown.` : '';
  return `${who} ${how}${model}${cut}`;
}
