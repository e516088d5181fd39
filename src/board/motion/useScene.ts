'use client';
/** The scene of the step that was just taken forward, until it is over or another step comes. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import { movementsOf, threadsOf } from '@/events/banking/views/movements';
import type { Timeline } from '@/events/timeline/timeline';
import { closingNode } from '../sentence/lineView';
import { Places } from './places';
import { type Scene, sceneOf } from './scene';

/** The scene, null while nothing moves, and what ends it. */
export function useScene(
  timeline: Timeline<BankingRound>,
  at: number,
  container: RefObject<HTMLElement | null>,
  overlay: RefObject<HTMLElement | null>,
): { readonly scene: Scene | null; readonly end: () => void } {
  const [scene, setScene] = useState<Scene | null>(null);
  const shown = useRef<BankingRound | null>(null);
  const frame = useRef(0);
  const end = useCallback(() => setScene(null), []);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  useEffect(() => {
    const { round, before } = closedAt(timeline, at);
    const from = shown.current;
    // A setting or a note that follows the round leaves what is in motion alone.
    if (from === round) return;
    shown.current = round;
    cancelAnimationFrame(frame.current);
    setScene(null);
    if (before === null || before !== from || isStill()) return;
    // The sheets are drawn by then, so that nothing is laid out twice.
    frame.current = requestAnimationFrame(() => {
      if (!container.current || !overlay.current) return;
      const { parties } = round.book;
      const places = new Places(container.current, overlay.current, (id) => parties[id]?.name);
      const found = sceneOf(movementsOf(before, round), threadsOf(before, round), places);
      setScene(found.amounts.length + found.threads.length > 0 ? found : null);
    });
  }, [timeline, at, container, overlay]);
  return { scene, end };
}

/** The round that is shown, as its event left it, and the one it follows: none for the opening position, where nothing has just happened. */
function closedAt(timeline: Timeline<BankingRound>, at: number) {
  const { id, parent, round } = closingNode(timeline, at);
  const isFirst = parent === null || id === timeline.opening;
  return { round, before: isFirst ? null : closingNode(timeline, parent).round };
}

/** Whether nothing is to move: who wants less motion, and browsers that cannot. */
function isStill(): boolean {
  return (
    typeof Element.prototype.animate !== 'function' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
