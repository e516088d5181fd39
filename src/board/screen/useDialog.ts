'use client';
/** Which of a board's dialogs is open. */
import { useCallback, useState } from 'react';
import type { Outcome } from '../session/slots';

/** The open dialog. `hand-in` is the sharing dialog, opened at that part. */
type OpenDialog = 'share' | 'hand-in' | 'help' | 'act' | 'view' | 'ledger' | null;

/** The open dialog, how to open one, how often one was opened, and the outcome of the last one. */
export function useDialog() {
  const [{ dialog, asked }, setOpened] = useState<{ dialog: OpenDialog; asked: number }>({
    dialog: null,
    asked: 0,
  });
  // Counted, because a dialog whose code could not be fetched still counts as open: asked for again, it is fetched again.
  const open = useCallback((which: OpenDialog) => {
    setOpened((before) => ({ dialog: which, asked: before.asked + 1 }));
  }, []);
  const close = useCallback(() => setOpened((before) => ({ ...before, dialog: null })), []);
  const openHelp = useCallback(() => open('help'), [open]);
  const openShare = useCallback(() => open('share'), [open]);
  const openHandIn = useCallback(() => open('hand-in'), [open]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return { dialog, asked, open, close, openHelp, openShare, openHandIn, outcome, setOutcome };
}

export type Dialogs = ReturnType<typeof useDialog>;
