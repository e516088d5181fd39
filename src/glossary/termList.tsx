/**
 * The terms of a letter with their definitions, as the server draws them. In the browser
 * `termListKept.tsx` stands in its place (`#term-list` in package.json).
 */
import { termNamed, termsUnder } from './glossary';
import { sourcePageTitle } from './sourcePages';
import { type GlossaryTerm, termListId, termPath, termSlug } from './term';

export interface TermListProps {
  readonly letter: string;
}

/** Every term under the letter, each with its anchor. */
export function TermList({ letter }: TermListProps) {
  return (
    <dl className="glossary-terms" id={termListId(letter)}>
      {termsUnder(letter).map((term) => (
        <Term key={term.name} term={term} />
      ))}
    </dl>
  );
}

function Term({ term }: { readonly term: GlossaryTerm }) {
  const { name, also, definition, related, taught } = term;
  return (
    <div id={termSlug(name)}>
      <dt>
        <dfn>{name}</dfn>
        {also.length > 0 && <span className="glossary-also"> also {also.join(', ')}</span>}
      </dt>
      <dd>{definition}</dd>
      {related.length > 0 && (
        <dd className="glossary-ways">
          See also{' '}
          <ul>
            {related.map((other) => (
              <li key={other}>
                <a href={termPath(termNamed(other)?.name ?? other)}>{other}</a>
              </li>
            ))}
          </ul>
        </dd>
      )}
      {taught !== null && (
        <dd className="glossary-ways">
          Taught in <a href={taught}>{sourcePageTitle(taught)}</a>
        </dd>
      )}
    </div>
  );
}
