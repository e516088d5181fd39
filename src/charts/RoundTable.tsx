'use client';
/** Figures by step as a table: every step of a short line, those around the shown one of a long one. */
import { memo, useEffect, useRef } from 'react';
import { figure } from '@/events/money';
import { writtenStep } from '@/events/timeline/stepNumber';
import type { ByRound, RoundFigure } from './byRound';
import { type Listed, listedAround, MAX_LISTED } from './sampling';
import { TableDetails } from './TableDetails';
import { NAMES, phraseOf } from './words';

interface RoundTableProps {
  readonly rounds: ByRound;
  readonly figures: readonly RoundFigure[];
  readonly shown: number;
  readonly onRound: (round: number) => void;
}

/** The table, folded away. Each step's number goes to it. */
export function RoundTable(props: RoundTableProps) {
  const { rounds, figures, shown } = props;
  const listed = listedAround(shown, rounds.first, rounds.last);
  const count = rounds.last - rounds.first + 1;
  const isWhole = listed.to - listed.from + 1 === count;
  const said = `The table lists ${MAX_LISTED} of the ${count} steps, those around step ${writtenStep(shown)}.`;
  return (
    <TableDetails
      caption={`${phraseOf(figures)} by step, in dollars`}
      said={isWhole ? null : <p className="chart-said">{said}</p>}
    >
      {() => <Rows {...props} listed={listed} />}
    </TableDetails>
  );
}

function Rows(props: RoundTableProps & { readonly listed: Listed }) {
  const { rounds, figures, shown, onRound, listed } = props;
  const steps = Array.from(
    { length: listed.to - listed.from + 1 },
    (_, index) => listed.from + index,
  );
  const body = useRef<HTMLTableSectionElement>(null);
  // The table scrolls, never the page: scrollIntoView would move both.
  useEffect(() => {
    const row = body.current?.rows[shown - listed.from];
    const box = row?.closest('.chart-scroll');
    if (!row || !box) return;
    const [inner, outer] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom) {
      box.scrollTop += inner.top - outer.top - outer.height / 2;
    }
  }, [shown, listed.from]);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Step</th>
          {figures.map((id) => (
            <th key={id} scope="col">
              {NAMES[id]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {steps.map((step) => (
          <Row
            key={step}
            step={step}
            rounds={rounds}
            figures={figures}
            onRound={onRound}
            isShown={step === shown}
          />
        ))}
      </tbody>
    </>
  );
}

interface RowProps extends Omit<RoundTableProps, 'shown'> {
  readonly step: number;
  readonly isShown: boolean;
}

/** One step. Only the rows that change are made anew when another step is shown. */
const Row = memo(function Row({ step, isShown, rounds, figures, onRound }: RowProps) {
  return (
    <tr aria-current={isShown ? 'step' : undefined}>
      <th scope="row">
        <button type="button" className="text-button" onClick={() => onRound(step)}>
          <span className="visually-hidden">Go to step </span>
          {writtenStep(step)}
        </button>
        {isShown && <span className="chart-here">shown</span>}
      </th>
      {figures.map((id) => (
        <td key={id}>{figure(rounds[id][step - rounds.first] ?? 0)}</td>
      ))}
    </tr>
  );
});
