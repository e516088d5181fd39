/** How to read a picture: which way its arrows point, how wide its lines are, which line is which kind. */

import type { Picture } from '@/events/banking/views/picture';
import { dollars } from '@/events/money';
import { fullWidth, kindsOf, strokeOf } from './kinds';
import { LOOKS } from './looks';

interface LegendProps {
  readonly picture: Picture;
  /** How thick a line of full width is, in units of the drawing. */
  readonly thickest: number;
}

/** The legend; the samples are silent, their words say what they are. */
export function Legend({ picture: { flows, path }, thickest }: LegendProps) {
  return (
    <div className="picture-legend">
      {flows.length > 0 && (
        <p>
          An arrow runs from who owes to who is owed, and is as wide as the claim is large:{' '}
          <Sample colour="currentColor" width={thickest} dash={undefined} />{' '}
          {dollars(fullWidth(flows))}.
        </p>
      )}
      <ul>
        {kindsOf(flows).map((kind) => {
          const { colour, dash } = strokeOf(kind);
          return (
            <li key={kind}>
              <Sample colour={colour} width={4} dash={dash} /> {LOOKS[kind].word}
            </li>
          );
        })}
        {path.length > 0 && (
          <li>
            <Sample colour="currentColor" width={2.5} dash="1 5" /> The way of this step, numbered
            in order
          </li>
        )}
      </ul>
    </div>
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
