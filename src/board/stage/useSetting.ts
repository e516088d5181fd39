'use client';
/** How large the sentence of a step is set. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import { watchSize } from '@/src/ui/observing';
import { NOTED } from '../screen/media';

/**
 * The sizes of stage.css, from the largest on: their shares of it, and from line to line how many of their letters
 * at least.
 */
export const SIZES = [
  { share: 1, leading: 1.25 },
  { share: 0.85, leading: 1.25 },
  { share: 0.75, leading: 1.15 },
  { share: 0.65, leading: 1 },
] as const;

const SMALLEST = SIZES.length - 1;

/** For a note below it a sentence is set so much smaller, and no more. */
const SMALLEST_NOTED = 1;

/** Pixels that a note takes under the sentence. */
const NOTE_HEIGHT = 20;

/** The least share of the length that a text should have by its length in another size: spaces end lines. */
const SURE_SHARE = 0.97;

/** Pixels of a text's lines, put end to end. */
function lengthOf(set: Element, leading: number): number {
  const range = document.createRange();
  range.selectNodeContents(set);
  const { top } = set.getBoundingClientRect();
  const lines = new Map<number, readonly [left: number, right: number]>();
  for (const part of range.getClientRects()) {
    const line = Math.floor((part.top + part.height / 2 - top) / leading);
    const [left, right] = lines.get(line) ?? [part.left, part.right];
    lines.set(line, [Math.min(left, part.left), Math.max(right, part.right)]);
  }
  return [...lines.values()].reduce((sum, [left, right]) => sum + right - left, 0);
}

/** How a text stands in the size that it has. All in pixels. */
interface Standing {
  readonly size: number;
  readonly letters: number;
  readonly length: number;
  readonly width: number;
}

/** Sets a text in sizes. To see what it takes in another lays the page out anew: most can be ruled out without. */
class Setting {
  readonly #heights = new Map<number, number>();
  readonly #standing: Standing;

  /**
   * @param element carries the size
   * @param set the text in it
   * @param size the one that it has
   */
  constructor(
    private readonly element: HTMLElement,
    private readonly set: Element,
    size: number,
  ) {
    this.#heights.set(size, set.clientHeight);
    const { fontSize, lineHeight } = getComputedStyle(set);
    this.#standing = {
      size,
      letters: Number.parseFloat(fontSize),
      length: lengthOf(set, Number.parseFloat(lineHeight)),
      width: set.clientWidth,
    };
  }

  #heightAt(size: number): number {
    const known = this.#heights.get(size);
    if (known !== undefined) return known;
    this.element.dataset.set = String(size);
    const height = this.set.clientHeight;
    this.#heights.set(size, height);
    return height;
  }

  /** Pixels that the text takes at least in a size, told by how it stood in the one that it had. */
  #leastAt(size: number): number {
    const { letters, length, width, size: had } = this.#standing;
    const [to, from] = [SIZES[size], SIZES[had]];
    if (!to || !from) return 0;
    const growth = to.share / from.share;
    const lines = Math.ceil((length * growth * SURE_SHARE) / width);
    return lines * letters * growth * to.leading;
  }

  /** Whether the text is no higher in a size. */
  fits(size: number, limit: number): boolean {
    if (!this.#heights.has(size) && this.#leastAt(size) > limit) return false;
    return this.#heightAt(size) <= limit;
  }

  /** The largest size in which the text finds room, or the smallest. The search begins at the one that it had. */
  largestWithin(limit: number, smallest: number): number {
    const begin = Math.min(this.#standing.size, smallest);
    let size = begin;
    while (size < smallest && !this.fits(size, limit)) size += 1;
    if (size > begin) return size;
    while (size > 0 && this.fits(size - 1, limit)) size -= 1;
    return size;
  }
}

/**
 * Sets the sentence in an element as large as the room around it allows, anew whenever its width or `text`
 * changes, and says whether a note below it has found its line.
 */
export function useSetting(container: RefObject<HTMLElement | null>, text: string): void {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = container.current;
    return element ? watchSize(element, () => setWidth(element.clientWidth)) : undefined;
  }, [container]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how much room the text takes is measured on the page.
  useLayoutEffect(() => {
    const element = container.current;
    const room = element?.parentElement;
    const set = element?.querySelector('.board-sentence');
    if (!element || !room || !set) return;
    const setting = new Setting(element, set, Number(element.dataset.set ?? 0));
    const limit = room.clientHeight;
    const forNote = limit - NOTE_HEIGHT;
    const mayHaveNote =
      element.querySelector('.board-note') !== null && window.matchMedia(NOTED).matches;
    const noted = mayHaveNote ? setting.largestWithin(forNote, SMALLEST_NOTED) : null;
    const isNoted = noted !== null && setting.fits(noted, forNote);
    const size = isNoted ? noted : setting.largestWithin(limit, SMALLEST);
    element.dataset.spare = String(isNoted);
    element.dataset.set = String(size);
    room.dataset.long = String(size === SMALLEST);
  }, [container, width, text]);
}
