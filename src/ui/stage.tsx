'use client';

/** A dialog that takes the whole window: what is shown on it stands alone. */
import * as Dialog from '@radix-ui/react-dialog';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useDialogFocus } from './overlays/dialogFocus';
import { styled } from './stitches/stitches';

const Whole = styled(Dialog.Content, {
  position: 'fixed',
  inset: 0,
  zIndex: 1001,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: '$card',
  color: '$text',
  fontFamily: '$sans',
  fontSize: '$3',
  lineHeight: 1.5,
  '&:focus-visible': { outline: 'none' },
});

interface StageProps {
  /** Names it for those who do not see it. */
  readonly label: string;
  /** What its style sheet knows it by. */
  readonly className: string;
  readonly onClose: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onPointerMove?: (event: PointerEvent) => void;
  /** Whether Escape closes something on the stage instead of the stage; it has then been closed. */
  readonly onEscape?: () => boolean;
  readonly children: ReactNode;
}

/** Open while it is in the page. Escape closes it, focus stays inside and goes back to where it was. */
export function Stage(props: StageProps) {
  const { label, onClose, onEscape, children, ...rest } = props;
  const focus = useDialogFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Whole
          {...rest}
          {...focus}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            if (onEscape?.()) event.preventDefault();
          }}
        >
          <Dialog.Title className="visually-hidden">{label}</Dialog.Title>
          {children}
        </Whole>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
