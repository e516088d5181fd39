/** The systems that are kept in the browser. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftOf, EMPTY_DRAFT } from '@/src/board/sandbox/draft';
import { EXAMPLES } from '@/src/board/sandbox/examples';
import {
  joined,
  type KeptSystems,
  keepDraft,
  loadKept,
  NOTHING_KEPT,
  newsOf,
  saveKept,
} from '@/src/board/sandbox/keep';

const [one, two] = EXAMPLES.map(({ opening, title }) => draftOf(opening, title));
if (!one || !two) throw new Error('there are two examples');

let stored: Map<string, string>;

/** A browser that keeps what it is told, or none of it. */
function browser(keeps: boolean): void {
  stored = new Map();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (!keeps) throw new Error('full');
        stored.set(key, value);
      },
    },
  });
}

beforeEach(() => browser(true));
afterEach(() => vi.unstubAllGlobals());

const garbled = (change: (text: string) => string): void => {
  for (const [key, value] of stored) stored.set(key, change(value));
};

describe('what is kept', () => {
  const kept = { current: one, isPlayed: true, earlier: [two] };

  test('is read back as it was', () => {
    expect(saveKept(kept)).toBe(true);
    expect(loadKept()).toEqual(kept);
  });

  test('is nothing where nothing was kept', () => {
    expect(loadKept()).toEqual(NOTHING_KEPT);
  });

  test.each([
    ['no JSON', () => '{'],
    ['another shape', () => '{"current":1}'],
    ['a list', () => '[]'],
  ])('is nothing where it is %s', (_, change) => {
    saveKept(kept);
    garbled(change);
    expect(loadKept()).toEqual(NOTHING_KEPT);
  });

  test.each([
    ['an unknown event', (text: string) => text.replace('"createBank"', '"robBank"')],
    ['a key twice', (text: string) => text.replace('"key":1,', '"key":0,')],
    ['a reference to nothing', (text: string) => text.replace('"place":0', '"place":"0"')],
  ])('leaves out a system with %s, and reads the others', (_, change) => {
    saveKept(kept);
    garbled(change);
    expect(loadKept()).toEqual({ ...kept, current: null });
  });

  test('is told when the browser keeps nothing', () => {
    browser(false);
    expect(saveKept(kept)).toBe(false);
    expect(loadKept()).toEqual(NOTHING_KEPT);
  });
});

describe('a system that takes the place of another', () => {
  test('leaves it among the earlier ones, once', () => {
    const after = keepDraft({ current: one, isPlayed: true, earlier: [] }, two);
    expect(after).toEqual({ current: two, isPlayed: false, earlier: [one] });
    expect(keepDraft(keepDraft(after, one), two)).toEqual(after);
  });

  test('leaves nothing of one that has no step', () => {
    expect(keepDraft({ ...NOTHING_KEPT, current: EMPTY_DRAFT }, one).earlier).toEqual([]);
  });
});

describe('two tabs', () => {
  const three = { ...one, title: 'A third' };

  /** A tab that works at a system, and what it last knew of the browser. */
  class Tab {
    #before: KeptSystems = loadKept();
    kept: KeptSystems = loadKept();

    work(current: KeptSystems['current']): this {
      this.kept = { ...this.kept, current };
      const news = newsOf(this.kept, this.#before, loadKept());
      this.kept = joined(this.kept, news);
      saveKept(this.kept);
      this.#before = loadKept();
      return this;
    }
  }

  const titles = () => loadKept().earlier.map(({ title }) => title);

  test('leave each other’s systems among the earlier ones', () => {
    const [mine, hers] = [new Tab(), new Tab()];
    mine.work(one);
    hers.work(two);
    expect(loadKept()).toEqual({ current: two, isPlayed: false, earlier: [one] });
    mine.work(three);
    expect(loadKept()).toEqual({ current: three, isPlayed: false, earlier: [two] });
  });

  test('leave nothing of what each has worked on since', () => {
    saveKept({ current: null, isPlayed: false, earlier: [{ ...one, title: 'Old' }] });
    const [mine, hers] = [new Tab(), new Tab()];
    for (const count of [1, 2, 3, 4]) {
      mine.work({ ...one, title: `Mine ${count}` });
      hers.work({ ...two, title: `Hers ${count}` });
    }
    expect(titles()).toEqual(['Mine 4', 'Old']);
    mine.work({ ...one, title: 'Mine 5' });
    expect(titles()).toEqual(['Hers 4', 'Old']);
  });
});
