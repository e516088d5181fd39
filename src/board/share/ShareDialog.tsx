'use client';
/** Sharing the shown line, on a sheet; printing and presenting it take the sheet's place. */
import { useContext, useMemo, useState } from 'react';
import { pluralize } from '@/events/pluralize';
import { isMainLine, lastRound } from '@/events/timeline/lines';
import type { Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import { fetched } from '@/src/ui/fetched';
import { Modal } from '@/src/ui/overlays/modal';
import { forksOn } from '../sentence/lineView';
import type { Game } from '../session/game';
import { BoardSlots, type Outcome, type SharePart } from '../session/slots';
import type { Books } from './books';
import { ShareSheet } from './ShareSheet';

const PrintDialog = fetched(async () => (await import('./PrintDialog')).PrintDialog, {
  name: 'Print',
  onClose: ({ onClose }) => onClose(),
});
const Present = fetched(async () => (await import('./Present')).Present, {
  name: 'The presentation',
  onClose: ({ onClose }) => onClose(),
});

const NONE: readonly SharePart[] = [];

interface ShareDialogProps<Round extends AnyRound> {
  readonly game: Game<Round>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly timeline: Timeline<Round>;
  readonly leaf: number;
  /** The number of the shown round. */
  readonly current: number;
  /** What the log is called so far. */
  readonly title?: string | null | undefined;
  /** Opens a file; `say` is told why it cannot be. */
  readonly onFile: (file: File, say: (problem: string) => void) => void;
  /** Told what came of something that was sent from here, where that comes after the dialog has closed. */
  readonly onLate: (outcome: Outcome) => void;
  /** Left out where the board keeps no books of account. */
  readonly books?: Books | undefined;
  /** Whether the parts are offered that come from above the board. */
  readonly hasSlots?: boolean | undefined;
  /** The part that it opens at; left out, the first. */
  readonly first?: string | undefined;
}

/** Of the board's own parts; those from above say their own. Each takes two lines on a phone: the tabs stay where they are. */
const DESCRIPTION =
  'The link holds it all: nothing is sent to a server, and anyone who opens it sees the same.';

/** Which line is shared, and how far it goes: it may be another than the main one, and longer than what is shown. */
function titleFor(timeline: Timeline<AnyRound>, leaf: number): string {
  const last = lastRound(timeline, leaf);
  if (last === 0) return 'Share this board';
  const steps = pluralize(last, 'step');
  if (!isMainLine(timeline, leaf)) return `Share this branch: ${steps}`;
  if (forksOn(timeline, leaf).length > 0) return `Share the main line: ${steps}`;
  return last === 1 ? 'Share this step' : `Share these ${steps}`;
}

/** The share dialog. */
export function ShareDialog<Round extends AnyRound>(props: ShareDialogProps<Round>) {
  const { game, open, onOpenChange, timeline, leaf, current, books = null } = props;
  const { onFile, onLate } = props;
  // A system that was built has the name that its builder gave it.
  const [title, setTitle] = useState(() => props.title ?? game.logOf([]).title ?? '');
  const [part, setPart] = useState(props.first ?? 'link');
  const { shareParts } = useContext(BoardSlots);
  const slots = props.hasSlots === false ? NONE : shareParts;
  const [show, setShow] = useState<'print' | 'present' | null>(null);
  const heading = useMemo(() => titleFor(timeline, leaf), [timeline, leaf]);
  const slot = slots.find(({ value }) => value === part);
  const close = () => onOpenChange(false);
  const printPage = () => {
    close();
    // The dialog is to be gone by then.
    setTimeout(() => window.print());
  };
  if (open && books && show === 'print') {
    return (
      <PrintDialog
        title={title}
        leaf={leaf}
        current={current}
        game={books.game}
        timeline={books.timeline}
        onClose={close}
      />
    );
  }
  if (open && books && show === 'present') {
    return <Present {...books} leaf={leaf} current={current} onClose={close} />;
  }
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={slot?.heading ?? heading}
      description={slot?.description ?? DESCRIPTION}
      variant="sheet"
    >
      <ShareSheet
        game={game}
        timeline={timeline}
        leaf={leaf}
        current={current}
        title={title}
        part={part}
        slots={slots}
        onFile={onFile}
        onLate={onLate}
        books={books}
        onTitle={setTitle}
        onPart={setPart}
        onShow={books ? setShow : printPage}
      />
    </Modal>
  );
}
