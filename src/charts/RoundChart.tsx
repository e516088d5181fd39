'use client';
/** Figures by step: lines over the whole of a line of rounds, with a marker at the step that is shown. */
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { dollars } from '@/events/money';
import { writtenStep } from '@/events/timeline/stepNumber';
import { textWidth } from '@/src/ui/textWidth';
import { type Axis, labelWidth, moneyAxis, placeOn, stepAxis } from './axis';
import { type ByRound, most, type RoundFigure } from './byRound';
import { Legend, LineSample, Mark, SERIES_STYLES } from './look';
import type { Margins } from './nivoTheme';
import { PlotBox } from './PlotBox';
import { RoundTable } from './RoundTable';
import { stepNear } from './sampling';
import { NAMES, phraseOf } from './words';

interface RoundChartProps {
  readonly rounds: ByRound;
  /** At least one, in the order of the legend. The same list for as long as it says the same. */
  readonly figures: readonly RoundFigure[];
  /** The number of the step that is shown; it is one of the rounds'. */
  readonly shown: number;
  readonly onRound: (round: number) => void;
  /** What stands between the plot and the table. */
  readonly children: ReactNode;
}

const HEIGHT = 22;

const load = () => import('./LinePlot');

/** The chart, its legend, and its figures as a table. A click on the plot goes to the nearest step. */
export function RoundChart(props: RoundChartProps) {
  const { rounds, figures, shown, onRound, children } = props;
  const plot = useMemo(() => {
    const axis = moneyAxis(most(figures.map((id) => rounds[id])), 5);
    // The last step's number is centred under the end of the axis.
    const right = textWidth(writtenStep(rounds.last)) / 2 + 0.5;
    const margins = { top: 3.25, right, bottom: 3.5, left: labelWidth(axis) + 1 };
    return { rounds, figures, axis, margins };
  }, [rounds, figures]);
  return (
    <figure className="chart">
      <Legend
        entries={figures.map((id) => ({
          label: NAMES[id],
          sample: <LineSample look={SERIES_STYLES[id]} />,
        }))}
      />
      <PlotBox label={spoken({ rounds, figures, shown })} height={HEIGHT} load={load} plot={plot}>
        <Overlay {...plot} shown={shown} onRound={onRound} />
      </PlotBox>
      {children}
      <RoundTable rounds={rounds} figures={figures} shown={shown} onRound={onRound} />
    </figure>
  );
}

function spoken({
  rounds,
  figures,
  shown,
}: Pick<RoundChartProps, 'rounds' | 'figures' | 'shown'>): string {
  const { first, last } = rounds;
  const values = figures
    .map((id) => `${NAMES[id].toLowerCase()} ${dollars(rounds[id][shown - first] ?? 0)}`)
    .join(', ');
  return `${phraseOf(figures)} as lines from step ${writtenStep(first)} to ${last}. At step ${writtenStep(shown)}: ${values}.`;
}

interface OverlayProps extends Omit<RoundChartProps, 'children'> {
  readonly axis: Axis;
  readonly margins: Margins;
}

const share = (part: number): string => `${part * 100}%`;

/** What moves from step to step, over a drawing that stays as it is. */
function Overlay({ rounds, figures, shown, onRound, axis, margins }: OverlayProps) {
  const { first, last } = rounds;
  const steps = stepAxis(first, last, 1);
  const at = placeOn(steps, shown);
  const go = (event: MouseEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) onRound(stepNear((event.clientX - left) / width, first, steps.max, last));
  };
  const { top, right, bottom, left } = margins;
  return (
    <div className="plot-overlay" aria-hidden="true">
      <span className="plot-unit">Dollars</span>
      <span className="plot-steps">Step</span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click is a shortcut; the player and the table lead to every step. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click is a shortcut; the player and the table lead to every step. */}
      <div
        className="plot-rounds"
        style={{ inset: `${top}em ${right}em ${bottom}em ${left}em` }}
        onClick={go}
      >
        <div className="plot-later" style={{ left: share(at) }} />
        <div className="plot-marker" style={{ left: share(at) }}>
          <span className="plot-shown" style={{ transform: `translateX(-${share(at)})` }}>
            Step {writtenStep(shown)}
          </span>
        </div>
        {figures.map((id) => (
          <svg
            key={id}
            aria-hidden="true"
            className="plot-mark"
            viewBox="-8 -8 16 16"
            style={{
              left: share(at),
              bottom: share(placeOn(axis, rounds[id][shown - first] ?? 0)),
            }}
          >
            <Mark look={SERIES_STYLES[id]} x={0} y={0} />
          </svg>
        ))}
      </div>
    </div>
  );
}
