'use client';

/** A native select: phones show their own wheel, and every keyboard already knows it. */
import { FRAME, Labelled, type LabelledProps } from './labelled';
import type { Option } from './option';
import { styled } from './stitches/stitches';

const Holder = styled('span', {
  position: 'relative',
  display: 'block',
  minWidth: 0,
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: 10,
    top: 'calc(50% - 3px)',
    pointerEvents: 'none',
    color: '$dimmed',
  },
});

const Native = styled('select', {
  ...FRAME,
  appearance: 'none',
  // The names of actions are long, and they are read in full.
  paddingInline: '10px 26px',
  // WebKit counts what is cut off to the page's width, where nothing says that it is hidden.
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

interface SelectProps<V extends string> extends LabelledProps {
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly options: readonly Option<V>[];
  readonly disabled?: boolean | undefined;
}

/** One choice out of a list, with its label beside it. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { value, onChange, options, disabled, ...labels } = props;
  const choose = (next: string) => {
    const option = options.find((one) => one.value === next);
    if (option) onChange(option.value);
  };
  return (
    <Labelled
      {...labels}
      control={(wiring) => (
        <Holder>
          <Native
            {...wiring}
            value={value}
            disabled={disabled}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Native>
          <svg width="10" height="6" viewBox="0 0 10 6" aria-hidden="true" focusable="false">
            <path d="M0 0h10L5 6z" fill="currentColor" />
          </svg>
        </Holder>
      )}
    />
  );
}
