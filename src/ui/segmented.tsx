'use client';

/** A few choices side by side, one of them always chosen: the browser's own radio buttons, drawn as one track. */
import { useId } from 'react';
import type { Option } from './option';
import { styled } from './stitches/stitches';

const Track = styled('div', {
  display: 'inline-flex',
  gap: 2,
  padding: 3,
  borderRadius: '$2',
  backgroundColor: '$wash',
});

const Segment = styled('label', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  padding: '0 $3',
  border: '1px solid transparent',
  borderRadius: '$1',
  color: '$dimmed',
  fontFamily: '$sans',
  fontSize: '$2',
  fontWeight: 500,
  lineHeight: 'normal',
  whiteSpace: 'nowrap',
  // With the track around it, 44 px.
  '@coarse': { minHeight: 38 },
  '@hover': { '&:hover': { color: '$heading' } },
  '&:has(:focus-visible)': { outline: '2px solid $color$focus', outlineOffset: 1 },
  '&:has(:checked)': {
    backgroundColor: '$card',
    borderColor: '$hairline-strong',
    color: '$heading',
    fontWeight: 600,
  },
  // Forced colours draw a border that is transparent, too: only the chosen one's is to be seen.
  '@media (forced-colors: active)': { '&:not(:has(:checked))': { borderColor: 'Canvas' } },
  '&:has(:disabled)': { color: '$control' },
});

/** Lies over its segment unseen, so that the whole of it is pressed. */
const Radio = styled('input', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  '&:disabled': { cursor: 'not-allowed' },
});

interface SegmentedProps<V extends string> {
  /** Names the group for those who do not see it. */
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly options: readonly Option<V>[];
}

/** One choice among a few, all in sight; arrow keys choose the next. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label, value, onChange, options } = props;
  const name = useId();
  return (
    <Track role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value}>
          <Radio
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Segment>
      ))}
    </Track>
  );
}
