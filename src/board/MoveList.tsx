'use client';
/**
 * The rounds of the shown line in words, each a jump; other lines branch off where they leave it.
 * A line may have ten thousand rounds: only the rows in sight are drawn, and each says which it is of how many.
 */
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  memo,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Step } from '@/events/log/board';
import type { Timeline } from '@/events/log/timeline';
import { writtenStep } from '@/events/views/step';
import { moveAt, spokenStep } from './lineView';

interface MoveListProps {
  readonly timeline: Timeline<Step>;
  readonly leaf: number;
  readonly first: number;
  readonly last: number;
  readonly current: number;
  /** Both must stay the same from step to step: rows that do not change are not drawn anew. */
  readonly onRound: (round: number) => void;
  readonly onNode: (node: number) => void;
}

/** Pixels that a row is taken to be high until it is measured. */
const ROW_HEIGHT = 48;

/** Rows drawn beyond either end of what is in sight, so that Tab always finds the next one. */
const BEYOND = 5;

/** The move list. Where steps follow one another quickly, the accounts go first: it follows when there is time. */
export function MoveList(props: MoveListProps) {
  return <Rows {...props} current={useDeferredValue(props.current)} />;
}

const Rows = memo(function Rows(props: MoveListProps) {
  const { timeline, leaf, first, last, current, onRound, onNode } = props;
  const from = current < 0 ? first : 0;
  const box = useRef<HTMLDivElement>(null);
  const rows = useRows(box, from, last, current);
  const goOn = useFocusAfter(box, leaf, onNode);
  return (
    <div className="moves" ref={box} data-long={last > 999}>
      <ol
        aria-label="Steps"
        style={{ height: rows.height }}
        onFocus={rows.onFocus}
        onBlur={rows.onBlur}
      >
        {rows.shown.map(({ index, start }) => {
          const round = from + index;
          return (
            <li
              key={round}
              ref={rows.measure}
              data-index={index}
              aria-setsize={last - from + 1}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Row
                {...{ timeline, leaf, round, onRound }}
                isShown={round === current}
                isFuture={round > current}
                onNode={goOn}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
});

/** The rows to draw, and where. The row with the focus stays, wherever the list is scrolled to. */
function useRows(
  box: React.RefObject<HTMLDivElement | null>,
  from: number,
  last: number,
  current: number,
) {
  const [focused, setFocused] = useState<number | null>(null);
  const rows = useVirtualizer({
    count: last - from + 1,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: useCallback((index: number) => from + index, [from]),
    overscan: BEYOND,
    rangeExtractor: (range) => withRow(range, focused === null ? null : focused - from),
  });

  // The list scrolls, never the page: scrollIntoView would move both.
  useLayoutEffect(() => {
    const index = current - from;
    const row = rows.measurementsCache[index];
    const top = rows.scrollOffset ?? 0;
    const height = rows.scrollRect?.height ?? 0;
    if (!row || (row.start >= top && row.end <= top + height)) return;
    rows.scrollToIndex(index, { align: 'center' });
  }, [rows, current, from]);

  return {
    shown: rows.getVirtualItems(),
    height: rows.getTotalSize(),
    measure: rows.measureElement,
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest('li[data-index]');
      if (row instanceof HTMLElement) setFocused(from + Number(row.dataset.index));
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(null);
    },
  };
}

/** The rows of a range, and one more that may lie outside it. */
function withRow(range: Range, index: number | null): number[] {
  const indexes = defaultRangeExtractor(range);
  if (index === null || index < 0 || index >= range.count || indexes.includes(index)) {
    return indexes;
  }
  return [...indexes, index].sort((one, other) => one - other);
}

/**
 * Goes on another line. The button that asks for it goes, since the line is no other one any more:
 * the step that is shown then takes the focus.
 */
function useFocusAfter(
  box: React.RefObject<HTMLDivElement | null>,
  leaf: number,
  onNode: (node: number) => void,
): (node: number) => void {
  const isAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the other line that takes the button away.
  useLayoutEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    const step = box.current?.querySelector('[aria-current=step]');
    if (step instanceof HTMLElement) step.focus({ preventScroll: true });
  }, [box, leaf]);
  return useCallback(
    (node: number) => {
      isAsked.current = true;
      onNode(node);
    },
    [onNode],
  );
}

interface RowProps extends Pick<MoveListProps, 'timeline' | 'leaf' | 'onRound' | 'onNode'> {
  readonly round: number;
  readonly isShown: boolean;
  readonly isFuture: boolean;
}

/** A step changes two rows: the one that was shown, and the one that is. */
const Row = memo(function Row(props: RowProps) {
  const { timeline, leaf, round, isShown, isFuture, onRound, onNode } = props;
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
