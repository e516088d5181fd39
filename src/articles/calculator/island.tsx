'use client';
/**
 * The place of a calculator in an article. Until the reader nears it, it shows what the server
 * drew; then the calculator's script is fetched and takes its place.
 */
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNear } from '@/src/ui/useNear';

interface CalculatorIslandProps {
  /** Fetches the calculator. The same function for as long as the island stands. */
  readonly load: () => Promise<ComponentType>;
  /** What the server drew: the results for what the calculator starts with. */
  readonly children: ReactNode;
}

/** What can have the focus in what the server drew, and in a calculator. */
const STOPS = 'input, button, select, [tabindex="0"]';

const isInSight = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < window.innerHeight;

/**
 * Whoever goes through the page by keyboard does not lose their place when a calculator, which is
 * taller than what stood there, comes: the part that had the focus is found again in it, and what has
 * the focus below it stays in sight. Gives what is to be called just before the calculator comes.
 */
function useKeptPlace(container: RefObject<HTMLElement | null>, calculator: ComponentType | null) {
  const held = useRef<{ readonly stop: Element; readonly isWithin: boolean } | null>(null);
  useLayoutEffect(() => {
    if (!calculator || !held.current || !container.current) return;
    const { stop, isWithin } = held.current;
    held.current = null;
    if (isWithin) {
      const label = stop.getAttribute('aria-label');
      const stops = [...container.current.querySelectorAll<HTMLElement>(STOPS)];
      const same = stops.find((one) => one.getAttribute('aria-label') === label);
      (same ?? stops[0])?.focus();
    } else if (!isInSight(stop.getBoundingClientRect())) {
      stop.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
  }, [calculator, container]);
  return (): void => {
    const stop = document.activeElement;
    if (!stop || stop === document.body) return;
    const isWithin = container.current?.contains(stop) ?? false;
    if (isWithin || isInSight(stop.getBoundingClientRect())) held.current = { stop, isWithin };
  };
}

/** Shows `children` until the calculator is there. Where it cannot be fetched, it can be asked for again. */
export function CalculatorIsland({ load, children }: CalculatorIslandProps) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNear(container);
  const [calculator, setCalculator] = useState<ComponentType | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const keepPlace = useKeptPlace(container, calculator);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches anew.
  useEffect(() => {
    if (!isNear) return;
    let isLeft = false;
    load().then(
      (fetched) => {
        if (isLeft) return;
        keepPlace();
        setCalculator(() => fetched);
      },
      () => {
        if (!isLeft) setFailed(true);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [load, isNear, attempt]);
  const Calculator = calculator;
  return (
    <div ref={container}>
      {hasFailed && (
        <div role="alert">
          <p>The calculator could not be loaded. Check the connection and try again.</p>
          {/* Plain: the calculators' own buttons come with them. */}
          <button
            type="button"
            onClick={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            Try again
          </button>
        </div>
      )}
      <noscript>
        <p>A calculator stands here where scripts may run. The table shows what it starts with.</p>
      </noscript>
      {Calculator ? <Calculator /> : children}
    </div>
  );
}
