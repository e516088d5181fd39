/** The field that leads to the page of the search. A plain form: it needs no JavaScript. */

interface SearchFormProps {
  /** What stands in the field at first. */
  readonly query?: string;
}

/** Field and button. */
export function SearchForm({ query = '' }: SearchFormProps) {
  return (
    <search>
      <form action="/search" className="search-form">
        <label htmlFor="search-query">Search lessons, articles and terms</label>
        <span>
          <input
            // Another search, another field: what it starts with is read only once.
            key={query}
            id="search-query"
            type="search"
            name="q"
            defaultValue={query}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          <button type="submit" className="primary-link">
            Search
          </button>
        </span>
      </form>
    </search>
  );
}
