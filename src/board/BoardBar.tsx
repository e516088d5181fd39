'use client';
/** The line above the accounts: where one is, and how accounts and changes are shown. */
import type { ReactNode } from 'react';
import type { Phrase } from '@/events/actions/phrase';
import { isPast } from '@/machines/lesson';
import { Segmented } from '@/src/ui/segmented';
import type { ColourMode } from './roundView';
import { Sentence } from './Sentence';
import type { DisplayMode } from './Sheets';
import type { Session, Source } from './useSession';

interface StatusProps {
  readonly current: number;
  readonly last: number;
  readonly past: boolean;
  readonly source: Source;
  /** Whether the board shows what was done on an earlier visit; said here, where it moves nothing. */
  readonly isResumed: boolean;
  readonly onStartOver: () => void;
}

/** The shown step in words, and plainly so when it is in the past. */
function Status({ current, last, past, source, isResumed, onStartOver }: StatusProps): ReactNode {
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
      {isResumed && source === 'own' && (
        <>
          , where you left off{' '}
          <button type="button" className="status-button" onClick={onStartOver}>
            Start over
          </button>
        </>
      )}
    </p>
  );
}

interface BoardHeadProps {
  readonly session: Session;
  /** Round numbers: the shown one, the last of its line. */
  readonly current: number;
  readonly last: number;
  readonly phrase: Phrase;
  readonly children: ReactNode;
}

/** Where one is, the choices of how to draw it (`children`), and what the shown round was about. */
export function BoardHead({ session, current, last, phrase, children }: BoardHeadProps) {
  const { context, source, playing, isResumed, send } = session;
  return (
    <div className="board-head">
      <h2 className="visually-hidden">Board</h2>
      <div className="board-bar">
        <Status
          {...{ current, last, source, isResumed }}
          past={isPast(context)}
          onStartOver={() => send({ type: 'RESET' })}
        />
        {children}
      </div>
      {/* While it plays, steps are not announced: they would talk over one another. */}
      <div aria-live={playing ? 'off' : 'polite'}>
        <Sentence phrase={phrase} round={current} />
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
