import { get, keys, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveTree } from '@/events/log/tree';
import { lessonGame } from '@/src/board/session/game';
import { REST } from '@/src/board/session/storage/change';
import { LessonStorage } from '@/src/board/session/storage/sessions';
import { lessonOf } from '../../helpers/boards';
import { cursorAfter, driven, paying } from '../../helpers/lines/lessonDriver';
import { linesOf } from '../../helpers/lines/lines';
import {
  closeBrowser,
  forgetTabs,
  newBrowser,
  openTab,
  raw,
  settled,
  stored,
  Tab,
} from '../../helpers/tabs';

beforeEach(newBrowser);

afterEach(closeBrowser);

describe('what was done is there again', () => {
  test('after a reload, with its branches and the place one was at', async () => {
    const tab = await openTab();
    tab.send(paying(1), paying(2), { type: 'BACK' }, paying(3), { type: 'BACK' });
    await tab.storage.close();
    const { cursor } = await new LessonStorage(lessonGame(lessonOf(2))).load();
    const after = cursor && driven([{ type: 'LOADED', cursor, problem: null }]);
    expect(after && saveTree(after.context)).toEqual(saveTree(tab.machine.context));
  });

  test('and before anything was done, nothing is', async () => {
    const nothing = { cursor: null, problem: null, unreadable: null };
    expect(await new Tab().storage.load()).toEqual(nothing);
    await (await openTab()).send({ type: 'BACK' }).storage.close();
    expect(await new Tab().storage.load()).toEqual(nothing);
  });

  test('to the last event, however quickly they follow one another', async () => {
    const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
    const tab = await openTab();
    for (let count = 0; count < 200; count += 1) tab.send(paying(1));
    await tab.storage.close();
    expect(await stored()).toHaveLength(200);
    expect(puts.mock.calls.length).toBeLessThanOrEqual(3);
  });

  test('also what follows a step back that was taken while the step before was saved', async () => {
    const tab = await openTab();
    // The save under way takes the moved cursor along: nothing is left for when it rests.
    tab.send(paying(1), { type: 'BACK' });
    await settled('/1');
    await new Promise((resolve) => setTimeout(resolve, REST + 100));
    tab.send(paying(2));
    await settled('/1', '/2');
  });

  test('also what was done before the saved session arrived', async () => {
    await (await openTab()).send(paying(1)).storage.close();
    forgetTabs();
    const tab = new Tab().send(paying(2));
    await tab.load();
    await settled('/1', '/2');
    tab.send({ type: 'GO_ROUND', round: 0 }, paying(1)).cut();
    await settled('/2');
  });

  test('each lesson for itself', async () => {
    await (await openTab()).send(paying(1)).storage.close();
    expect(await keys(raw())).toEqual(['lesson-2']);
  });
});

describe('what cannot be read', () => {
  const damaged = [
    ['a text', 'not a tree'],
    ['another lesson’s', { edition: 3, tree: { ...saveTree(cursorAfter(1)), lesson: 10 } }],
    [
      'a tree with a stranger’s key',
      { edition: 3, tree: { ...saveTree(cursorAfter(1)), more: 1 } },
    ],
  ] as const;

  test.each(damaged)('%s is set aside and never deleted', async (_name, content) => {
    await set('lesson-2', content, raw());
    const tab = new Tab();
    const loaded = await tab.storage.load();
    expect(loaded.cursor).toBeNull();
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
    const tree = saveTree(cursorAfter(1, 2));
    const content = {
      edition: 3,
      tree: { ...tree, nodes: [tree.nodes[0], { parent: 0, event: 7 }] },
    };
    await set('lesson-2', content, raw());
    const loaded = await new Tab().storage.load();
    expect(loaded.cursor && linesOf(loaded.cursor)).toEqual(['/1']);
    expect(loaded.problem).toMatch(/^One saved event .* left out/);
    expect(await get('lesson-2-unreadable-1', raw())).toEqual(content);
    expect((await new Tab().storage.load()).problem).toBeNull();
  });

  test('but came in while the board was open is set aside too, and saving goes on', async () => {
    const tab = (await openTab()).send(paying(1));
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
    const tab = await openTab();
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
    const tab = await openTab();
    expect(tab.troubles).toEqual([sentence]);
    const late = vi.fn();
    tab.storage.onTrouble(late);
    expect(late).toHaveBeenCalledWith(sentence);
  });

  const full = 'This browser has no room left: what you do here lasts until the page is closed.';

  test('because it is full: says so, saves all as soon as there is room, and takes the word back', async () => {
    const tab = await openTab();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    tab.send(paying(1), paying(2));
    await vi.waitFor(() => expect(tab.troubles).toEqual([full]));
    put.mockRestore();
    tab.send(paying(3));
    await settled('/1', '/1/2', '/1/2/3');
    expect(tab.troubles).toEqual([full, null]);
  });

  test('tries again, too, when another tab was able to', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    one.send(paying(1));
    await vi.waitFor(() => expect(one.troubles).toEqual([full]));
    put.mockRestore();
    other.send(paying(2));
    await settled('/1', '/2');
  });
});
