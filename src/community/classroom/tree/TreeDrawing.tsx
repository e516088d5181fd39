'use client';

/** The tree of a class as a drawing that is walked by keys, pointed at, and opened. */
import { type KeyboardEvent, memo, type PointerEvent, useEffect, useId, useRef } from 'react';
import { dotsOf, pathOf, pointOf, roomOf, stepAt, thicknessOf } from './geometry';
import { ledBy, type TreeView } from './treeView';

interface TreeDrawingProps {
  readonly view: TreeView;
  /** The step that is told below the drawing. */
  readonly at: number;
  readonly onAt: (index: number) => void;
  /** Opens the board at a step. */
  readonly onOpen: (index: number) => void;
}

/** The drawing, which scrolls within itself. A mouse tells what it points at, and a click opens it; a finger tells first, and opens at its second tap. */
export function TreeDrawing({ view, at, onAt, onOpen }: TreeDrawingProps) {
  const hint = useId();
  const box = useRef<HTMLDivElement>(null);
  const [x, y] = pointOf(view, at);
  useEffect(() => {
    if (box.current) bringIntoSight(box.current, x, y);
  }, [x, y]);
  const follow = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') onOpen(at);
    const led = ledBy(event.key, view, at);
    if (led !== null) onAt(led);
    if (led !== null || event.key === 'Enter') event.preventDefault();
  };
  const stepUnder = ({ currentTarget, clientX, clientY }: PointerEvent | React.MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return stepAt(view, clientX - left, clientY - top);
  };
  const [width, height] = roomOf(view);
  return (
    <>
      <div
        ref={box}
        className="class-tree-scroll"
        role="application"
        aria-label="The tree of what was handed in"
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is walked by keys.
        tabIndex={0}
        onKeyDown={follow}
      >
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          focusable="false"
          onPointerMove={(event) => {
            if (event.pointerType !== 'mouse') return;
            const index = stepUnder(event);
            if (index !== null && index !== at) onAt(index);
          }}
          onClick={(event) => {
            const index = stepUnder(event);
            if (index === null) return;
            if (index === at) onOpen(index);
            else onAt(index);
          }}
        >
          <Strokes view={view} />
          <circle className="class-tree-at" cx={x} cy={y} r="9" />
        </svg>
      </div>
      <p className="class-tree-hint" id={hint}>
        Arrow keys go along the lines, Home and End to the ends of one; Enter or a click opens the
        board at that step.
      </p>
    </>
  );
}

/** Room that is left between a step and the edge of the box, in pixels. */
const EDGE = 48;

function bringIntoSight(box: HTMLElement, x: number, y: number): void {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = box;
  if (x < scrollLeft + EDGE) box.scrollLeft = x - EDGE;
  else if (x > scrollLeft + clientWidth - EDGE) box.scrollLeft = x - clientWidth + EDGE;
  if (y < scrollTop + EDGE) box.scrollTop = y - EDGE;
  else if (y > scrollTop + clientHeight - EDGE) box.scrollTop = y - clientHeight + EDGE;
}

/** What does not change while one walks. Dots are points of one path: thousands of them are one element. */
const Strokes = memo(function Strokes({ view }: { readonly view: TreeView }) {
  const all = view.learners.length;
  const { runs, steps } = view;
  const isEnd = (index: number) => (steps[index]?.ends.length ?? 0) > 0;
  return (
    <>
      {runs.map((run) => (
        <path
          key={run.from}
          className="class-tree-run"
          d={pathOf(view, run)}
          strokeWidth={thicknessOf(run.count, all)}
        />
      ))}
      <path
        className="class-tree-model"
        d={runs.flatMap((run) => (run.isModel ? pathOf(view, run) : [])).join('')}
      />
      <path className="class-tree-dots" d={dotsOf(view, () => true)} />
      <path className="class-tree-ends" d={dotsOf(view, isEnd)} />
      {runs.flatMap((run) => {
        if (run.count < 2 || run.row === run.fromRow) return [];
        const [x, y] = pointOf(view, run.from);
        return (
          <text key={run.from} x={x - 3} y={y - thicknessOf(run.count, all) / 2 - 4}>
            {run.count}
          </text>
        );
      })}
    </>
  );
});
