/** What the shown round was about, in the text's own face, parties in bold. */

import type { Phrase } from '@/events/phrase';
import { spokenStep } from '@/events/timeline/stepNumber';
import { plainText, typeset } from './plainText';

interface SentenceProps {
  readonly phrase: Phrase;
  /** The number of the round: 0 is the opening position. */
  readonly round: number;
}

/** The one sentence above the accounts. */
export function Sentence({ phrase, round }: SentenceProps) {
  return (
    // Another sentence is another paragraph: words that come in both must not seem to have moved.
    <p key={`${round} ${plainText(phrase)}`} className="board-sentence">
      <span className="visually-hidden">Step {spokenStep(round)}. </span>
      {round === 0 && <span className="board-opening">Opening position. </span>}
      <PhraseText phrase={phrase} />
    </p>
  );
}

/** Names up to this length are kept on one line: "Bank" alone at its end says too little. */
const SHORT = 16;

/** A phrase with its parties in bold. */
export function PhraseText({ phrase }: { readonly phrase: Phrase }) {
  return phrase.map((part, index) => {
    const key = `${index}-${typeof part === 'string' ? part : part.name}`;
    return typeof part === 'string' ? (
      <span key={key}>{typeset(part)}</span>
    ) : (
      <strong key={key} className={part.name.length > SHORT ? undefined : 'whole'}>
        {part.name}
      </strong>
    );
  });
}
