'use client';
/** What the shown step was about, told as it comes; and what was noted at it, where there is room. */
import { type RefObject, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Phrase } from '@/events/phrase';
import { roundNumber } from '@/events/timeline/lines';
import { childrenOf, nodeAt, type Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import { watchSize } from '@/src/ui/observing';
import { CompanionContext } from '../companion/companionContext';
import { NOTED } from '../screen/media';
import { notesAt } from '../sentence/lineView';
import { plainText } from '../sentence/plainText';
import { Sentence } from '../sentence/Sentence';
import type { Session } from '../session/useSession';
import { FigureHint, useInvitation } from '../sheets/FigureHint';

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

/** The sizes of stage.css, numbered from the largest on. */
const SIZES = 4;

/** For a note below it a sentence is set so much smaller, and no more. */
const SMALLEST_NOTED = 1;

/** Pixels that a note takes under the sentence. */
const NOTE_HEIGHT = 20;

/**
 * The largest size whose height is within a limit, or the smallest. Each height lays the page out anew, so the
 * search begins at the size that was chosen last.
 */
function largestWithin(limit: number, last: number, heightAt: (size: number) => number): number {
  let size = last;
  while (size < SIZES - 1 && heightAt(size) > limit) size += 1;
  if (size > last) return size;
  while (size > 0 && heightAt(size - 1) <= limit) size -= 1;
  return size;
}

/**
 * Sets the sentence in an element as large as the room around it allows, anew whenever its width or `text`
 * changes, and says whether a note below it has found its line.
 */
function useSetting(container: RefObject<HTMLElement | null>, text: string): void {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = container.current;
    return element ? watchSize(element, () => setWidth(element.clientWidth)) : undefined;
  }, [container]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how much room the text takes is measured on the page.
  useLayoutEffect(() => {
    const element = container.current;
    const room = element?.parentElement;
    const set = element?.querySelector('.board-sentence');
    if (!element || !room || !set) return;
    const heights = new Map<number, number>();
    const heightAt = (size: number): number => {
      const known = heights.get(size);
      if (known !== undefined) return known;
      element.dataset.set = String(size);
      const height = set.clientHeight;
      heights.set(size, height);
      return height;
    };
    const alone = largestWithin(room.clientHeight, Number(element.dataset.set ?? 0), heightAt);
    const forNote = room.clientHeight - NOTE_HEIGHT;
    // What is too high by itself is so beside a note.
    const isNoted =
      alone <= SMALLEST_NOTED &&
      element.querySelector('.board-note') !== null &&
      window.matchMedia(NOTED).matches &&
      heightAt(SMALLEST_NOTED) <= forNote;
    const size = isNoted ? largestWithin(forNote, SMALLEST_NOTED, heightAt) : alone;
    element.dataset.spare = String(isNoted);
    element.dataset.set = String(size);
    room.dataset.long = String(size === SIZES - 1);
  }, [container, width, text]);
}
