'use client';

/** The field of the search dialog. The focus stays in it while one goes through the list. */
import type { KeyboardEvent, RefObject } from 'react';
import { MAX_QUERY_LENGTH } from './query';

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The id of the list that it opens. */
  readonly list: string;
  readonly isListed: boolean;
  /** The id of the option that is chosen. */
  readonly chosen: string | undefined;
  readonly query: string;
  readonly onType: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const LABEL = 'Search lessons, articles, terms';

/** A combobox: it names the list under it, and the option in it that Enter would take. */
export function SearchField(props: SearchFieldProps) {
  const { field, list, isListed, chosen, query, onType, onKeyDown } = props;
  return (
    <input
      ref={field}
      type="search"
      className="search-field"
      placeholder={LABEL}
      aria-label={LABEL}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={MAX_QUERY_LENGTH}
      role="combobox"
      aria-expanded={isListed}
      aria-controls={list}
      aria-autocomplete="list"
      aria-activedescendant={chosen}
      value={query}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}
