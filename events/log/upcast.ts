/**
 * Reading old logs: a change that makes an old log fold differently raises the
 * version and adds a step here, with a fixture log of the old version. The file
 * on disk is never rewritten; it is brought forward each time it is read.
 */
/** Turns a log's content of one version into the next. */
export interface Upcaster {
  /** The version it reads. */
  readonly from: number;
  /** What changed, as a verb: "AddRateToLoans". */
  readonly name: string;
  readonly step: (content: object) => object;
}

/** Every step, in order; step N reads version N. Version 1 is the first, so there is none yet. */
export const UPCASTERS: readonly Upcaster[] = [];

/**
 * Brings a log's content forward to the newest version.
 *
 * @param version the version it is in, which has a step for each version after it
 */
export function upcast(
  content: object,
  version: number,
  steps: readonly Upcaster[] = UPCASTERS,
): object {
  return steps
    .filter((upcaster) => upcaster.from >= version)
    .reduce((current, upcaster) => upcaster.step(current), content);
}
