/**
 * How large things are: every figure about the world outside the boards that a text draws or quotes by
 * name. An editor brings them up to date here; `npm run audit` names those older than three years.
 */

/** In what a magnitude is measured. */
export type MagnitudeUnit = 'billion dollars' | 'percent' | 'count';

/** A figure, of when it is, and who says so. */
export interface Magnitude {
  /** What is measured, as it stands beside its bar: “Fedwire, value a day”. */
  readonly label: string;
  readonly value: number;
  readonly unit: MagnitudeUnit;
  /** The day, month or year that the figure is of: “2019”, “2019-09”, “2019-09-17”. */
  readonly asOf: string;
  /** Whether it tells of the past as such and so never ages: reserves in 2007. */
  readonly isHistoric?: boolean;
  readonly source: { readonly title: string; readonly url: string };
}

export const MAGNITUDES = {
  fedwireDay: {
    label: 'Fedwire, value of payments a day',
    value: 4340,
    unit: 'billion dollars',
    asOf: '2023',
    source: {
      title: 'Federal Reserve Financial Services, Fedwire Funds Service, annual statistics',
      url: 'https://www.frbservices.org/resources/financial-services/wires/volume-value-stats/annual-stats.html',
    },
  },
} as const satisfies Readonly<Record<string, Magnitude>>;

/** The name by which a text asks for a figure. */
export type MagnitudeName = keyof typeof MAGNITUDES;
