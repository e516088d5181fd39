/** A text with the words marked that were looked for. */
import { piecesOf } from './words';

interface MarkedProps {
  readonly text: string;
  /** The words, as the search answers them. */
  readonly terms: readonly string[];
}

/** Draws the text; a reader without eyes hears it whole. */
export function Marked({ text, terms }: MarkedProps) {
  let at = 0;
  return piecesOf(text, terms).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isMatch ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
