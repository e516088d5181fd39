/** What a question is called where there is room for a line: its first words. For the server only. */
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** Signs that a line has room for. */
const MAX_FIRST = 60;

/** The words of a piece of Markdown, without its marks; of a list those of its first point. */
function wordsIn(node: Nodes): string {
  if (node.type === 'list') return node.children.slice(0, 1).map(wordsIn).join('');
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsIn).join('') : '';
}

/** The first words of a text in Markdown, cut after a word; empty where it has none. */
export function firstWords(text: string): string {
  const pieces = fromMarkdown(text).children.map((piece) => wordsIn(piece).trim());
  const words = (pieces.find((piece) => piece !== '') ?? '').replace(/\s+/g, ' ');
  if (words.length <= MAX_FIRST) return words;
  const cut = words.slice(0, MAX_FIRST).replace(/\s+\S*$/, '');
  return `${cut} …`;
}
