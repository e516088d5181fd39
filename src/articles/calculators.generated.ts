/** Every calculator and chart of the articles, each fetched by itself. Written by `npm run lists`, from the folders. */
import type { ComponentType } from 'react';

export const CALCULATORS = {
  'money-in-the-american-civil-war/PricesLines': () => import('./money-in-the-american-civil-war/PricesLines').then(({ PricesLines }) => PricesLines),
  'consumer-price-index/PriceCalculator': () => import('./consumer-price-index/PriceCalculator').then(({ PriceCalculator }) => PriceCalculator),
  'consumer-price-index/WeightCalculator': () => import('./consumer-price-index/WeightCalculator').then(({ WeightCalculator }) => WeightCalculator),
  'consumer-price-index/YearCalculator': () => import('./consumer-price-index/YearCalculator').then(({ YearCalculator }) => YearCalculator),
  'compound-interest/Simple': () => import('./compound-interest/Simple').then(({ Simple }) => Simple),
  'compound-interest/Compound': () => import('./compound-interest/Compound').then(({ Compound }) => Compound),
  'compound-interest/Periods': () => import('./compound-interest/Periods').then(({ Periods }) => Periods),
  'compound-interest/Real': () => import('./compound-interest/Real').then(({ Real }) => Real),
  'compound-interest-doubling/ByRate': () => import('./compound-interest-doubling/ByRate').then(({ ByRate }) => ByRate),
  'compound-interest-doubling/ByPeriod': () => import('./compound-interest-doubling/ByPeriod').then(({ ByPeriod }) => ByPeriod),
  'compound-interest-doubling/Errors': () => import('./compound-interest-doubling/Errors').then(({ Errors }) => Errors),
} satisfies Record<string, () => Promise<ComponentType>>;
