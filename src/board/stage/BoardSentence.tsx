'use client';
/** What the shown step was about, told as it comes. */
import type { Phrase } from '@/events/phrase';
import type { AnyRound } from '@/events/world/board';
import { Sentence } from '../sentence/Sentence';
import type { Session } from '../session/useSession';
import { useNewLine } from './useNewLine';

interface BoardSentenceProps {
  readonly session: Session<AnyRound>;
  /** The number of the shown round. */
  readonly current: number;
  readonly phrase: Phrase;
}

/** The sentence. While the line plays, steps are not announced: they would talk over one another. */
export function BoardSentence({ session, current, phrase }: BoardSentenceProps) {
  const newLine = useNewLine(session.timeline, session.context.at);
  return (
    <div aria-live={session.playing ? 'off' : 'polite'}>
      <p className="visually-hidden">{newLine}</p>
      <Sentence phrase={phrase} round={current} />
    </div>
  );
}
