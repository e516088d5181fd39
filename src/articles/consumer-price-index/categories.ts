/**
 * The basket: what households in the urban areas of the United States spend their money on, in
 * twelve categories. The weights are those of the Bureau of Labor Statistics for December 2025
 * (CPI-U, spending of 2024 at the prices of December 2025): its eight major groups, with food and
 * alcohol, the three parts of housing and the two of transport apart.
 */

/** A part of the basket. */
export interface Category {
  /** Stands in addresses: it never changes. */
  readonly id: string;
  readonly name: string;
  readonly examples: string;
  /** Its share of all spending, in hundredths of a percent. */
  readonly weight: number;
  /** How much its price changes in the example year, in hundredths of a percent. */
  readonly example: number;
}

/** When the published weights were in force: a heading says so. */
export const WEIGHTS_OF = 'December 2025';

/** The twelve categories, in the order of the published table. The weights come to 10,000. */
export const CATEGORIES: readonly Category[] = [
  { id: 'fo', name: 'Food', examples: 'groceries, meals out', weight: 1370, example: 600 },
  { id: 'al', name: 'Alcoholic drinks', examples: 'beer, wine', weight: 84, example: 300 },
  { id: 'sh', name: 'Shelter', examples: 'rents, hotels', weight: 3562, example: 400 },
  { id: 'ut', name: 'Fuels and utilities', examples: 'power, water', weight: 455, example: 1200 },
  { id: 'fu', name: 'Furnishings', examples: 'furniture, cleaning', weight: 430, example: 100 },
  { id: 'ap', name: 'Apparel', examples: 'clothes, shoes', weight: 237, example: -200 },
  { id: 'pr', name: 'Private transport', examples: 'cars, gasoline', weight: 1483, example: 500 },
  { id: 'pu', name: 'Public transport', examples: 'buses, flights', weight: 148, example: 800 },
  { id: 'me', name: 'Medical care', examples: 'doctors, medicines', weight: 842, example: 300 },
  { id: 're', name: 'Recreation', examples: 'pets, sports', weight: 514, example: 200 },
  {
    id: 'ed',
    name: 'Education, communication',
    examples: 'fees, phones',
    weight: 585,
    example: -100,
  },
  { id: 'ot', name: 'Other', examples: 'haircuts, tobacco', weight: 290, example: 400 },
];

/** The published weights. */
export const BASE_WEIGHTS: readonly number[] = CATEGORIES.map(({ weight }) => weight);

/** A year to begin with: fuel and food become much dearer, clothes and telephones cheaper. */
export const EXAMPLE_CHANGES: readonly number[] = CATEGORIES.map(({ example }) => example);

/** A year in which no price changes. */
export const NO_CHANGES: readonly number[] = CATEGORIES.map(() => 0);
