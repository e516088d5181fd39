'use client';

/**
 * A control of the header that opens something over the page. It is a link to a page with the same
 * in it; once the page is hydrated it acts, and is announced, as a button. The element stays the
 * same, so that nothing moves and no press is lost in between.
 */
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { useIsHydrated } from '@/src/ui/useIsHydrated';
import { leavesHere } from './layer';

interface ShellControlProps {
  /** Given where what it opens hangs on it. */
  readonly control?: RefObject<HTMLAnchorElement | null>;
  /** Where it leads without JavaScript. */
  readonly href: string;
  readonly className: string;
  /** Names it, where the words in it do not. */
  readonly label?: string;
  /** The keys that do the same from elsewhere, as `aria-keyshortcuts` writes them. */
  readonly shortcuts?: string;
  readonly isOpen: boolean;
  /** The id of what it opens, while that is there. */
  readonly opens?: string;
  readonly onApproach: () => void;
  readonly onPress: () => void;
  /** Given where the down arrow opens as well. */
  readonly onArrow?: () => void;
  readonly children: ReactNode;
}

/** A link that turns into a button; it fetches what it opens when somebody comes near. */
export function ShellControl(props: ShellControlProps) {
  const { control, href, className, isOpen, onApproach, onPress, onArrow, children } = props;
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!leavesHere(event)) return;
    event.preventDefault();
    // Safari does not focus what a pointer presses, and the focus is to come back to it.
    event.currentTarget.focus();
    onPress();
  };
  const pressKey = (event: KeyboardEvent) => {
    const act = event.key === ' ' ? onPress : event.key === 'ArrowDown' ? onArrow : undefined;
    if (!act) return;
    event.preventDefault();
    if (!event.repeat) act();
  };
  const asButton = {
    role: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? props.opens : undefined,
    'aria-keyshortcuts': props.shortcuts,
  } as const;
  return (
    <a
      ref={control}
      href={href}
      className={className}
      aria-label={props.label}
      {...(useIsHydrated() && asButton)}
      onPointerEnter={onApproach}
      onPointerDown={onApproach}
      onFocus={onApproach}
      onClick={press}
      onKeyDown={pressKey}
    >
      {children}
    </a>
  );
}
