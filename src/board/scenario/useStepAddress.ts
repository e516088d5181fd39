'use client';
/** The address of a page that plays a published log: it follows the shown step, and the board follows it when it is changed by hand. */
import { useEffect, useRef } from 'react';
import type { Timeline } from '@/events/timeline/timeline';
import type { AnyEvent, AnyRound } from '@/events/world/board';
import type { LessonEvent } from '@/machines/lesson';
import { nodesOfLog } from '../session/containment';
import { ADDRESS_DELAY, replaceFragment } from '../session/useAddress';
import type { Send } from '../session/useSession';
import { addressOfStep, stepInAddress } from './stepInAddress';

/**
 * Keeps the address at a step, without a trace in the history. The log itself never goes there.
 *
 * @param step null while no step of the published log is shown: the address then stays as it is
 */
export function useStepAddress(step: number | null): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (step === null) return;
    // The address that the page was opened with is only replaced once something moves.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = window.setTimeout(() => {
      // An anchor of the page stays where there is nothing to say.
      if ((stepInAddress() ?? 0) !== step) replaceFragment(addressOfStep(step));
    }, ADDRESS_DELAY);
    return () => window.clearTimeout(timer);
  }, [step]);
}

interface Named {
  readonly timeline: Timeline<AnyRound>;
  /** Those of the published log. */
  readonly events: readonly AnyEvent[];
  /** The event that opens the log anew, at the step that the address names. */
  readonly arrive: () => LessonEvent;
  /** Whether the address has come to name another step since the log was opened; told once. */
  readonly hasMissed: () => boolean;
  readonly send: Send;
}

/** Shows the step that the address comes to name: by a link on the page, by Back, or by hand. */
export function useNamedStep({ timeline, events, arrive, hasMissed, send }: Named): void {
  useEffect(() => {
    const onChange = () => {
      const step = stepInAddress();
      if (step === null) return;
      // What was tried stays where the published line is still there to be shown.
      const found = nodesOfLog(timeline, events, step);
      send(found ? { type: 'GO_NODE', ...found } : arrive());
    };
    // The log opens at the step that the address names as its drawing begins, and nobody hears what it names until that ends.
    if (hasMissed()) onChange();
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, [timeline, events, arrive, hasMissed, send]);
}
