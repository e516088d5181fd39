'use client';
/** The rounds of the shown line in words, each a jump; other lines branch off where they leave it. */
import {
  type ComponentType,
  memo,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { RowsProps } from './moves/LongMoves';
import { type Moves, Row } from './moves/Row';

/** Up to this many rows are all drawn. The virtual list for more is fetched before it is needed. */
const SHORT = 60;
const NEARLY_LONG = 40;

/** Rows drawn on either side of the shown one until the virtual list has been fetched. */
const AROUND = 12;

/** The move list. It renders at low priority, so that the accounts keep up with quick steps. */
export function MoveList(props: Moves) {
  return <Rows {...props} current={useDeferredValue(props.current)} />;
}

const Rows = memo(function Rows(props: Moves) {
  const { leaf, first, last, current, onNode } = props;
  const from = current < 0 ? first : 0;
  const box = useRef<HTMLDivElement>(null);
  const goOn = useFocusAfter(box, leaf, onNode);
  const count = last - from + 1;
  const Long = useLong(count);
  const rows = { ...props, box, from, onNode: goOn };
  return (
    <div className="moves" ref={box} data-long={last > 999}>
      {Long && count > SHORT ? <Long {...rows} /> : <ShortMoves {...rows} />}
    </div>
  );
});

/** All rows of a line, or of a long one those around the shown one. */
function ShortMoves({ from, ...moves }: RowsProps) {
  const rows = useRef<HTMLOListElement>(null);
  const { timeline, leaf, last, current, pins, onRound, onNode } = moves;
  const isLong = last - from + 1 > SHORT;
  const start = isLong ? Math.max(from, current - AROUND) : from;
  const end = isLong ? Math.min(last, current + AROUND) : last;
  useSight(rows, current);
  return (
    <ol aria-label="Steps" ref={rows}>
      {Array.from({ length: end - start + 1 }, (_, index) => {
        const round = start + index;
        return (
          <li key={round} aria-setsize={last - from + 1} aria-posinset={round - from + 1}>
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

/** The step that is shown, among the rows that are drawn. */
const shownStep = (box: HTMLElement | null): HTMLElement | null =>
  box?.querySelector<HTMLElement>('[aria-current=step]') ?? null;

/**
 * Scrolls the list, and never the page, to the shown step: scrollIntoView would move both. What scrolls is asked of
 * its rows: when they are first drawn, React has yet to hand out the box around them.
 */
function useSight(rows: RefObject<HTMLOListElement | null>, current: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step that is shown is read from the page.
  useLayoutEffect(() => {
    const list = rows.current?.parentElement ?? null;
    const row = shownStep(list)?.closest('li');
    if (!list || !row) return;
    const { offsetTop: top, offsetHeight: height } = row;
    const isInSight = top >= list.scrollTop && top + height <= list.scrollTop + list.clientHeight;
    if (!isInSight) list.scrollTop = top - (list.clientHeight - height) / 2;
  }, [rows, current]);
}

/** The virtual list. Few lines need it, so it is fetched when one is nearly long enough. */
function useLong(count: number): ComponentType<RowsProps> | null {
  const [Long, setLong] = useState<ComponentType<RowsProps> | null>(null);
  useEffect(() => {
    if (Long || count <= NEARLY_LONG) return;
    let isHere = true;
    import('./moves/LongMoves').then(
      ({ LongMoves }) => isHere && setLong(() => LongMoves),
      // Without a network the rows around the shown one stay; a step more asks again.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [Long, count]);
  return Long;
}

/**
 * Goes on another line. The button that asks for it goes, since the line is no other one any more:
 * the step that is shown then takes the focus.
 */
function useFocusAfter(
  box: RowsProps['box'],
  leaf: number,
  onNode: (node: number) => void,
): (node: number) => void {
  const isAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the other line that takes the button away.
  useLayoutEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    shownStep(box.current)?.focus({ preventScroll: true });
  }, [box, leaf]);
  return useCallback(
    (node: number) => {
      isAsked.current = true;
      onNode(node);
    },
    [onNode],
  );
}
