'use client';
/** What can be done with the shown line: promote, make main, copy the link, delete from here, reset. */
import { useEffect, useState } from 'react';
import { isMainLine, leafFrom, roundNumber, weightOf } from '@/events/log/lines';
import { isOpening, promote, type Timeline } from '@/events/log/timeline';
import { Button } from '@/src/ui/button';
import { MoreIcon } from '@/src/ui/icons';
import { Menu, type MenuItem } from '@/src/ui/menu';
import { Modal } from '@/src/ui/modal';
import { closingNode } from './lineView';
import { linkOf, logOf } from './sharing';
import type { Send } from './useSession';

interface LineMenuProps {
  readonly timeline: Timeline;
  readonly at: number;
  readonly leaf: number;
  readonly send: Send;
  readonly onKeys: () => void;
  readonly onShare: () => void;
}

/** How long the word that a link was copied stays, in milliseconds. */
const SAID_FOR = 4000;

/** Events from which on a deletion is asked about; a note always is. */
const ASK_FROM = 10;

type Question = 'reset' | 'delete' | null;

/** The menu, and the questions that two of its items ask. */
export function LineMenu({ timeline, at, leaf, send, onKeys, onShare }: LineMenuProps) {
  const [question, setQuestion] = useState<Question>(null);
  const [isCopied, setCopied] = useState(false);
  // The share dialog says why a link cannot be copied, and shows it for copying by hand.
  const onCopied = (copied: boolean) => (copied ? setCopied(true) : onShare());
  useEffect(() => {
    if (!isCopied) return;
    const timer = window.setTimeout(() => setCopied(false), SAID_FOR);
    return () => window.clearTimeout(timer);
  }, [isCopied]);
  const hasActed = timeline.opening !== leafFrom(timeline, timeline.opening);
  const first = closingNode(timeline, at).id;
  const weight = weightOf(timeline, first);
  const remove = () => send({ type: 'REMOVE', node: first });
  const items: readonly MenuItem[] = [
    { label: 'Share', onSelect: onShare },
    {
      label: 'Promote this line',
      disabled: promote(timeline, leaf) === timeline,
      onSelect: () => send({ type: 'PROMOTE', node: leaf }),
    },
    {
      label: 'Make this the main line',
      disabled: isMainLine(timeline, leaf),
      onSelect: () => send({ type: 'MAKE_MAIN', node: leaf }),
    },
    {
      label: 'Copy link to here',
      onSelect: () => void copyLink(timeline, at, leaf).then(onCopied),
    },
    { label: 'Keys', onSelect: onKeys },
    {
      label: 'Delete from here',
      danger: true,
      disabled: isOpening(timeline, first),
      onSelect: () =>
        weight.events >= ASK_FROM || weight.notes > 0 ? setQuestion('delete') : remove(),
    },
    {
      label: 'Start over',
      danger: true,
      disabled: !hasActed,
      onSelect: () => setQuestion('reset'),
    },
  ];
  return (
    <>
      <span className="line-said" role="status">
        {isCopied && `Link to step ${roundNumber(timeline, at)} copied`}
      </span>
      <Menu label="This line" trigger={<MoreIcon />} items={items} />
      <Ask
        open={question === 'reset'}
        title="Start this lesson over?"
        text="All your steps and branches here are put away. You can undo it."
        verb="Start over"
        onClose={() => setQuestion(null)}
        onYes={() => send({ type: 'RESET' })}
      />
      <Ask
        open={question === 'delete'}
        title="Delete from here?"
        text={`${weight.events} events${ofWhichNotes(weight.notes)} are deleted. You can undo it.`}
        verb="Delete"
        onClose={() => setQuestion(null)}
        onYes={remove}
      />
    </>
  );
}

function ofWhichNotes(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ', one of them a note,' : `, ${count} of them notes,`;
}

/** Whether the link could be made and copied. */
async function copyLink(timeline: Timeline, at: number, leaf: number): Promise<boolean> {
  const round = roundNumber(timeline, at);
  const link = linkOf(window.location.origin, timeline, logOf(timeline, leaf), round);
  if (link === null) return false;
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}

interface AskProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly verb: string;
  readonly onClose: () => void;
  readonly onYes: () => void;
}

function Ask({ open, title, text, verb, onClose, onYes }: AskProps) {
  const answer = (yes: boolean) => {
    onClose();
    if (yes) onYes();
  };
  return (
    <Modal open={open} onOpenChange={(next) => !next && onClose()} title={title} description={text}>
      <div className="ask-buttons">
        <Button onClick={() => answer(false)}>Cancel</Button>
        <Button variant="primary" onClick={() => answer(true)}>
          {verb}
        </Button>
      </div>
    </Modal>
  );
}
