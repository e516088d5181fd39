/**
 * Markdown that a member wrote, as elements: paragraphs, emphasis, lists, code, quotations, links and
 * headings of one level. HTML, pictures and all else in it is shown as the text that it is. For the server only.
 */
import type { Nodes, Parents, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, type ReactNode } from 'react';
import { Linked, MAX_LINKED } from './linked';
import './markdown.css';

/** Levels of lists and quotations within one another; what lies deeper is left out. */
const DEEPEST = 12;

/** Where a link leads: to a page of ours, or elsewhere on the web; null for anything else. */
export function hrefOf(url: string): string | null {
  if (url.length > MAX_LINKED) return null;
  // Browsers drop such characters, and take a backslash for a slash.
  const hasUnseen = [...url].some((sign) => sign <= ' ' || sign === '\\' || sign === '\u007f');
  if (hasUnseen) return null;
  if (/^\/(?!\/)/.test(url) || /^#/.test(url)) return url;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const { username, password, href } = new URL(url);
  return username === '' && password === '' ? href : null;
}

/** What stands within a piece; addresses in its words are links, but within another link. */
function within({ type, children }: Parents, depth: number, isLinked = type === 'link'): ReactNode {
  return children.map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and never move.
    <Fragment key={index}>{drawn(child, depth, isLinked)}</Fragment>
  ));
}

/** The element of a piece; the words of what is none of those that are allowed. */
function drawn(node: RootContent | PhrasingContent, depth: number, isLinked: boolean): ReactNode {
  if (depth > DEEPEST) return null;
  const inner = (of: Parents) => within(of, depth + 1, isLinked || of.type === 'link');
  switch (node.type) {
    case 'text':
      return isLinked ? node.value : <Linked text={node.value} />;
    case 'paragraph':
      return <p>{inner(node)}</p>;
    case 'heading':
      return <h3>{inner(node)}</h3>;
    case 'blockquote':
      return <blockquote>{inner(node)}</blockquote>;
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inner(node)}</ol> : <ul>{inner(node)}</ul>;
    case 'listItem':
      return <li>{inner(node)}</li>;
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'emphasis':
      return <em>{inner(node)}</em>;
    case 'strong':
      return <strong>{inner(node)}</strong>;
    case 'break':
      return <br />;
    case 'link': {
      const href = hrefOf(node.url);
      if (href === null) return inner(node);
      return (
        <a href={href} rel="nofollow noopener ugc">
          {inner(node)}
        </a>
      );
    }
    default:
      return wordsOf(node);
  }
}

/** The text of a piece that is not drawn as what it is. */
function wordsOf(node: Nodes): ReactNode {
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? null;
  return null;
}

/** The text, drawn. */
export function Markdown({ text }: { readonly text: string }) {
  return <div className="markdown">{within(fromMarkdown(text), 0)}</div>;
}
