'use client';

/** The session for pages that need more of it than the header: members’ pages and what is shared. */
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { Session } from '@/machines/session';
import { DEFAULT_OPTIONS, type SessionOptions } from '@/machines/session/options';
import { currentView, LOADING, subscribe, wakeSession } from './sessionDoor';

/** Who reads, and what can be done about it. */
type SessionValue = {
  /** Asks the server again and tells other tabs to. Gives what it answers: null for nobody. */
  readonly update: () => Promise<Session | null>;
  /** Ends the session and goes to the home page. */
  readonly signOut: () => Promise<void>;
} & (
  | { readonly status: 'loading' | 'unauthenticated'; readonly data: null }
  | { readonly status: 'authenticated'; readonly data: Session }
);

const SessionContext = createContext<SessionValue | null>(null);

interface SessionProviderProps extends Partial<SessionOptions> {
  readonly children: ReactNode;
}

async function update(): Promise<Session | null> {
  const running = await wakeSession();
  return running ? running.update() : null;
}

async function signOut(): Promise<void> {
  const running = await wakeSession();
  running?.signOut();
}

/** Hands the session to what is in it. Its options hold for the whole page while it is there. */
export function SessionProvider(props: SessionProviderProps) {
  const { children } = props;
  useOptions(props);
  const { status, data } = useSyncExternalStore(subscribe, currentView, () => LOADING);
  const value = useMemo<SessionValue>(
    () =>
      data === null
        ? { status: status === 'loading' ? status : 'unauthenticated', data, update, signOut }
        : { status: 'authenticated', data, update, signOut },
    [status, data],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** Runs the machine with other options than its own; without any it is left alone. */
function useOptions(options: Partial<SessionOptions>): void {
  const {
    refetchOnWindowFocus = DEFAULT_OPTIONS.refetchOnWindowFocus,
    refetchInterval = DEFAULT_OPTIONS.refetchInterval,
    refetchWhenOffline = DEFAULT_OPTIONS.refetchWhenOffline,
  } = options;
  useEffect(() => {
    const isUsual =
      refetchOnWindowFocus === DEFAULT_OPTIONS.refetchOnWindowFocus && refetchInterval === 0;
    if (isUsual) return;
    const set = async (wanted: SessionOptions) => (await wakeSession())?.setOptions(wanted);
    set({ refetchOnWindowFocus, refetchInterval, refetchWhenOffline });
    return () => void set(DEFAULT_OPTIONS);
  }, [refetchOnWindowFocus, refetchInterval, refetchWhenOffline]);
}

/**
 * Who reads.
 *
 * @throws where no SessionProvider stands around the component
 */
export function useSession(): SessionValue {
  const value = useContext(SessionContext);
  if (value === null) throw new Error('React Context is unavailable in Server Components');
  return value;
}
