/** Text that a member wrote, with the links in it. Nothing in it is ever markup. */
import type { ReactNode } from 'react';

/** A piece of a text: words, or the address of a page elsewhere. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const ADDRESS = /\bhttps?:\/\/[^\s<>"“”«»\\^`{|}]+/giu;

/** What ends a sentence rather than an address. */
const ENDING = ".,;:!?'’…*_~";

/** The longest address that is made a link of. */
export const MAX_LINKED = 2000;

/** How many brackets of an address close what it has not opened. */
const surplusOf = (text: string, opening: string, closing: string): number =>
  text.split(closing).length - text.split(opening).length;

/**
 * An address without the punctuation after it; a bracket stays where the address opened it. Each
 * sign is looked at once: texts are drawn for every reader.
 */
function trimmed(found: string): string {
  const surplus = { ')': surplusOf(found, '(', ')'), ']': surplusOf(found, '[', ']') };
  let end = found.length;
  for (; end > 0; end -= 1) {
    const sign = found.charAt(end - 1);
    if (ENDING.includes(sign)) continue;
    if ((sign !== ')' && sign !== ']') || surplus[sign] <= 0) break;
    surplus[sign] -= 1;
  }
  return found.slice(0, end);
}

/** Where an address leads; null for one that is none, or that hides where it leads behind a name. */
function hrefOf(text: string): string | null {
  if (text.length > MAX_LINKED || !URL.canParse(text)) return null;
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
  return linked(text).map((piece, index) =>
    piece.kind === 'words' ? (
      piece.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and never move.
      <a key={index} href={piece.href} rel="nofollow noopener ugc">
        {piece.text}
      </a>
    ),
  );
}
