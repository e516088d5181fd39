'use client';
/**
 * The rows of a long line, which may have ten thousand rounds: only those in sight are drawn, and
 * each says which it is of how many.
 */
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { type Moves, Row } from './Row';

/** Pixels that a row is taken to be high until it is measured. */
const ROW_HEIGHT = 48;

/** Rows drawn beyond either end of what is in sight, so that Tab always finds the next one. */
const BEYOND = 5;

export interface RowsProps extends Moves {
  /** What scrolls. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** The round of the first row. */
  readonly from: number;
}

/** The rows in sight of a line, each where it belongs. */
export function LongMoves({ box, from, ...moves }: RowsProps) {
  const { timeline, leaf, last, current, pins, onRound, onNode } = moves;
  const rows = useRows(box, from, last, current);
  return (
    <ol
      aria-label="Steps"
      data-placed="true"
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
              timeline={timeline}
              leaf={leaf}
              round={round}
              onRound={onRound}
              onNode={onNode}
              isShown={round === current}
              isFuture={round > current}
              comments={pins?.get(round)?.length}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** The rows to draw, and where. The row with the focus stays, wherever the list is scrolled to. */
function useRows(
  box: RefObject<HTMLDivElement | null>,
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
