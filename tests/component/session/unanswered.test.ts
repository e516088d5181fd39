/** What is said where the server gave no answer: whether something was changed is told only where that is known. */
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { changePassword } from '@/src/contract/account';
import { countUnread } from '@/src/contract/notifications';
import { authServer } from '../../helpers/accounts/authServer';

const server = authServer();
const BODY = { current: 'seven blue tally sticks', next: 'eight blue tally sticks' };

beforeAll(() => server.start());
beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  server.reset();
});
afterAll(() => server.stop());

/** Sends a change, as the first thing that a page sends. */
async function send() {
  const { call } = await import('@/src/request/call');
  return call(changePassword, { body: BODY });
}

/** Has the server take in what is sent, and its answer get lost. */
function loseAnswers(): { readonly taken: () => number } {
  let taken = 0;
  const lose = () => {
    taken += 1;
    return HttpResponse.error();
  };
  server.network.use(http.all('*/api/account/password', lose));
  return { taken: () => taken };
}

/** Has the server take in what is sent and be silent, and whoever asks give up. */
function beSilent(path: string): void {
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const wait = () => {
    queueMicrotask(() => late.abort(new DOMException('It took too long.', 'TimeoutError')));
    return new Promise<never>(() => {});
  };
  server.network.use(http.all(path, wait));
}

test('a change whose answer is lost may have been made', async () => {
  const { taken } = loseAnswers();
  expect(await send()).toMatchObject({
    error:
      'The server cannot be reached. It may have done this all the same: look, or try again, when you are online.',
    isUncertain: true,
  });
  expect(taken()).toBe(1);
});

test('a change that never left the browser was not made', async () => {
  const { taken } = loseAnswers();
  server.break('csrf', 'network');
  const unsent = {
    data: null,
    error: 'The server cannot be reached. Nothing was changed; try again when you are online.',
    status: 0,
  };
  expect(await send()).toEqual(unsent);
  expect(taken()).toBe(0);
});

test('a change that was sent without a network was not made', async () => {
  loseAnswers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sent = await send();
  expect(sent.error).toMatch(/Nothing was changed/);
  expect(sent).not.toHaveProperty('isUncertain');
});

test('a change to which the server says nothing is given up, and may have been made', async () => {
  beSilent('*/api/account/password');
  expect(await send()).toMatchObject({
    error:
      'The site cannot answer at the moment. It may have done this all the same: look, or try again shortly.',
    isUncertain: true,
  });
});

test('a question to which the server says nothing is given up', async () => {
  beSilent('*/api/notifications');
  const { call } = await import('@/src/request/call');
  expect(await call(countUnread, {})).toEqual({
    data: null,
    error: 'The site cannot answer at the moment. Try again shortly.',
    status: 0,
  });
});

describe('an answer that is none of the server’s', () => {
  const answering = (path: string, status: number) => {
    server.isUnbound = true;
    server.network.use(
      http.all(path, () => new HttpResponse('<h1>Service Unavailable</h1>', { status })),
    );
  };

  test('says that the site is away, where it comes from what stands in front of it', async () => {
    answering('*/api/account/password', 503);
    expect(await send()).toEqual({
      data: null,
      status: 503,
      error:
        'The site cannot answer at the moment. It may have done this all the same: look, or try again shortly.',
      isUncertain: true,
    });
    answering('*/api/notifications', 502);
    const { call } = await import('@/src/request/call');
    expect(await call(countUnread, {})).toEqual({
      data: null,
      status: 502,
      error: 'The site cannot answer at the moment. Try again shortly.',
    });
  });

  test('leaves open whether a change was made', async () => {
    answering('*/api/account/password', 200);
    expect(await send()).toMatchObject({
      error: 'The server gave an answer that cannot be read. Load the page again and look.',
      isUncertain: true,
    });
  });
});
