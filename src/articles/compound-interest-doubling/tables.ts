/** What the calculators of doubling work out, as rows for their tables and points for their chart. */
import type { Point } from '@/src/charts/sampling';
import { formatNumber, formatPercent, plainNumber } from '../calculator/numbers';
import type { ResultTableProps } from '../calculator/ResultTable';
import { errorOfRule, RULES, type Rule, yearsByRule, yearsToDouble } from './formulas';
import { MIN_RATE } from './inputs';

/** A time in years; where a sum does not grow it never doubles. */
export function timeSaid(years: number): string {
  return years === Number.POSITIVE_INFINITY ? 'never' : formatNumber(years, 2);
}

/** How far off a rule is: `1.35 % too long`. */
export function errorSaid(error: number): string {
  const said = formatPercent(Math.abs(error), 2);
  if (!/[1-9]/.test(said)) return 'less than 0.01 % off';
  return `${said} too ${error > 0 ? 'long' : 'short'}`;
}

/**
 * The exact time at a rate in percent, and what each rule says.
 *
 * @param added how often interest is added, in words, where that may be chosen
 */
export function rulesTable(percent: number, periods = 1, added = ''): ResultTableProps {
  const rate = percent / 100;
  const exact = yearsToDouble(rate, periods);
  return {
    caption: `The time to double at ${plainNumber(percent)} %${added === '' ? '' : `, added ${added}`}, in years`,
    heads: ['Reckoned by', 'Years', 'Off by'],
    rows: [
      { key: 'exact', cells: ['exact formula', timeSaid(exact), 'nothing'] },
      ...RULES.map((rule) => ({
        key: rule,
        cells: [
          `rule of ${rule}`,
          timeSaid(yearsByRule(rule, rate)),
          rate === 0 ? 'nothing' : errorSaid(errorOfRule(rule, rate, periods)),
        ],
      })),
    ],
  };
}

/** So many parts the rates are divided into for the chart: enough for a smooth curve. */
const PARTS = 120;

/** The error of a rule in percent at each rate in percent, up to one. */
export function errorPoints(rule: Rule, most: number): readonly Point[] {
  return Array.from({ length: PARTS + 1 }, (_, index) => {
    const x = MIN_RATE + ((most - MIN_RATE) * index) / PARTS;
    return { x, y: errorOfRule(rule, x / 100) * 100 };
  });
}

const LISTED = [
  0.25, 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 60, 70, 80, 90,
];

/** The errors of all rules at round rates up to one, and at that one. */
export function errorTable(most: number): ResultTableProps {
  const percents = [...LISTED.filter((percent) => percent < most), most];
  return {
    caption: 'How much too long each rule’s time is, in percent of the exact time',
    heads: ['Rate', 'Exact years', ...RULES.map((rule) => `Rule of ${rule}`)],
    rows: percents.map((percent) => ({
      key: percent,
      cells: [
        `${plainNumber(percent)} %`,
        formatNumber(yearsToDouble(percent / 100), 2),
        ...RULES.map((rule) => formatPercent(errorOfRule(rule, percent / 100), 2)),
      ],
    })),
  };
}

/** Where a rule is furthest off between the least rate and this one: at one end or the other, for its error only falls. */
export function worstRate(rule: Rule, most: number): number {
  const [low, high] = [errorOfRule(rule, MIN_RATE / 100), errorOfRule(rule, most / 100)];
  return Math.abs(low) >= Math.abs(high) ? MIN_RATE : most;
}
