/** How large things in the world are, in a sentence or as bars beside the text. */
import {
  MAGNITUDES,
  type Magnitude,
  type MagnitudeName,
  type MagnitudeUnit,
} from './magnitudeData';
import { magnitudeIn } from './units';

interface MagnitudeProps {
  readonly of: MagnitudeName;
}

const figureOf = (name: MagnitudeName): Magnitude => MAGNITUDES[name];

/** The figure with its unit, in a sentence: “$4.5 trillion”. */
export function Figure({ of }: MagnitudeProps) {
  const { value, unit, from } = figureOf(of);
  return <>{magnitudeIn(unit, value, from)}</>;
}

interface MagnitudesProps {
  /** Stands over the bars. */
  readonly title: string;
  /** All of one unit. */
  readonly of: readonly MagnitudeName[];
}

/** Magnitudes as bars to one scale, each with its date and its source. Throws where they have different units. */
export function Magnitudes({ title, of }: MagnitudesProps) {
  const figures = of.map(figureOf);
  const most = Math.max(...figures.map(({ value }) => value));
  const sources = [...new Map(figures.map(({ source }) => [source.url, source.title])).entries()];
  return (
    <figure className="magnitudes">
      <figcaption>{title}</figcaption>
      <dl>
        {figures.map(({ label, value, unit, asOf, from }) => (
          <div key={`${label} ${asOf}`}>
            <dt>
              {label} <span className="magnitude-date">{asOf}</span>
            </dt>
            <dd style={{ '--share': String(value / most) }}>
              {magnitudeIn(sameUnit(unit, figures), value, from)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="magnitude-sources">
        {sources.length === 1 ? 'Source: ' : 'Sources: '}
        {sources.map(([url, name], index) => (
          <span key={url}>
            {index > 0 && '; '}
            <a href={url}>{name}</a>
          </span>
        ))}
        .
      </p>
    </figure>
  );
}

function sameUnit(unit: MagnitudeUnit, figures: readonly Magnitude[]): MagnitudeUnit {
  if (figures.some((figure) => figure.unit !== unit))
    throw new Error('bars of one scale have one unit');
  return unit;
}
