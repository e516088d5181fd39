'use client';
/** What can be done with the shown line: promote, make main, copy the link, delete from here, reset. */
import { useEffect, useMemo, useState } from 'react';
import { isMainLine, roundNumber, weightOf } from '@/events/timeline/lines';
import { childrenOf, isOpening, promote, type Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import { MoreIcon } from '@/src/ui/icons';
import { Menu } from '@/src/ui/overlays/menu';
import type { MenuItem } from '@/src/ui/overlays/menuList';
import { AskReset, ConfirmDialog } from '../notices/ConfirmDialog';
import { closingNode } from '../sentence/lineView';
import type { Game } from '../session/game';
import type { Send } from '../session/useSession';

interface LineMenuProps<Round extends AnyRound> {
  readonly game: Game<Round>;
  readonly timeline: Timeline<Round>;
  readonly at: number;
  readonly leaf: number;
  readonly send: Send;
  readonly onKeys: () => void;
  readonly onShare: () => void;
}

/** How long "copied" is shown, in milliseconds. */
const SAID_FOR = 4000;

/** From this many events on, a deletion asks for confirmation; deleting a note always does. */
const ASK_FROM = 10;

type Question = 'reset' | 'delete' | null;

/** A message that disappears after a while. */
function useSaid(): readonly [boolean, (said: boolean) => void] {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    if (!isSaid) return;
    const timer = window.setTimeout(() => setSaid(false), SAID_FOR);
    return () => window.clearTimeout(timer);
  }, [isSaid]);
  return [isSaid, setSaid];
}

/** The menu, and the questions that two of its items ask. */
export function LineMenu<Round extends AnyRound>(props: LineMenuProps<Round>) {
  const { game, timeline, at, leaf, send, onKeys, onShare } = props;
  const [question, setQuestion] = useState<Question>(null);
  const [isCopied, setCopied] = useSaid();
  // The share dialog says why a link cannot be copied, and shows it for copying by hand.
  const onCopied = (copied: boolean) => (copied ? setCopied(true) : onShare());
  const { hasActed, isMain, isFirst } = useLine(timeline, leaf);
  const first = closingNode(timeline, at).id;
  const [weight, setWeight] = useState({ events: 0, notes: 0 });
  const remove = () => send({ type: 'REMOVE', node: first });
  const items: readonly MenuItem[] = [
    { label: 'Share', onSelect: onShare },
    {
      label: 'Promote this line',
      disabled: isFirst,
      onSelect: () => send({ type: 'PROMOTE', node: leaf }),
    },
    {
      label: 'Make this the main line',
      disabled: isMain,
      onSelect: () => send({ type: 'MAKE_MAIN', node: leaf }),
    },
    {
      label: 'Copy link to here',
      onSelect: () => void copyLink(game, timeline, at, leaf).then(onCopied),
    },
    { label: 'Help and keys', onSelect: onKeys },
    {
      label: 'Delete from here',
      danger: true,
      disabled: isOpening(timeline, first),
      onSelect: () => {
        const whole = weightOf(timeline, first);
        setWeight(whole);
        if (whole.events >= ASK_FROM || whole.notes > 0) setQuestion('delete');
        else remove();
      },
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
      <AskReset
        open={question === 'reset'}
        onClose={() => setQuestion(null)}
        onYes={() => send({ type: 'RESET' })}
      />
      <ConfirmDialog
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

/** What the menu says of a line, from end to end: it is asked once, not at every step along it. */
function useLine(timeline: Timeline<AnyRound>, leaf: number) {
  return useMemo(
    () => ({
      hasActed: childrenOf(timeline, timeline.opening).length > 0,
      isMain: isMainLine(timeline, leaf),
      isFirst: promote(timeline, leaf) === timeline,
    }),
    [timeline, leaf],
  );
}

function ofWhichNotes(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ', one of them a note,' : `, ${count} of them notes,`;
}

/** Whether the link could be made and copied. */
async function copyLink<Round extends AnyRound>(
  game: Game<Round>,
  timeline: Timeline<Round>,
  at: number,
  leaf: number,
): Promise<boolean> {
  const round = roundNumber(timeline, at);
  try {
    const { linkOf, logOf } = await import('../session/links');
    const page = `${window.location.origin}${game.path}`;
    const link = linkOf(page, logOf(game, timeline, leaf), round);
    if (link === null) return false;
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}
