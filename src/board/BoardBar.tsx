'use client';
/** The line above the accounts: where one is, and how accounts and changes are shown. */
import type { ReactNode } from 'react';
import { Segmented } from '@/src/ui/segmented';
import type { ColourMode } from './roundView';
import type { DisplayMode } from './Sheets';
import type { Source } from './useSession';

interface StatusProps {
  readonly current: number;
  readonly last: number;
  readonly past: boolean;
  readonly source: Source;
}

/** The shown step in words, and plainly so when it is in the past. */
export function Status({ current, last, past, source }: StatusProps): ReactNode {
  const whose = source === 'visiting' ? ' of the shared log' : '';
  if (current < 0) {
    return (
      <p className="board-status">
        How the opening came about, <strong>step −{-current}</strong>: acting is for step 0 and
        after
      </p>
    );
  }
  return (
    <p className="board-status">
      Step {current} of {last}
      {whose}
      {past ? (
        <>
          , <strong>in the past</strong>: acting here starts a branch
        </>
      ) : null}
    </p>
  );
}

interface ModesProps {
  readonly display: DisplayMode;
  readonly setDisplay: (mode: DisplayMode) => void;
  readonly colours: ColourMode;
  readonly setColours: (mode: ColourMode) => void;
}

/** The two choices of how the board is drawn. */
export function Modes({ display, setDisplay, colours, setColours }: ModesProps) {
  return (
    <div className="board-modes">
      <Segmented
        label="Show accounts as"
        value={display}
        onChange={setDisplay}
        options={[
          { value: 'balances', label: 'Balances' },
          { value: 'taccounts', label: 'T-accounts' },
        ]}
      />
      <Segmented
        label="Mark changes"
        value={colours}
        onChange={setColours}
        options={[
          { value: 'static', label: 'This step' },
          { value: 'round', label: 'Last change' },
          { value: 'off', label: 'Off' },
        ]}
      />
    </div>
  );
}
