'use client';

/** A menu at a point of the window: things to do, and under them those that cannot be done, each with its reason. */
import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '../stitches/stitches';
import { Item, List, landmark } from './menuList';

/** Where Radix takes its bearings. Fixed to the window: it stands in the body, where nothing else is what it would be fixed to. */
const Anchor = styled('span', { position: 'fixed', width: 1, height: 1, pointerEvents: 'none' });

const Title = styled(Dropdown.Label, {
  padding: '$1 $3',
  color: '$dimmed',
  fontSize: '$2',
});

/** What cannot be done can be reached all the same, so that its reason is heard. */
const Refused = styled(Item, {
  display: 'block',
  paddingBlock: '$2',
  color: '$dimmed',
  cursor: 'default',
  '&[data-highlighted]': { color: '$text' },
});

const Reason = styled('span', { display: 'block', fontSize: '$2', color: '$shrank' });

interface PointMenuItem {
  readonly label: string;
  readonly onSelect: () => void;
  /** Why it cannot be done; left out, or null, where it can. */
  readonly reason?: string | null;
}

/** How a menu was left: by its choice, by Escape, or for something else on the page. */
export type Leaving = 'chosen' | 'escape' | 'elsewhere';

interface PointMenuProps {
  /** Stands over the list, and names it. */
  readonly title: string;
  /** What is said where there are no items. */
  readonly none: string;
  readonly at: { readonly x: number; readonly y: number };
  readonly items: readonly PointMenuItem[];
  readonly onClose: (how: Leaving) => void;
  /** Hears of keys before the menu does. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** The menu; it is open as long as it is drawn. Its first item has the focus. Where the focus goes after it, its owner says. */
export function PointMenu({ title, none, at, items, onClose, onKeyDown }: PointMenuProps) {
  const titleId = useId();
  const how = useRef<Leaving>('elsewhere');
  const focusFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget) return;
    const first = currentTarget.querySelector('[role=menuitem]');
    if (first instanceof HTMLElement) first.focus();
  };
  return (
    <Dropdown.Root modal={false} open onOpenChange={(open) => !open && onClose(how.current)}>
      {createPortal(
        <Dropdown.Trigger asChild>
          <Anchor aria-hidden="true" style={{ left: at.x, top: at.y }} />
        </Dropdown.Trigger>,
        document.body,
      )}
      <Dropdown.Portal container={landmark()}>
        <List
          align="start"
          sideOffset={2}
          collisionPadding={8}
          aria-labelledby={titleId}
          onFocus={focusFirst}
          onKeyDown={onKeyDown}
          onEscapeKeyDown={() => {
            how.current = 'escape';
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <Title id={titleId}>{title}</Title>
          {items.map(({ label, reason = null, onSelect }) =>
            reason === null ? (
              <Item
                key={label}
                onSelect={() => {
                  how.current = 'chosen';
                  onSelect();
                }}
              >
                {label}
              </Item>
            ) : (
              <Refused
                key={label}
                aria-disabled="true"
                onSelect={(event) => event.preventDefault()}
              >
                {label}
                <Reason> {reason}</Reason>
              </Refused>
            ),
          )}
          {items.length === 0 && (
            <Refused aria-disabled="true" onSelect={(event) => event.preventDefault()}>
              {none}
            </Refused>
          )}
        </List>
      </Dropdown.Portal>
    </Dropdown.Root>
  );
}
