import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { signIn } from 'next-auth/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ANN, authServer, CSRF_TOKEN, RIGHT } from '../../helpers/accounts/authServer';
import { arrive, standAt } from '../../helpers/accounts/sessionPage';

const server = authServer();
let leave = () => {};

beforeAll(() => server.start());
beforeEach(() => {
  leave = arrive();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  leave();
  server.reset();
});
afterAll(() => server.stop());

/** On the page to sign in on, on the way to the lectures. */
const onTheWay = () => standAt('/registration/signin?callbackUrl=%2Flectures');

describe('next-auth’s client leads whoever signs in', () => {
  test('to the page of errors, where the providers cannot be had', async () => {
    const location = onTheWay();
    server.break('providers', 'status');
    await signIn('credentials', { ...RIGHT });
    expect(location.href).toBe('/api/auth/error');
    await waitFor(() =>
      expect(server.logged).toMatchObject([{ level: 'error', code: 'CLIENT_FETCH_ERROR' }]),
    );
  });

  test('there too, where there are none', async () => {
    const location = onTheWay();
    server.network.use(http.get('*/api/auth/providers', () => HttpResponse.json({})));
    await signIn('credentials', { ...RIGHT });
    expect(location.href).toBe('/api/auth/error');
  });

  test('to the page to sign in on, with the way back, for an unknown provider', async () => {
    const location = onTheWay();
    await signIn('carrier-pigeon', { callbackUrl: '/lectures' });
    expect(location.href).toBe('/api/auth/signin?callbackUrl=%2Flectures');
  });

  test('nowhere, with a wrong password', async () => {
    const location = onTheWay();
    const { href } = location;
    const wrong = { email: RIGHT.email, password: 'guessed', redirect: false };
    expect(await signIn('credentials', wrong)).toEqual({
      error: 'CredentialsSignin',
      status: 401,
      ok: false,
      url: null,
    });
    expect(location.href).toBe(href);
    expect(server.session).toBeNull();
  });

  test('back, with the right one: the session is there', async () => {
    const location = onTheWay();
    await signIn('credentials', { ...RIGHT, callbackUrl: 'http://localhost:3000/lectures' });
    expect(location.href).toBe('http://localhost:3000/lectures');
    const asked = server.asked.find(({ path }) => path === 'callback/credentials');
    expect(asked).toMatchObject({
      method: 'POST',
      contentType: 'application/x-www-form-urlencoded',
    });
    expect(asked?.form.get('csrfToken')).toBe(CSRF_TOKEN);
    const { askSession } = await import('@/src/session/sessionClient');
    expect(await askSession({ tells: false })).toEqual({ session: ANN });
  });

  test('back to the start, with the token of another browser', async () => {
    onTheWay();
    server.network.use(
      http.get('*/api/auth/csrf', () => HttpResponse.json({ csrfToken: 'stolen' })),
    );
    const location = onTheWay();
    await signIn('credentials', { ...RIGHT });
    expect(location.href).toBe('http://localhost:3000/api/auth/signin?csrf=true');
    expect(server.session).toBeNull();
  });
});

describe('what the server says of a session', () => {
  test.each([
    ['nothing', {}],
    ['null', null],
    ['a list', []],
    ['a user that is none', { user: 'Ann Lee', expires: ANN.expires }],
  ])('is nobody, for %s', async (_name, answer) => {
    const { readSession } = await import('@/src/session/sessionClient');
    expect(readSession(answer)).toBeNull();
  });

  test('is somebody, whatever is missing or of another kind', async () => {
    const { readSession } = await import('@/src/session/sessionClient');
    expect(readSession({ user: { name: 'Ann Lee', image: 7, role: 'queen' } })).toEqual({
      user: { id: '', name: 'Ann Lee', image: null, role: 'member', syncsProgress: false },
      expires: '',
    });
    const moderator = { ...ANN, user: { ...ANN.user, role: 'moderator', syncsProgress: true } };
    expect(readSession(moderator)).toEqual(moderator);
  });
});
