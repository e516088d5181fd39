/** Starts the session machine, and tells it of the window. Fetched when somebody is signed in, or it is unknown whether. */
import { createActor, fromCallback, waitFor } from 'xstate';
import { type Question, type Session, type SessionEvent, sessionMachine } from '@/machines/session';
import { followProgress } from './followProgress';
import { MemberControls } from './MemberControls';
import { askSession, endSession, readSession, type SessionAnswer } from './sessionClient';
import type { RunningSession, SessionView } from './sessionView';

/** Where next-auth’s client leaves word for other tabs. */
const WORD = 'nextauth.message';

function eventOf(told: SessionAnswer): SessionEvent {
  if (told === 'unknown') return { type: 'SESSION.UNKNOWN' };
  if (told === 'failed') return { type: 'SESSION.FAILED' };
  return { type: 'SESSION.ARRIVED', session: told.session };
}

const machine = sessionMachine.provide({
  actors: {
    ask: fromCallback<SessionEvent, Question>(({ input, sendBack }) => {
      let isAwaited = true;
      askSession(input).then((told) => isAwaited && sendBack(eventOf(told)));
      return () => {
        isAwaited = false;
      };
    }),
    signOut: fromCallback<SessionEvent>(({ sendBack }) => {
      endSession().then((isDone) =>
        sendBack({ type: isDone ? 'SIGN_OUT.DONE' : 'SIGN_OUT.FAILED' }),
      );
    }),
  },
  actions: {
    // The page is loaded anew, so that nothing of the member stays behind in it.
    goHome: () => window.location.assign('/'),
  },
});

function parsed(answer: string | undefined): Session | null {
  try {
    return answer === undefined ? null : readSession(JSON.parse(answer));
  } catch {
    return null;
  }
}

/** Passes on what the window hears, for as long as the page lives. */
function listen(send: (event: SessionEvent) => void): void {
  window.addEventListener('online', () => send({ type: 'NETWORK.FOUND' }));
  window.addEventListener('offline', () => send({ type: 'NETWORK.LOST' }));
  window.addEventListener('storage', ({ key }) => {
    if (key === WORD) send({ type: 'TAB.CHANGED' });
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) send({ type: 'WINDOW.SHOWN' });
  });
}

/**
 * A running machine.
 *
 * @param show is told what the session looks like, at once and after every change
 * @param isGuest whether the server said before that nobody is signed in
 * @param answer what it has just said
 */
export function startSession(
  show: (view: SessionView) => void,
  isGuest: boolean,
  answer: string | undefined,
): RunningSession {
  const known = isGuest ? null : undefined;
  const actor = createActor(machine, {
    input: { session: parsed(answer) ?? known, isOnline: navigator.onLine },
  });
  const signOut = () => actor.send({ type: 'SIGN_OUT.ASKED' });
  const draw = () => {
    const snapshot = actor.getSnapshot();
    const { session, hasFailed } = snapshot.context;
    const isSigningOut = snapshot.matches('signingOut');
    followProgress(session?.user ?? null);
    if (snapshot.matches('loading')) show({ status: 'loading', data: null, member: null });
    else if (session === null) show({ status: 'unauthenticated', data: null, member: null });
    else {
      const { user } = session;
      const member = { Controls: MemberControls, user, isSigningOut, hasFailed, signOut };
      show({ status: 'authenticated', data: session, member });
    }
  };
  actor.subscribe(draw);
  actor.start();
  listen(actor.send);
  return {
    signOut,
    setOptions: (options) => actor.send({ type: 'OPTIONS.SET', options }),
    update: async () => {
      actor.send({ type: 'UPDATE.ASKED' });
      const rested = await waitFor(actor, (snapshot) => !snapshot.hasTag('asking'));
      return rested.context.session;
    },
  };
}
