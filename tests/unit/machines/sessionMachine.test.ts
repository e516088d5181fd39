import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, initialTransition, transition } from 'xstate';
import { type Session, type SessionEvent, sessionMachine } from '@/machines/session';
import { DEFAULT_OPTIONS } from '@/machines/session/options';

const ANN: Session = {
  user: { id: 'ann', name: 'Ann Lee', image: null, role: 'member', syncsProgress: false },
  expires: '2100-01-01T00:00:00.000Z',
};

const BO: Session = { ...ANN, user: { ...ANN.user, id: 'bo', name: 'Bo' } };

type Snapshot = ReturnType<typeof started>;

function started(session: Session | null | undefined, isOnline = true) {
  return initialTransition(sessionMachine, { session, isOnline })[0];
}

function moved(from: Snapshot, ...events: readonly SessionEvent[]): Snapshot {
  return events.reduce((snapshot, event) => transition(sessionMachine, snapshot, event)[0], from);
}

const arrived = (session: Session | null): SessionEvent => ({ type: 'SESSION.ARRIVED', session });

/** At rest: nobody is known to be signed in, and Ann is. */
const guest = () => moved(started(undefined), arrived(null));
const ann = () => started(ANN);

describe('a session starts', () => {
  test('loading while nothing is known', () => {
    expect(started(undefined).value).toEqual({ loading: 'asking' });
  });

  test('authenticated with the session that was found', () => {
    expect(started(ANN).value).toEqual({ authenticated: 'resting' });
    expect(started(ANN).context.session).toBe(ANN);
  });

  test('as a guest who is asked about again, where one was known', () => {
    expect(started(null).value).toEqual({ unauthenticated: 'asking' });
  });

  test.each([undefined, null])('as a guest, unasked, without a network (%s)', (session) => {
    expect(started(session, false).value).toEqual({ unauthenticated: 'resting' });
  });
});

describe('an outage', () => {
  const unknown: SessionEvent = { type: 'SESSION.UNKNOWN' };
  const failed: SessionEvent = { type: 'SESSION.FAILED' };
  const shown: SessionEvent = { type: 'WINDOW.SHOWN' };

  test.each([unknown, failed])('signs no member out ($type)', (event) => {
    const kept = moved(ann(), shown, event);
    expect(kept.value).toEqual({ authenticated: 'unsure' });
    expect(kept.context.session).toBe(ANN);
    expect(moved(kept, shown).value).toEqual({ authenticated: 'asking' });
    expect(moved(kept, shown, arrived(null)).value).toEqual({ unauthenticated: 'resting' });
  });

  test('makes nobody a guest before the server can tell', () => {
    expect(moved(started(undefined), unknown).value).toEqual({ loading: 'unsure' });
    expect(moved(guest(), shown, unknown).value).toEqual({ unauthenticated: 'unsure' });
    expect(moved(started(undefined), failed).value).toEqual({ unauthenticated: 'resting' });
  });

  test('is over when the server, asked again by itself, can tell', () => {
    vi.useFakeTimers();
    const actor = createActor(sessionMachine, { input: { session: ANN, isOnline: true } }).start();
    actor.send(shown);
    actor.send(unknown);
    vi.advanceTimersByTime(5000);
    expect(actor.getSnapshot().value).toEqual({ authenticated: 'asking' });
    actor.stop();
    vi.useRealTimers();
  });
});

describe('an answer', () => {
  test.each([
    ['loading', () => started(undefined)],
    ['a guest', () => started(null)],
    ['a member', () => moved(ann(), { type: 'WINDOW.SHOWN' })],
  ])('decides, after %s', (_name, from) => {
    const member = moved(from(), arrived(BO));
    expect(member.value).toEqual({ authenticated: 'resting' });
    expect(member.context.session).toBe(BO);
    const nobody = moved(from(), arrived(null));
    expect(nobody.value).toEqual({ unauthenticated: 'resting' });
    expect(nobody.context.session).toBeNull();
  });

  test('is waited for with what was known before', () => {
    const asking = moved(ann(), { type: 'WINDOW.SHOWN' });
    expect(asking.value).toEqual({ authenticated: 'asking' });
    expect(asking.context.session).toBe(ANN);
  });
});

describe('the server is asked again', () => {
  test.each([
    ['a guest', guest, 'unauthenticated'],
    ['a member', ann, 'authenticated'],
  ] as const)('about %s', (_name, from, state) => {
    const asking = { [state]: 'asking' };
    const resting = { [state]: 'resting' };
    const still: SessionEvent = {
      type: 'OPTIONS.SET',
      options: { ...DEFAULT_OPTIONS, refetchOnWindowFocus: false },
    };
    expect(moved(from(), { type: 'WINDOW.SHOWN' }).value).toEqual(asking);
    expect(moved(from(), still, { type: 'WINDOW.SHOWN' }).value).toEqual(resting);
    expect(moved(from(), { type: 'TAB.CHANGED' }).value).toEqual(asking);
    expect(moved(from(), { type: 'UPDATE.ASKED' }).value).toEqual(asking);
  });

  test.each([
    ['a guest', guest],
    ['a member', ann],
  ])('about %s not without a network', (_name, from) => {
    const { value } = from();
    for (const type of ['WINDOW.SHOWN', 'TAB.CHANGED', 'UPDATE.ASKED'] as const) {
      expect(moved(from(), { type: 'NETWORK.LOST' }, { type }).value).toEqual(value);
    }
  });

  test('aloud only when something changed here: other tabs would ask in a circle', () => {
    const tells = (type: 'WINDOW.SHOWN' | 'TAB.CHANGED' | 'UPDATE.ASKED') =>
      moved(ann(), { type: 'UPDATE.ASKED' }, arrived(ANN), { type }).context.question.tells;
    expect(tells('UPDATE.ASKED')).toBe(true);
    expect(tells('TAB.CHANGED')).toBe(false);
    expect(tells('WINDOW.SHOWN')).toBe(false);
  });

  test('when the network comes, about a guest only', () => {
    const lost = moved(guest(), { type: 'NETWORK.LOST' });
    const found = moved(lost, { type: 'NETWORK.FOUND' });
    expect(found.value).toEqual({ unauthenticated: 'asking' });
    expect(found.context.isOnline).toBe(true);
    const member = moved(ann(), { type: 'NETWORK.LOST' }, { type: 'NETWORK.FOUND' });
    expect(member.value).toEqual({ authenticated: 'resting' });
    expect(member.context.isOnline).toBe(true);
  });

  test('anew while an older question is on its way', () => {
    const asking = moved(ann(), { type: 'WINDOW.SHOWN' });
    const [again, actions] = transition(sessionMachine, asking, { type: 'TAB.CHANGED' });
    expect(again.value).toEqual({ authenticated: 'asking' });
    expect(actions.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['xstate.stopChild', 'xstate.spawnChild']),
    );
  });
});

describe('the interval', () => {
  const due: SessionEvent = { type: 'POLL.DUE' };
  const sparing: SessionEvent = {
    type: 'OPTIONS.SET',
    options: { ...DEFAULT_OPTIONS, refetchInterval: 60, refetchWhenOffline: false },
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('asks about a member, and not about a guest', () => {
    expect(moved(ann(), due).value).toEqual({ authenticated: 'asking' });
    expect(moved(guest(), due).value).toEqual({ unauthenticated: 'resting' });
  });

  test('is skipped without a network where it is told so', () => {
    const asking = { authenticated: 'asking' };
    expect(moved(ann(), { type: 'NETWORK.LOST' }, due).value).toEqual(asking);
    const offline = moved(ann(), sparing, { type: 'NETWORK.LOST' });
    expect(moved(offline, due).value).toEqual({ authenticated: 'resting' });
    expect(moved(offline, { type: 'NETWORK.FOUND' }, due).value).toEqual(asking);
  });

  test('counts seconds from the last answer, and ends with the session', () => {
    const actor = createActor(sessionMachine, { input: { session: ANN, isOnline: true } }).start();
    const isAsking = () => actor.getSnapshot().hasTag('asking');
    vi.advanceTimersByTime(3_600_000);
    expect(isAsking()).toBe(false);
    actor.send(sparing);
    vi.advanceTimersByTime(59_000);
    expect(isAsking()).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(isAsking()).toBe(true);
    actor.send(arrived(ANN));
    vi.advanceTimersByTime(59_000);
    expect(isAsking()).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(isAsking()).toBe(true);
    actor.send(arrived(null));
    vi.advanceTimersByTime(3_600_000);
    expect(isAsking()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('signing out', () => {
  const leaving = () => moved(ann(), { type: 'SIGN_OUT.ASKED' });

  test('keeps the member in sight until the server has done it, and then leads home', () => {
    expect(leaving().value).toBe('signingOut');
    expect(leaving().context.session).toBe(ANN);
    const [left, actions] = transition(sessionMachine, leaving(), { type: 'SIGN_OUT.DONE' });
    expect(left.value).toEqual({ unauthenticated: 'resting' });
    expect(left.context.session).toBeNull();
    expect(actions.map(({ type }) => type)).toContain('goHome');
  });

  test('that fails leaves the member signed in, and says so until the next try or answer', () => {
    const failed = moved(leaving(), { type: 'SIGN_OUT.FAILED' });
    expect(failed.value).toEqual({ authenticated: 'resting' });
    expect(failed.context).toMatchObject({ session: ANN, hasFailed: true });
    expect(moved(failed, { type: 'SIGN_OUT.ASKED' }).context.hasFailed).toBe(false);
    expect(moved(failed, { type: 'WINDOW.SHOWN' }, arrived(ANN)).context.hasFailed).toBe(false);
  });

  test('is asked for once, and by members only', () => {
    for (const type of ['SIGN_OUT.ASKED', 'WINDOW.SHOWN', 'TAB.CHANGED', 'POLL.DUE'] as const) {
      expect(moved(leaving(), { type }).value).toBe('signingOut');
    }
    expect(moved(guest(), { type: 'SIGN_OUT.ASKED' }).value).toEqual(guest().value);
  });
});
