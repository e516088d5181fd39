/** The search of the list of scenarios: a plain form, whose answer is another address of the list. */
import type { Sort } from '@/src/server/community/list';
import { type Asked, QUERY_LENGTH } from './listQuery';

interface Choice {
  /** Empty for what is usual, so that a search which is typed now is sorted by how well it fits. */
  readonly value: Sort | '';
  readonly label: string;
}

const STARS: Choice = { value: 'stars', label: 'Most stars' };
const LISTED: readonly Choice[] = [{ value: '', label: 'Newest' }, STARS];
const SEARCHED: readonly Choice[] = [
  { value: '', label: 'Best match' },
  { value: 'newest', label: 'Newest' },
  STARS,
];

/** Field, order and button. What else narrows the list stays as it is. */
export function ListForm({ asked }: { readonly asked: Asked }) {
  const { q, sort, category, author } = asked;
  const choices = q === undefined ? LISTED : SEARCHED;
  const chosen = choices.find(({ value }) => value === sort)?.value ?? '';
  return (
    <search>
      {/* Another search, another form: what its fields start with is read only once. */}
      <form key={`${q} ${sort}`} action="/community" className="community-form">
        {category !== undefined && <input type="hidden" name="category" value={category} />}
        {author !== undefined && <input type="hidden" name="author" value={author} />}
        <label>
          Search the scenarios
          <input
            type="search"
            name="q"
            defaultValue={q}
            maxLength={QUERY_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <label>
          Sort by
          <select name="sort" defaultValue={chosen}>
            {choices.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="primary-link">
          Show
        </button>
      </form>
    </search>
  );
}
