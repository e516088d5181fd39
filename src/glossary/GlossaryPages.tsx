/** The pages of the glossary: its front, a letter, a subject. Text only, but for the box on the front. */
import { pluralize } from '@/events/pluralize';
import { type Crumb, Crumbs } from '@/src/lessons/Crumbs';
import { GlossarySearch } from './GlossarySearch';
import { GLOSSARY, LETTERS, termsAbout, termsUnder } from './glossary';
import { LetterTerms } from './LetterTerms';
import {
  GLOSSARY_PATH,
  letterPath,
  SUBJECTS,
  type Subject,
  subjectPath,
  subjectTitle,
  termPath,
} from './term';

const ARTICLES: Crumb = { title: 'Articles', path: '/articles' };

/** The way to the pages within the glossary. */
const WAY: readonly Crumb[] = [ARTICLES, { title: 'Glossary', path: GLOSSARY_PATH }];

/** The front: what the glossary is, its box, its letters and its subjects. */
export function GlossaryPage({ title }: { readonly title: string }) {
  return (
    <article className="lesson-text glossary">
      <Crumbs way={[ARTICLES]} />
      <h1>{title}</h1>
      <p className="glossary-lead">
        {GLOSSARY.length} terms of money, banking and the markets beside them, each defined in a few
        sentences, with the terms next to it and, where there is one, the lesson or article that
        teaches it.
      </p>
      <GlossarySearch />
      <h2>By letter</h2>
      <Letters />
      <h2>By subject</h2>
      <ul className="glossary-subjects">
        {SUBJECTS.map((subject) => (
          <li key={subject}>
            <a href={subjectPath(subject)}>{subjectTitle(subject)}</a>{' '}
            <span>{termsAbout(subject).length} terms</span>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** All terms that begin with a letter. */
export function LetterPage({ letter }: { readonly letter: string }) {
  return (
    <article className="lesson-text glossary">
      <Crumbs way={WAY} />
      <h1>
        <span className="visually-hidden">Glossary: </span>
        {letter.toUpperCase()}
      </h1>
      <Count of={termsUnder(letter)} />
      <Letters current={letter} />
      <LetterTerms letter={letter} />
      <Neighbours letter={letter} />
    </article>
  );
}

/** How many terms a page of the glossary has. */
function Count({ of: { length } }: { readonly of: readonly unknown[] }) {
  return <p className="lesson-meta">{pluralize(length, 'term')} of the glossary</p>;
}

/** All terms of a subject, by name. */
export function SubjectPage({ subject }: { readonly subject: Subject }) {
  const terms = termsAbout(subject);
  return (
    <article className="lesson-text glossary">
      <Crumbs way={WAY} />
      <h1>{subjectTitle(subject)}</h1>
      <Count of={terms} />
      <ul className="glossary-names">
        {terms.map(({ name }) => (
          <li key={name}>
            <a href={termPath(name)}>{name}</a>
          </li>
        ))}
      </ul>
      <h2>Other subjects</h2>
      <ul className="glossary-names">
        {SUBJECTS.filter((other) => other !== subject).map((other) => (
          <li key={other}>
            <a href={subjectPath(other)}>{subjectTitle(other)}</a>
          </li>
        ))}
      </ul>
    </article>
  );
}

function Letters({ current }: { readonly current?: string }) {
  return (
    <nav aria-label="Letters" className="glossary-letters">
      <ul>
        {LETTERS.map((letter) => (
          <li key={letter}>
            <a href={letterPath(letter)} aria-current={letter === current ? 'page' : undefined}>
              {letter.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Neighbours({ letter }: { readonly letter: string }) {
  const index = LETTERS.indexOf(letter);
  const [previous, next] = [LETTERS[index - 1], LETTERS[index + 1]];
  return (
    <nav aria-label="Letters before and after" className="lesson-neighbours">
      {previous !== undefined && (
        <a href={letterPath(previous)} rel="prev">
          <span>Previous letter</span> {previous.toUpperCase()}
        </a>
      )}
      {next !== undefined && (
        <a href={letterPath(next)} rel="next">
          <span>Next letter</span> {next.toUpperCase()}
        </a>
      )}
    </nav>
  );
}
