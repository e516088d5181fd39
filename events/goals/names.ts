/** What goals call the parties of a board, and what balances their sheets. */
import { type WorthName, worthName } from '../banking/ledger/capital';
import type { State } from '../banking/ledger/state';

/** What a board calls its parties, and what balances their sheets. */
export interface Names {
  /** "Bank 1", of a party by its id. */
  readonly party: (id: number) => string;
  /** As the sheet of a party has it. */
  readonly worth: (id: number) => WorthName;
}

/** Those of a position. */
export function namesIn(state: State): Names {
  return {
    party: (id) => state.book.parties[id]?.name ?? `party ${id}`,
    worth: (id) => worthName(state, id),
  };
}
