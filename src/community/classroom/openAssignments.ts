/** Reading the list of one’s open assignments, as the server answers it. */

import { holds, isAnything, isList, isText, isWhole } from '@/events/guards';
import { type Begun, begunWith } from '@/events/timeline/begun';
import type { AnyEvent } from '@/events/world/board';

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
  /** What the scenario that it starts from does, as far as the server tells it; nothing where it starts from the board alone. */
  readonly start: readonly AnyEvent[];
}

const isDue = (value: unknown): value is string | null => value === null || isText(value);

const shape = {
  id: isText,
  title: isText,
  className: isText,
  due: isDue,
  tasks: isWhole,
  handedIn: isAnything,
  start: isList,
};

/** The assignments of an answer; what is not of the expected form is left out. */
export function openAssignmentsIn(
  data: Readonly<Record<string, unknown>>,
): readonly OpenAssignment[] {
  if (!isList(data.assignments)) return [];
  return data.assignments.flatMap((one) => {
    if (!holds(one, shape)) return [];
    const { id, title, className, due, tasks, handedIn, start } = one;
    const known = { id, title, className, due, tasks, isHandedIn: handedIn !== null };
    return [{ ...known, start: start.filter((event) => holds(event, { type: isText })) }];
  });
}

/**
 * How a line stands to the scenario that an assignment starts from. One that holds no step of it
 * would be refused; one on which nothing was done yet can still become whole.
 */
export function begunFor(
  events: readonly AnyEvent[],
  { start }: Pick<OpenAssignment, 'start'>,
): Begun {
  return events.length === 0 ? 'whole' : begunWith(events, start);
}
