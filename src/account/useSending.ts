'use client';

/** One thing that a page sends: under way or not, and what went wrong. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Refusal, type Sent, send } from './send';

export interface Sending {
  readonly isSending: boolean;
  /** What went wrong the last time; null when nothing did. */
  readonly problem: Refusal | null;
  /** Sends it, and gives the data that came back; null where it was refused. A second press meanwhile does nothing. */
  readonly go: (...what: Parameters<typeof send>) => Promise<Sent['data']>;
  /** Speaks no longer of what went wrong, as it was about something else. */
  readonly forget: () => void;
}

/**
 * Sends things from a form or a button.
 *
 * @param onLate told what came back where the form has gone meanwhile, as with a dialog that was closed
 */
export function useSending(onLate?: (sent: Sent) => void): Sending {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const isBusy = useRef(false);
  const isHere = useRef(true);
  const late = useRef(onLate);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    late.current = onLate;
  }, [onLate]);
  const go = useCallback(async (...what: Parameters<typeof send>) => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setSending(true);
    setProblem(null);
    const sent = await send(...what);
    isBusy.current = false;
    if (isHere.current) {
      setSending(false);
      setProblem(sent.error === null ? null : sent);
    } else late.current?.(sent);
    return sent.data;
  }, []);
  const forget = useCallback(() => setProblem(null), []);
  return { isSending, problem, go, forget };
}
