'use client';

/** The list of a menu: Radix DropdownMenu, themed. Apart from its button, which is there before this is fetched. */
import * as Dropdown from '@radix-ui/react-dropdown-menu';
import type { FocusEvent, RefObject } from 'react';
import { styled } from '../stitches/stitches';

export const List = styled(Dropdown.Content, {
  zIndex: 1002,
  minWidth: 200,
  maxWidth: 'min(22rem, calc(100vw - 1rem))',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: '$1',
  border: '1px solid $color$hairline-strong',
  borderRadius: '$2',
  backgroundColor: '$card',
  color: '$text',
  fontFamily: '$sans',
  fontSize: '$3',
  boxShadow: '$shadow',
});

export const Item = styled(Dropdown.Item, {
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  padding: '$1 $3',
  borderRadius: '$1',
  lineHeight: 1.35,
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  '@coarse': { minHeight: 44 },
  '&:focus-visible': { outline: '2px solid $color$focus', outlineOffset: -2 },
  '&[data-highlighted]': { backgroundColor: '$wash', color: '$heading' },
  '&[data-disabled]': { color: '$control', cursor: 'not-allowed' },
  variants: {
    danger: {
      true: {
        color: '$shrank',
        '&[data-highlighted]': { backgroundColor: '$shrank-wash', color: '$shrank' },
      },
    },
  },
});

/** Where Radix takes its bearings: it lies over the button, which it cannot own. */
const Anchor = styled('span', { position: 'absolute', inset: 0, pointerEvents: 'none' });

export interface MenuItem {
  readonly label: string;
  readonly onSelect: () => void;
  /** Takes something away: drawn in the colour of loss. */
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

export interface MenuListProps {
  readonly id: string;
  /** Names the list. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** What opened it; null while it is closed. */
  readonly openedBy: 'pointer' | 'keyboard' | null;
  readonly onClose: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The list belongs inside a landmark, as everything on a page does; the body is not one. */
export function landmark(): HTMLElement | null {
  return document.getElementById('main');
}

/** A list of things to do; arrow keys, Home, End and first letters work in it. */
export function MenuList({ id, label, items, openedBy, onClose, button }: MenuListProps) {
  // The key that opens the first list is pressed before Radix is there to hear it.
  const focusFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (openedBy !== 'keyboard' || target !== currentTarget) return;
    const first = currentTarget.querySelector('[role=menuitem]:not([data-disabled])');
    if (first instanceof HTMLElement) first.focus();
  };
  return (
    <Dropdown.Root
      modal={false}
      open={openedBy !== null}
      onOpenChange={(open) => !open && onClose()}
    >
      <Dropdown.Trigger asChild>
        <Anchor aria-hidden="true" />
      </Dropdown.Trigger>
      <Dropdown.Portal container={landmark()}>
        <List
          id={id}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          aria-labelledby={button.current?.id}
          onFocus={focusFirst}
          onInteractOutside={(event) => {
            // A press of the button closes by itself; closed here, it would open again.
            if (event.target instanceof Node && button.current?.contains(event.target)) {
              event.preventDefault();
            }
          }}
          onCloseAutoFocus={() => {
            if (document.activeElement === document.body) button.current?.focus();
          }}
        >
          {items.map((item) => (
            <Item
              key={item.label}
              danger={item.danger === true}
              disabled={item.disabled === true}
              onSelect={item.onSelect}
            >
              {item.label}
            </Item>
          ))}
        </List>
      </Dropdown.Portal>
    </Dropdown.Root>
  );
}
