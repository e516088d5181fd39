'use client';

/** A field for several lines of text, with label and message. */
import { FRAME, Labelled, type LabelledProps } from './labelled';
import { styled } from './stitches/stitches';

const Native = styled('textarea', {
  ...FRAME,
  height: 'auto',
  minHeight: 88,
  padding: '$2 $3',
  lineHeight: 1.5,
  resize: 'vertical',
  '@coarse': { height: 'auto', fontSize: '$4' },
});

interface TextAreaProps extends LabelledProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
}

/** Several lines to type into. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, stacked = true, onChange, rows = 4, ...input } = props;
  return (
    <Labelled
      label={label}
      hint={hint}
      error={error}
      stacked={stacked}
      control={(wiring) => (
        <Native
          {...input}
          {...wiring}
          rows={rows}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    />
  );
}
