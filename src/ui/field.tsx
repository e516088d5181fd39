'use client';

/** A field for a line of text or a figure, with label and message. */
import type { ComponentProps } from 'react';
import { FRAME, Labelled, type LabelledProps } from './labelled';
import { styled } from './stitches/stitches';

const Holder = styled('span', { position: 'relative', display: 'block', minWidth: 0 });

const Native = styled('input', {
  ...FRAME,
  fontVariantNumeric: 'tabular-nums',
  '&::placeholder': { color: '$dimmed', opacity: 1, fontWeight: 400 },
  variants: {
    suffixed: { true: { paddingInlineEnd: 36 } },
  },
});

const Suffix = styled('span', {
  position: 'absolute',
  insetInlineEnd: 12,
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  color: '$dimmed',
  pointerEvents: 'none',
});

interface TextFieldProps extends LabelledProps {
  readonly value: string;
  /** `password` hides what is typed; `email` brings the keyboard for addresses. */
  readonly type?: 'text' | 'email' | 'password' | undefined;
  /** What the browser may fill in, as `current-password`; nothing unless given. */
  readonly autoComplete?: string | undefined;
  readonly name?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly inputMode?: ComponentProps<'input'>['inputMode'] | undefined;
  /** The unit behind the figure, such as `%`. */
  readonly suffix?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly disabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** Makes the figure one step larger or smaller, by the arrow keys. */
  readonly onStep?: ((by: 1 | -1) => void) | undefined;
}

/** One line to type into. It holds text: what the text means is for its owner to parse. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, stacked, suffix, onChange, onStep, ...input } = props;
  return (
    <Labelled
      label={label}
      hint={hint}
      error={error}
      stacked={stacked}
      control={(wiring) => (
        <Holder>
          <Native
            type="text"
            autoComplete="off"
            {...input}
            {...wiring}
            suffixed={suffix !== undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={(event) => {
              const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
              if (!onStep || by === null) return;
              event.preventDefault();
              onStep(by);
            }}
          />
          {suffix !== undefined && <Suffix aria-hidden="true">{suffix}</Suffix>}
        </Holder>
      )}
    />
  );
}
