/** The figures of the step that is shown, in one line under a chart. */

import type { Figures } from '@/events/banking/views/figures';
import { figure } from '@/events/money';
import { writtenStep } from '@/events/timeline/stepNumber';
import { type FigureName, NAMES } from './words';

interface ReadingsProps {
  readonly figures: Figures;
  readonly names: readonly FigureName[];
  /** The number of the step. */
  readonly shown: number;
}

export function Readings({ figures, names, shown }: ReadingsProps) {
  return (
    <div className="chart-readings">
      <p>At step {writtenStep(shown)}, in dollars</p>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{NAMES[name]}</dt>
            <dd>{figure(figures[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
