'use client';
import { useState } from 'react';
import type { Offers } from '@/events/banking/actions/offers';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Grade } from '@/events/banking/views/predict';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import { fetched } from '@/src/ui/fetched';
import type { FigureAt, Screen } from '../screen/useScreen';
import type { Send } from '../session/useSession';

/** The dialogs about figures: which events made one up, and which ones an action will change. Fetched when first asked for. */

const BlameDialog = fetched(async () => (await import('../blame/BlameDialog')).BlameDialog, {
  name: 'What made up the figure',
  onClose: ({ onOpenChange }) => onOpenChange(false),
});
const PredictDialog = fetched(
  async () => (await import('../predict/PredictDialog')).PredictDialog,
  {
    name: 'The prediction',
    onClose: ({ onOpenChange }) => onOpenChange(false),
    isOpen: ({ open }) => open,
  },
);
const LedgerDialog = fetched(
  async () => (await import('../spreadsheet/LedgerDialog')).LedgerDialog,
  { name: 'The ledger', onClose: ({ onOpenChange }) => onOpenChange(false) },
);

interface FigureDialogsProps {
  readonly offers: Offers;
  readonly timeline: Timeline<BankingRound>;
  readonly at: number;
  readonly leaf: number;
  readonly screen: Screen;
  readonly send: Send;
  readonly onAct: (event: BankingEvent) => void;
  /** Told how a first prediction of an act was graded. */
  readonly onGraded: (grade: Grade) => void;
}

/** At most one of them is open. */
export function FigureDialogs(props: FigureDialogsProps) {
  const { offers, timeline, at, leaf, screen, send, onAct, onGraded } = props;
  const { figure, setFigure, isPredicting, setPredicting } = screen;
  const { predicted, setPredicted, setDrafts } = screen;
  const [wasPredicting, setWasPredicting] = useState(isPredicting);
  if (isPredicting && !wasPredicting) setWasPredicting(true);
  const { dialog, asked, close } = screen;
  const times = useTimes(figure);
  const { round } = nodeAt(timeline, at);
  return (
    <>
      {figure && (
        <BlameDialog
          key={times}
          open
          onOpenChange={(open) => !open && setFigure(null)}
          timeline={timeline}
          at={at}
          {...figure}
          onNode={(node) => send({ type: 'GO_NODE', node })}
        />
      )}
      {/* It stays once predicting has been on: what was typed and the score outlast its closing. */}
      {wasPredicting && (
        <PredictDialog
          open={predicted !== null}
          onOpenChange={(open) => !open && setPredicted(null)}
          before={round}
          event={predicted}
          offers={offers}
          onGraded={onGraded}
          onPost={(isAgain) => {
            // Predicting is for one act, unless one asks for the next: else it would catch acts unawares.
            setPredicting(isAgain);
            if (predicted) onAct(predicted);
            // Pressed once more, the form would ask for the same action again.
            setDrafts({});
          }}
        />
      )}
      {dialog === 'ledger' && (
        <LedgerDialog
          key={asked}
          open
          onOpenChange={(open) => !open && close()}
          timeline={timeline}
          at={at}
          leaf={leaf}
          onRound={(target) => send({ type: 'GO_ROUND', round: target })}
        />
      )}
    </>
  );
}

/** Counts the questions about figures: a dialog that failed to load is fetched again at the next. */
function useTimes(figure: FigureAt | null): number {
  const [asked, setAsked] = useState({ figure, times: 0 });
  if (figure && asked.figure !== figure) setAsked({ figure, times: asked.times + 1 });
  return asked.times;
}
