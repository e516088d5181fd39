/** The words and sentences of a text. */

/** The words of a text: letters with the apostrophes between them, or figures. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'.,][\p{L}\p{N}]+)*/gu) ?? [];
}

/** The sentences of a paragraph: each ends at a full stop, a question mark or an exclamation mark. */
export function sentencesOf(paragraph: string): readonly string[] {
  return paragraph.split(/[.?!]+[”’)]*(?:\s+|$)/u).filter((one) => wordsOf(one).length > 0);
}
