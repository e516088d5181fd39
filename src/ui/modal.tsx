'use client';

/** Radix Dialog, themed: focus is kept inside, Escape and the veil close it. */
import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './button';
import { CloseIcon } from './icons';
import { keyframes, styled } from './stitches';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const rise = keyframes({
  from: { transform: 'translateY(100%)' },
  to: { transform: 'translateY(0)' },
});

const Veil = styled(Dialog.Overlay, {
  position: 'fixed',
  inset: 0,
  zIndex: 1000,
  backgroundColor: '$veil',
  animation: `${appear} 150ms ease-out`,
  '@still': { animation: 'none' },
});

const Panel = styled(Dialog.Content, {
  position: 'fixed',
  zIndex: 1001,
  insetInline: 0,
  top: '50%',
  transform: 'translateY(-50%)',
  marginInline: 'auto',
  width: 'min(32rem, calc(100vw - 2rem))',
  maxHeight: 'min(85dvh, 44rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  boxSizing: 'border-box',
  padding: '$5',
  border: '1px solid $colors$hairlineStrong',
  borderRadius: '$3',
  backgroundColor: '$card',
  color: '$text',
  fontFamily: '$sans',
  fontSize: '$3',
  lineHeight: 1.5,
  boxShadow: '$raised',
  animation: `${appear} 150ms ease-out`,
  '@still': { animation: 'none' },
  '&:focus-visible': { outline: 'none' },
  variants: {
    variant: {
      dialog: {},
      sheet: {
        '@phone': {
          top: 'auto',
          bottom: 0,
          transform: 'none',
          width: '100%',
          maxHeight: '88dvh',
          padding: '$4',
          paddingBottom: 'max(var(--space-5), env(safe-area-inset-bottom))',
          borderWidth: '1px 0 0',
          borderRadius: '16px 16px 0 0',
          animation: `${rise} 200ms ease-out`,
        },
      },
    },
  },
});

const Head = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '$3',
  marginBottom: '$4',
});

const Title = styled(Dialog.Title, {
  margin: 0,
  paddingTop: 4,
  fontFamily: '$serif',
  fontSize: '$6',
  fontWeight: 600,
  lineHeight: 1.25,
  color: '$heading',
});

const Description = styled(Dialog.Description, {
  margin: '$1 0 0',
  color: '$dimmed',
});

interface ModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: string | undefined;
  /** A `sheet` comes up from the bottom edge on phones and is a dialog elsewhere. */
  readonly variant?: 'dialog' | 'sheet' | undefined;
  readonly children: ReactNode;
}

/** An element that will still be there when the dialog closes: a menu is not, but its button is. */
function lasting(element: Element | null): Element | null {
  const button = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}

/** Where the focus goes: to the panel as it opens, and back to where it was as it closes. */
function useFocus() {
  const before = useRef<Element | null>(null);
  return {
    /** Radix would focus the first button, which is Close: the panel itself is where reading begins. */
    onOpenAutoFocus(event: Event) {
      event.preventDefault();
      before.current = lasting(document.activeElement);
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    },
    /** Radix would focus its own trigger, which there is none of here. */
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}

/** A dialog over the page, named by its title; closing hands the focus back to where it was. */
export function Modal(props: ModalProps) {
  const { open, onOpenChange, title, description, variant = 'dialog', children } = props;
  const focus = useFocus();
  // Radix warns of a dialog without a description unless it is told that none is meant.
  const described = description === undefined ? { 'aria-describedby': undefined } : {};
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Veil />
        <Panel variant={variant} {...focus} {...described}>
          <Head>
            <div>
              <Title>{title}</Title>
              {description !== undefined && <Description>{description}</Description>}
            </div>
            <Dialog.Close asChild>
              <IconButton label="Close" variant="bare">
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
          </Head>
          {children}
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
