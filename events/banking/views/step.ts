/** The number of a round as it is read, below zero with a true minus sign. */
export function writtenStep(round: number): string {
  return round < 0 ? `−${-round}` : String(round);
}
