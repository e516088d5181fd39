/** What several runs of Lighthouse come to. */
import { CATEGORIES, type Category, type LighthouseFigures, type Score } from './figures';

/** The score in the middle, with its reasons; what could not be told counts as the lowest. */
function medianScore(scores: readonly Score[]): Score {
  const sorted = [...scores].sort((one, other) => (one.points ?? -1) - (other.points ?? -1));
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? { points: null, why: [] };
}

/** The figure in the middle, the lower of two. */
function medianFigure(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/**
 * The median of each score and of the machine's speed; of the layout shift the most, since what shifts once shifts.
 *
 * Throws when there are no runs.
 */
export function medianOf(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const [first, ...rest] = runs;
  if (!first) throw new Error('there are no runs to take a median of');
  const scored = (id: Category): Score => medianScore(runs.map(({ scores }) => scores[id]));
  const [performance, accessibility, practices, seo] = CATEGORIES;
  const untold = runs.find(({ shift }) => Number.isNaN(shift));
  const most = rest.reduce((one, other) => (one.shift >= other.shift ? one : other), first);
  const { shift, shifted } = untold ?? most;
  return {
    version: first.version,
    speed: medianFigure(runs.map(({ speed }) => speed)),
    scores: {
      [performance]: scored(performance),
      [accessibility]: scored(accessibility),
      [practices]: scored(practices),
      [seo]: scored(seo),
    },
    shift,
    shifted,
  };
}
