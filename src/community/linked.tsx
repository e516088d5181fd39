/** Text that a member wrote, with the links in it. Nothing in it is ever markup. */
import type { ReactNode } from 'react';

/** A piece of a text: words, or the address of a page elsewhere. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const ADDRESS = /\bhttps?:\/\/[^\s<>"“”«»\\^`{|}]+/giu;

/** What ends a sentence rather than an address. */
const ENDING = /[.,;:!?'’…*_~]+$/u;

/** The longest address that is made a link of. */
const LONGEST = 2000;

/** An address without the punctuation after it; a bracket stays where the address opened it. */
function trimmed(found: string): string {
  let text = found;
  for (;;) {
    const before = text;
    text = text.replace(ENDING, '');
    for (const [opening, closing] of ['()', '[]']) {
      if (opening === undefined || closing === undefined || !text.endsWith(closing)) continue;
      const opened = text.split(opening).length;
      if (text.split(closing).length > opened) text = text.slice(0, -1);
    }
    if (text === before) return text;
  }
}

/** Where an address leads; null for one that is none, or that hides where it leads behind a name. */
function hrefOf(text: string): string | null {
  if (text.length > LONGEST || !URL.canParse(text)) return null;
  const { protocol, username, password, hostname, href } = new URL(text);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' && hostname.includes('.') ? href : null;
}

/** A text as words and links; put together again they are the text. */
export function linked(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const say = (to: number) => {
    if (to > from) pieces.push({ kind: 'words', text: text.slice(from, to) });
    from = to;
  };
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found);
    const href = hrefOf(address);
    if (href === null) continue;
    say(index);
    pieces.push({ kind: 'link', text: address, href });
    from = index + address.length;
  }
  say(text.length);
  return pieces;
}

/** Draws a text with its links; its lines are kept by the style of what it stands in. */
export function Linked({ text }: { readonly text: string }): ReactNode {
  return linked(text).map((piece, place) =>
    piece.kind === 'words' ? (
      piece.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and never move.
      <a key={place} href={piece.href} rel="nofollow noopener ugc">
        {piece.text}
      </a>
    ),
  );
}
