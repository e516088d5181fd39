/** The sources of a text, and what leads from a claim to the one that it rests on. */
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

interface Parent {
  readonly id?: string;
  readonly children?: ReactNode;
}

const isElement = (node: ReactNode): node is ReactElement<Parent> => isValidElement<Parent>(node);

const anchorOf = (source: number) => `source-${source}`;

/** The sources, a numbered list in Markdown between the tags: each item is given the anchor that `Cite` leads to. */
export function Sources({ children }: Parent) {
  return (
    <>
      {Children.toArray(children)
        .filter(isElement)
        .map((list) => cloneElement(list, { children: numbered(list.props.children) }))}
    </>
  );
}

function numbered(children: ReactNode): ReactNode {
  return Children.toArray(children)
    .filter(isElement)
    .map((item, index) => cloneElement(item, { id: anchorOf(index + 1) }));
}

interface CiteProps {
  /** Its number in the list of sources, from 1. */
  readonly source: number;
  /** The page or section: “p. 23”, “ch. 2”. */
  readonly at?: string;
}

/** Leads from a claim to its source. It stands right behind the sentence, without a space. */
export function Cite({ source, at }: CiteProps) {
  return (
    <sup className="cite">
      <a href={`#${anchorOf(source)}`} aria-label={`Source ${source}${at ? `, ${at}` : ''}`}>
        {source}
        {at && <span className="cite-at">, {at}</span>}
      </a>
    </sup>
  );
}
