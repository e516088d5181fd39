/** Reading the list of one’s open assignments, as the server answers it. */
import { holds, isAnything, isList, isText, isWhole } from '@/events/log/outside';

/** An assignment that something can be handed in to. */
export interface OpenAssignment {
  readonly id: string;
  readonly title: string;
  readonly className: string;
  /** As JSON writes it; null for none. */
  readonly due: string | null;
  /** How many tasks it has. */
  readonly tasks: number;
  readonly isHandedIn: boolean;
}

const isDue = (value: unknown): value is string | null => value === null || isText(value);

const shape = {
  id: isText,
  title: isText,
  className: isText,
  due: isDue,
  tasks: isWhole,
  handedIn: isAnything,
};

/** The assignments of an answer; what is not of the expected form is left out. */
export function openAssignmentsIn(
  data: Readonly<Record<string, unknown>>,
): readonly OpenAssignment[] {
  if (!isList(data.assignments)) return [];
  return data.assignments.flatMap((one) => {
    if (!holds(one, shape)) return [];
    const { id, title, className, due, tasks, handedIn } = one;
    return [{ id, title, className, due, tasks, isHandedIn: handedIn !== null }];
  });
}
