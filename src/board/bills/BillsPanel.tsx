'use client';
/** The selected player's actions; under them what the board itself can do: be set back, carry a note. */
import { useState } from 'react';
import { applyBills, type BillsRound } from '@/events/bills/apply';
import type { BillsOffers } from '@/events/bills/offers';
import type { BillsEvent } from '@/events/bills/registry';
import { Button } from '@/src/ui/button';
import { Ask } from '../Ask';
import { NoteForm } from '../NoteForm';
import { PartyPicker } from '../PartyPicker';
import type { Send } from '../useSession';
import { BillsForm } from './BillsForm';
import type { BillsScreen } from './useBillsScreen';

interface BillsPanelProps {
  readonly offers: BillsOffers;
  readonly round: BillsRound;
  readonly screen: BillsScreen;
  readonly send: Send;
  readonly onAct: (event: BillsEvent) => void;
}

/** The panel. */
export function BillsPanel({ offers, round, screen, send, onAct }: BillsPanelProps) {
  const { players } = round.state;
  const player = players[screen.selected] ?? players[0];
  if (!player) throw new Error('a stage has players');
  return (
    <div className="board-panel">
      <h3>Actions</h3>
      <PartyPicker parties={players} selected={player.id} onSelect={screen.setSelected} />
      <BillsForm
        {...{ offers, round, player, onAct }}
        type={screen.type}
        onType={screen.setType}
        drafts={screen.drafts}
        onDrafts={screen.setDrafts}
        onRefused={(event) => send({ type: 'ACT', event })}
      />
      <details className="panel-more">
        <summary>Reset and notes</summary>
        <Reset round={round} onReset={() => onAct({ type: 'reset' })} />
        <NoteForm
          refusalOf={(text) => applyBills(round, { type: 'note', text }, offers).refused}
          onPin={(text) => onAct({ type: 'note', text })}
        />
      </details>
    </div>
  );
}

interface ResetProps {
  readonly round: BillsRound;
  readonly onReset: () => void;
}

/** Sets the board back, as a step of its own; asks first. */
function Reset({ round, onReset }: ResetProps) {
  const [isAsked, setAsked] = useState(false);
  // The first thing that anyone can do is to draw up a bill, and none goes before a reset.
  const isAsOpened = round.state.bills.length === 0;
  return (
    <div className="bills-reset">
      <Button disabled={isAsOpened} onClick={() => setAsked(true)}>
        Reset the board
      </Button>
      <p>
        {isAsOpened
          ? 'The board stands as it opened.'
          : 'A step like any other: go back, and all is as it was.'}
      </p>
      <Ask
        open={isAsked}
        title="Reset the board?"
        text="Everyone has again what they brought, and every bill and claim is gone. Your steps stay: step back to return to them."
        verb="Reset"
        onClose={() => setAsked(false)}
        onYes={onReset}
      />
    </div>
  );
}
