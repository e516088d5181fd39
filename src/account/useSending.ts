'use client';

/** One thing that a page sends: under way or not, and what went wrong. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Sent, send } from './send';

interface Sending {
  readonly isSending: boolean;
  /** What went wrong the last time, in a sentence; null when nothing did. */
  readonly problem: string | null;
  /** Whether it was refused because nobody is signed in any more. */
  readonly isSignedOut: boolean;
  /** Sends it, and gives the data that came back; null where it was refused. A second press meanwhile does nothing. */
  readonly go: (...what: Parameters<typeof send>) => Promise<Sent['data']>;
}

/** Sends things from a form or a button. */
export function useSending(): Sending {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSignedOut, setSignedOut] = useState(false);
  const isBusy = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const go = useCallback(async (...what: Parameters<typeof send>) => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setSending(true);
    setProblem(null);
    const sent = await send(...what);
    isBusy.current = false;
    if (isHere.current) {
      setSending(false);
      setProblem(sent.error);
      setSignedOut(sent.error !== null && sent.status === 401);
    }
    return sent.data;
  }, []);
  return { isSending, problem, isSignedOut, go };
}
