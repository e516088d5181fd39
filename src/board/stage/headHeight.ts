'use client';
/** How high the head of the board is, which depends on its sentence: what sticks below it must know. */
import type { RefCallback } from 'react';

/** What the stylesheet reads. */
const HEIGHT = '--board-head';

/**
 * Keeps the height of the head in `--board-head` of the element around it, in pixels. Rounded down:
 * between two parts that stick there would else be a gap as thin as a hair.
 */
export const measuredHead: RefCallback<HTMLElement> = (head) => {
  const around = head?.parentElement;
  if (!head || !around) return;
  const observer = new ResizeObserver(() => {
    around.style.setProperty(HEIGHT, `${Math.floor(head.getBoundingClientRect().height)}px`);
  });
  observer.observe(head);
  return () => observer.disconnect();
};
