import { IDBFactory } from 'fake-indexeddb';
import { createStore, del, get, keys, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { depositTransfers } from '@/events/lessons/depositTransfers';
import { saveTree } from '@/events/log/tree';
import type { LessonEvent } from '@/machines/lesson';
import { ownPlace } from '@/machines/lesson/sources';
import { LessonStorage, type OtherTab } from '@/src/board/storage';
import { begin, driven, paying, placeOf } from '../helpers/lessonDriver';
import { linesOf } from '../helpers/lines';

const REPLACING = ['RESET', 'REMOVE', 'PROMOTE', 'UNDO'];

const tabs: Tab[] = [];

/** A tab on lesson 2: a machine and its storage, wired as the board wires them. */
class Tab {
  readonly storage = new LessonStorage(depositTransfers);
  readonly troubles: string[] = [];
  readonly told: OtherTab[] = [];
  machine = begin();

  constructor() {
    tabs.push(this);
    this.storage.onTrouble((sentence) => this.troubles.push(sentence));
    this.storage.onOtherTab((other) => {
      this.told.push(other);
      this.send({ type: 'MERGED', ...other });
    });
  }

  async load(): Promise<this> {
    const { place, problem } = await this.storage.load();
    if (place) this.machine = driven([{ type: 'LOADED', place, problem }], this.machine);
    return this;
  }

  send(...events: readonly LessonEvent[]): this {
    for (const event of events) {
      const before = ownPlace(this.machine.context).timeline;
      this.machine = driven([event], this.machine);
      const place = ownPlace(this.machine.context);
      const grown = place.timeline === before ? 'moved' : 'added';
      this.storage.save(place, REPLACING.includes(event.type) ? 'replaced' : grown);
    }
    return this;
  }

  get lines(): string[] {
    return linesOf(ownPlace(this.machine.context));
  }

  /** Removes the payment that the cursor is on. */
  cut(): this {
    return this.send({ type: 'REMOVE', node: this.machine.context.at });
  }
}

function opened(): Promise<Tab> {
  return new Tab().load();
}

function raw(): ReturnType<typeof createStore> {
  return createStore('tallystick', 'lessons');
}

/** The lines that a tab opened now would find. */
async function stored(): Promise<string[]> {
  const storage = new LessonStorage(depositTransfers);
  const { place } = await storage.load();
  await storage.close();
  return place ? linesOf(place).sort() : [];
}

/** Waits until these lines are stored and every tab shows them. */
async function settled(...lines: readonly string[]): Promise<void> {
  const wanted = [...lines].sort();
  await vi.waitFor(async () => {
    expect(await stored()).toEqual(wanted);
    for (const tab of tabs) expect(tab.lines.sort()).toEqual(wanted);
  });
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(tabs.splice(0).map((tab) => tab.storage.close()));
  vi.unstubAllGlobals();
});

describe('what was done is there again', () => {
  test('after a reload, with its branches and the place one was at', async () => {
    const tab = await opened();
    tab.send(paying(1), paying(2), { type: 'BACK' }, paying(3), { type: 'BACK' });
    await tab.storage.close();
    const { place } = await new LessonStorage(depositTransfers).load();
    const after = place && driven([{ type: 'LOADED', place, problem: null }]);
    expect(after && saveTree(after.context)).toEqual(saveTree(tab.machine.context));
  });

  test('and before anything was done, nothing is', async () => {
    const nothing = { place: null, problem: null, unreadable: null };
    expect(await new Tab().storage.load()).toEqual(nothing);
    await (await opened()).send({ type: 'BACK' }).storage.close();
    expect(await new Tab().storage.load()).toEqual(nothing);
  });

  test('to the last event, however quickly they follow one another', async () => {
    const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
    const tab = await opened();
    for (let count = 0; count < 200; count += 1) tab.send(paying(1));
    await tab.storage.close();
    expect(await stored()).toHaveLength(200);
    expect(puts.mock.calls.length).toBeLessThanOrEqual(3);
  });

  test('also what was done before the saved session arrived', async () => {
    await (await opened()).send(paying(1)).storage.close();
    tabs.length = 0;
    const tab = new Tab().send(paying(2));
    await tab.load();
    await settled('/1', '/2');
    tab.send({ type: 'GO_ROUND', round: 0 }, paying(1)).cut();
    await settled('/2');
  });

  test('each lesson for itself', async () => {
    await (await opened()).send(paying(1)).storage.close();
    expect(await keys(raw())).toEqual(['lesson-2']);
  });
});

describe('two tabs on one lesson', () => {
  test('lose nothing when their saves cross', async () => {
    const [one, other] = [await opened(), await opened()];
    one.send(paying(1), paying(2));
    other.send(paying(3), paying(4));
    one.send({ type: 'FIRST' }, paying(3), paying(5));
    other.send({ type: 'BACK' }, paying(6));
    await settled('/1', '/1/2', '/3', '/3/4', '/3/5', '/3/6');
  });

  test('show each other what they did, and each stays where it is', async () => {
    const [one, other] = [await opened(), await opened()];
    other.send(paying(9));
    await settled('/9');
    one.send({ type: 'FIRST' }, paying(1));
    await settled('/9', '/1');
    expect(linesOf({ ...other.machine.context, at: 0 })).toContain('/1');
    expect(other.machine.value).toMatchObject({ position: 'live' });
    expect(other.told.every(({ replaced }) => !replaced)).toBe(true);
  });

  test('do not bring back what one of them removed', async () => {
    const one = (await opened()).send(paying(1), paying(2));
    await settled('/1', '/1/2');
    const other = await opened();
    one.cut();
    await settled('/1');
    other.send({ type: 'FIRST' }, paying(7));
    await settled('/1', '/7');
    one.send({ type: 'LAST' }, paying(8));
    await settled('/1', '/7', '/1/8');
  });

  test.each(['before', 'after'])('nor when it adds %s hearing of it', async (when) => {
    const one = (await opened()).send(paying(1), paying(2));
    await settled('/1', '/1/2');
    const other = (await opened()).send({ type: 'FIRST' });
    await settled('/1', '/1/2');
    if (when === 'after') one.cut();
    other.send(paying(7));
    if (when === 'before') one.cut();
    await settled('/1', '/7');
  });

  test('can remove at once what they just heard of', async () => {
    const [one, other] = [await opened(), await opened()];
    const end = other.storage.onOtherTab(() => {
      end();
      other.send({ type: 'LAST' }).cut();
    });
    one.send(paying(1));
    await settled();
  });

  test('can remove at once what they found when they saved', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const [one, other] = [await opened(), await opened()];
    const end = other.storage.onOtherTab(() => {
      end();
      other.send({ type: 'GO_ROUND', round: 0 }, paying(1)).cut();
    });
    await one.send(paying(1)).storage.close();
    other.send(paying(2));
    await vi.waitFor(async () => expect(await stored()).toEqual(['/2']));
  });

  test('do not talk of where the cursor stands', async () => {
    const tab = (await opened()).send(paying(1));
    await settled('/1');
    const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    await tab.send({ type: 'BACK' }).storage.close();
    expect(post).not.toHaveBeenCalled();
  });

  test('take over the order that one of them gave the branches', async () => {
    const one = (await opened()).send(paying(1), { type: 'FIRST' }, paying(2));
    await settled('/1', '/2');
    const other = await opened();
    one.send({ type: 'PROMOTE', node: one.machine.context.at });
    await vi.waitFor(() => expect(other.lines).toEqual(['/2', '/1']));
    other.send(paying(3));
    await settled('/2', '/2/3', '/1');
    expect(linesOf(one.machine.context)).toEqual(['/2', '/2/3', '/1']);
  });

  test('can remove what the other one added', async () => {
    const [one, other] = [await opened(), await opened()];
    one.send(paying(1));
    await settled('/1');
    other.send(paying(1)).cut();
    await settled();
  });

  test('keep what one went on from while the other removed it', async () => {
    const one = (await opened()).send(paying(1), paying(2));
    await settled('/1', '/1/2');
    const other = await opened();
    one.cut();
    other.send(paying(3));
    await settled('/1', '/1/2', '/1/2/3');
  });

  test('start over together, and take it back together', async () => {
    const one = (await opened()).send(paying(1), paying(2));
    await settled('/1', '/1/2');
    const other = await opened();
    one.send({ type: 'RESET' });
    await settled();
    expect(other.told.at(-1)?.replaced).toBe(true);
    one.send({ type: 'UNDO' });
    await settled('/1', '/1/2');
  });

  test('that cannot hear each other join when they save', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const [one, other] = [await opened(), await opened()];
    one.send(paying(1));
    await vi.waitFor(async () => expect(await stored()).toEqual(['/1']));
    expect(other.lines).toEqual([]);
    other.send(paying(2));
    await vi.waitFor(() => expect(other.lines).toEqual(['/1', '/2']));
    expect(await stored()).toEqual(['/1', '/2']);
  });

  test('do not mistake a cleared browser for a removal', async () => {
    const tab = (await opened()).send(paying(1));
    await settled('/1');
    await del('lesson-2', raw());
    tab.send({ type: 'FIRST' }, paying(2));
    await settled('/1', '/2');
  });

  test('fall silent once nothing is done any more', async () => {
    const [one, other] = [await opened(), await opened()];
    one.send(paying(1));
    other.send(paying(2));
    await settled('/1', '/2');
    const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
    await new Promise((resolve) => setTimeout(resolve, 60));
    const calls = puts.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(puts.mock.calls.length).toBe(calls);
  });
});

describe('what cannot be read', () => {
  const damaged = [
    ['a text', 'not a tree'],
    ['another lesson’s', { edition: 3, tree: { ...saveTree(placeOf(1)), lesson: 10 } }],
    ['a tree with a stranger’s key', { edition: 3, tree: { ...saveTree(placeOf(1)), more: 1 } }],
  ] as const;

  test.each(damaged)('%s is set aside and never deleted', async (_name, content) => {
    await set('lesson-2', content, raw());
    const tab = new Tab();
    const loaded = await tab.storage.load();
    expect(loaded.place).toBeNull();
    expect(loaded.problem).toMatch(/cannot be read/);
    expect(JSON.parse(loaded.unreadable ?? '')).toEqual(content);
    tab.send(paying(1));
    await settled('/1');
    expect(await get('lesson-2-unreadable-1', raw())).toEqual(content);
    await set('lesson-2', content, raw());
    await new Tab().storage.load();
    expect((await keys(raw())).map(String).sort()).toContain('lesson-2-unreadable-2');
  });

  test('only in part: the rest is taken, and the whole is set aside', async () => {
    const tree = saveTree(placeOf(1, 2));
    const content = {
      edition: 3,
      tree: { ...tree, nodes: [tree.nodes[0], { parent: 0, event: 7 }] },
    };
    await set('lesson-2', content, raw());
    const loaded = await new Tab().storage.load();
    expect(loaded.place && linesOf(loaded.place)).toEqual(['/1']);
    expect(loaded.problem).toMatch(/^One saved event .* left out/);
    expect(await get('lesson-2-unreadable-1', raw())).toEqual(content);
    expect((await new Tab().storage.load()).problem).toBeNull();
  });

  test('but came in while the board was open is set aside too, and saving goes on', async () => {
    const tab = (await opened()).send(paying(1));
    await settled('/1');
    await set('lesson-2', 'damaged', raw());
    tab.send(paying(2));
    await settled('/1', '/1/2');
    expect(await get('lesson-2-unreadable-1', raw())).toBe('damaged');
    expect(tab.troubles).toEqual([expect.stringMatching(/cannot be read/)]);
  });
});

describe('a browser that does not let us save', () => {
  const sentence =
    'This browser does not let us save: what you do here lasts until the page is closed.';

  test('because it has no database: says so once, and the session goes on', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const tab = await opened();
    tab.send(paying(1), paying(2));
    await tab.storage.close();
    expect(tab.troubles).toEqual([sentence]);
    expect(tab.lines).toEqual(['/1', '/1/2']);
  });

  test('because it is blocked: says so, also to who asks later', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('indexedDB', { open: blocked });
    const tab = await opened();
    expect(tab.troubles).toEqual([sentence]);
    const late = vi.fn();
    tab.storage.onTrouble(late);
    expect(late).toHaveBeenCalledWith(sentence);
  });

  test('because it is full: says so, and saves all as soon as there is room', async () => {
    const tab = await opened();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    tab.send(paying(1), paying(2));
    await vi.waitFor(() => expect(tab.troubles).toEqual([sentence]));
    put.mockRestore();
    tab.send(paying(3));
    await settled('/1', '/1/2', '/1/2/3');
  });

  test('tries again, too, when another tab was able to', async () => {
    const [one, other] = [await opened(), await opened()];
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    one.send(paying(1));
    await vi.waitFor(() => expect(one.troubles).toEqual([sentence]));
    put.mockRestore();
    other.send(paying(2));
    await settled('/1', '/2');
  });
});
