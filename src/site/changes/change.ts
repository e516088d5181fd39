/** One entry of what was new on the site. */
export interface Change {
  /** Names it in addresses and in the feed for ever: never change one, never use one again. */
  readonly id: string;
  /** The day, as 2026-11-21. */
  readonly date: string;
  readonly title: string;
  /** Two or three sentences: what one can do now. */
  readonly about: string;
  /** Where it is to be found. */
  readonly path: string;
}
