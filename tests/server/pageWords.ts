/** Pages as words, with what they wait for. */
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/** The words of a page, as it is drawn. */
export async function wordsOf(page: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(page);
  return (await text(prelude))
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}
