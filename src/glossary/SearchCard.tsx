'use client';

/** The matches of the glossary’s box, in a card under it: fetched, with the terms, when the box is first used. */
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react';
import { HoverCard } from '@/src/ui/overlays/hoverCard';
import { type FoundTerm, firstSentence, type Match, matchesOf } from './match';
import type { Nearest } from './nearest';
import { readTerms } from './rows';
import { termPath } from './term';

/** In pixels. */
const WIDTH = 250;

/** More are a list to read, and the letters’ pages are that. */
const AT_MOST = 6;

/** What the box has to know of the matches. */
export interface Found {
  /** Announced: how many there are. */
  readonly said: string;
  /** The match that Enter goes to. */
  readonly activeId: string | null;
  readonly isListed: boolean;
}

export interface SearchCardProps {
  readonly terms: readonly FoundTerm[];
  readonly listId: string;
  readonly box: HTMLInputElement;
  /** Not empty. */
  readonly query: string;
  /** Hears the keys that are pressed in the box. */
  readonly keys: RefObject<((event: KeyboardEvent) => void) | null>;
  readonly onFound: (found: Found) => void;
  readonly onEnter: () => void;
  /** The pointer has left the card. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

interface Listed {
  readonly matches: readonly Match<FoundTerm>[];
  /** How many fit in all. */
  readonly total: number;
  /** Whether these are only near what was typed. */
  readonly isNear: boolean;
}

/** The matches; where there are none, the nearest terms, as soon as what finds them is there. */
function useListed(terms: readonly FoundTerm[], query: string): Listed {
  const [find, setFind] = useState<Nearest<FoundTerm> | null>(null);
  const matches = matchesOf(terms, query);
  const isNear = matches.length === 0;
  useEffect(() => {
    if (!isNear || find) return;
    let isHere = true;
    import('./nearest').then(
      ({ nearestAmong }) => isHere && setFind(() => nearestAmong(terms)),
      // Then nothing is offered, and that there is no such term is said all the same.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [isNear, find, terms]);
  if (!isNear) return { matches: matches.slice(0, AT_MOST), total: matches.length, isNear };
  const nearest = (find?.(query, AT_MOST) ?? []).map((term) => ({ term, by: null }));
  return { matches: nearest, total: 0, isNear };
}

/** How many terms there are, in words. */
function summaryOf({ matches, total, isNear }: Listed): string {
  if (isNear) return matches.length === 0 ? 'No such term.' : 'No such term. The nearest:';
  if (total > matches.length) return `${matches.length} of ${total} terms`;
  return total === 1 ? '1 term' : `${total} terms`;
}

/** Where a key leads in a list: the index of the match, or null where the key is not for the list. */
function indexAfter(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active <= 0 ? count : active) - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Which match is active: the first one, until another is chosen; of those that are only near, none. */
function useActive({ matches, isNear }: Listed, query: string) {
  const [chosen, setChosen] = useState({ query, index: -1 });
  const start = isNear ? -1 : 0;
  const active = chosen.query === query && chosen.index >= 0 ? chosen.index : start;
  const choose = (index: number) => setChosen({ query, index });
  return { active: Math.min(active, matches.length - 1), choose };
}

/** The terms that fit what is typed, by name; of the active one the first sentence of its definition. */
export function SearchCard(props: SearchCardProps) {
  const { terms, listId, box, query, keys, onFound, onEnter, onLeave, onClose } = props;
  const listed = useListed(terms, query);
  const { active, choose } = useActive(listed, query);
  const { matches } = listed;
  const [said, isListed] = [summaryOf(listed), matches.length > 0];
  const idOf = (index: number) => `${listId}-${index}`;
  const activeId = active >= 0 ? idOf(active) : null;
  useEffect(() => onFound({ said, activeId, isListed }), [onFound, said, activeId, isListed]);
  useEffect(() => {
    // On a low screen the card scrolls.
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useImperativeHandle(keys, () => (event) => {
    const hasModifier = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;
    const index = hasModifier ? null : indexAfter(event.key, active, matches.length);
    const link = activeId !== null && document.getElementById(activeId);
    if (index !== null) choose(index);
    else if (event.key === 'Enter' && link) link.click();
    else return;
    event.preventDefault();
  });
  const shown = matches[active]?.term;
  return (
    <HoverCard
      width={WIDTH}
      onLeave={onLeave}
      onEscape={onClose}
      anchor={box}
      onPointerEnter={onEnter}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the box. */}
      <div className="glossary-found" onMouseDown={(event) => event.preventDefault()}>
        <p className="glossary-found-count" aria-hidden="true">
          {said}
        </p>
        {isListed && (
          <div id={listId} role="listbox" aria-label="Terms">
            {matches.map(({ term, by }, index) => (
              <a
                key={term.name}
                id={idOf(index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                href={termPath(term.name)}
                onPointerMove={() => index !== active && choose(index)}
                onClick={onClose}
              >
                {term.name} {by !== null && <span>{by}</span>}
              </a>
            ))}
          </div>
        )}
        {shown && <p className="glossary-found-meaning">{firstSentence(shown.definition)}</p>}
      </div>
    </HoverCard>
  );
}

/** The terms in an answer to `/glossary.json`. Rejects when that is not what it should be. */
export async function termsIn(answer: Response): Promise<readonly FoundTerm[]> {
  if (!answer.ok) throw new Error(`the glossary answered ${answer.status}`);
  return readTerms(await answer.json());
}
