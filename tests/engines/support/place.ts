/** Where something is on a page, in the words of a person; and what is seen there. */

/** A name or a text, or how it reads. */
export type Words = string | RegExp;

/** A place by its role and name, its label, or what it says; within another, or anywhere. */
export interface Place {
  readonly role?: string;
  readonly name?: Words;
  readonly label?: Words;
  readonly text?: Words;
  readonly within?: Place;
}

/** Words as they travel into the page. */
export type SentWords = string | { readonly pattern: string; readonly flags: string };

/** A place as it travels into the page. */
export interface SentPlace {
  readonly role?: string;
  readonly name?: SentWords;
  readonly label?: SentWords;
  readonly text?: SentWords;
  readonly within?: SentPlace;
}

/** What is at a place: how many there are, and what the first of them shows. */
export interface Sight {
  readonly count: number;
  readonly text: string;
  readonly value: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly hasFocus: boolean;
}

function sentWords(words: Words): SentWords {
  return typeof words === 'string' ? words : { pattern: words.source, flags: words.flags };
}

/** A place, ready to travel. */
export function sent({ role, name, label, text, within }: Place): SentPlace {
  return {
    ...(role === undefined ? {} : { role }),
    ...(name === undefined ? {} : { name: sentWords(name) }),
    ...(label === undefined ? {} : { label: sentWords(label) }),
    ...(text === undefined ? {} : { text: sentWords(text) }),
    ...(within === undefined ? {} : { within: sent(within) }),
  };
}

/** A place as a failure names it. */
export function described({ role, name, label, text, within }: Place): string {
  const what = role === undefined ? `“${label ?? text}”` : `${role} “${name ?? ''}”`;
  return within === undefined ? what : `${what} in ${described(within)}`;
}

export const button = (name: Words, within?: Place): Place => at('button', name, within);
export const link = (name: Words, within?: Place): Place => at('link', name, within);
export const tab = (name: Words): Place => at('tab', name);
export const dialog = (name: Words): Place => at('dialog', name);
export const heading = (name: Words): Place => at('heading', name);

/** A place by its role and name. */
export function at(role: string, name: Words, within?: Place): Place {
  return { role, name, ...(within === undefined ? {} : { within }) };
}
