'use client';
/** What the shown step was about, told as it comes; and what was noted at it, where there is room. */
import { useContext, useMemo, useRef, useState } from 'react';
import type { Phrase } from '@/events/phrase';
import { roundNumber } from '@/events/timeline/lines';
import { childrenOf, nodeAt, type Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import { CompanionContext } from '../companion/companionContext';
import { notesAt } from '../sentence/lineView';
import { plainText } from '../sentence/plainText';
import { Sentence } from '../sentence/Sentence';
import type { Session } from '../session/useSession';
import { FigureHint, useInvitation } from '../sheets/FigureHint';
import { useSetting } from './useSetting';

interface BoardSentenceProps {
  readonly session: Session<AnyRound>;
  readonly phrase: Phrase;
  /** Whether it is shown what a figure is made up of; left out where figures cannot be pressed. */
  readonly isFigureOpen?: boolean | undefined;
}

/** The sentence. While the line plays, steps are not announced: they would talk over one another. */
export function BoardSentence({ session, phrase, isFigureOpen }: BoardSentenceProps) {
  const { context, playing, timeline } = session;
  const newLine = useNewLine(timeline, context.at);
  const container = useRef<HTMLDivElement>(null);
  const note = useNote(session);
  const isNew = useInvitation(isFigureOpen ?? false);
  const invites = isFigureOpen !== undefined && isNew && note === '';
  useSetting(container, `${plainText(phrase)} ${note} ${invites}`);
  return (
    <div ref={container} aria-live={playing ? 'off' : 'polite'}>
      <p className="visually-hidden">{newLine}</p>
      <Sentence phrase={phrase} round={roundNumber(timeline, context.at)} />
      {note !== '' && <NoteLine text={note} />}
      {invites && <FigureHint isUsed={isFigureOpen} className="board-note" />}
    </div>
  );
}

/** The notes of the shown step; empty where there are none. */
function useNote({ context: { at, leaf }, timeline }: Session<AnyRound>): string {
  return useMemo(() => {
    if (at < timeline.opening) return '';
    return notesAt(timeline, leaf, roundNumber(timeline, at)).join(' ');
  }, [timeline, at, leaf]);
}

/** The notes in one line, which leads to the list of steps. */
function NoteLine({ text }: { readonly text: string }) {
  const companion = useContext(CompanionContext);
  if (!companion) return <p className="board-note">{text}</p>;
  const toSteps = () => {
    companion.setTab('steps');
    companion.setPlace('read');
  };
  return (
    <button type="button" className="text-button board-note" title={text} onClick={toSteps}>
      {text}
    </button>
  );
}

interface Shown {
  readonly timeline: Timeline<AnyRound>;
  readonly at: number;
}

/** Whether what is shown is a node just added where the line went on already. */
function hasBegun(before: Shown, { timeline, at }: Shown): boolean {
  const count = before.timeline.nodes.length;
  if (at !== count || timeline.nodes.length !== count + 1) return false;
  // In the timeline of another log the same numbers name other nodes.
  const from = nodeAt(before.timeline, before.at);
  if (nodeAt(timeline, before.at) !== from || nodeAt(timeline, at).parent !== from.id) return false;
  return childrenOf(before.timeline, from.id).length > 0;
}

/**
 * The sentence that a new line begins, until the next step; empty where none has just begun. On the
 * screen a branch is drawn, which says nothing to those who do not see it.
 */
function useNewLine(timeline: Timeline<AnyRound>, at: number): string {
  const [shown, setShown] = useState({ timeline, at, said: '' });
  if (shown.timeline !== timeline || shown.at !== at) {
    const isNew = hasBegun(shown, { timeline, at });
    const said = isNew ? `A new line begins at step ${roundNumber(timeline, at)}.` : '';
    setShown({ timeline, at, said });
  }
  return shown.said;
}
