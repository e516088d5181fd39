/** What pages can say about asking for the session; apart from the machine, which not every page has. */

/** When the server is asked again. */
export interface SessionOptions {
  /** Whether it is asked when the window is shown again. */
  readonly refetchOnWindowFocus: boolean;
  /** Seconds between two questions while somebody is signed in; 0 for none. */
  readonly refetchInterval: number;
  /** Whether the interval goes on while there is no network. */
  readonly refetchWhenOffline: boolean;
}

/** The server is asked when the window is shown again, and otherwise by itself not at all. */
export const DEFAULT_OPTIONS: SessionOptions = {
  refetchOnWindowFocus: true,
  refetchInterval: 0,
  refetchWhenOffline: true,
};
