'use client';

/** A panel that hangs on a button: Radix Popover, themed. The button is there before this is fetched. */
import * as Radix from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, useRef } from 'react';
import { keyframes, styled } from '../stitches/stitches';

const appear = keyframes({
  from: { opacity: 0, transform: 'translateY(-4px)' },
  to: { opacity: 1, transform: 'none' },
});

const Panel = styled(Radix.Content, {
  zIndex: 1002,
  boxSizing: 'border-box',
  maxWidth: 'calc(100vw - 1rem)',
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '$3',
  border: '1px solid $color$hairline-strong',
  borderRadius: '$3',
  backgroundColor: '$card',
  color: '$text',
  fontFamily: '$sans',
  fontSize: '$3',
  boxShadow: '$shadow',
  animation: `${appear} 120ms ease-out`,
  '@still': { animation: 'none' },
  '&:focus-visible': { outline: 'none' },
});

interface PopoverProps {
  readonly id: string;
  /** Names the panel. */
  readonly label: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The button on which it hangs. */
  readonly button: RefObject<HTMLElement | null>;
  /** In pixels; never wider than the window. */
  readonly width: number;
  readonly children: ReactNode;
}

/** A panel under its button; Escape, a press outside and whatever is chosen in it close it. */
export function Popover({ id, label, open, onClose, button, width, children }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Anchor virtualRef={button} />
      <Radix.Portal>
        <Panel
          ref={panel}
          id={id}
          aria-label={label}
          data-gives-way
          align="start"
          sideOffset={8}
          collisionPadding={8}
          style={{ width }}
          onOpenAutoFocus={(event) => {
            // Radix passes links over, and a panel may hold nothing else.
            const first = panel.current?.querySelector('a[href], button, input');
            if (!(first instanceof HTMLElement)) return;
            event.preventDefault();
            first.focus();
          }}
          onInteractOutside={(event) => {
            // A press of the button closes by itself; closed here, it would open again.
            if (event.target instanceof Node && button.current?.contains(event.target)) {
              event.preventDefault();
            }
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Whoever has pressed something else meanwhile is left there.
            if (document.activeElement === document.body) button.current?.focus();
          }}
        >
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}
