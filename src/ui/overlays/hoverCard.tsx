'use client';

/** A card beside something on the page: Radix HoverCard, themed. Who shows it says when it opens. */
import * as Card from '@radix-ui/react-hover-card';
import { type ReactNode, type Ref, useImperativeHandle } from 'react';
import { styled } from '../stitches/stitches';
import { CLOSE_DELAY } from './closeDelay';

const Sheet = styled(Card.Content, {
  zIndex: 1002,
  boxSizing: 'border-box',
  maxWidth: 'calc(100vw - 1rem)',
  maxHeight: 'var(--radix-hover-card-content-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: '1px solid $color$hairline-strong',
  borderRadius: '$2',
  backgroundColor: '$card',
  color: '$text',
  fontFamily: '$sans',
  fontSize: '$3',
  lineHeight: 1.45,
  textAlign: 'start',
  boxShadow: '$shadow',
  '@media print': { display: 'none' },
});

interface HoverCardProps {
  /** What it stands beside, and never covers. */
  readonly anchor: HTMLElement;
  /** In pixels; less where the screen is narrower. */
  readonly width: number;
  /** How far from the beginning of the anchor it begins, in pixels. */
  readonly alignOffset?: number | undefined;
  readonly onPointerEnter: () => void;
  /** The pointer has left it, or something else on the page was pressed. */
  readonly onLeave: () => void;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/** Stands for an element that is on the page already, where Radix expects one that it draws. */
function Standing({
  element,
  ref,
}: {
  readonly element: HTMLElement;
  readonly ref?: Ref<HTMLElement>;
}) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}

/** A card belongs inside a landmark, as everything on a page does, and inside a dialog if it was asked for there. */
const containerOf = (anchor: HTMLElement): HTMLElement | null =>
  anchor.closest<HTMLElement>('[role=dialog]') ?? document.getElementById('main');

/** An open card below its anchor, or above it where there is no room; it stays inside the screen. */
export function HoverCard(props: HoverCardProps) {
  const { anchor, width, alignOffset = 0, onPointerEnter, onLeave, onEscape, children } = props;
  return (
    <Card.Root open closeDelay={CLOSE_DELAY} onOpenChange={(open) => !open && onLeave()}>
      <Card.Trigger asChild>
        <Standing element={anchor} />
      </Card.Trigger>
      <Card.Portal container={containerOf(anchor)}>
        <Sheet
          css={{ width }}
          align="start"
          alignOffset={alignOffset}
          sideOffset={6}
          // The header stays over the page.
          collisionPadding={{ top: 68, right: 8, bottom: 8, left: 8 }}
          onPointerEnter={onPointerEnter}
          onEscapeKeyDown={onEscape}
        >
          {children}
        </Sheet>
      </Card.Portal>
    </Card.Root>
  );
}
