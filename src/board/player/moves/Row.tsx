/** One round of the shown line: a jump to it, what was noted at it, and the other lines that leave it. */
import { memo } from 'react';
import { pluralize } from '@/events/pluralize';
import { spokenStep, writtenStep } from '@/events/timeline/stepNumber';
import type { Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import type { PinsByStep } from '../../pins/pins';
import { moveAt } from '../../sentence/lineView';

/** What a list of moves shows, and what it can be asked. */
export interface Moves {
  readonly timeline: Timeline<AnyRound>;
  readonly leaf: number;
  readonly first: number;
  readonly last: number;
  readonly current: number;
  /** What was said at its steps; left out where nothing can be. */
  readonly pins?: PinsByStep;
  /** Both must be stable from step to step, or every row renders again. */
  readonly onRound: (round: number) => void;
  readonly onNode: (node: number) => void;
}

interface RowProps extends Pick<Moves, 'timeline' | 'leaf' | 'onRound' | 'onNode'> {
  readonly round: number;
  readonly isShown: boolean;
  readonly isFuture: boolean;
  /** How many comments stand at it. */
  readonly comments?: number | undefined;
}

/** Memoized: a step changes only the row that was shown and the row that is. */
export const Row = memo(function Row(props: RowProps) {
  const { timeline, leaf, round, isShown, isFuture, comments = 0, onRound, onNode } = props;
  const { text, asides, others } = moveAt(timeline, leaf, round);
  return (
    <div className="move" data-shown={isShown} data-future={isFuture}>
      <button
        type="button"
        className="move-go"
        aria-current={isShown ? 'step' : undefined}
        onClick={() => onRound(round)}
      >
        <span className="move-number">{writtenStep(round)}</span>
        <span className="move-text">{round === 0 ? 'The opening position' : text}</span>
        {comments > 0 && <span className="move-comments">{pluralize(comments, 'comment')}</span>}
      </button>
      {asides.map((aside) => (
        <p key={aside.node} className="move-note" data-kind={aside.kind}>
          {aside.text}
        </p>
      ))}
      {others.length > 0 && (
        <ul className="move-branches" aria-label={`Other lines from step ${spokenStep(round)}`}>
          {others.map(({ node, text: way }) => (
            <li key={node}>
              <button type="button" className="text-button" onClick={() => onNode(node)}>
                {way}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
