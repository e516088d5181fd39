/** What the calculators start with, as tables that the server draws: they need no script. */
import { ResultTable } from '../calculator/ResultTable';
import { withWeight } from './basket';
import { BASE_WEIGHTS, CATEGORIES, EXAMPLE_CHANGES, WEIGHTS_OF } from './categories';
import { BASE, chained, contributions, factorOf, rateOf, type Year } from './laspeyres';
import { changeSaid, indexSaid, pointsSaid, rateSaid, weightSaid } from './words';

const EXAMPLE: Year = { weights: BASE_WEIGHTS, changes: EXAMPLE_CHANGES };

/** The basket with its weights, and a year of price changes worked out. */
export function BasketTable() {
  const added = contributions(EXAMPLE);
  const rows = CATEGORIES.map(({ id, name, examples, weight, example }, index) => ({
    key: id,
    cells: [
      `${name} (${examples})`,
      weightSaid(weight),
      changeSaid(example),
      pointsSaid(added[index] ?? 0),
    ],
  }));
  const all = {
    key: 'all',
    cells: [
      'All',
      weightSaid(10_000),
      `${pointsSaid(rateOf(EXAMPLE))} %`,
      pointsSaid(rateOf(EXAMPLE)),
    ],
  };
  return (
    <ResultTable
      caption={`The basket with its weights of ${WEIGHTS_OF}, and an example year`}
      heads={['Category', 'Weight', 'Price change', 'Adds (points)']}
      rows={[...rows, all]}
    />
  );
}

/** The example year for three households. */
export function HouseholdTable() {
  const at = (id: string) => CATEGORIES.findIndex((category) => category.id === id);
  const households = [
    ['The published weights', BASE_WEIGHTS],
    ['No private transport', withWeight(BASE_WEIGHTS, at('pr'), 0, BASE_WEIGHTS)],
    ['Food twice as heavy', withWeight(BASE_WEIGHTS, at('fo'), 2740, BASE_WEIGHTS)],
  ] as const;
  return (
    <ResultTable
      caption="The example year for three households"
      heads={['Household', 'Index', 'Yearly rate']}
      rows={households.map(([name, weights]) => {
        const year = { weights, changes: EXAMPLE_CHANGES };
        return {
          key: name,
          cells: [name, indexSaid(BASE * factorOf(year)), rateSaid(rateOf(year))],
        };
      })}
    />
  );
}

/** The example year three times over. */
export function ChainTable() {
  return (
    <ResultTable
      caption="The example year three times over, with the published weights"
      heads={['Year', 'Yearly rate', 'Index']}
      rows={chained([EXAMPLE, EXAMPLE, EXAMPLE]).map(({ index, rate }, row) => ({
        key: row,
        cells: [row + 1, rateSaid(rate), indexSaid(index)],
      }))}
    />
  );
}
