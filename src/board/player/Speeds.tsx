'use client';
/** How fast steps are played. */
import { memo, type ReactNode } from 'react';
import { SPEEDS, type Speed } from '@/machines/lesson/context';
import { Segmented } from '@/src/ui/segmented';
import type { Send } from '../session/useSession';

interface SpeedsProps {
  readonly speed: Speed;
  readonly send: Send;
}

const LABELS = { 500: '½ s', 1000: '1 s', 2000: '2 s' } as const;

const TITLE = 'Seconds a step';

/** How long each step is shown while they play. */
export const Speeds = memo(function Speeds({ speed, send }: SpeedsProps) {
  const choose = (value: string) => {
    const chosen = SPEEDS.find((one) => String(one) === value);
    if (chosen !== undefined) send({ type: 'SET_SPEED', speed: chosen });
  };
  return (
    <Segmented
      label={TITLE}
      value={String(speed)}
      onChange={choose}
      options={SPEEDS.map((one) => ({ value: String(one), label: LABELS[one] }))}
    />
  );
});

/** What a phone's sheet holds of the choices that have no room on its board: those of drawing (`children`), and the speed. */
export function ViewChoices({
  children,
  ...speeds
}: SpeedsProps & { readonly children: ReactNode }) {
  return (
    // Its labels stand in one column, as wide as that of a setting.
    <div className="form-rows" style={{ '--label-column': '8.25rem' }}>
      {children}
      <div className="setting">
        {/* The group beside it carries the same name. */}
        <span aria-hidden="true">{TITLE}</span>
        <Speeds {...speeds} />
      </div>
    </div>
  );
}
