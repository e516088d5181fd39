'use client';
/** Why the reserves of banks moved: by day, line by line of the central bank’s sheet, adding up. */
import { useMemo } from 'react';
import { NET_WORTH_FACTOR } from '@/events/banking/ledger/factors';
import { holdingName } from '@/events/banking/views/labels';
import { type DayFactors, factorsByDay } from '@/events/banking/views/time/reserves';
import { figure, signed } from '@/events/money';
import { Pages } from '../Pages';
import { Scroll } from '../Scroll';
import type { StudyProps } from '../study';
import { dayAt, lastSteps, roundsFromOpening } from './dayLine';
import '../tables.css';

/** The factors of each day, the latest first. */
export default function Factors({ timeline, at, leaf, send }: StudyProps) {
  const rounds = useMemo(() => roundsFromOpening(timeline, leaf), [timeline, leaf]);
  const days = useMemo(() => factorsByDay(rounds).toReversed(), [rounds]);
  const steps = useMemo(() => lastSteps(rounds), [rounds]);
  const shown = dayAt(timeline, at);
  const go = (day: number) => send({ type: 'GO_ROUND', round: steps.get(day) ?? 0 });
  return (
    <>
      <p className="study-text">
        No bank makes or destroys reserves: only what the central bank does, the Treasury, cash and
        daylight overdrafts change their sum. What adds to an asset of the central bank supplies
        them, what adds to another of its liabilities absorbs them.
      </p>
      <Pages count={days.length} first={days.findIndex(({ day }) => day === shown)} what="days">
        {(from, to) =>
          days
            .slice(from, to)
            .map((day) => (
              <Day
                key={day.day}
                factors={day}
                isLast={day === days[0]}
                isShown={day.day === shown}
                onDay={go}
              />
            ))
        }
      </Pages>
    </>
  );
}

interface DayProps {
  readonly factors: DayFactors;
  /** Whether the day has not ended yet. */
  readonly isLast: boolean;
  readonly isShown: boolean;
  readonly onDay: (day: number) => void;
}

/** One day as the statement has it: where reserves began, what supplied and what absorbed them, where they ended. */
function Day({ factors: { day, opening, closing, factors }, isLast, isShown, onDay }: DayProps) {
  const supplied = factors.filter(({ change }) => change > 0);
  const absorbed = factors.filter(({ change }) => change < 0);
  return (
    <Scroll label={`Reserves of banks on day ${day}`}>
      <table className="study-table">
        <caption>
          Reserves of banks on{' '}
          <button type="button" className="text-button" onClick={() => onDay(day)}>
            day {day}
          </button>
          {isShown && <span className="chart-here"> shown</span>}
        </caption>
        <thead>
          <tr>
            <th scope="col">Factor</th>
            <th scope="col">Change,&nbsp;$</th>
            <th scope="col">Reserves,&nbsp;$</th>
          </tr>
        </thead>
        <tbody>
          <tr data-marked="true">
            <th scope="row">As the day began</th>
            <td />
            <td>{figure(opening)}</td>
          </tr>
          {[...supplied, ...absorbed].map(({ label, change }) => (
            <tr key={label}>
              <th scope="row">{nameOf(label)}</th>
              <td>{signed(change)}</td>
              <td />
            </tr>
          ))}
          <tr data-marked="true">
            <th scope="row">{isLast ? 'So far' : 'As it ended'}</th>
            <td>{factors.length === 0 ? '0' : signed(closing - opening)}</td>
            <td>{figure(closing)}</td>
          </tr>
        </tbody>
      </table>
    </Scroll>
  );
}

/** A line of the central bank’s sheet, as a factor is called. */
function nameOf(label: string): string {
  if (label === NET_WORTH_FACTOR) return 'Interest paid, less what it earned';
  return holdingName(label, 'centralbank');
}
