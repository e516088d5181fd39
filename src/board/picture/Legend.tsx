/** How to read a picture: which way its arrows point, how wide its lines are, which line is which kind. */

import type { Picture } from '@/events/banking/views/picture';
import { dollars } from '@/events/money';
import { fullWidth, kindsOf, strokeOf } from './kinds';
import { LOOKS } from './looks';

interface KeyProps {
  readonly picture: Picture;
}

/** Which line is which kind, and what the numbers are: over the drawing, to be seen with it. The samples are silent, their words say what they are. */
export function Key({ picture: { flows, path } }: KeyProps) {
  return (
    <ul className="picture-legend picture-key" aria-label="Key">
      {path.length > 0 && (
        <li>
          <Sample colour="currentColor" width={2.5} dash="1 5" /> The way of this step, numbered
        </li>
      )}
      {kindsOf(flows).map((kind) => {
        const { colour, dash } = strokeOf(kind);
        return (
          <li key={kind}>
            <Sample colour={colour} width={4} dash={dash} /> {LOOKS[kind].word}
          </li>
        );
      })}
    </ul>
  );
}

interface LegendProps extends KeyProps {
  /** How thick a line of full width is, in units of the drawing. */
  readonly thickest: number;
}

/** Which way arrows run, and how wide they are. */
export function Legend({ picture: { flows }, thickest }: LegendProps) {
  if (flows.length === 0) return null;
  return (
    <p className="picture-legend">
      An arrow runs from who owes to who is owed, and is as wide as the claim is large:{' '}
      <Sample colour="currentColor" width={thickest} dash={undefined} /> {dollars(fullWidth(flows))}
      .
    </p>
  );
}

interface SampleProps {
  readonly colour: string;
  readonly width: number;
  readonly dash: string | undefined;
}

function Sample({ colour, width, dash }: SampleProps) {
  return (
    <svg className="picture-sample" viewBox="0 0 42 14" aria-hidden="true">
      <path
        d="M1 7H41"
        stroke={colour}
        strokeWidth={width}
        strokeDasharray={dash}
        strokeLinecap={dash === '1 5' ? 'round' : 'butt'}
      />
    </svg>
  );
}
