'use client';
/**
 * Acting on the sheets themselves: a sheet, or one line of it, is taken to another sheet, by pointer
 * or by keys, and what can be done between the two is offered there. It draws nothing until then.
 */
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { fetched } from '@/src/ui/fetched';
import { Carrying, carriedBy, focusOf, type Grip } from './Carrying';
import { dragByKeys } from './keys';
import { dragByPointer } from './pointer';
import type { DragWorld, OfferedAct } from './world';
import './drag.css';

const fetchMenu = async () => (await import('./ActMenu')).ActMenu;

const ActMenu = fetched(fetchMenu, {
  name: 'The list of acts',
  onClose: ({ onLeave }) => onLeave('escape'),
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What was dropped, and where. */
interface Dropped {
  readonly title: string;
  readonly at: Point;
  readonly acts: readonly OfferedAct[];
  /** Takes the focus back when the drag is cancelled. */
  readonly origin: HTMLElement | null;
}

interface DraggingProps {
  /** The stage; it holds the sheets and the composer. */
  readonly stage: RefObject<HTMLElement | null>;
  /** null where nothing can be done. */
  readonly world: DragWorld | null;
}

/** Listens for drags on a stage and answers drops. */
export function Dragging({ stage, world }: DraggingProps) {
  const [said, say] = useState('');
  const [dropped, setDropped] = useDropped(stage, world, say);
  const leave = useCallback(() => setDropped(null), [setDropped]);
  const write = (act: OfferedAct) => {
    leave();
    world?.write(act.written);
  };
  const first = dropped?.acts.find(({ reason }) => reason === null);
  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {dropped && (
        <ActMenu
          title={dropped.title}
          at={dropped.at}
          acts={dropped.acts}
          onChoose={(act) => {
            write(act);
            requestAnimationFrame(() => toComposer(stage.current));
          }}
          onLeave={(how) => {
            if (how === 'elsewhere' && first) {
              write(first);
              return;
            }
            leave();
            world?.propose(null);
            if (how === 'escape') dropped.origin?.focus();
          }}
          onFigure={() => first && toComposer(stage.current)}
        />
      )}
    </>
  );
}

/** Listens on the stage, and gives what was dropped; how to put it away. */
function useDropped(
  stage: RefObject<HTMLElement | null>,
  world: DragWorld | null,
  say: (text: string) => void,
) {
  const [dropped, setDropped] = useState<Dropped | null>(null);
  useEffect(() => {
    const { current } = stage;
    if (!current || !world) return;
    const over = new AbortController();
    const { signal } = over;
    let hasDropped = false;
    const lift = (grip: Grip): Carrying | null => {
      const carried = carriedBy(grip, world);
      if (!carried) return null;
      void fetchMenu().catch(() => {});
      return new Carrying(current, world, grip, carried);
    };
    const drop = (carrying: Carrying, sheet: HTMLElement, at: Point) => {
      const { grip, words } = carrying;
      hasDropped = true;
      const acts = carrying.actsOn(sheet);
      world.propose(acts.find(({ reason }) => reason === null)?.written ?? null);
      const origin = grip.row?.querySelector('button') ?? focusOf(grip.sheet);
      setDropped({ title: `${words} → ${sheet.dataset.sheet}`, at, acts, origin });
    };
    dragByPointer(current, { lift, drop }, signal);
    dragByKeys(
      current,
      { lift, say, drop: (carrying, sheet) => drop(carrying, sheet, underHeading(sheet)) },
      signal,
    );
    return () => {
      over.abort();
      // What was offered is of a step that is shown no longer. Where nothing was, nothing is drawn anew.
      if (!hasDropped) return;
      setDropped(null);
      world.propose(null);
    };
  }, [stage, world, say]);
  return [dropped, setDropped] as const;
}

/** Where a menu hangs that no pointer opened. */
function underHeading(sheet: HTMLElement): Point {
  const { left, bottom } = (focusOf(sheet) ?? sheet).getBoundingClientRect();
  return { x: left, y: bottom };
}

/** Moves the focus to the first figure of the composer; where there is none, to its button. */
function toComposer(stage: HTMLElement | null): void {
  const form = stage?.querySelector('[data-part="composer"]');
  const field =
    form?.querySelector<HTMLElement>('.slot-figure input') ??
    form?.querySelector<HTMLElement>('button[type="submit"]');
  field?.focus({ preventScroll: true });
}
