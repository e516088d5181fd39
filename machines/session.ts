/**
 * The session machine: who reads. It says when the server is asked and what its answer means; the
 * asking itself is handed in, as is the way home after signing out.
 */
import { assign, type EventObject, fromCallback, type SetupTypes, setup } from 'xstate';
import { DEFAULT_OPTIONS, type SessionOptions } from './session/options';

/** What pages know of the member who is signed in. */
export interface SessionUser {
  readonly id: string;
  readonly name: string;
  /** The address of the picture; null where initials stand for it. */
  readonly image: string | null;
  readonly role: 'member' | 'moderator';
  /** Whether progress is kept in the account as well as in this browser. */
  readonly syncsProgress: boolean;
}

/** What the server says of somebody who is signed in. */
export interface Session {
  readonly user: SessionUser;
  /** When it ends unless it is asked for again, as ISO 8601 writes it. */
  readonly expires: string;
}

/** How the server is asked. */
export interface Question {
  /** Whether other tabs are told to ask as well. */
  readonly tells: boolean;
}

interface SessionContext {
  readonly session: Session | null;
  /** Whether the server has ever answered. */
  readonly isKnown: boolean;
  readonly options: SessionOptions;
  readonly isOnline: boolean;
  readonly question: Question;
  /** Whether the last try to sign out failed. */
  readonly hasFailed: boolean;
}

/** What is known as the machine starts. */
interface SessionInput {
  /** The session; null where nobody was signed in when it was last asked, undefined before that. */
  readonly session: Session | null | undefined;
  readonly isOnline: boolean;
}

/** What the window, other tabs, pages and the server’s answers tell the machine. */
export type SessionEvent =
  | { readonly type: 'WINDOW.SHOWN' | 'TAB.CHANGED' | 'POLL.DUE' }
  | { readonly type: 'NETWORK.LOST' | 'NETWORK.FOUND' }
  | { readonly type: 'UPDATE.ASKED' | 'SIGN_OUT.ASKED' }
  | { readonly type: 'OPTIONS.SET'; readonly options: SessionOptions }
  | { readonly type: 'SESSION.ARRIVED'; readonly session: Session | null }
  /** The server cannot tell at the moment; the question failed in another way. */
  | { readonly type: 'SESSION.UNKNOWN' | 'SESSION.FAILED' }
  | { readonly type: 'SIGN_OUT.DONE' | 'SIGN_OUT.FAILED' };

type Nothing = Record<never, never>;

/** Names the types to xstate without a value of them. */
const types: SetupTypes<
  SessionContext,
  SessionEvent,
  Nothing,
  string,
  SessionInput,
  Nothing,
  EventObject,
  Nothing
> = {};

const parts = setup({
  types,
  actors: {
    /** Sends back SESSION.ARRIVED, SESSION.UNKNOWN or SESSION.FAILED. */
    ask: fromCallback<SessionEvent, Question>(() => {}),
    /** Sends back SIGN_OUT.DONE or SIGN_OUT.FAILED. */
    signOut: fromCallback<SessionEvent>(() => {}),
    /** Sends back POLL.DUE after every so many seconds. */
    poll: fromCallback<SessionEvent, number>(({ input, sendBack }) => {
      if (input <= 0) return;
      const timer = setInterval(() => sendBack({ type: 'POLL.DUE' }), input * 1000);
      return () => clearInterval(timer);
    }),
  },
  actions: {
    goHome: () => {},
    goOnline: assign({ isOnline: true }),
    /** This tab alone wants to know. */
    askQuietly: assign({ question: { tells: false } }),
    /** Something changed here: other tabs are to know of it. */
    askAloud: assign({ question: { tells: true } }),
  },
  delays: {
    /** Milliseconds after which a server that could not tell is asked again. */
    again: 5000,
  },
  guards: {
    isSignedIn: ({ context }) => context.session !== null,
    isKnown: ({ context }) => context.isKnown,
    isOffline: ({ context }) => !context.isOnline,
    mayLook: ({ context }) => context.isOnline && context.options.refetchOnWindowFocus,
    mayAsk: ({ context }) => context.isOnline,
    mayPoll: ({ context }) => context.isOnline || context.options.refetchWhenOffline,
  },
});

const asking = parts.createStateConfig({
  tags: ['asking'],
  invoke: { src: 'ask', input: ({ context }) => context.question },
  on: { 'SESSION.UNKNOWN': { target: 'unsure' } },
});

/** Another tab, or this one, knows that what was last answered is old: also an answer on its way. */
const askAnew = {
  'TAB.CHANGED': { guard: 'mayAsk', target: '.asking', reenter: true, actions: 'askQuietly' },
  'UPDATE.ASKED': { guard: 'mayAsk', target: '.asking', reenter: true, actions: 'askAloud' },
} as const;

const whenShown = { guard: 'mayLook', target: 'asking', actions: 'askQuietly' } as const;

/** It could not be told who reads: what was known stays on the screen, and the server is asked again. */
const unsure = parts.createStateConfig({
  on: {
    'WINDOW.SHOWN': { guard: 'mayAsk', target: 'asking', actions: 'askQuietly' },
    'NETWORK.FOUND': { target: 'asking', actions: ['askQuietly', 'goOnline'] },
  },
  after: { again: { target: 'asking', actions: 'askQuietly' } },
});

/**
 * The session machine: `loading` until the first answer, then `authenticated` or `unauthenticated`,
 * in which it rests or asks again, and `signingOut`. What was known stays while it asks again, and
 * while the server cannot tell (`unsure`): an outage signs nobody out.
 */
export const sessionMachine = parts.createMachine({
  id: 'session',
  context: ({ input }) => ({
    session: input.session ?? null,
    isKnown: input.session !== undefined,
    options: DEFAULT_OPTIONS,
    isOnline: input.isOnline,
    question: { tells: false },
    hasFailed: false,
  }),
  initial: 'starting',
  on: {
    'NETWORK.LOST': { actions: assign({ isOnline: false }) },
    'NETWORK.FOUND': { actions: 'goOnline' },
    'OPTIONS.SET': { actions: assign(({ event }) => ({ options: event.options })) },
    'SESSION.ARRIVED': [
      {
        guard: ({ event }) => event.session !== null,
        target: '.authenticated',
        actions: assign(({ event }) => ({
          session: event.session,
          isKnown: true,
          hasFailed: false,
        })),
      },
      { target: '.unauthenticated', actions: assign({ session: null, isKnown: true }) },
    ],
    'SESSION.FAILED': [
      { guard: 'isSignedIn', target: '.authenticated.unsure' },
      { target: '.unauthenticated', actions: assign({ isKnown: true }) },
    ],
  },
  states: {
    starting: {
      always: [
        { guard: 'isSignedIn', target: 'authenticated' },
        { guard: 'isOffline', target: 'unauthenticated' },
        // It is started because something may have changed since.
        { guard: 'isKnown', target: 'unauthenticated.asking' },
        { target: 'loading' },
      ],
    },
    loading: { initial: 'asking', states: { asking, unsure } },
    authenticated: {
      initial: 'resting',
      invoke: { src: 'poll', input: ({ context }) => context.options.refetchInterval },
      on: {
        ...askAnew,
        'SIGN_OUT.ASKED': { target: 'signingOut', actions: assign({ hasFailed: false }) },
        'OPTIONS.SET': {
          target: 'authenticated',
          reenter: true,
          actions: assign(({ event }) => ({ options: event.options })),
        },
      },
      states: {
        resting: {
          on: {
            'WINDOW.SHOWN': whenShown,
            'POLL.DUE': { guard: 'mayPoll', target: 'asking', actions: 'askQuietly' },
          },
        },
        asking,
        unsure,
      },
    },
    unauthenticated: {
      initial: 'resting',
      on: askAnew,
      states: {
        resting: {
          on: {
            'WINDOW.SHOWN': whenShown,
            // Whoever came without a network was taken for a guest, unasked.
            'NETWORK.FOUND': {
              target: 'asking',
              actions: ['askQuietly', 'goOnline'],
            },
          },
        },
        asking,
        unsure,
      },
    },
    signingOut: {
      invoke: { src: 'signOut' },
      on: {
        'SIGN_OUT.DONE': {
          target: 'unauthenticated',
          actions: [assign({ session: null }), 'goHome'],
        },
        'SIGN_OUT.FAILED': { target: 'authenticated', actions: assign({ hasFailed: true }) },
      },
    },
  },
});
