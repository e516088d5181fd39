/** The ways from the submission of one learner to those of the others. */
import type { Neighbours as Found } from '@/src/server/classroom/feedback/neighbours';
import { QuietLink } from '@/src/ui/QuietLink';
import { handInPath } from '../paths';
import { NeighbourKeys } from './NeighbourKeys';

interface NeighboursProps {
  /** The assignment’s. */
  readonly id: string;
  readonly learnerId: string;
  readonly found: Found;
  /** Whether those without a mark come first. */
  readonly isUnmarkedFirst: boolean;
}

/** What stands behind the `?` while those without a mark come first. */
const UNMARKED = 'first=unmarked';

/** The ways, which `n` and `p` go as well. */
export function Neighbours({ id, learnerId, found, isUnmarkedFirst }: NeighboursProps) {
  const { previous, next, position, count, unmarked } = found;
  const way = (learner: string, isFirst = isUnmarkedFirst) =>
    `${handInPath(id, learner)}${isFirst ? `?${UNMARKED}` : ''}`;
  return (
    <nav className="hand-in-neighbours" aria-label="Submissions of the class">
      {previous && (
        <QuietLink className="classroom-link" href={way(previous.id)} aria-keyshortcuts="p">
          ← {previous.name}
        </QuietLink>
      )}
      <span>
        {position} of {count}, {unmarked === 0 ? 'all marked' : `${unmarked} to mark`}
      </span>
      {next && (
        <QuietLink className="classroom-link" href={way(next.id)} aria-keyshortcuts="n">
          {next.name} →
        </QuietLink>
      )}
      <QuietLink className="classroom-link" href={way(learnerId, !isUnmarkedFirst)}>
        {isUnmarkedFirst ? 'In the order of the table' : 'Those to mark first'}
      </QuietLink>
      <span className="hand-in-keys">
        Keys: <kbd>n</kbd> next, <kbd>p</kbd> previous
      </span>
      <NeighbourKeys previous={previous && way(previous.id)} next={next && way(next.id)} />
    </nav>
  );
}
