'use client';

/** One thing that a page sends: under way or not, and what went wrong. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Endpoint, Input } from '@/src/contract/endpoint';
import { type Callable, call, type Refusal, type Sent } from './call';

/**
 * Calls an endpoint, and gives the data that came back; null where it was refused. A second press
 * meanwhile does nothing.
 *
 * @param onLate told what came back where the form has gone meanwhile, as with a dialog that was closed
 */
export type Go = <E extends Endpoint, Data extends object>(
  endpoint: Callable<E, Data>,
  input: Input<E>,
  onLate?: (sent: Sent<Data>) => void,
) => Promise<Data | null>;

export interface Sending {
  readonly isSending: boolean;
  /** What went wrong the last time; null when nothing did. */
  readonly problem: Refusal | null;
  readonly go: Go;
  /** Speaks no longer of what went wrong, as it was about something else. */
  readonly forget: () => void;
}

/** Sends things from a form or a button. */
export function useSending(): Sending {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const isBusy = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const go = useCallback<Go>(async (endpoint, input, onLate) => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setSending(true);
    setProblem(null);
    const sent = await call(endpoint, input);
    isBusy.current = false;
    if (isHere.current) {
      setSending(false);
      setProblem(sent.error === null ? null : sent);
    } else onLate?.(sent);
    return sent.data;
  }, []);
  const forget = useCallback(() => setProblem(null), []);
  return { isSending, problem, go, forget };
}
