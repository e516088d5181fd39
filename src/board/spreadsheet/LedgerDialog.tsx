'use client';
/** The ledger over the whole window: every party side by side, a row a step, debits beside credits. */
import { useMemo } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import { lineTo } from '@/events/banking/views/line';
import { recordRows } from '@/events/banking/views/rows';
import { firstRound, lastRound, roundNumber } from '@/events/timeline/lines';
import { writtenStep } from '@/events/timeline/stepNumber';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import { Modal } from '@/src/ui/overlays/modal';
import { NotationLegend } from '../help/Notations';
import { LedgerTable } from './LedgerTable';
import { Pager } from './Pager';
import { useWindow } from './window';

interface LedgerProps {
  readonly timeline: Timeline<BankingRound>;
  readonly at: number;
  /** The end of the line whose steps are listed. */
  readonly leaf: number;
  /** Goes to a round, by its number. */
  readonly onRound: (round: number) => void;
}

interface LedgerDialogProps extends LedgerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The dialog. A step's number goes to the step and closes it. */
export function LedgerDialog({ open, onOpenChange, onRound, ...rest }: LedgerDialogProps) {
  const go = (round: number) => {
    onRound(round);
    onOpenChange(false);
  };
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title="Ledger"
      description="In dollars. A debit is an asset that grew, or a liability or net worth that shrank; a credit is the opposite. In every step each party’s debits equal its credits."
      variant="page"
    >
      <Ledger {...rest} onRound={go} />
    </Modal>
  );
}

function Ledger({ timeline, at, leaf, onRound }: LedgerProps) {
  const shown = roundNumber(timeline, at);
  const { parties, billPrice } = nodeAt(timeline, leaf).round.book;
  const span = useWindow(firstRound(timeline), lastRound(timeline, leaf), shown);
  const { from, to, earlier, later } = span;
  const line = useMemo(() => lineTo(timeline, leaf), [timeline, leaf]);
  const rows = useMemo(() => recordRows(line, 'all', to, to - from + 1), [line, from, to]);
  if (parties.length === 0) return <p>Nobody is on the board yet.</p>;
  return (
    <div className="ledger">
      <Pager
        said={`Steps ${writtenStep(from)} to ${writtenStep(to)}`}
        earlier={earlier}
        later={later}
      />
      <LedgerTable parties={parties} rows={rows} shown={shown} onRound={onRound} />
      <details className="ledger-legend">
        <summary>What the notations mean</summary>
        <NotationLegend isPriced={billPrice !== undefined} />
      </details>
    </div>
  );
}
