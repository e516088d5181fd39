/**
 * Sentences about a round, in parts, so that a screen can set parties in bold
 * and link them while a terminal prints them plain.
 */
import { type Book, type Party, partyOf } from '../ledger/book';
import { PARTY_WORDS } from '../ledger/partyTypes';

export type PhrasePart = string | { readonly partyId: number; readonly name: string };

export type Phrase = readonly PhrasePart[];

/** Where in its sentence a name stands: an article that opens one is written large. */
export type Place = 'opening' | 'within';

/** Names that read as words of the sentence: "Me pays You". */
const PRONOUNS: ReadonlySet<string> = new Set(
  'i me you he him she her it we us they them'.split(' '),
);

/** A party's name as sentences use it; a customer called Me is spoken of as Customer Me. */
function spoken({ name, type }: Party): string {
  const isPronoun = type === 'customer' && PRONOUNS.has(name.toLowerCase());
  return isPronoun ? `Customer ${name}` : name;
}

/** The article of an institution that is called by what it is, as the Clearing House is; CHIPS has a name. */
function article({ name, type }: Party, place: Place): string {
  const isInstitution = type !== 'customer' && type !== 'bank';
  if (!isInstitution || name.toLowerCase() !== PARTY_WORDS[type]) return '';
  return place === 'opening' ? 'The ' : 'the ';
}

/** Names a party inside a phrase. */
export function named(book: Book, partyId: number): PhrasePart {
  return { partyId, name: spoken(partyOf(book, partyId)) };
}

/** Names a party inside a phrase, with its article if it takes one: "the Clearing House". */
export function namedWithArticle(book: Book, partyId: number, place: Place): Phrase {
  return say`${article(partyOf(book, partyId), place)}${named(book, partyId)}`;
}

/** A party's name in a plain sentence, as a refusal is: "Bank 1", "the Clearing House". */
export function nameIn(book: Book, partyId: number, place: Place = 'within'): string {
  return plain(namedWithArticle(book, partyId, place));
}

/** A phrase written as a template: say`${named(book, 1)} pays ${dollars(2000)}.` */
export function say(texts: TemplateStringsArray, ...parts: (PhrasePart | Phrase)[]): Phrase {
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

/** The phrase as plain text. */
export function plain(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === 'string' ? part : part.name)).join('');
}
