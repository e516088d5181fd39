'use client';
/** The line above the accounts: where one is, and how accounts and changes are shown. */
import type { ReactNode } from 'react';
import type { Phrase } from '@/events/actions/phrase';
import { Segmented } from '@/src/ui/segmented';
import type { ColourMode } from './roundView';
import { Sentence } from './Sentence';
import type { DisplayMode } from './Sheets';
import type { Source } from './useSession';

interface StatusProps {
  readonly current: number;
  readonly last: number;
  readonly past: boolean;
  readonly source: Source;
}

/** The shown step in words, and plainly so when it is in the past. */
function Status({ current, last, past, source }: StatusProps): ReactNode {
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

interface BoardHeadProps extends StatusProps {
  readonly phrase: Phrase;
  /** While it plays, steps are not announced: they would talk over one another. */
  readonly playing: boolean;
  readonly children: ReactNode;
}

/** Where one is, the choices of how to draw it (`children`), and what the shown round was about. */
export function BoardHead({ phrase, playing, children, ...status }: BoardHeadProps) {
  return (
    <div className="board-head">
      <h2 className="visually-hidden">Board</h2>
      <div className="board-bar">
        <Status {...status} />
        {children}
      </div>
      <div aria-live={playing ? 'off' : 'polite'}>
        <Sentence phrase={phrase} round={status.current} />
      </div>
    </div>
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
