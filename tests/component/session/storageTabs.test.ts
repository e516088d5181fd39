import { del } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paying } from '../../helpers/lines/lessonDriver';
import { linesOf } from '../../helpers/lines/lines';
import { closeBrowser, newBrowser, openTab, raw, settled, stored } from '../../helpers/tabs';

beforeEach(newBrowser);

afterEach(closeBrowser);

describe('two tabs on one lesson', () => {
  test('lose nothing when their saves cross', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.send(paying(1), paying(2));
    other.send(paying(3), paying(4));
    one.send({ type: 'FIRST' }, paying(3), paying(5));
    other.send({ type: 'BACK' }, paying(6));
    await settled('/1', '/1/2', '/3', '/3/4', '/3/5', '/3/6');
  });

  test('show each other what they did, and each stays where it is', async () => {
    const [one, other] = [await openTab(), await openTab()];
    other.send(paying(9));
    await settled('/9');
    one.send({ type: 'FIRST' }, paying(1));
    await settled('/9', '/1');
    expect(linesOf({ ...other.machine.context, at: 0 })).toContain('/1');
    expect(other.machine.value).toMatchObject({ position: 'live' });
    expect(other.told.every(({ replaced }) => !replaced)).toBe(true);
  });

  test('do not bring back what one of them removed', async () => {
    const one = (await openTab()).send(paying(1), paying(2));
    await settled('/1', '/1/2');
    const other = await openTab();
    one.cut();
    await settled('/1');
    other.send({ type: 'FIRST' }, paying(7));
    await settled('/1', '/7');
    one.send({ type: 'LAST' }, paying(8));
    await settled('/1', '/7', '/1/8');
  });

  test.each(['before', 'after'])('nor when it adds %s hearing of it', async (when) => {
    const one = (await openTab()).send(paying(1), paying(2));
    await settled('/1', '/1/2');
    const other = (await openTab()).send({ type: 'FIRST' });
    await settled('/1', '/1/2');
    if (when === 'after') one.cut();
    other.send(paying(7));
    if (when === 'before') one.cut();
    await settled('/1', '/7');
  });

  test('can remove at once what they just heard of', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const end = other.storage.onOtherTab(() => {
      end();
      other.send({ type: 'LAST' }).cut();
    });
    one.send(paying(1));
    await settled();
  });

  test('can remove at once what they found when they saved', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const [one, other] = [await openTab(), await openTab()];
    const end = other.storage.onOtherTab(() => {
      end();
      other.send({ type: 'GO_ROUND', round: 0 }, paying(1)).cut();
    });
    await one.send(paying(1)).storage.close();
    other.send(paying(2));
    await vi.waitFor(async () => expect(await stored()).toEqual(['/2']));
  });

  test('do not talk of where the cursor stands', async () => {
    const tab = (await openTab()).send(paying(1));
    await settled('/1');
    const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    await tab.send({ type: 'BACK' }).storage.close();
    expect(post).not.toHaveBeenCalled();
  });

  test('take over the order that one of them gave the branches', async () => {
    const one = (await openTab()).send(paying(1), { type: 'FIRST' }, paying(2));
    await settled('/1', '/2');
    const other = await openTab();
    one.send({ type: 'PROMOTE', node: one.machine.context.at });
    await vi.waitFor(() => expect(other.lines).toEqual(['/2', '/1']));
    other.send(paying(3));
    await settled('/2', '/2/3', '/1');
    expect(linesOf(one.machine.context)).toEqual(['/2', '/2/3', '/1']);
  });

  test('keep that order also where the other one wrote meanwhile', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const one = (await openTab()).send(paying(1), { type: 'FIRST' }, paying(2));
    await vi.waitFor(async () => expect(await stored()).toHaveLength(2));
    await (await openTab()).send({ type: 'LAST' }, paying(3)).storage.close();
    one.send({ type: 'PROMOTE', node: one.machine.context.at });
    await vi.waitFor(() => expect(one.lines).toHaveLength(3));
    await one.storage.close();
    expect((await openTab()).lines[0]).toBe('/2');
  });

  test('can remove what the other one added', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.send(paying(1));
    await settled('/1');
    other.send(paying(1)).cut();
    await settled();
  });

  test('keep what one went on from while the other removed it', async () => {
    const one = (await openTab()).send(paying(1), paying(2));
    await settled('/1', '/1/2');
    const other = await openTab();
    one.cut();
    other.send(paying(3));
    await settled('/1', '/1/2', '/1/2/3');
  });

  test('start over together, and take it back together', async () => {
    const one = (await openTab()).send(paying(1), paying(2));
    await settled('/1', '/1/2');
    const other = await openTab();
    one.send({ type: 'RESET' });
    await settled();
    expect(other.told.at(-1)?.replaced).toBe(true);
    one.send({ type: 'UNDO' });
    await settled('/1', '/1/2');
  });

  test('that cannot hear each other join when they save', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const [one, other] = [await openTab(), await openTab()];
    one.send(paying(1));
    await vi.waitFor(async () => expect(await stored()).toEqual(['/1']));
    expect(other.lines).toEqual([]);
    other.send(paying(2));
    await vi.waitFor(() => expect(other.lines).toEqual(['/1', '/2']));
    expect(await stored()).toEqual(['/1', '/2']);
  });

  test('do not mistake a cleared browser for a removal', async () => {
    const tab = (await openTab()).send(paying(1));
    await settled('/1');
    await del('lesson-2', raw());
    tab.send({ type: 'FIRST' }, paying(2));
    await settled('/1', '/2');
  });

  test('fall silent once nothing is done any more', async () => {
    const [one, other] = [await openTab(), await openTab()];
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
