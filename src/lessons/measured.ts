/** Figures of a text that tell of a movement: they have to have moved as the text says. */

/** What a figure of a text tells of a movement. */
export interface Moved {
  /** The figure is how much it has grown since this round; the text is wrong, and throws, unless it grew. */
  readonly rise?: number;
  /** The figure is how much it has shrunk since this round; the text is wrong, and throws, unless it shrank. */
  readonly fall?: number;
}

/**
 * The figure where the text is, or how far it has moved since the round that is named.
 *
 * @param at reads the figure at a round, or without one where the text is
 * @param text whose figure it is, as the fault says it
 */
export function measured(
  { rise, fall }: Moved,
  at: (round?: number) => number,
  text: string,
): number {
  const now = at();
  const since = rise ?? fall;
  if (since === undefined) return now;
  const moved = rise === undefined ? at(since) - now : now - at(since);
  if (moved <= 0) throw new Error(`a figure of ${text} did not move as told`);
  return moved;
}
