'use client';

/** What stands under the field of the search dialog: the list, and what is said about it. */
import type { MouseEvent } from 'react';
import { Button } from '@/src/ui/button';
import { useRested } from '@/src/ui/useRested';
import { type Choice, type ChoiceGroup, type Choices, idOf, listId } from './choices';
import { countOf } from './groups';
import { Marked } from './Marked';
import { searchPath } from './query';

interface SearchBodyProps {
  /** The list’s id starts with it, and those of its options. */
  readonly id: string;
  readonly query: string;
  readonly choices: Choices;
  /** The choice that Enter would take. */
  readonly chosen: Choice | undefined;
  readonly state: 'loading' | 'ready' | 'failed';
  /** A press of the link to a path. */
  readonly onChoose: (event: MouseEvent, path: string) => void;
  readonly onTryAgain: () => void;
}

/** The choices in their groups; over them how many there are, or why there are none. */
export function SearchBody(props: SearchBodyProps) {
  const { id, query, choices, chosen, state, onChoose, onTryAgain } = props;
  const isTyped = query.trim() !== '';
  const hasFailed = isTyped && state === 'failed';
  const said = isTyped ? wordsFor(state, choices, query.trim()) : '';
  return (
    <>
      <p className="search-said" aria-hidden="true">
        {said}
      </p>
      <span className="visually-hidden" role="status">
        {useRested(said)}
      </span>
      {hasFailed && (
        <p className="search-again">
          <Button onClick={onTryAgain}>Try again</Button>
        </p>
      )}
      <div role="listbox" id={listId(id)} aria-label="Found" className="search-list">
        {choices.groups.map((group) => (
          <ChoiceList key={group.name} id={id} group={group} chosen={chosen} onChoose={onChoose} />
        ))}
      </div>
      {isTyped && choices.count > shownOf(choices) && (
        <p className="search-all">
          <a href={searchPath(query)} onClick={(event) => onChoose(event, searchPath(query))}>
            All {choices.count} results
          </a>
        </p>
      )}
    </>
  );
}

function shownOf({ groups }: Choices): number {
  return groups.reduce((sum, group) => sum + group.choices.length, 0);
}

/** What is said of the list, aloud as well. */
function wordsFor(state: SearchBodyProps['state'], choices: Choices, query: string): string {
  if (state === 'loading') return 'One moment …';
  if (state === 'failed') {
    return 'The search could not be loaded. Check the connection and try again.';
  }
  if (choices.sort === 'found') return countOf(choices.count);
  const nothing = `Nothing found for “${query}” in lessons, articles, glossary and pages.`;
  return choices.sort === 'near' ? `${nothing} The nearest:` : `${nothing} Try another word.`;
}

interface ChoiceListProps {
  readonly id: string;
  readonly group: ChoiceGroup;
  readonly chosen: Choice | undefined;
  readonly onChoose: SearchBodyProps['onChoose'];
}

/** One group of choices. The focus stays in the field, which names the option that is chosen. */
function ChoiceList({ id, group, chosen, onChoose }: ChoiceListProps) {
  const head = `${id}-${group.name.replaceAll(' ', '-')}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
    <div role="group" aria-labelledby={head} className="search-group">
      <div id={head} role="presentation" className="search-group-name">
        {group.name}
      </div>
      {group.choices.map((choice) => (
        <a
          key={choice.path}
          id={idOf(id, choice)}
          role="option"
          aria-selected={choice === chosen}
          tabIndex={-1}
          href={choice.path}
          className="search-option"
          onClick={(event) => onChoose(event, choice.path)}
        >
          <span className="search-title">
            <Marked text={choice.title} terms={choice.terms} />
          </span>
          {choice.place !== '' && <span className="search-place">{choice.place}</span>}
          <span className="search-line">
            <Marked text={choice.line} terms={choice.terms} />
          </span>
        </a>
      ))}
    </div>
  );
}
