'use client';
/** The line above the accounts: where one is, and how accounts and changes are shown. */
import { memo, type ReactNode, useState } from 'react';
import { lastRound, roundNumber } from '@/events/timeline/lines';
import type { AnyRound } from '@/events/world/board';
import { isPast } from '@/machines/lesson';
import { Button } from '@/src/ui/button';
import { Segmented } from '@/src/ui/segmented';
import { Select } from '@/src/ui/select';
import { morph } from '../motion/morph';
import { AskReset } from '../notices/ConfirmDialog';
import { whereOn } from '../sentence/lineView';
import type { Session, Source } from '../session/useSession';
import type { ColourMode, DisplayMode } from '../sheets/partyView';

interface StatusProps {
  readonly current: number;
  readonly last: number;
  readonly past: boolean;
  readonly source: Source;
  readonly isDemonstration: boolean;
  /** Whether the board shows what was done on an earlier visit; said here, where it moves nothing. */
  readonly isResumed: boolean;
  readonly onStartOver: () => void;
}

/** The shown step in words, and plainly so when it is in the past. */
function Status(props: StatusProps): ReactNode {
  const { current, last, past, source, isDemonstration, isResumed, onStartOver } = props;
  const whose = isDemonstration ? ' of the demonstration' : WHOSE[source];
  if (current < 0) {
    return (
      <p className="board-status">
        How the opening came about, <strong>step −{-current}</strong>
      </p>
    );
  }
  return (
    <p className="board-status">
      {whereOn(current, last)}
      {current > 0 && whose}
      {past && current === 0 && source === 'own' && ': acting here starts a branch'}
      {past && current > 0 ? (
        <>
          , <strong>in the past</strong>: acting here starts a branch
        </>
      ) : null}
      {isResumed && source === 'own' && (
        <>
          , where you left off{' '}
          <button type="button" className="text-button" onClick={onStartOver}>
            Start over
          </button>
        </>
      )}
    </p>
  );
}

/** Whose log the step belongs to; empty for one's own. */
const WHOSE: Readonly<Record<Source, string>> = {
  own: '',
  visiting: ' of the shared steps',
  invalid: '',
};

interface BoardBarProps {
  readonly session: Session<AnyRound>;
  /** Opens the choices of how to draw it, where there is no room for them. */
  readonly onView: () => void;
  readonly children: ReactNode;
}

/** The choices of how the board is drawn (`children`), and where one is. */
export function BoardBar({ session, onView, children }: BoardBarProps) {
  const { context, timeline, source, isResumed, send } = session;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <h2 className="visually-hidden">Board</h2>
      <div className="board-bar">
        <div className="board-wide">{children}</div>
        <span className="board-narrow">
          <Button onClick={onView}>View</Button>
        </span>
        <Status
          current={roundNumber(timeline, context.at)}
          last={lastRound(timeline, context.leaf)}
          source={source}
          isResumed={isResumed}
          past={isPast(context)}
          isDemonstration={context.visiting?.isDemonstration === true}
          onStartOver={() => setAsking(true)}
        />
      </div>
      <AskReset
        open={isAsking}
        onClose={() => setAsking(false)}
        onYes={() => send({ type: 'RESET' })}
      />
    </>
  );
}

interface ModesProps {
  readonly display: DisplayMode;
  readonly setDisplay: (mode: DisplayMode) => void;
  readonly colours: ColourMode;
  readonly setColours: (mode: ColourMode) => void;
}

/** The two choices of how the board is drawn. A step changes neither. */
export const Modes = memo(function Modes(props: ModesProps) {
  const { display, setDisplay, colours, setColours } = props;
  return (
    <div className="board-modes">
      <Segmented
        label="Show accounts as"
        value={display}
        onChange={(mode) => morph(() => setDisplay(mode))}
        options={[
          { value: 'map', label: 'Map' },
          { value: 'taccounts', label: 'T-accounts' },
          { value: 'balances', label: 'Balances' },
          { value: 'spreadsheet', label: 'Ledger' },
        ]}
      />
      {/* Ledger and map mark what each step changed: there is nothing to choose. */}
      {(display === 'taccounts' || display === 'balances') && (
        <MarkChanges colours={colours} setColours={setColours} />
      )}
    </div>
  );
});

/** The choice of which changes are marked. */
export function MarkChanges({ colours, setColours }: Pick<ModesProps, 'colours' | 'setColours'>) {
  return (
    <Select
      label="Show changes"
      value={colours}
      onChange={setColours}
      options={[
        { value: 'static', label: 'this step' },
        { value: 'flash', label: 'this step, briefly' },
        { value: 'round', label: 'latest on each line' },
        { value: 'off', label: 'none' },
      ]}
    />
  );
}
