'use client';
/** What was said at the shown step of a published line, over its board, and the ways to the comments before and after. */
import { type RefObject, useContext, useEffect, useRef } from 'react';
import { roundNumber } from '@/events/timeline/lines';
import type { Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import { Button } from '@/src/ui/button';
import { isForBoard } from '../player/useKeys';
import type { Send } from '../session/useSession';
import { stepName } from '../studies/stepNames';
import { nextPinned, type Pin, type PinsByStep, PinsContext, usePinsOn } from './pins';
import './pins.css';

interface PinnedHereProps {
  readonly timeline: Timeline<AnyRound>;
  readonly at: number;
  readonly leaf: number;
  readonly send: Send;
}

/** The comments of the step, none where the page has none to hand in and nobody may write any. */
export function PinnedHere({ timeline, at, leaf, send }: PinnedHereProps) {
  const around = useContext(PinsContext);
  const pins = usePinsOn(timeline, leaf);
  const step = roundNumber(timeline, at);
  const box = useRef<HTMLElement>(null);
  useCommentKeys(box, pins, step, send);
  const onWrite = around?.onWrite ?? null;
  if (!around || (pins.size === 0 && onWrite === null)) return null;
  const here = pins.get(step) ?? [];
  const go = (by: 1 | -1) => {
    const next = nextPinned(pins, step, by);
    if (next !== null) send({ type: 'GO_ROUND', round: next });
  };
  return (
    <section className="board-notice pins" aria-label="Comments at this step" ref={box}>
      {here.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
        <ul aria-label={`Comments at ${stepName(step)}`} tabIndex={0}>
          {here.map((pin) => (
            <Said key={pin.id} pin={pin} onOpen={around.onOpen} />
          ))}
        </ul>
      )}
      <div className="pins-ways">
        {pins.size > 0 && (
          <>
            <Button
              aria-keyshortcuts="Shift+C"
              disabled={nextPinned(pins, step, -1) === null}
              onClick={() => go(-1)}
            >
              Previous comment
            </Button>
            <Button
              aria-keyshortcuts="C"
              disabled={nextPinned(pins, step, 1) === null}
              onClick={() => go(1)}
            >
              Next comment
            </Button>
          </>
        )}
        {onWrite !== null && step >= 0 && (
          <Button onClick={() => onWrite(step)}>Comment on {stepName(step)}</Button>
        )}
      </div>
    </section>
  );
}

interface SaidProps {
  readonly pin: Pin;
  readonly onOpen: ((id: string) => void) | null;
}

function Said({ pin: { id, by, text }, onOpen }: SaidProps) {
  return (
    <li>
      <p dir="auto">
        <strong>{by}:</strong> {text}
      </p>
      {onOpen !== null && (
        <button type="button" className="text-button" onClick={() => onOpen(id)}>
          Answer<span className="visually-hidden"> {by}</span>
        </button>
      )}
    </li>
  );
}

/** `c` goes to the next step with comments, `C` to the one before. */
function useCommentKeys(
  box: RefObject<HTMLElement | null>,
  pins: PinsByStep,
  step: number,
  send: Send,
): void {
  useEffect(() => {
    if (pins.size === 0) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key.toLowerCase() !== 'c') return;
      if (!isForBoard(event, box.current?.closest<HTMLElement>('.stage') ?? null)) return;
      const next = nextPinned(pins, step, event.shiftKey ? -1 : 1);
      if (next === null) return;
      event.preventDefault();
      send({ type: 'GO_ROUND', round: next });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [box, pins, step, send]);
}
