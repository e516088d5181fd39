/** The page of the search: a field, and all that is found. Drawn on the server, it works without JavaScript. */

import { LETTERS } from '@/src/glossary/glossary';
import { letterPath } from '@/src/glossary/term';
import { QuietLink } from '@/src/ui/QuietLink';
import type { Found } from './engine';
import { countOf, groupsOf, lineOf, placeOf } from './groups';
import { Marked } from './Marked';
import { MAX_QUERY_LENGTH } from './query';
import { SearchForm } from './SearchForm';
import { siteEngine } from './siteDocuments';
import { WayList } from './WayList';

/** More of one group than anybody reads: another word is what helps then. */
const MAX_PER_GROUP = 30;
const MAX_NEAR = 10;
/** As many as are seen at a glance: what they are need not be counted up. */
const FEW = 10;

/** What is found for what was typed. */
export function SearchPage({ query: typed }: { readonly query: string }) {
  const query = typed.slice(0, MAX_QUERY_LENGTH).trim();
  const isCut = typed.trim().length > MAX_QUERY_LENGTH;
  return (
    <div className="search-page">
      <h1>Search</h1>
      <SearchForm query={query} />
      {isCut && (
        <p className="search-said">
          That was longer than {MAX_QUERY_LENGTH} characters. The search took the first{' '}
          {MAX_QUERY_LENGTH}.
        </p>
      )}
      {query === '' ? <Beginning /> : <Results query={query} />}
      {query !== '' && (
        <p className="search-said">
          Scenarios have a search of their own:{' '}
          <QuietLink href={`/community?q=${encodeURIComponent(query)}`}>
            scenarios for “{query}”
          </QuietLink>
        </p>
      )}
    </div>
  );
}

/** Before anything is typed: what can be searched. */
function Beginning() {
  return (
    <>
      <p>
        You can search the lectures and lessons, the articles, every term of the glossary, and the
        pages about Tallystick. Type a word or several; what has all of them is found, also where a
        word only begins so or is misspelt by a letter.
      </p>
      <h2>Where to begin</h2>
      <WayList />
    </>
  );
}

function Results({ query }: { readonly query: string }) {
  const { found, isNear } = siteEngine().search(query);
  if (isNear || found.length === 0) return <Nothing query={query} nearest={found} />;
  return (
    <>
      <p className="search-said">
        {countOf(found.length)} for “{query}”
      </p>
      <Sorts found={found} />
      <Groups found={found} />
    </>
  );
}

/** Where much is found, how many there are of each sort and the way to them: the first may be long. */
function Sorts({ found }: { readonly found: readonly Found[] }) {
  const groups = groupsOf(found);
  if (found.length <= FEW || groups.length < 2) return null;
  return (
    <nav aria-label="Sorts of results">
      <ul className="search-sorts">
        {groups.map(({ name, found: { length } }) => (
          <li key={name}>
            <a href={`#${headOf(name)}`}>{name}</a> {length}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where nothing has all the words: what comes nearest, and the letters of the glossary. */
function Nothing({
  query,
  nearest,
}: {
  readonly query: string;
  readonly nearest: readonly Found[];
}) {
  return (
    <>
      <p className="search-said">
        Nothing found for “{query}” in lessons, articles, glossary and pages.
        {nearest.length > 0 ? ' These come nearest.' : ' Another word may help.'}
      </p>
      <Groups found={nearest.slice(0, MAX_NEAR)} />
      <h2 id="by-letter">The glossary by letter</h2>
      <nav className="glossary-letters" aria-labelledby="by-letter">
        <ul>
          {LETTERS.map((letter) => (
            <li key={letter}>
              <QuietLink href={letterPath(letter)}>{letter.toUpperCase()}</QuietLink>
            </li>
          ))}
        </ul>
      </nav>
      <h2>Where to begin</h2>
      <WayList />
    </>
  );
}

function Groups({ found }: { readonly found: readonly Found[] }) {
  return groupsOf(found).map((group) => (
    <section key={group.name} aria-labelledby={headOf(group.name)}>
      <h2 id={headOf(group.name)}>{group.name}</h2>
      <ul className="search-results">
        {group.found.slice(0, MAX_PER_GROUP).map((one) => (
          <Result key={one.document.path} found={one} />
        ))}
      </ul>
      {group.found.length > MAX_PER_GROUP && (
        <p className="search-said">
          And {group.found.length - MAX_PER_GROUP} more. Another word would narrow them down.
        </p>
      )}
    </section>
  ));
}

const headOf = (name: string) => `found-${name.toLowerCase().replaceAll(' ', '-')}`;

function Result({ found }: { readonly found: Found }) {
  const { document, terms } = found;
  const place = placeOf(document);
  return (
    <li>
      <QuietLink href={document.path} className="search-title">
        <Marked text={document.title} terms={terms} />
      </QuietLink>
      {place !== '' && <span className="search-place">{place}</span>}
      <p className="search-line">
        <Marked text={lineOf(found)} terms={terms} />
      </p>
    </li>
  );
}
