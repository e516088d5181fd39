import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paying } from '../../helpers/lines/lessonDriver';
import { closeBrowser, forgetTabs, newBrowser, openTab, settled, stored } from '../../helpers/tabs';

type Tab = Awaited<ReturnType<typeof openTab>>;

beforeEach(() => {
  newBrowser();
  localStorage.clear();
});

afterEach(closeBrowser);

/** Leaves the pages at once: what they did last never reaches the database. */
async function leaveAtOnce(...tabs: readonly Tab[]): Promise<void> {
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new Error('the page is gone');
  });
  window.dispatchEvent(new Event('pagehide'));
  for (const tab of tabs) await tab.storage.close();
  puts.mockRestore();
  forgetTabs();
}

/** Expects the lines to be in the database, with nothing left beside it. */
async function areSaved(...lines: readonly string[]): Promise<void> {
  await vi.waitFor(() => expect(localStorage).toHaveLength(0));
  await settled(...lines);
}

describe('what a page had not saved when it was left', () => {
  test('is there when the lesson is next opened, with the place one was at', async () => {
    const tab = await openTab();
    tab.send(paying(1));
    await settled('/1');
    tab.send(paying(2), { type: 'BACK' });
    const { at } = tab.machine.context;
    await leaveAtOnce(tab);
    expect(localStorage).toHaveLength(1);
    const next = await openTab();
    expect(next.lines).toEqual(['/1', '/1/2']);
    expect(next.machine.context.at).toBe(at);
    await areSaved('/1', '/1/2');
  });

  test('is there as well where the page was at a plain http address', async () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal('crypto', { getRandomValues });
    const tab = await openTab();
    tab.send(paying(1));
    await leaveAtOnce(tab);
    expect(localStorage).toHaveLength(1);
  });

  test('is nothing where all was saved', async () => {
    const tab = await openTab();
    tab.send(paying(1));
    await tab.storage.close();
    await settled('/1');
    await leaveAtOnce(tab);
    expect(localStorage).toHaveLength(0);
    expect(await stored()).toEqual(['/1']);
  });

  test('may be a removal: what was cut off stays cut off', async () => {
    const tab = await openTab();
    tab.send(paying(1), paying(2));
    await settled('/1', '/1/2');
    await leaveAtOnce(tab.cut());
    expect((await openTab()).lines).toEqual(['/1']);
    await areSaved('/1');
  });

  test('may be a reset of what was only just read', async () => {
    await (await openTab()).send(paying(1)).storage.close();
    forgetTabs();
    const tab = await openTab();
    await leaveAtOnce(tab.send({ type: 'RESET' }));
    expect((await openTab()).lines).toEqual([]);
    await areSaved();
  });

  test('is joined with what another tab has saved since, of which nothing goes', async () => {
    const tab = await openTab();
    tab.send(paying(1), paying(2));
    await settled('/1', '/1/2');
    await leaveAtOnce(tab.cut());
    // This tab opens before it could know of the other's end.
    const left = Object.entries({ ...localStorage });
    localStorage.clear();
    const other = await openTab();
    other.send(paying(3));
    await settled('/1', '/1/2', '/1/2/3');
    await other.storage.close();
    forgetTabs();
    for (const [key, text] of left) localStorage.setItem(key, String(text));
    expect((await openTab()).lines).toEqual(['/1', '/1/2', '/1/2/3']);
    await areSaved('/1', '/1/2', '/1/2/3');
  });

  test('is kept of each page where two are left at once', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.send(paying(1));
    other.send(paying(2));
    await leaveAtOnce(one, other);
    expect(localStorage).toHaveLength(2);
    expect((await openTab()).lines.sort()).toEqual(['/1', '/2']);
    await areSaved('/1', '/2');
  });

  test('is saved by the page itself where it comes back', async () => {
    const tab = await openTab();
    tab.send(paying(1));
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage).toHaveLength(1);
    await settled('/1');
    tab.send(paying(2));
    await areSaved('/1', '/1/2');
  });

  test('is passed over where it cannot be read', async () => {
    localStorage.setItem('tallystick-left-lesson-2-broken', '{');
    localStorage.setItem('tallystick-left-lesson-2-strange', '{"edition":1,"tree":[]}');
    const tab = await openTab();
    expect(tab.lines).toEqual([]);
    expect(tab.troubles).toEqual([]);
    tab.send(paying(1));
    await settled('/1');
  });

  test('is given up where the browser has no room for it', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const tab = await openTab();
    tab.send(paying(1));
    expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow();
    await settled('/1');
  });
});
