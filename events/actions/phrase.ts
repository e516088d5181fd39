/**
 * Sentences about a round, in parts, so that a screen can set parties in bold
 * and link them while a terminal prints them plain.
 */
import { type Book, partyOf } from '../ledger/book';

export type PhrasePart = string | { readonly partyId: number; readonly name: string };

export type Phrase = readonly PhrasePart[];

/** Names a party inside a phrase. */
export function named(book: Book, partyId: number): PhrasePart {
  return { partyId, name: partyOf(book, partyId).name };
}

/** A phrase written as a template: say`${named(book, 1)} pays ${dollars(2000)}.` */
export function say(texts: TemplateStringsArray, ...parts: (PhrasePart | Phrase)[]): Phrase {
  const phrase: PhrasePart[] = [];
  texts.forEach((textPart, index) => {
    if (textPart) phrase.push(textPart);
    const part = parts[index];
    if (part === undefined) return;
    if (typeof part === 'string' || 'partyId' in part) phrase.push(part);
    else phrase.push(...part);
  });
  return phrase;
}

/** The phrase as plain text. */
export function plain(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === 'string' ? part : part.name)).join('');
}
