'use client';
/** What changed on the shown line from one step to another. */
import { useState } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import { firstRound, lastRound, nodeOfRound, roundNumber } from '@/events/timeline/lines';
import { writtenStep } from '@/events/timeline/stepNumber';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import { TextField } from '@/src/ui/field';
import { stepName } from '../stepNames';
import type { StudyProps } from '../study';
import { ComparedFigures } from './ComparedFigures';
import { figuresAt } from './figures';
import { PairedSheets } from './PairedSheets';
import { StepTrack } from './StepTrack';

/** The comparison of two steps; until some are marked or typed they are step 0 and the shown one, or the last where that is the same. */
export function TwoSteps({ timeline, at, leaf }: StudyProps) {
  const [typed, setTyped] = useState<readonly [string, string | null]>(['0', null]);
  const [pressed, setPressed] = useState<number | null>(null);
  const [first, last] = [firstRound(timeline), lastRound(timeline, leaf)];
  const shown = roundNumber(timeline, at);
  const texts = [typed[0], typed[1] ?? String(shown === 0 ? last : shown)] as const;
  const [from, to] = texts.map((text) => stepTyped(text, first, last));
  const range = `a step from ${writtenStep(first)} to ${writtenStep(last)}`;
  const error = (step: number | null | undefined) => (step === null ? `Type ${range}.` : undefined);
  const press = (step: number) => {
    setPressed(pressed === null ? step : null);
    if (pressed === null || pressed === step) return;
    setTyped([String(Math.min(pressed, step)), String(Math.max(pressed, step))]);
  };
  return (
    <>
      {last > first && (
        <>
          <p className="study-text" role="status">
            {pressed === null
              ? 'Press two steps on the track, or type them.'
              : `Marked: ${stepName(pressed)}. Now press the other step.`}
          </p>
          <StepTrack
            first={first}
            last={last}
            from={from ?? first}
            to={to ?? first}
            pressed={pressed}
            onPress={press}
          />
        </>
      )}
      <div className="compare-steps">
        <TextField
          label="From step"
          value={texts[0]}
          onChange={(text) => setTyped([text, typed[1]])}
          error={error(from)}
        />
        <TextField
          label="To step"
          value={texts[1]}
          onChange={(text) => setTyped([typed[0], text])}
          error={error(to)}
        />
      </div>
      {typeof from === 'number' && typeof to === 'number' && (
        <Between timeline={timeline} leaf={leaf} from={from} to={to} />
      )}
    </>
  );
}

/** A step's number as typed, with either minus sign; null when it is none of the line. */
function stepTyped(text: string, first: number, last: number): number | null {
  const match = /^[-−]?\d{1,9}$/.exec(text.trim());
  if (!match) return null;
  const step = Number(match[0].replace('−', '-'));
  return step >= first && step <= last ? step : null;
}

interface BetweenProps {
  readonly timeline: Timeline<BankingRound>;
  readonly leaf: number;
  readonly from: number;
  readonly to: number;
}

function Between({ timeline, leaf, from, to }: BetweenProps) {
  const roundOf = (step: number) => nodeAt(timeline, nodeOfRound(timeline, leaf, step)).round;
  const [one, other] = [roundOf(from), roundOf(to)];
  const [then, now] = [figuresAt(one), figuresAt(other)];
  const names = [`At ${stepName(from)}`, `At ${stepName(to)}`] as const;
  if (from === to) return <p className="study-text">These are the same step.</p>;
  return (
    <>
      <ComparedFigures names={names} one={then} other={now} difference="Change" />
      <PairedSheets one={one} other={other} names={names} difference="Change" onlyDifferent />
    </>
  );
}
