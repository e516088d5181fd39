/**
 * The terms of a letter in the browser: what the server drew stays as it is. Definitions would
 * otherwise travel twice with every page of the glossary, as HTML and as what React makes of it.
 */
import { useEffect, useState } from 'react';
import { letterPath, termListId } from './term';
import type { TermListProps } from './termList';

/** The list in a document; null where it is not there. */
const drawnIn = (page: Document, letter: string) =>
  page.getElementById(termListId(letter))?.innerHTML ?? null;

/** Reads the list from the letter's own page. Rejects where that cannot be had. */
async function fetchList(letter: string): Promise<string> {
  const answer = await fetch(letterPath(letter));
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const list = drawnIn(page, letter);
  if (list === null) throw new Error(`the page of the letter ${letter} has no terms`);
  return list;
}

/** The list on the page or, where one came here without loading it, the list of the page as it would load. */
export function TermList({ letter }: TermListProps) {
  const [list, setList] = useState(() => drawnIn(document, letter));
  const [hasFailed, setFailed] = useState(false);
  const isMissing = list === null;
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    fetchList(letter).then(
      (found) => isHere && setList(found),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [isMissing, letter]);
  useEffect(() => {
    // The term that the address names is there only now.
    if (!isMissing) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [isMissing]);
  if (list === null) {
    return (
      <p className="glossary-waiting" role={hasFailed ? 'alert' : 'status'}>
        {hasFailed ? (
          <>
            The terms could not be loaded. <a href={letterPath(letter)}>Try again</a>
          </>
        ) : (
          'One moment …'
        )}
      </p>
    );
  }
  return (
    <dl
      className="glossary-terms"
      id={termListId(letter)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what our own server has drawn.
      dangerouslySetInnerHTML={{ __html: list }}
    />
  );
}
