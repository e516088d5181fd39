'use client';
/**
 * Comments that stand at steps of a published line. A page hands them in around its board; track, list of
 * steps and the notice over the board show them. Boards of other pages have none.
 */
import { createContext, useContext, useMemo } from 'react';
import { isOnLine, nodeOfRound } from '@/events/timeline/lines';
import type { Timeline } from '@/events/timeline/timeline';
import type { AnyEvent, AnyRound } from '@/events/world/board';
import { nodesOfLog } from '../session/containment';

/** A comment as the board shows it. */
export interface Pin {
  readonly id: string;
  /** The step at which it stands. */
  readonly step: number;
  /** Whose it is, as a heading says it: “Ada Lovelace”. */
  readonly by: string;
  /** Plain text. */
  readonly text: string;
}

/** What a page hands to its board. */
export interface Pins {
  /** In the order in which they are read. */
  readonly pins: readonly Pin[];
  /** Writes one at a step; null for those who may not. */
  readonly onWrite: ((step: number) => void) | null;
  /** Shows where a comment is answered; null where the page has no such place. */
  readonly onOpen: ((id: string) => void) | null;
}

/** The comments around a board; null where its page has none to hand in. */
export const PinsContext = createContext<Pins | null>(null);

/** The events of the line at whose steps they stand; null where no line was published. */
export const PinnedLine = createContext<readonly AnyEvent[] | null>(null);

/** The comments of a line, by step. */
export type PinsByStep = ReadonlyMap<number, readonly Pin[]>;

const NONE: PinsByStep = new Map();

/**
 * The comments at the steps of the shown line. At a step where another line has left the published one
 * there are none: what is said there is about something else.
 */
export function usePinsOn(timeline: Timeline<AnyRound>, leaf: number): PinsByStep {
  const pins = useContext(PinsContext)?.pins;
  const events = useContext(PinnedLine);
  return useMemo(() => {
    if (!pins || pins.length === 0 || events === null) return NONE;
    return pinsOn(pins, events, timeline, leaf);
  }, [pins, events, timeline, leaf]);
}

function pinsOn(
  pins: readonly Pin[],
  events: readonly AnyEvent[],
  timeline: Timeline<AnyRound>,
  leaf: number,
): PinsByStep {
  const published = nodesOfLog(timeline, events, null)?.line;
  if (published === undefined) return NONE;
  const found = new Map<number, Pin[]>();
  for (const pin of pins) {
    const node = nodeOfRound(timeline, published, pin.step);
    if (isOnLine(timeline, leaf, node)) found.set(pin.step, [...(found.get(pin.step) ?? []), pin]);
  }
  return found;
}

/**
 * The step with comments before or after a step.
 *
 * @param by -1 for the one before, 1 for the one after
 * @returns null where there is none in that direction
 */
export function nextPinned(pins: PinsByStep, step: number, by: 1 | -1): number | null {
  const ahead = [...pins.keys()].filter((one) => (one - step) * by > 0);
  if (ahead.length === 0) return null;
  return by > 0 ? Math.min(...ahead) : Math.max(...ahead);
}
