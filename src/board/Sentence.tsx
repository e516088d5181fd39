/** What the shown round was about, in the text's own face, parties in bold. */
import type { Phrase } from '@/events/actions/phrase';

interface SentenceProps {
  readonly phrase: Phrase;
  /** Whether the round belongs to the opening position. */
  readonly opening?: boolean;
}

/** The one sentence above the accounts. */
export function Sentence({ phrase, opening = false }: SentenceProps) {
  return (
    <p className="board-sentence">
      {opening && <span className="board-opening">Opening position. </span>}
      <PhraseText phrase={phrase} />
    </p>
  );
}

/** A phrase with its parties in bold. */
export function PhraseText({ phrase }: { readonly phrase: Phrase }) {
  return phrase.map((part, index) => {
    const key = `${index}-${typeof part === 'string' ? part : part.name}`;
    return typeof part === 'string' ? (
      <span key={key}>{part}</span>
    ) : (
      <strong key={key}>{part.name}</strong>
    );
  });
}
