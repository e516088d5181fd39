/** How sentences name the parties of a board. */
import { type Phrase, type PhrasePart, phrase, plain, type SentencePosition } from '../../phrase';
import { type Book, type Party, partyOf } from './book';
import { PARTY_WORDS } from './partyTypes';

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
function article({ name, type }: Party, position: SentencePosition): string {
  const isInstitution = type !== 'customer' && type !== 'bank';
  if (!isInstitution || name.toLowerCase() !== PARTY_WORDS[type]) return '';
  return position === 'opening' ? 'The ' : 'the ';
}

/** Names a party inside a phrase. */
export function named(book: Book, partyId: number): PhrasePart {
  return { partyId, name: spoken(partyOf(book, partyId)) };
}

/** Names a party inside a phrase, with its article if it takes one: "the Clearing House". */
export function namedWithArticle(book: Book, partyId: number, position: SentencePosition): Phrase {
  return phrase`${article(partyOf(book, partyId), position)}${named(book, partyId)}`;
}

/** A party's name in a plain sentence, as a refusal is: "Bank 1", "the Clearing House". */
export function nameIn(book: Book, partyId: number, position: SentencePosition = 'within'): string {
  return plain(namedWithArticle(book, partyId, position));
}
