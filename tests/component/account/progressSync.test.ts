import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  getSnapshot,
  PROGRESS_KEY,
  subscribe,
  tellRead,
  tellTasks,
} from '@/src/board/session/progress';
import { followProgress } from '@/src/session/followProgress';
import { stopSync, syncProgress } from '@/src/session/progressSync';
import { ANN, authServer } from '../../helpers/accounts/authServer';

type Row = readonly [number, number, number, number, number];

const server = authServer();
/** What the server was told, and what it knows beside. */
let told: Row[][] = [];
let known: readonly Row[] = [];

const PAUSE = 2000;

const realTimeout = setTimeout;

function serve(status = 200): void {
  server.network.use(
    http.put('*/api/progress', async ({ request }) => {
      const { lessons }: { lessons: Row[] } = JSON.parse(await request.text());
      told.push(lessons);
      if (status !== 200) return HttpResponse.json({ error: 'No.' }, { status });
      const rows = new Map([...lessons, ...known].map((row) => [row[0], row]));
      return HttpResponse.json({ lessons: [...rows.values()].sort(([a], [b]) => a - b) });
    }),
  );
}

/** Lets what is under way end; time itself stands still. */
const settle = () => new Promise((resolve) => realTimeout(resolve, 60));

beforeAll(() => server.start());
beforeEach(() => {
  told = [];
  known = [];
  localStorage.removeItem(PROGRESS_KEY);
  // What is remembered is read anew when another tab is heard, by those who listen.
  const unsubscribe = subscribe(() => {});
  window.dispatchEvent(new StorageEvent('storage', { key: PROGRESS_KEY }));
  unsubscribe();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  stopSync();
  vi.useRealTimers();
  server.reset();
});
afterAll(() => server.stop());

const isTold = (count: number) => vi.waitFor(() => expect(told).toHaveLength(count));

describe('progress that is kept on the server too', () => {
  test('is told at the start, and what others told is taken in', async () => {
    tellRead(2);
    tellTasks(3, 1, 4);
    known = [
      [1, 1, 0, 0, 0],
      [3, 1, 1, 3, 4],
      [4, 0, 1, 2, 2],
    ];
    serve();
    syncProgress('ann');
    await vi.waitFor(() => expect(getSnapshot().size).toBe(4));
    expect(told).toEqual([
      [
        [2, 1, 0, 0, 0],
        [3, 0, 1, 1, 4],
      ],
    ]);
    expect(Object.fromEntries(getSnapshot())).toEqual({
      1: { read: true, played: false, tasksMet: 0, tasks: 0 },
      2: { read: true, played: false, tasksMet: 0, tasks: 0 },
      3: { read: true, played: true, tasksMet: 3, tasks: 4 },
      4: { read: false, played: true, tasksMet: 2, tasks: 2 },
    });
    // What came from the server is not told to it again.
    await vi.advanceTimersByTimeAsync(PAUSE);
    await settle();
    expect(told).toHaveLength(1);
  });

  test('is told once for changes that follow one another', async () => {
    serve();
    syncProgress('ann');
    syncProgress('ann');
    await isTold(1);
    tellTasks(1, 1, 4);
    await vi.advanceTimersByTimeAsync(PAUSE / 2);
    tellTasks(1, 2, 4);
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    expect(told).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await isTold(2);
    expect(told[1]).toEqual([[1, 0, 1, 2, 4]]);
  });

  test('is told again when the network is back', async () => {
    server.network.use(http.put('*/api/progress', () => HttpResponse.error()));
    tellRead(1);
    syncProgress('ann');
    await settle();
    serve();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(PAUSE);
    await isTold(1);
  });

  test.each([401, 409])('is told no more once the server answers %i', async (status) => {
    serve(status);
    tellRead(1);
    syncProgress('ann');
    await isTold(1);
    await settle();
    tellRead(2);
    await vi.advanceTimersByTimeAsync(PAUSE);
    await settle();
    expect(told).toHaveLength(1);
  });

  test('is told again to a server that would hear no more, once that names the member anew', async () => {
    const asked = () => ({ ...ANN.user, syncsProgress: true });
    const first = asked();
    serve(409);
    tellRead(1);
    followProgress(first);
    await isTold(1);
    await settle();
    followProgress(first);
    await settle();
    expect(told).toHaveLength(1);
    serve();
    followProgress(asked());
    await isTold(2);
    // It is kept already.
    followProgress(asked());
    await settle();
    expect(told).toHaveLength(2);
    followProgress({ ...asked(), id: 'bea' });
    await isTold(3);
    followProgress(null);
    await settle();
    tellRead(2);
    await vi.advanceTimersByTimeAsync(PAUSE);
    await settle();
    expect(told).toHaveLength(3);
  });

  test('takes nothing from an answer that is none', async () => {
    server.isUnbound = true;
    server.network.use(
      http.put('*/api/progress', async ({ request }) => {
        told.push(JSON.parse(await request.text()).lessons);
        return HttpResponse.json({ lessons: [[1, 1, 0, 0], 'x', null, [2, 1, 0, 0, 0.5]] });
      }),
    );
    syncProgress('ann');
    await isTold(1);
    await settle();
    expect(getSnapshot().size).toBe(0);
  });
});
