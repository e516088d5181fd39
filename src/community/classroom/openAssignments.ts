/** Reading the list of one’s open assignments, as the server answers it. */
import { begunWith } from '@/events/log/begun';
import type { AnyEvent } from '@/events/log/board';
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
  /** What the scenario that it starts from does first; null where it starts from the board alone. */
  readonly firstStep: AnyEvent | null;
}

const isDue = (value: unknown): value is string | null => value === null || isText(value);

const shape = {
  id: isText,
  title: isText,
  className: isText,
  due: isDue,
  tasks: isWhole,
  handedIn: isAnything,
  firstStep: isAnything,
};

/** The assignments of an answer; what is not of the expected form is left out. */
export function openAssignmentsIn(
  data: Readonly<Record<string, unknown>>,
): readonly OpenAssignment[] {
  if (!isList(data.assignments)) return [];
  return data.assignments.flatMap((one) => {
    if (!holds(one, shape)) return [];
    const { id, title, className, due, tasks, handedIn, firstStep } = one;
    const known = { id, title, className, due, tasks, isHandedIn: handedIn !== null };
    return [{ ...known, firstStep: holds(firstStep, { type: isText }) ? firstStep : null }];
  });
}

/** Whether a line on which something was done holds no step of the scenario that an assignment starts from: it would be refused. */
export function isApart(
  events: readonly AnyEvent[],
  { firstStep }: Pick<OpenAssignment, 'firstStep'>,
): boolean {
  if (firstStep === null || events.length === 0) return false;
  return begunWith(events, [firstStep]) === 'not';
}
