/**
 * Every calculator and chart of the articles, by its name, each fetched by itself. The list is fetched too:
 * in the pages it would cost every page that lists articles the ways to all of them.
 */
import type { ComponentType } from 'react';

type Load = () => Promise<ComponentType>;

export const CALCULATORS = {
  simpleInterest: () => import('./compound-interest/Simple').then(({ Simple }) => Simple),
  compoundInterest: () => import('./compound-interest/Compound').then(({ Compound }) => Compound),
  interestByPeriod: () => import('./compound-interest/Periods').then(({ Periods }) => Periods),
  realInterest: () => import('./compound-interest/Real').then(({ Real }) => Real),
  doublingByRate: () => import('./compound-interest-doubling/ByRate').then(({ ByRate }) => ByRate),
  doublingByPeriod: () =>
    import('./compound-interest-doubling/ByPeriod').then(({ ByPeriod }) => ByPeriod),
  doublingErrors: () => import('./compound-interest-doubling/Errors').then(({ Errors }) => Errors),
  indexByPrices: () =>
    import('./consumer-price-index/PriceCalculator').then(({ PriceCalculator }) => PriceCalculator),
  indexByWeights: () =>
    import('./consumer-price-index/WeightCalculator').then(
      ({ WeightCalculator }) => WeightCalculator,
    ),
  indexByYears: () =>
    import('./consumer-price-index/YearCalculator').then(({ YearCalculator }) => YearCalculator),
  civilWarPrices: () =>
    import('./money-in-the-american-civil-war/PricesLines').then(({ PricesLines }) => PricesLines),
} satisfies Record<string, Load>;

/** What an article calls a calculator by. */
export type CalculatorName = keyof typeof CALCULATORS;
