'use client';
/** What a drop offers, where it was let go. The first act that works stands in the composer already. */
import type { KeyboardEvent } from 'react';
import { type Leaving, PointMenu } from '@/src/ui/overlays/pointMenu';
import type { OfferedAct } from './world';

interface ActMenuProps {
  /** Between whom. */
  readonly title: string;
  readonly at: { readonly x: number; readonly y: number };
  readonly acts: readonly OfferedAct[];
  readonly onChoose: (act: OfferedAct) => void;
  readonly onLeave: (how: Exclude<Leaving, 'chosen'>) => void;
  /** A figure is typed: it is meant for the composer, and goes there if that has a field for it. */
  readonly onFigure: () => void;
}

/** The menu of a drop. */
export function ActMenu({ title, at, acts, onChoose, onLeave, onFigure }: ActMenuProps) {
  return (
    <PointMenu
      title={title}
      none="Nothing can be done between the two on this board."
      at={at}
      items={acts.map((act) => ({
        label: act.sentence,
        reason: act.reason,
        onSelect: () => onChoose(act),
      }))}
      onClose={(how) => how !== 'chosen' && onLeave(how)}
      onKeyDown={({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
        if (/^[\d.,]$/.test(key) && !ctrlKey && !metaKey && !altKey) onFigure();
      }}
    />
  );
}
