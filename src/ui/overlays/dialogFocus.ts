'use client';
/** Where the focus goes as a dialog opens and closes. */
import { useRef } from 'react';

/** An element that will still be there when the dialog closes: a menu is not, but its button is. */
function lasting(element: Element | null): Element | null {
  const button = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}

/** Where the dialog that opened last was called from, while it is open. */
let caller: Element | null = null;

interface DialogFocus {
  readonly onOpenAutoFocus: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Handlers for Radix's dialogs: the focus goes to the panel as it opens, and back to where it was as
 * it closes. Where one dialog takes another's place, back is where the first was called from.
 */
export function useDialogFocus(): DialogFocus {
  const before = useRef<Element | null>(null);
  return {
    /** Radix would focus the first button, which is Close: the panel itself is where reading begins. */
    onOpenAutoFocus(event) {
      event.preventDefault();
      const { activeElement, body } = document;
      before.current = activeElement === body && caller ? caller : lasting(activeElement);
      caller = before.current;
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    },
    /** Radix would focus its own trigger, which there is none of here. */
    onCloseAutoFocus(event) {
      event.preventDefault();
      caller = null;
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
