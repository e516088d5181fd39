'use client';
/** The rates of the central bank by day, with the loans that were made on each. */
import { useMemo } from 'react';
import { nameIn } from '@/events/banking/ledger/naming';
import { type RatesOfDay, ratesByDay, type Trade } from '@/events/banking/views/time/rates';
import { figure, percent, total } from '@/events/money';
import { nodeAt } from '@/events/timeline/timeline';
import { loanName, RatesChart } from '@/src/charts/RatesChart';
import { RATE_NAMES, RATES } from '@/src/charts/rateLooks';
import { TableDetails } from '@/src/charts/TableDetails';
import { typeset } from '../../sentence/plainText';
import type { StudyProps } from '../study';
import { dayAt, lastSteps, roundsFromOpening } from './dayLine';
import '../charts/charts.css';
import '../charts/chartTables.css';

/** The rates of a board on which days pass and which has a central bank. */
export default function Rates({ timeline, at, leaf, send }: StudyProps) {
  const rounds = useMemo(() => roundsFromOpening(timeline, leaf), [timeline, leaf]);
  const days = useMemo(() => ratesByDay(rounds), [rounds]);
  const steps = useMemo(() => lastSteps(rounds), [rounds]);
  const shown = dayAt(timeline, at);
  const { book } = nodeAt(timeline, leaf).round;
  if (!days.some(hasAnything)) {
    return (
      <p className="study-text">
        The central bank has set no rate yet, and nothing was lent among banks: set a rate, or let a
        bank borrow.
      </p>
    );
  }
  const go = (day: number) => send({ type: 'GO_ROUND', round: steps.get(day) ?? 0 });
  return (
    <div className="charts">
      <RatesChart days={days} shown={shown}>
        <p className="chart-said">{typeset(marketOn(days.find(({ day }) => day === shown)))}</p>
        <TableDetails caption="Rates by day, percent a year">
          {() => <RateRows days={days} shown={shown} onDay={go} />}
        </TableDetails>
        <TableDetails caption="Loans by day, in dollars" words="Show each loan">
          {() => <LoanRows days={days} nameOf={(id) => nameIn(book, id, 'opening')} />}
        </TableDetails>
      </RatesChart>
    </div>
  );
}

const hasAnything = ({ rates, trades }: RatesOfDay): boolean =>
  trades.length > 0 || Object.keys(rates).length > 0;

/** Where fed funds traded on a day, beside the target. */
function marketOn(found: RatesOfDay | undefined): string {
  if (!found) return '';
  const { day, rates, trades } = found;
  const lent = trades.filter(({ instrument }) => instrument === 'Fed Funds');
  const aim = rates.target === undefined ? '' : `; the target is ${percent(rates.target)}`;
  if (lent.length === 0) return `Day ${day}: no fed funds were lent${aim}.`;
  return `Day ${day}: fed funds were lent at ${percent(medianOf(lent))}, the median by volume${aim}.`;
}

/** The first rate, from the lowest up, with half or more of the volume. */
function medianOf(trades: readonly Trade[]): number {
  const half = total(trades.map(({ amount }) => amount)) / 2;
  let volume = 0;
  for (const { rate, amount } of trades.toSorted((one, other) => one.rate - other.rate)) {
    volume += amount;
    if (volume >= half) return rate;
  }
  return 0;
}

interface RateRowsProps {
  readonly days: readonly RatesOfDay[];
  readonly shown: number;
  readonly onDay: (day: number) => void;
}

function RateRows({ days, shown, onDay }: RateRowsProps) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {RATES.map((which) => (
            <th scope="col" key={which}>
              {RATE_NAMES[which]}
            </th>
          ))}
          <th scope="col">Loans</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, rates, trades }) => (
          <tr key={day} aria-current={day === shown ? 'date' : undefined}>
            <th scope="row">
              <button type="button" className="text-button" onClick={() => onDay(day)}>
                <span className="visually-hidden">Go to the end of day </span>
                {day}
              </button>
              {day === shown && <span className="chart-here">shown</span>}
            </th>
            {RATES.map((which) => (
              <td key={which}>{rateOr(rates[which])}</td>
            ))}
            <td>{trades.length}</td>
          </tr>
        ))}
      </tbody>
    </>
  );
}

const rateOr = (rate: number | undefined): string =>
  rate === undefined ? '–' : typeset(percent(rate));

interface LoanRowsProps {
  readonly days: readonly RatesOfDay[];
  readonly nameOf: (id: number) => string;
}

function LoanRows({ days, nameOf }: LoanRowsProps) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">In</th>
          <th scope="col">Lender</th>
          <th scope="col">Borrower</th>
          <th scope="col">Amount</th>
          <th scope="col">Rate</th>
        </tr>
      </thead>
      <tbody>
        {days.flatMap(({ day, trades }) =>
          trades.map(({ id, instrument, lenderId, borrowerId, amount, rate }) => (
            <tr key={id}>
              <th scope="row">{day}</th>
              <td>{loanName(instrument)}</td>
              <td>{nameOf(lenderId)}</td>
              <td>{nameOf(borrowerId)}</td>
              <td>{figure(amount)}</td>
              <td>{typeset(percent(rate))}</td>
            </tr>
          )),
        )}
      </tbody>
    </>
  );
}
