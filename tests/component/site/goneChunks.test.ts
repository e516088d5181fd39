import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForGoneChunks } from '@/src/site/offline/goneChunks';

const reload = vi.fn();
let stop = () => {};

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  stop = watchForGoneChunks(reload);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Has the server answer so where a part is asked for. */
function answering(status: number): void {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
}

/** A script of this name does not load; waits until the server was asked about it. */
async function fail(name: string): Promise<void> {
  const script = document.createElement('script');
  script.type = 'not run';
  script.src = `/_next/static/chunks/${name}.js`;
  document.body.append(script);
  fireEvent.error(script);
  script.remove();
  await new Promise((resolve) => setTimeout(resolve));
}

test('a part that is gone has the page load anew, once', async () => {
  answering(404);
  await fail('one');
  expect(reload).toHaveBeenCalledTimes(1);
  await fail('one');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('of several that take turns, each does so once: a page that lacks two does not load for ever', async () => {
  answering(404);
  for (const name of ['one', 'other', 'one', 'other', 'one']) await fail(name);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a part that the server still has is left alone, and so is one that cannot be asked for', async () => {
  answering(200);
  await fail('one');
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  await fail('one');
  expect(reload).not.toHaveBeenCalled();
});
