'use client';
/** What is drawn over the sheets: amounts that travel, threads that join lines. */
import { useLayoutEffect, useRef } from 'react';
import { dollars } from '@/events/money';
import { colourOf } from '../sheets/Token';
import { type Curve, pathOf, transformsAlong } from './curves';
import type { ChipLook, ThreadLook } from './scene';

/** Milliseconds that a step is in motion: the next may come at any time. */
const DURATION = 480;

interface ChipProps {
  readonly chip: ChipLook;
  readonly onEnd: () => void;
}

/** An amount on its way. */
export function Chip({ chip: { amount, curve }, onEnd }: ChipProps) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () =>
      played(element.current, onEnd, {
        transform: [...transformsAlong(curve)],
        opacity: [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0],
      }),
    [curve, onEnd],
  );
  return (
    <span ref={element} className="motion-chip">
      {dollars(amount)}
    </span>
  );
}

interface ThreadProps {
  readonly thread: ThreadLook;
  /** Whether it goes by itself. */
  readonly isBrief: boolean;
  readonly onEnd: () => void;
}

/** The thread of a claim, with a knot of each party's colour at its ends. */
export function ThreadLine({ thread: { curve, look, ends }, isBrief, onEnd }: ThreadProps) {
  const element = useRef<SVGGElement>(null);
  useLayoutEffect(
    () =>
      isBrief && curve ? played(element.current, onEnd, { opacity: [0, 1, 1, 0] }) : undefined,
    [curve, isBrief, onEnd],
  );
  return (
    <g ref={element} className="motion-thread" data-look={look} data-pointed={!isBrief}>
      <path d={pathOf(curve)} />
      {knotsOf(curve, ends).map(({ x, y, partyId }) => (
        <circle key={partyId} cx={x} cy={y} r={3.5} data-colour={colourOf(partyId)} />
      ))}
    </g>
  );
}

const knotsOf = ({ from, to }: Curve, [one, other]: ThreadLook['ends']) => [
  { ...from, partyId: one },
  { ...to, partyId: other },
];

/** Plays keyframes on an element; gives what cancels them, whether they have ended or not. */
function played(
  element: Element | null,
  onEnd: () => void,
  keyframes: PropertyIndexedKeyframes,
): () => void {
  const animation = element?.animate(keyframes, {
    duration: DURATION,
    easing: 'ease-in-out',
    fill: 'both',
  });
  animation?.addEventListener('finish', onEnd);
  return () => {
    animation?.removeEventListener('finish', onEnd);
    animation?.cancel();
  };
}
