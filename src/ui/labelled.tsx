'use client';

/** What every form control shares: its label, its frame, and the sentence under it. */
import { useId, useState } from 'react';
import { styled } from './stitches/stitches';

const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(4.5rem, var(--label-column, 5.5rem)) minmax(0, 1fr)',
  columnGap: '$3',
  rowGap: '$1',
  alignItems: 'center',
  fontFamily: '$sans',
  fontSize: '$3',
  variants: {
    stacked: { true: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
});

const Label = styled('label', { color: '$dimmed', lineHeight: 1.3 });

const Sentence = styled('p', {
  gridColumn: '-2 / -1',
  margin: 0,
  fontSize: '$2',
  lineHeight: 1.4,
  color: '$dimmed',
  variants: {
    wrong: { true: { color: '$shrank' } },
    // It takes no row of the grid.
    empty: { true: { position: 'absolute' } },
  },
});

export interface LabelledProps {
  readonly label: string;
  /** A sentence that helps; an `error` takes its place. */
  readonly hint?: string | undefined;
  /** A sentence that says what is wrong and what would work. */
  readonly error?: string | undefined;
  /** The label above the control instead of beside it. */
  readonly stacked?: boolean | undefined;
}

/** What a control must carry to be tied to its label and its sentence. */
export interface Wiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Draws label, control and sentence; a sentence that says what is wrong is announced when it changes. */
export function Labelled(props: LabelledProps & { control: (wiring: Wiring) => React.ReactNode }) {
  const { label, hint, error, stacked, control } = props;
  const id = useId();
  const isWrong = error !== undefined;
  const helps = isWrong || hint === undefined ? undefined : `${id}-helps`;
  const wiring: Wiring = {
    id,
    'aria-describedby': isWrong ? `${id}-says` : helps,
    'aria-invalid': isWrong ? true : undefined,
  };
  // Whoever is sent to a field that is wrong hears why with its name: said by itself as well, it would be heard twice.
  const [met, setMet] = useState<string | undefined>();
  const isLive = !isWrong || met !== error;
  return (
    <Row stacked={stacked === true} onFocus={() => setMet(error)} onBlur={() => setMet(undefined)}>
      <Label htmlFor={id}>{label}</Label>
      {control(wiring)}
      {/* Heard with its field, and not at every change: it would talk over what changed it. */}
      {helps !== undefined && <Sentence id={helps}>{hint}</Sentence>}
      {/* It stands here before it says anything: a part that comes with its words is not always heard. */}
      <Sentence id={`${id}-says`} wrong empty={!isWrong} aria-live={isLive ? 'polite' : 'off'}>
        {error}
      </Sentence>
    </Row>
  );
}

/** The frame of a field: spread into the styles of an input or a select. */
export const FRAME = {
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  height: 38,
  padding: '0 $3',
  border: '1px solid $color$control',
  borderRadius: '$2',
  backgroundColor: '$card',
  color: '$heading',
  fontFamily: '$sans',
  fontSize: '$3',
  fontWeight: 500,
  // Phones zoom into a field whose type is smaller than 16 px.
  '@coarse': { height: 44, fontSize: '$4' },
  '&:focus-visible': { outline: '2px solid $color$focus', outlineOffset: 1 },
  '&[aria-invalid=true]': { borderColor: '$shrank', boxShadow: 'inset 0 0 0 1px $color$shrank' },
  // Where colours are forced, every field has the same one: what is wrong is told by its line.
  '@media (forced-colors: active)': { '&[aria-invalid=true]': { border: '2px dashed' } },
  '&:disabled': { color: '$control', cursor: 'not-allowed' },
} as const;
