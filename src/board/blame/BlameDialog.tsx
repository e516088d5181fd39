'use client';
/** Blame: the steps that make up a figure of a sheet, latest first, each with its share and a way to it. */
import { useMemo } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import { lineTo } from '@/events/banking/views/line';
import { ancestorAt } from '@/events/timeline/lines';
import type { Timeline } from '@/events/timeline/timeline';
import { Modal } from '@/src/ui/overlays/modal';
import { figureView } from './figureView';
import { Moves } from './Moves';
import './blame.css';

interface BlameDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly timeline: Timeline<BankingRound>;
  /** The node shown: the figure is the one that stands there. */
  readonly at: number;
  readonly partyId: number;
  /** The sheet line's key, or `NET_WORTH_KEY`. */
  readonly lineKey: string;
  /** Goes to the node at which a step was taken; the dialog closes. */
  readonly onNode: (node: number) => void;
}

/** The dialog. Nothing is looked up while it is closed. */
export function BlameDialog(props: BlameDialogProps) {
  const { open, onOpenChange, timeline, at, partyId, lineKey, onNode } = props;
  const line = useMemo(() => (open ? lineTo(timeline, at) : null), [open, timeline, at]);
  const view = useMemo(() => line && figureView(line, partyId, lineKey), [line, partyId, lineKey]);
  const go = (index: number) => {
    onOpenChange(false);
    onNode(ancestorAt(timeline, at, index).id);
  };
  return (
    <Modal
      open={view !== null}
      onOpenChange={onOpenChange}
      title={view?.title ?? ''}
      description={view?.description}
      variant="sheet"
    >
      {line && view && (
        <div className="blame">
          {view.remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
          {view.blamed.moves.length > 0 && (
            <Moves key={`${partyId}-${lineKey}`} line={line} view={view} onRound={go} />
          )}
        </div>
      )}
    </Modal>
  );
}
