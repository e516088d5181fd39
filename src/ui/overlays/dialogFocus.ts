'use client';
/** Where the focus goes as a dialog opens and closes. */
import { useRef } from 'react';

/** An element that will still be there when the dialog closes: a menu is not, but its button is. */
function lasting(element: Element | null): Element | null {
  const button = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}

/**
 * Where reading begins: the title. A screen reader that comes to the panel itself may say all that stands in it
 * in one breath, and neither its name nor that it is a dialog.
 */
function beginningOf(panel: HTMLElement): HTMLElement {
  const title = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  if (!title) return panel;
  title.tabIndex = -1;
  return title;
}

/** Where the dialog that opened last was called from, while it is open. */
let caller: Element | null = null;

interface DialogFocus {
  readonly onOpenAutoFocus: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Handlers for Radix's dialogs: the focus goes to the title as it opens, and back to where it was as
 * it closes. Where one dialog takes another's place, back is where the first was called from.
 */
export function useDialogFocus(): DialogFocus {
  const before = useRef<Element | null>(null);
  return {
    /** Radix would focus the first button, which is Close. */
    onOpenAutoFocus(event) {
      event.preventDefault();
      const { activeElement, body } = document;
      before.current = activeElement === body && caller ? caller : lasting(activeElement);
      caller = before.current;
      const panel = event.currentTarget;
      if (panel instanceof HTMLElement) beginningOf(panel).focus({ preventScroll: true });
    },
    /** Radix would focus its own trigger, which there is none of here. */
    onCloseAutoFocus(event) {
      event.preventDefault();
      caller = null;
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
