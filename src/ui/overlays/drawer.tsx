'use client';

/** A drawer over the whole window: Radix Dialog, themed. Focus is kept inside and the page behind stands still. */
import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { keyframes, styled } from '../stitches/stitches';
import { useDialogFocus } from './dialogFocus';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Never seen below the panel; it is what keeps the page behind from scrolling. */
const Ground = styled(Dialog.Overlay, { position: 'fixed', inset: 0, zIndex: 1000000 });

const Panel = styled(Dialog.Content, {
  position: 'fixed',
  inset: 0,
  // The owner's figure: above whatever a page may bring with it.
  zIndex: 1000000,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  backgroundColor: '$page',
  color: '$text',
  fontFamily: '$sans',
  fontSize: '$4',
  lineHeight: 1.5,
  animation: `${appear} 150ms ease-out`,
  '@still': { animation: 'none' },
  '&:focus-visible': { outline: 'none' },
});

/** As high as the header that it covers, so that the close button lies on the button that opened it. */
const Head = styled('div', {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 60,
  padding: '0 $2 0 $4',
  borderBottom: '1px solid $color$hairline',
});

const Title = styled(Dialog.Title, {
  margin: 0,
  fontFamily: '$serif',
  fontSize: '1.25rem',
  fontWeight: 700,
  lineHeight: 1.2,
  color: '$heading',
  '&:focus-visible': { outline: 'none' },
});

const Body = styled('div', {
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '0 $4 max($space$6, env(safe-area-inset-bottom))',
});

const Close = styled(Dialog.Close, {
  appearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '$2',
  background: 'none',
  color: '$heading',
  cursor: 'pointer',
  '@hover': { '&:hover': { backgroundColor: '$wash' } },
  '&:focus-visible': { outline: '2px solid $color$focus', outlineOffset: -2 },
});

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What stands in the close button. */
  readonly closeMark: ReactNode;
  readonly children: ReactNode;
}

/** A drawer over the whole window, named by its title; closing hands the focus back to where it was. */
export function Drawer({ open, onClose, title, closeMark, children }: DrawerProps) {
  const focus = useDialogFocus();
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Ground />
        <Panel {...focus} data-gives-way aria-describedby={undefined}>
          <Head>
            <Title>{title}</Title>
            <Close aria-label="Close" title="Close">
              {closeMark}
            </Close>
          </Head>
          {/* Firefox stops at what scrolls, and it has no name to be told by; its links bring it along. */}
          <Body tabIndex={-1}>{children}</Body>
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
