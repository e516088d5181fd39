/**
 * The slot over a board for a line that says what somebody came to do on it, such as an assignment.
 * What stands above the board registers it, for those pages alone whose address says so.
 */
import type { ComponentType } from 'react';
import type { AnyEvent, BoardKey } from '@/events/world/board';

/** What the line is given. */
export interface ErrandProps {
  /** What was done on the line that is shown, after the opening. */
  readonly events: readonly AnyEvent[];
  /** Opens sharing where handing in is offered; left out while it is not. */
  readonly onHandIn?: (() => void) | undefined;
}

/** Fetches the line, with its words; null where there is nothing to say over such a board. */
type LoadErrand = (board: BoardKey) => Promise<ComponentType<ErrandProps> | null>;

let registered: LoadErrand | null = null;

/** Registers the line of this page, in the place of the one before; null for none. */
export const registerErrand = (load: LoadErrand | null): void => {
  registered = load;
};

/** What fetches the line; null where nobody came to do anything. */
export const registeredErrand = (): LoadErrand | null => registered;
