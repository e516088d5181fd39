/** The number of a round as it is read, below zero with a true minus sign. */
export function writtenStep(round: number): string {
  return round < 0 ? `−${-round}` : String(round);
}

/** The number of a round for those who hear it: "3", "minus 1". */
export function spokenStep(round: number): string {
  return round < 0 ? `minus ${-round}` : String(round);
}
