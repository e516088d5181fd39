'use client';
/** The composer of the exercise, and what the board itself can do: be set back, carry a note. */
import { useState } from 'react';
import type { BillsEvent } from '@/events/bills/registry';
import { applyBills, type BillsOffers, type BillsRound } from '@/events/bills/rules';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import { Button } from '@/src/ui/button';
import { NoteForm } from '../composer/NoteForm';
import { SentenceForm } from '../composer/SentenceForm';
import { ConfirmDialog } from '../notices/ConfirmDialog';
import type { Send } from '../session/useSession';
import { useBillsComposing } from './useBillsComposing';
import type { BillsScreen } from './useBillsScreen';

interface BillsComposingProps {
  readonly offers: BillsOffers;
  readonly timeline: Timeline<BillsRound>;
  readonly at: number;
  readonly screen: BillsScreen;
  readonly send: Send;
  /** Whether the line plays. */
  readonly isPlaying: boolean;
  readonly onAct: (event: BillsEvent) => void;
}

/** The composer of the selected player. */
export function BillsComposing(props: BillsComposingProps) {
  const { offers, timeline, at, screen, send, isPlaying, onAct } = props;
  const { round } = nodeAt(timeline, at);
  const { players } = round;
  const player = players[screen.selected] ?? players[0];
  if (!player) throw new Error('a stage has players');
  const [asked, setAsked] = useState<BillsEvent | null>(null);
  const composing = useBillsComposing({
    offers,
    round,
    player,
    screen,
    onAct,
    onAsk: setAsked,
    onRefused: (event) => send({ type: 'ACT', event }),
  });
  return (
    <div className="composer">
      <SentenceForm
        composing={composing}
        isPlaying={isPlaying}
        tools={
          <details className="composer-more">
            <summary>Reset and notes</summary>
            <div className="composer-settings">
              <Reset round={round} onReset={() => setAsked({ type: 'reset' })} />
              <NoteForm
                refusalOf={(text) => applyBills(round, { type: 'note', text }, offers).refused}
                onPin={(text) => onAct({ type: 'note', text })}
              />
            </div>
          </details>
        }
      />
      <ConfirmDialog
        open={asked !== null}
        title="Reset the board?"
        text="Everyone has again what they brought, and every bill and claim is gone. Your steps stay: step back to return to them."
        verb="Reset"
        onClose={() => setAsked(null)}
        onYes={() => asked && onAct(asked)}
      />
    </div>
  );
}

interface ResetProps {
  readonly round: BillsRound;
  readonly onReset: () => void;
}

/** Sets the board back, as a step of its own. */
function Reset({ round, onReset }: ResetProps) {
  // The first thing that anyone can do is to draw up a bill, and none goes before a reset.
  const isAsOpened = round.bills.length === 0;
  return (
    <div className="bills-reset">
      <Button disabled={isAsOpened} onClick={onReset}>
        Reset the board
      </Button>
      <p>
        {isAsOpened
          ? 'The board stands as it opened.'
          : 'A step like any other: go back, and all is as it was.'}
      </p>
    </div>
  );
}
