/** The key terms of a lesson, and the words in a text that are terms of the glossary. */
import { type ReactNode, useId } from 'react';
import { type GlossaryTerm, termPath } from '@/src/glossary/term';
import type { CatalogueEntry } from './course/lesson';
import { glossaryTerm, keyTermsOf, termAnchor } from './terms';

/** Every key term of the lesson, with its definition. */
export function KeyTerms({ lesson }: { lesson: CatalogueEntry }) {
  return (
    <dl className="key-terms">
      {keyTermsOf(lesson).map((term) => (
        <div key={term.name} id={termAnchor(term)}>
          <dt>
            <a href={termPath(term.name)}>{term.name}</a>
          </dt>
          <dd>{term.definition}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TermProps {
  /** What the glossary calls it. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A word of a lesson's text that is a key term of the lesson: it leads to the definition at the end of the page. */
export function KeyTerm({ name, children }: TermProps) {
  const term = glossaryTerm(name);
  return (
    <TermLink term={term} href={`#${termAnchor(term)}`}>
      {children}
    </TermLink>
  );
}

/** A word of a text that is any other term: it leads to the definition in the glossary. */
export function Term({ name, children }: TermProps) {
  const term = glossaryTerm(name);
  return (
    <TermLink term={term} href={termPath(term.name)}>
      {children}
    </TermLink>
  );
}

interface TermLinkProps {
  readonly term: GlossaryTerm;
  readonly href: string;
  readonly children: ReactNode;
}

/** It is described by the definition, which a card shows (`TermCards`) to those who see it. */
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
