/**
 * The slot of a board for what somebody came to do on it, such as an assignment: a line over it, and its tasks.
 * What stands above the board registers it, for those pages alone whose address says so.
 */
import type { ReactNode } from 'react';
import type { AnyEvent, BoardKey } from '@/events/log/board';

/** What the line is given. */
export interface ErrandProps {
  /** What was done on the line that is shown, after the opening. */
  readonly events: readonly AnyEvent[];
  /** Opens sharing where handing in is offered; left out while it is not. */
  readonly onHandIn?: (() => void) | undefined;
}

/** What somebody came to do. */
export interface Errand {
  /** Draws the line over the board. */
  readonly line: (props: ErrandProps) => ReactNode;
  /** The number of the last task of the board that it asks for; 0 where it asks for none, or is not told. */
  readonly lastTask: number;
}

/** Fetches it, with its words; null where there is nothing to say over such a board. */
type LoadErrand = (board: BoardKey) => Promise<Errand | null>;

let registered: LoadErrand | null = null;

/** Registers the errand of this page, in the place of the one before; null for none. */
export const registerErrand = (load: LoadErrand | null): void => {
  registered = load;
};

/** What fetches it; null where nobody came to do anything. */
export const registeredErrand = (): LoadErrand | null => registered;
