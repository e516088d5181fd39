/** What the browser keeps of how far a reader has come. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CATALOGUE } from '@/src/lessons/course/catalogue';
import { lessonToContinue } from '@/src/site/lectures/continuing';

type Store = typeof import('@/src/board/session/progress');

/** The store as a page that has just been opened has it. */
async function opened(): Promise<Store> {
  vi.resetModules();
  return import('@/src/board/session/progress');
}

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('progress', () => {
  test('is there again when the page is opened anew', async () => {
    const before = await opened();
    before.tellOpened(3);
    before.tellRead(3);
    before.tellTasks(3, 1, 3);
    const after = await opened();
    expect(after.getLast()).toBe(3);
    expect(after.getSnapshot().get(3)).toEqual({
      read: true,
      played: true,
      tasksMet: 1,
      tasks: 3,
    });
    expect(after.getSnapshot().get(4)).toBeUndefined();
  });

  test('keeps what another tab told', async () => {
    const one = await opened();
    const other = await opened();
    one.tellRead(1);
    other.tellRead(2);
    one.tellTasks(5, 3, 3);
    const after = await opened();
    expect([...after.getSnapshot().keys()].sort()).toEqual([1, 2, 5]);
  });

  test('tells who listens, and hears other tabs', async () => {
    const store = await opened();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.tellRead(1);
    expect(listener).toHaveBeenCalledTimes(1);
    localStorage.setItem(store.PROGRESS_KEY, '{"last":9,"lessons":[[9,1,0,0,0]]}');
    window.dispatchEvent(new StorageEvent('storage', { key: store.PROGRESS_KEY }));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.getLast()).toBe(9);
    leave();
    store.tellRead(2);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test.each([
    'not JSON',
    'null',
    '[]',
    '{"last":"3","lessons":{"3":true}}',
    '{"last":-1,"lessons":[[3,1],["3",1,1,1,1],[3,1,1,-1,1],null]}',
  ])('reads %s as nothing', async (text) => {
    const store = await opened();
    localStorage.setItem(store.PROGRESS_KEY, text);
    expect(store.getSnapshot().size).toBe(0);
    expect(store.getLast()).toBeNull();
  });

  test('lasts as long as the page where the browser keeps nothing', async () => {
    const store = await opened();
    const refuse = () => {
      throw new DOMException('no storage here', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    store.tellRead(1);
    store.tellRead(2);
    expect([...store.getSnapshot().keys()]).toEqual([1, 2]);
  });
});

describe('a lesson is done', () => {
  const untouched = { read: false, played: false, tasksMet: 0, tasks: 0 };

  test.each([
    [untouched, false],
    [{ ...untouched, read: true }, true],
    [{ ...untouched, read: true, played: true, tasks: 3, tasksMet: 2 }, false],
    [{ ...untouched, played: true, tasks: 3, tasksMet: 3 }, true],
  ])('%o: %s', async (progress, done) => {
    const { isDone } = await opened();
    expect(isDone(progress)).toBe(done);
  });
});

describe('one goes on with', () => {
  const done = { read: true, played: true, tasksMet: 3, tasks: 3 };
  const begun = { ...done, tasksMet: 1 };

  test('nothing where nothing was opened', () => {
    expect(lessonToContinue(null, new Map())).toBeNull();
  });

  test('the lesson opened last', () => {
    expect(lessonToContinue(4, new Map([[4, begun]]))?.id).toBe(4);
    expect(lessonToContinue(4, new Map())?.id).toBe(4);
  });

  test('the next one that is not done, over the end of a lecture, and round from the last', () => {
    expect(lessonToContinue(4, new Map([[4, done]]))?.id).toBe(5);
    expect(
      lessonToContinue(
        6,
        new Map([
          [6, done],
          [7, done],
        ]),
      )?.id,
    ).toBe(8);
    const last = CATALOGUE.at(-1)?.id ?? 0;
    expect(lessonToContinue(last, new Map([[last, done]]))?.id).toBe(0);
  });

  test('nothing once all is done', () => {
    const all = new Map(CATALOGUE.map(({ id }) => [id, done] as const));
    expect(lessonToContinue(3, all)).toBeNull();
  });
});
