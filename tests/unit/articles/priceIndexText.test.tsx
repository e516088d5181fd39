/** What the article on the price index shows where no script runs. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '@/src/articles/consumer-price-index/categories';
import Text from '@/src/articles/consumer-price-index/index.mdx';
import { elementOf } from '@/tests/helpers/texts';

const main = elementOf(renderToStaticMarkup(<Text />));

/** The cells of a table that the server draws, row by row. */
function rowsOf(caption: string): readonly (readonly string[])[] {
  const section = main.querySelector(`section[aria-label^="${caption}"]`);
  if (!section) throw new Error(`the article has no table “${caption}”`);
  return [...section.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  );
}

describe('without scripts the article shows', () => {
  test('the basket: every category, 100 % in all', () => {
    const rows = rowsOf('The basket');
    expect(rows.map(([head = '']) => head.replace(/ \(.*/, ''))).toEqual([
      ...CATEGORIES.map(({ name }) => name),
      'All',
    ]);
    expect(rows.at(-1)).toEqual(['All', '100.00 %', '+4.09 %', '+4.09']);
  });

  test('an example year of which the text tells the truth', () => {
    const added = (name: string) =>
      Number(rowsOf('The basket').find(([head]) => head?.startsWith(name))?.[3]);
    // “12 percent … little more than half a point”, “only 4 percent … well over one”.
    expect(added('Fuels')).toBe(0.55);
    expect(added('Shelter')).toBe(1.42);
  });

  test('contributions that are rounded one by one, as the text says', () => {
    const added = rowsOf('The basket').map((cells) => Number(cells.at(-1)?.replace('−', '-')));
    const sum = added.slice(0, -1).reduce((one, other) => one + other, 0);
    expect([sum.toFixed(2), added.at(-1)]).toEqual(['4.08', 4.09]);
    expect(main.textContent?.replace(/\s+/g, ' ')).toContain(
      'the rounded figures come to 4.08, but the total is 4.09',
    );
  });

  test('three households, who meet with different rates', () => {
    const indices = rowsOf('The example year for').map(([, index]) => index);
    expect(indices).toEqual(['104.1', '103.9', '104.4']);
  });

  test('the example year three times over, as a chain', () => {
    expect(rowsOf('The example year three').map(([, , index]) => index)).toEqual([
      '104.1',
      '108.3',
      '112.8',
    ]);
  });
});
