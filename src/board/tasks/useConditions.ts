/** Which conditions of the task to do now hold where one is. */
import { useMemo } from 'react';
import { conditionsAt, type TreeProgress } from '@/src/lessons/course/progress';
import type { Task } from '@/src/lessons/course/task';

const NONE: readonly boolean[] = [];

/**
 * The conditions of the task at hand at the shown step, in their order.
 *
 * @param at the node shown; null while another timeline is shown than the one that is checked
 */
export function useConditions(
  task: Task | undefined,
  progress: TreeProgress,
  at: number | null,
): readonly boolean[] {
  const conditions = task?.conditions;
  return useMemo(
    () => (conditions && at !== null ? conditionsAt(conditions, progress, at) : NONE),
    [conditions, progress, at],
  );
}
