/** The key terms of a lesson, and the words in a text that are terms of the glossary. */
import { type ReactNode, useId } from 'react';
import type { CatalogueEntry } from '@/events/lessons/lesson';
import { type GlossaryTerm, termPath } from '@/src/glossary/term';
import { glossaryTerm, termAnchor, termWithId } from './terms';

/** Every key term that the catalogue gives the lesson, with its definition. */
export function KeyTerms({ lesson }: { lesson: CatalogueEntry }) {
  return (
    <dl className="key-terms">
      {lesson.keyTermIds.map((id) => {
        const { name, definition } = termWithId(id);
        return (
          <div key={id} id={termAnchor(id)}>
            <dt>
              <a href={termPath(name)}>{name}</a>
            </dt>
            <dd>{definition}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** By its `id`, a key term of the lesson that the text belongs to; by its `name`, any term of the glossary. */
type TermProps = { readonly children: ReactNode } & (
  | { readonly id: number }
  | { readonly name: string }
);

/**
 * A word of the text that is a term: it leads to the definition, a key term’s at the end of the
 * page, any other’s in the glossary. It is described by the definition, which a card shows
 * (`TermCards`) to those who see it.
 */
export function Term({ children, ...named }: TermProps) {
  return 'id' in named ? (
    <TermLink term={termWithId(named.id)} href={`#${termAnchor(named.id)}`}>
      {children}
    </TermLink>
  ) : (
    <TermLink term={glossaryTerm(named.name)} href={termPath(glossaryTerm(named.name).name)}>
      {children}
    </TermLink>
  );
}

interface TermLinkProps {
  readonly term: GlossaryTerm;
  readonly href: string;
  readonly children: ReactNode;
}

function TermLink({ term, href, children }: TermLinkProps) {
  const id = useId();
  return (
    <>
      <a className="term" href={href} aria-describedby={id} data-term={term.name}>
        {children}
      </a>
      <span id={id} hidden>
        {term.definition}
      </span>
    </>
  );
}
