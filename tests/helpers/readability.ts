/** How hard a text is to read: the grade of school by Flesch and Kincaid (Kincaid and others, 1975). */
import { syllable } from 'syllable';

/** The words of a text: letters with the apostrophes between them, or figures. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'.,][\p{L}\p{N}]+)*/gu) ?? [];
}

/** The sentences of a paragraph: each ends at a full stop, a question mark or an exclamation mark. */
export function sentencesOf(paragraph: string): readonly string[] {
  return paragraph.split(/[.?!]+[”’)]*(?:\s+|$)/u).filter((one) => wordsOf(one).length > 0);
}

/**
 * 0.39 × words a sentence + 11.8 × syllables a word − 15.59. A figure counts as one syllable.
 *
 * @param paragraphs running text: no headings, tables or formulas
 */
export function readingGrade(paragraphs: readonly string[]): number {
  const words = paragraphs.flatMap(wordsOf);
  const sentences = paragraphs.flatMap(sentencesOf);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}
