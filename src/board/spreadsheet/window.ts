'use client';
/** A long table is drawn through a window of its rows; the rest is a button away. */
import { useState } from 'react';

/** Rows drawn at a time. */
export const ROWS = 60;

interface Span {
  /** Numbers of steps. */
  readonly from: number;
  readonly to: number;
}

/**
 * The rows to draw, by number: as many as there are, at most 60 of them.
 *
 * @param from where the window should begin; moved so that it lies within the rows
 */
export function spanFrom(first: number, last: number, from: number): Span {
  const begin = Math.max(first, Math.min(from, last - ROWS + 1));
  return { from: begin, to: Math.min(last, begin + ROWS - 1) };
}

interface Window extends Span {
  /** Moves the window by its own height; null where there is nothing more that way. */
  readonly earlier: (() => void) | null;
  readonly later: (() => void) | null;
}

/** The window around the shown step. Moving it lasts until another step is shown. */
export function useWindow(first: number, last: number, shown: number): Window {
  const [moved, setMoved] = useState<{ readonly shown: number; readonly from: number } | null>(
    null,
  );
  const wanted = moved?.shown === shown ? moved.from : shown - ROWS / 2;
  const span = spanFrom(first, last, wanted);
  const move = (by: number) => () => setMoved({ shown, from: span.from + by });
  return {
    ...span,
    earlier: span.from > first ? move(-ROWS) : null,
    later: span.to < last ? move(ROWS) : null,
  };
}
