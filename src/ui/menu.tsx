'use client';

/** Radix DropdownMenu, themed. */
import * as Dropdown from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { Button } from './button';
import { styled } from './stitches';

const List = styled(Dropdown.Content, {
  zIndex: 1002,
  minWidth: 200,
  maxWidth: 'min(22rem, calc(100vw - 1rem))',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: '$1',
  border: '1px solid $colors$hairlineStrong',
  borderRadius: '$2',
  backgroundColor: '$card',
  color: '$text',
  fontFamily: '$sans',
  fontSize: '$3',
  boxShadow: '$raised',
});

const Item = styled(Dropdown.Item, {
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
  '&[data-highlighted]': { backgroundColor: '$wash', color: '$heading' },
  '&[data-disabled]': { color: '$control', cursor: 'not-allowed' },
  variants: {
    danger: {
      true: {
        color: '$shrank',
        '&[data-highlighted]': { backgroundColor: '$shrankWash', color: '$shrank' },
      },
    },
  },
});

const SquareButton = styled(Button, { minWidth: 38, padding: '0 $2', '@coarse': { minWidth: 44 } });

export interface MenuItem {
  readonly label: string;
  readonly onSelect: () => void;
  /** Takes something away: drawn in the colour of loss. */
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

interface MenuProps {
  /** Names the button and the menu for those who do not see the icon. */
  readonly label: string;
  /** What stands in the button: an icon or a word. The menu draws the button itself. */
  readonly trigger: ReactNode;
  readonly items: readonly MenuItem[];
  readonly disabled?: boolean | undefined;
}

/** The list belongs inside a landmark, as everything on a page does; the body is not one. */
function landmark(): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.getElementById('main');
}

/** A button that opens a list of things to do; arrow keys, Home, End and first letters work in it. */
export function Menu({ label, trigger, items, disabled }: MenuProps) {
  return (
    <Dropdown.Root modal={false}>
      <Dropdown.Trigger asChild>
        <SquareButton type="button" aria-label={label} title={label} disabled={disabled}>
          {trigger}
        </SquareButton>
      </Dropdown.Trigger>
      <Dropdown.Portal container={landmark()}>
        <List align="end" sideOffset={4} collisionPadding={8} aria-label={label}>
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
