'use client';

/** The search of the list of scenarios: a form whose answer is another address of the list, with JavaScript and without. */
import { useRouter } from 'next/navigation';
import { type ChangeEvent, useState } from 'react';
import type { Sort } from '@/src/server/community/scenarioList';
import { type Asked, listPath, MAX_QUERY_LENGTH } from './listQuery';

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

/** Field, order and button. What else narrows the list stays as it is; an order that is chosen holds at once. */
export function ListForm({ asked }: { readonly asked: Asked }) {
  const { q, category, author } = asked;
  const shown = listPath(asked);
  const order = useOrder(asked, shown);
  return (
    <search>
      {/* A browser that goes back would put in again what was chosen then. */}
      <form action="/community" className="community-form" autoComplete="off">
        {category !== undefined && <input type="hidden" name="category" value={category} />}
        {author !== undefined && <input type="hidden" name="author" value={author} />}
        <label>
          Search the scenarios
          <input
            // Another list, another field: what it starts with is read only once.
            key={shown}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <label>
          Sort by
          <select name="sort" value={order.value} onChange={order.choose}>
            {order.choices.map((one) => (
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

/** The order that stands in the form: that of the list which is shown, until another is on its way. */
function useOrder({ q, sort }: Asked, shown: string) {
  const router = useRouter();
  const choices = q === undefined ? LISTED : SEARCHED;
  const inUse = choices.find(({ value }) => value === sort)?.value ?? '';
  const [chosen, setChosen] = useState({ shown, value: inUse });
  if (chosen.shown !== shown) setChosen({ shown, value: inUse });
  const choose = ({ currentTarget: { form, value } }: ChangeEvent<HTMLSelectElement>) => {
    const next = choices.find((one) => one.value === value);
    if (!next || !form) return;
    setChosen({ shown, value: next.value });
    router.push(pathOf(new FormData(form)), { scroll: false });
  };
  return { choices, value: chosen.value, choose };
}

/** The address that a form asks for, without what it leaves empty. */
function pathOf(data: FormData): string {
  const said = [...data].map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(said.filter(([, value]) => value !== '')).toString();
  return query === '' ? '/community' : `/community?${query}`;
}
