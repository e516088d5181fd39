'use client';
import { useRef } from 'react';
/** What the shown step was about, told as it comes. */
import type { Phrase } from '@/events/phrase';
import type { AnyRound } from '@/events/world/board';
import { plainText } from '../sentence/plainText';
import { Sentence } from '../sentence/Sentence';
import type { Session } from '../session/useSession';
import { useNewLine } from './useNewLine';
import { useSetting } from './useSetting';

interface BoardSentenceProps {
  readonly session: Session<AnyRound>;
  /** The number of the shown round. */
  readonly current: number;
  readonly phrase: Phrase;
}

/** The sentence. While the line plays, steps are not announced: they would talk over one another. */
export function BoardSentence({ session, current, phrase }: BoardSentenceProps) {
  const newLine = useNewLine(session.timeline, session.context.at);
  const place = useRef<HTMLDivElement>(null);
  useSetting(place, plainText(phrase));
  return (
    <div ref={place} aria-live={session.playing ? 'off' : 'polite'}>
      <p className="visually-hidden">{newLine}</p>
      <Sentence phrase={phrase} round={current} />
    </div>
  );
}
