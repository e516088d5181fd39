/**
 * Sentences in parts, so that a screen can set parties in bold and link them while a
 * terminal prints them plain.
 */

export type PhrasePart = string | { readonly partyId: number; readonly name: string };

export type Phrase = readonly PhrasePart[];

/** Where in its sentence a name stands: an article that opens one is written large. */
export type SentencePosition = 'opening' | 'within';

/** A phrase written as a template: phrase`${named(book, 1)} pays ${dollars(2000)}.` */
export function phrase(texts: TemplateStringsArray, ...parts: (PhrasePart | Phrase)[]): Phrase {
  const phrase: PhrasePart[] = [];
  texts.forEach((textPart, index) => {
    if (textPart) phrase.push(textPart);
    const part = parts[index];
    if (part === undefined || part === '') return;
    if (typeof part === 'string' || 'partyId' in part) phrase.push(part);
    else phrase.push(...part);
  });
  return phrase;
}

/** Clauses in a row: "a", "a, and b", "a, b, and c". */
export function clauses(parts: readonly Phrase[]): Phrase {
  return parts.flatMap((part, index) => {
    if (index === 0) return part;
    return [index === parts.length - 1 ? ', and ' : ', ', ...part];
  });
}

/** Words as they open a sentence. */
export function capitalised(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** A sentence whose first word is an article or a name: only the article is written large, as a customer may be called ann. */
export function withOpeningArticle(sentence: string): string {
  return sentence.replace(/^the /, 'The ');
}

/** Words that end a sentence: with a full stop, unless they have one of their own, as “Lena P.” does. */
export function withFullStop(words: string): string {
  return /[.\u2026]$/u.test(words) ? words : `${words}.`;
}

/** Words to choose from: "a", "a or b", "a, b or c". */
export function eitherOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** The phrase as plain text. */
export function plain(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === 'string' ? part : part.name)).join('');
}
