'use client';

/** The window of a modal: Radix Dialog, themed. Focus is kept inside, Escape and the veil close it. */
import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../button';
import { CloseIcon } from '../icons';
import { keyframes, styled } from '../stitches/stitches';
import { useDialogFocus } from './dialogFocus';

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
  variants: {
    // Where there is room beside the window, what is looked at from it stays as it is.
    clear: { true: { '@wide': { backgroundColor: 'transparent' } } },
  },
});

/** On phones it comes up from the bottom edge. */
const FROM_BELOW = {
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
} as const;

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
  border: '1px solid $color$hairline-strong',
  borderRadius: '$3',
  backgroundColor: '$card',
  color: '$text',
  fontFamily: '$sans',
  fontSize: '$3',
  lineHeight: 1.5,
  boxShadow: '$shadow',
  animation: `${appear} 150ms ease-out`,
  '@still': { animation: 'none' },
  '&:focus-visible': { outline: 'none' },
  variants: {
    variant: {
      dialog: {},
      sheet: FROM_BELOW,
      beside: {
        ...FROM_BELOW,
        // Over the companion, whose text nobody reads meanwhile.
        '@wide': { insetInline: '$space$3 auto', marginInline: 0, width: '24rem' },
      },
      page: {
        top: '$space$4',
        bottom: '$space$4',
        transform: 'none',
        display: 'flex',
        flexDirection: 'column',
        width: 'calc(100vw - 2 * $space$4)',
        maxHeight: 'none',
        '@phone': { inset: 0, width: '100%', padding: '$4', borderWidth: 0, borderRadius: 0 },
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
  // Names of members and of what they made stand in titles and descriptions.
  overflowWrap: 'anywhere',
});

const Title = styled(Dialog.Title, {
  margin: 0,
  paddingTop: 4,
  fontFamily: '$serif',
  fontSize: '$6',
  fontWeight: 600,
  lineHeight: 1.25,
  color: '$heading',
  '&:focus-visible': { outline: 'none' },
});

const Description = styled(Dialog.Description, {
  margin: '$1 0 0',
  color: '$dimmed',
});

export interface ModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: string | undefined;
  /**
   * A `sheet` comes up from the bottom edge on phones and is a dialog elsewhere; one `beside` leaves the board in
   * sight where there is room for both; a `page` takes the window.
   */
  readonly variant?: 'dialog' | 'sheet' | 'beside' | 'page' | undefined;
  readonly children: ReactNode;
}

/** A dialog over the page, named by its title; closing hands the focus back to where it was. */
export function ModalWindow(props: ModalProps) {
  const { open, onOpenChange, title, description, variant = 'dialog', children } = props;
  const focus = useDialogFocus();
  // Radix warns of a dialog without a description unless it is told that none is meant.
  const described = description === undefined ? { 'aria-describedby': undefined } : {};
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Veil clear={variant === 'beside'} />
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
