'use client';
/** The place of a drawing: nivo is fetched when it comes near the screen, and nothing moves when it comes. */
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '@/src/ui/button';
import { watchSize } from '@/src/ui/observing';
import { useNear } from '@/src/ui/useNear';
import type { PlotSize } from './nivoTheme';

interface PlotBoxProps<P extends object> {
  /** What the drawing shows, for those who do not see it. */
  readonly label: string;
  /** In ems of the chart's own type. */
  readonly height: number;
  /** Fetches the drawing. The same function for as long as the box stands. */
  readonly load: () => Promise<{
    readonly default: ComponentType<P & { readonly size: PlotSize }>;
  }>;
  /** What the drawing is drawn from. It is drawn anew only when one of these changes. */
  readonly plot: P;
  /** What lies over the drawing. */
  readonly children?: ReactNode;
}

/** A drawing of a fixed height and the width there is. */
export function PlotBox<P extends object>(props: PlotBoxProps<P>) {
  const { label, height, load, plot, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  const size = useSize(box);
  const { drawing: Drawing, hasFailed, retry } = useDrawing(load, isNear);
  return (
    <div className="plot" ref={box} style={{ height: `${height}em` }}>
      {Drawing && size && (
        <>
          <div className="plot-drawing" role="img" aria-label={label}>
            <div aria-hidden="true">
              <Drawing {...plot} size={size} />
            </div>
          </div>
          {children}
        </>
      )}
      {!Drawing && !hasFailed && <p className="plot-wait">The chart is on its way …</p>}
      {hasFailed && (
        <div className="plot-wait" role="alert">
          <p>The chart could not be fetched. The table below has its figures.</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
    </div>
  );
}

/** What type is set in when a page does not say. */
const USUAL_EM = 14;

/** The size of an element as it is laid out; null before that. */
function useSize(box: RefObject<HTMLElement | null>): PlotSize | null {
  const [size, setSize] = useState<PlotSize | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const em = Number.parseFloat(window.getComputedStyle(element).fontSize) || USUAL_EM;
      setSize((before) => {
        if (width === 0 || height === 0) return null;
        const isSame = before?.width === width && before.height === height && before.em === em;
        return isSame ? before : { width, height, em };
      });
    };
    measure();
    return watchSize(element, measure);
  }, [box]);
  return size;
}

/** A drawing that is fetched once it is wanted. */
function useDrawing<P>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  isWanted: boolean,
) {
  const [drawing, setDrawing] = useState<ComponentType<P> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches anew.
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    load().then(
      ({ default: fetched }) => {
        if (!isLeft) setDrawing(() => fetched);
      },
      () => {
        if (!isLeft) setFailed(true);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [load, isWanted, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { drawing, hasFailed, retry };
}
