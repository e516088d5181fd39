'use client';
/** The draft of a form: offered when the form opens, kept while it is changed, gone once it is sent. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type AssignmentDraft, keepDraft, readDraft, type Unfinished } from './draft';

/** The draft of a form. */
export interface DraftSlot {
  /** What was left unfinished, until somebody says whether to go on with it. */
  readonly offered: AssignmentDraft | null;
  /** What is gone on with; null where the form begins anew. */
  readonly resumed: AssignmentDraft | null;
  readonly goOn: () => void;
  readonly discard: () => void;
  /** Keeps what is unfinished; null where nothing was done. */
  readonly keep: (unfinished: Unfinished | null) => void;
  /** Forgets it, because it was sent: nothing is kept from then on. */
  readonly drop: () => void;
  /** What another tab has done to the draft since this form opened; null for nothing. */
  readonly elsewhere: Elsewhere | null;
}

/** `kept`: something was written there; `gone`: it was sent or discarded there. */
export type Elsewhere = 'kept' | 'gone';

interface State {
  /** `unread` until the browser was asked: the server draws the form without a draft. */
  readonly phase: 'unread' | 'offered' | 'open';
  readonly draft: AssignmentDraft | null;
}

/**
 * The draft of a form.
 *
 * @param key as `draftKey` gives it
 */
export function useDraft(key: string): DraftSlot {
  const [{ phase, draft }, setState] = useState<State>({ phase: 'unread', draft: null });
  const isSent = useRef(false);
  useEffect(() => {
    const found = readDraft(key);
    setState({ phase: found ? 'offered' : 'open', draft: found });
  }, [key]);
  const elsewhere = useElsewhere(key);
  const isOpen = phase === 'open';
  const keep = useCallback<DraftSlot['keep']>(
    (unfinished) => {
      // What was left is not written over before somebody has seen it.
      if (isOpen && !isSent.current) keepDraft(key, unfinished);
    },
    [key, isOpen],
  );
  return {
    offered: phase === 'offered' ? draft : null,
    resumed: isOpen ? draft : null,
    goOn: () => setState({ phase: 'open', draft }),
    discard: () => {
      keepDraft(key, null);
      setState({ phase: 'open', draft: null });
    },
    keep,
    drop: () => {
      isSent.current = true;
      keepDraft(key, null);
    },
    elsewhere,
  };
}

/** What another tab has done to what is kept under a key. A browser tells of it in all tabs but the one that did it. */
function useElsewhere(key: string): Elsewhere | null {
  const [done, setDone] = useState<Elsewhere | null>(null);
  useEffect(() => {
    const note = (event: StorageEvent) => {
      if (event.key === key) setDone(event.newValue === null ? 'gone' : 'kept');
    };
    window.addEventListener('storage', note);
    return () => window.removeEventListener('storage', note);
  }, [key]);
  return done;
}
