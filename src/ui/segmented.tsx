'use client';

/** Radix ToggleGroup, themed: a few choices side by side, one of them always chosen. */
import * as ToggleGroup from '@radix-ui/react-toggle-group';
import type { Option } from './option';
import { styled } from './stitches/stitches';

const Track = styled(ToggleGroup.Root, {
  display: 'inline-flex',
  gap: 2,
  padding: 3,
  borderRadius: '$2',
  backgroundColor: '$wash',
});

const Segment = styled(ToggleGroup.Item, {
  appearance: 'none',
  minHeight: 28,
  padding: '0 $3',
  border: '1px solid transparent',
  borderRadius: '$1',
  backgroundColor: 'transparent',
  color: '$dimmed',
  fontFamily: '$sans',
  fontSize: '$2',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  // With the track around it, 44 px.
  '@coarse': { minHeight: 38 },
  '@hover': { '&:hover': { color: '$heading' } },
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: 1 },
  '&[data-state=on]': {
    backgroundColor: '$card',
    borderColor: '$hairlineStrong',
    color: '$heading',
    fontWeight: 600,
  },
  // Forced colours draw a border that is transparent, too: only the chosen one's is to be seen.
  '@media (forced-colors: active)': { '&:not([data-state=on])': { borderColor: 'Canvas' } },
  '&[data-disabled]': { color: '$control', cursor: 'not-allowed' },
});

interface SegmentedProps<V extends string> {
  /** Names the group for those who do not see it. */
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly options: readonly Option<V>[];
}

/** One choice among a few, all in sight; arrow keys move in it. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label, value, onChange, options } = props;
  const choose = (next: string) => {
    // Radix reports '' when the chosen one is pressed again: one is always chosen here.
    const option = options.find((one) => one.value === next);
    if (option) onChange(option.value);
  };
  return (
    <Track type="single" aria-label={label} value={value} onValueChange={choose}>
      {options.map((option) => (
        <Segment key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </Segment>
      ))}
    </Track>
  );
}
