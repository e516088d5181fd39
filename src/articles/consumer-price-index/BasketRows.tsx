'use client';
/** The twelve categories, one under another, each with what can be typed for it and what it adds. */
import './basket.css';
import { Field } from '../calculator/Field';
import { CATEGORIES } from './categories';
import { contributions, rateOf, type Year } from './laspeyres';
import { indexSaid, pointsSaid } from './words';

/** A field of a category. */
export interface Entry {
  readonly text: string;
  readonly problem: string | undefined;
}

/** A column of fields. */
export interface Column {
  /** What is typed here, as the beginning of each field's name: `Price change`. */
  readonly title: string;
  /** One for each category, in their order. */
  readonly entries: readonly Entry[];
  readonly onChange: (row: number, text: string) => void;
}

interface BasketRowsProps {
  readonly columns: readonly [Column] | readonly [Column, Column];
  /** What is said of a category under its name: what cannot be changed here. */
  readonly about?: (row: number) => string;
  /** The year whose contributions are shown; a field that is refused shows none. */
  readonly year: Year;
  /** Where the year takes the index; null while a field is refused. */
  readonly index: number | null;
  /** Where the years before have taken the index, in a chain of years: this year is not in it yet. */
  readonly chain?: { readonly years: number; readonly index: number };
}

/** A list, not a table: on a phone each category takes two lines. */
export function BasketRows({ columns, about, year, index, chain }: BasketRowsProps) {
  const added = contributions(year);
  return (
    <div className={columns.length === 2 ? 'basket basket-wide' : 'basket'}>
      {/* Each field says its own name. */}
      <p className="basket-row basket-heads" aria-hidden="true">
        <span>Category</span>
        {columns.map(({ title }) => (
          <span key={title}>{title}</span>
        ))}
        <span>Adds</span>
      </p>
      <ul>
        {CATEGORIES.map(({ id, name, examples }, row) => (
          <li key={id} className="basket-row">
            <span className="basket-name">
              {name}
              <span>{about?.(row) ?? examples}</span>
            </span>
            {columns.map(({ title, entries, onChange }) => (
              <Field
                key={title}
                label={`${title}: ${name}`}
                isLabelHidden
                unit="%"
                value={entries[row]?.text ?? ''}
                problem={entries[row]?.problem}
                onChange={(text) => onChange(row, text)}
              />
            ))}
            <span className="basket-adds">
              {/* What the numbers before would add is not said beside a refusal. */}
              {columns.every(({ entries }) => entries[row]?.problem === undefined) && (
                <>
                  <span className="visually-hidden">Adds </span>
                  {pointsSaid(added[row] ?? 0)}
                  <span className="visually-hidden"> points</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {/* It stays in sight over the list, where the result is not. The result itself is what is heard. */}
      <p className="basket-row basket-total" aria-hidden="true">
        {chain ? (
          <span>
            <strong>{stands(chain.years, chain.index)}</strong>
            <span className="basket-preview">
              {index === null
                ? `Year ${chain.years + 1} is not complete yet`
                : `Year ${chain.years + 1}, not added yet, would take it to ${indexSaid(index)}`}
            </span>
          </span>
        ) : (
          <strong>{index === null ? 'No index yet' : `Index ${indexSaid(index)}`}</strong>
        )}
        <span className="basket-adds">{index !== null && pointsSaid(rateOf(year))}</span>
      </p>
    </div>
  );
}

/** Where the index stands after so many years. */
function stands(years: number, index: number): string {
  if (years === 0) return `Index at the beginning: ${indexSaid(index)}`;
  return `Index after ${years === 1 ? 'one year' : `${years} years`}: ${indexSaid(index)}`;
}
