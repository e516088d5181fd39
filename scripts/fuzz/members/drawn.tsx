/** What pages draw of texts of members: the elements that are allowed, and nothing else. */
import { renderToStaticMarkup } from 'react-dom/server';
import { Linked } from '@/src/community/linked';
import { Markdown } from '@/src/community/Markdown';

const OF_MARKDOWN = new Set([
  ...['div', 'p', 'h3', 'blockquote', 'ol', 'ul', 'li', 'pre', 'code', 'em', 'strong', 'br', 'a'],
]);

const OF_WORDS = new Set(['a']);

/** A tag of what React writes, with its attributes. */
const TAG = /<\/?([a-z0-9]+)((?: [a-z-]+="[^"]*")*)\/?>/g;

const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g;

/** Where a link may lead: a page of ours, or one by http and https. */
const WAY = /^(?:https?:\/\/|\/(?![/\\])|#)/;

function isAllowed(name: string, key: string, value: string): boolean {
  if (name === 'a' && key === 'rel') return value === 'nofollow noopener ugc';
  if (name === 'a' && key === 'href') return WAY.test(value);
  return (name === 'ol' && key === 'start') || (name === 'div' && key === 'class');
}

/** What of a piece of HTML is not allowed, tag by tag, and what is left of signs that begin or end one. */
function strangeIn(html: string, allowed: ReadonlySet<string>): readonly string[] {
  const tags = [...html.matchAll(TAG)].flatMap(([, name = '', attributes = '']) => {
    if (!allowed.has(name)) return [`it draws <${name}>`];
    return [...attributes.matchAll(ATTRIBUTE)].flatMap(([, key = '', value = '']) =>
      isAllowed(name, key, value) ? [] : [`it draws <${name} ${key}="${value}">`],
    );
  });
  const words = html.replace(TAG, '');
  return /[<>]/.test(words) ? [...tags, `it draws ${words.slice(0, 200)}`] : tags;
}

/** What is wrong with how the Markdown of an instructor is drawn. */
export function markdownFaults(text: string): readonly string[] {
  return strangeIn(renderToStaticMarkup(<Markdown text={text} />), OF_MARKDOWN);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/** What is wrong with how plain words with addresses in them are drawn. */
export function wordsFaults(text: string): readonly string[] {
  const html = renderToStaticMarkup(<Linked text={text} />);
  const read = html
    .replace(TAG, '')
    .replace(/&(?:lt|gt|quot|#x27|amp);/g, (sign) => ENTITIES[sign] ?? sign);
  return [
    ...strangeIn(html, OF_WORDS),
    ...(read === text ? [] : ['its words are not those that were written']),
  ];
}
