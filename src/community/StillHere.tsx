'use client';

/** Whether what a part of a page is about is still there. Once the server says that it is not, nothing in that part acts any more. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Trouble } from '@/src/request/Problem';
import { type Sending, useSending } from '@/src/request/useSending';
import { Button } from '@/src/ui/button';

const GONE = 'This is no longer there: it was deleted or hidden meanwhile.';

interface Standing {
  readonly isGone: boolean;
  readonly tellGone: () => void;
}

const StandingContext = createContext<Standing>({ isGone: false, tellGone: () => {} });

/** A part of a page about one thing; what it is about goes with what the part around it is about. */
export function StillHere({ children }: { readonly children: ReactNode }) {
  const around = useContext(StandingContext);
  const [isFoundGone, setFoundGone] = useState(false);
  const isGone = around.isGone || isFoundGone;
  const standing = useMemo(() => ({ isGone, tellGone: () => setFoundGone(true) }), [isGone]);
  return <StandingContext value={standing}>{children}</StandingContext>;
}

export interface SendingHere extends Omit<Sending, 'problem' | 'forget'> {
  readonly problem: Trouble;
  /** Whether it is known to be gone: then nothing is sent. */
  readonly isGone: boolean;
}

/** Sends what concerns the thing that the part is about. */
export function useSendingHere(): SendingHere {
  const around = useContext(StandingContext);
  const { isSending, problem, go } = useSending();
  const [isAsked, setAsked] = useState(false);
  const isRefused = problem?.status === 404;
  const { tellGone } = around;
  useEffect(() => {
    if (isRefused) tellGone();
  }, [isRefused, tellGone]);
  const isGone = around.isGone || isRefused;
  const goNowhere = async () => {
    setAsked(true);
    return null;
  };
  return {
    isSending,
    isGone,
    problem: isRefused || (isGone && isAsked) ? GONE : problem,
    go: isGone ? goNowhere : go,
  };
}

interface OpenButtonProps {
  /** What it says for whoever does not see what it stands beside. */
  readonly name?: string | undefined;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A button that opens a dialog about the thing, as long as that is there. */
export function OpenButton({ name, onOpen, children }: OpenButtonProps) {
  const { isGone } = useContext(StandingContext);
  return (
    <Button
      type="button"
      aria-label={name}
      aria-disabled={isGone}
      onClick={() => !isGone && onOpen()}
    >
      {children}
    </Button>
  );
}
