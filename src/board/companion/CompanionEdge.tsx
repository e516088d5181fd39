'use client';
/** The edge between companion and stage: dragged or moved by arrow keys it makes the companion wider, its button folds it away. */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { MAX_WIDTH, MIN_WIDTH } from './useCompanionWidth';

interface CompanionEdgeProps {
  /** Pixels. */
  readonly width: number;
  readonly isFolded: boolean;
  readonly onWidth: (width: number) => void;
  readonly onFold: (isFolded: boolean) => void;
  /** Begins the ids of the companion’s panels. */
  readonly controls: string;
}

/** Pixels that one press of an arrow key moves the edge by. */
const STEP = 20;

const BY_KEY: Readonly<Record<string, number>> = { ArrowLeft: -STEP, ArrowRight: STEP };

/** The edge, with the button that folds the companion away or brings it back. */
export function CompanionEdge({ width, isFolded, onWidth, onFold }: CompanionEdgeProps) {
  const from = useRef<number | null>(null);
  const move = (event: PointerEvent) => {
    if (from.current !== null) onWidth(event.clientX - from.current);
  };
  const onKey = (event: KeyboardEvent) => {
    const by = BY_KEY[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onWidth(width + by);
  };
  return (
    <div className="companion-edge">
      {!isFolded && (
        // biome-ignore lint/a11y/useSemanticElements: a rule that is moved is a separator with a value.
        <div
          className="companion-handle"
          role="separator"
          aria-orientation="vertical"
          aria-label="Width of the companion"
          aria-valuenow={width}
          aria-valuemin={MIN_WIDTH}
          aria-valuemax={MAX_WIDTH}
          tabIndex={0}
          onKeyDown={onKey}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            from.current = event.clientX - width;
          }}
          onPointerMove={move}
          onPointerUp={() => {
            from.current = null;
          }}
          onPointerCancel={() => {
            from.current = null;
          }}
        />
      )}
      <button
        type="button"
        className="companion-fold"
        aria-label={isFolded ? 'Show the companion' : 'Fold the companion away'}
        aria-keyshortcuts={isFolded ? ']' : '['}
        onClick={() => onFold(!isFolded)}
      >
        <span aria-hidden="true">{isFolded ? '›' : '‹'}</span>
      </button>
    </div>
  );
}
