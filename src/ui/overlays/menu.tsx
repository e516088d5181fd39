'use client';

/** A menu: its button is there at once, its list is fetched when somebody comes near the button. */
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../button';
import { styled } from '../stitches/stitches';
import type { MenuItem, MenuListProps } from './menuList';

const Frame = styled('span', { position: 'relative', display: 'inline-flex' });

const SquareButton = styled(Button, { minWidth: 38, padding: '0 $2', '@coarse': { minWidth: 44 } });

const Failure = styled('span', {
  position: 'absolute',
  insetInlineEnd: 0,
  top: 'calc(100% + 4px)',
  zIndex: 1002,
  width: 'max-content',
  maxWidth: '16rem',
  padding: '$2 $3',
  border: '1px solid $color$hairline-strong',
  borderRadius: '$2',
  backgroundColor: '$card',
  color: '$text',
  fontFamily: '$sans',
  fontSize: '$2',
});

interface MenuProps {
  /** Names the button and the menu for those who do not see the icon. */
  readonly label: string;
  /** What stands in the button: an icon or a word. The menu draws the button itself. */
  readonly trigger: ReactNode;
  readonly items: readonly MenuItem[];
  readonly disabled?: boolean | undefined;
}

/** The list's component once it is fetched, and the fetching. */
function useList() {
  const [List, setList] = useState<ComponentType<MenuListProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const fetchList = useCallback(async () => {
    try {
      const { MenuList } = await import('./menuList');
      setList(() => MenuList);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);
  return { List, failed, fetchList };
}

/** A button that opens a list of things to do; arrow keys, Home, End and first letters work in it. */
export function Menu({ label, trigger, items, disabled }: MenuProps) {
  const [buttonId, listId] = [useId(), useId()];
  const button = useRef<HTMLButtonElement>(null);
  const [openedBy, setOpenedBy] = useState<MenuListProps['openedBy']>(null);
  const { List, failed, fetchList } = useList();
  const isOpen = openedBy !== null && List !== null;
  const open = (by: 'pointer' | 'keyboard') => {
    setOpenedBy(by);
    if (!List) void fetchList();
  };
  const approach = () => {
    if (!List && !failed) void fetchList();
  };
  // A click that no pointer made comes from a key, and counts none.
  const toggle = ({ detail }: MouseEvent) =>
    isOpen ? setOpenedBy(null) : open(detail === 0 ? 'keyboard' : 'pointer');
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open('keyboard');
  };
  return (
    <Frame>
      <SquareButton
        ref={button}
        id={buttonId}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        title={label}
        disabled={disabled}
        onPointerEnter={approach}
        onFocus={approach}
        onBlur={() => failed && setOpenedBy(null)}
        onClick={toggle}
        onKeyDown={openByArrow}
      >
        {trigger}
      </SquareButton>
      {List && (
        <List
          id={listId}
          label={label}
          items={items}
          openedBy={openedBy}
          button={button}
          onClose={() => setOpenedBy(null)}
        />
      )}
      {failed && openedBy !== null && (
        <Failure role="alert">
          This menu could not be loaded. Check the connection and try again.
        </Failure>
      )}
    </Frame>
  );
}
