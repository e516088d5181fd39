import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { type ShellEvent, type ShellLayer, shellMachine } from '@/machines/shell';

const [start] = initialTransition(shellMachine);

type Snapshot = typeof start;

const OPENING: Readonly<Record<ShellLayer, ShellEvent>> = {
  drawer: { type: 'DRAWER.OPENED', section: 'lectures', lecture: 1 },
  features: { type: 'FEATURES.OPENED' },
  search: { type: 'SEARCH.OPENED' },
};

const LAYERS = ['drawer', 'features', 'search'] as const;

function moved(events: readonly ShellEvent[], from: Snapshot = start): Snapshot {
  return events.reduce((snapshot, event) => transition(shellMachine, snapshot, event)[0], from);
}

const opened = (layer: ShellLayer) => moved([OPENING[layer]]);

describe('what lies over the page', () => {
  test('is nothing at first', () => {
    expect(start.value).toBe('closed');
    expect(start.context).toEqual({ section: null, lecture: null });
  });

  test.each(LAYERS)('%s opens', (layer) => {
    expect(opened(layer).value).toBe(layer);
  });

  test.each(LAYERS.flatMap((from) => LAYERS.map((to) => [from, to] as const)))(
    'after %s, opening %s leaves that alone open',
    (from, to) => {
      expect(moved([OPENING[to]], opened(from)).value).toBe(to);
    },
  );

  test.each(LAYERS)('%s closes when it is dismissed and when a page is chosen', (layer) => {
    expect(moved([{ type: 'DISMISSED' }], opened(layer)).value).toBe('closed');
    expect(moved([{ type: 'PAGE.CHOSEN' }], opened(layer)).value).toBe('closed');
  });

  test('nothing closes nothing', () => {
    const events = ['DISMISSED', 'PAGE.CHOSEN', 'VIEWPORT.WIDENED', 'VIEWPORT.NARROWED'] as const;
    expect(moved(events.map((type) => ({ type }))).value).toBe('closed');
  });
});

describe('the features menu', () => {
  test('opens and closes by the same press', () => {
    const once = moved([{ type: 'FEATURES.TOGGLED' }]);
    expect(once.value).toBe('features');
    expect(moved([{ type: 'FEATURES.TOGGLED' }], once).value).toBe('closed');
  });

  test('stays open when it is asked to open again', () => {
    expect(moved([{ type: 'FEATURES.OPENED' }], opened('features')).value).toBe('features');
  });
});

describe('the width of the window', () => {
  test.each([
    ['VIEWPORT.WIDENED', { drawer: 'closed', features: 'features', search: 'search' }],
    ['VIEWPORT.NARROWED', { drawer: 'drawer', features: 'closed', search: 'search' }],
  ] as const)('%s closes what has lost its button', (type, expected) => {
    for (const layer of LAYERS) {
      expect(moved([{ type }], opened(layer)).value).toBe(expected[layer]);
    }
  });
});

describe('the drawer', () => {
  test('opens where the page shown lies', () => {
    expect(opened('drawer').context).toEqual({ section: 'lectures', lecture: 1 });
  });

  test('unfolds one section and one lecture at a time, and folds them', () => {
    const elsewhere = moved([{ type: 'LECTURE.UNFOLDED', lecture: 3 }], opened('drawer'));
    expect(elsewhere.context).toEqual({ section: 'lectures', lecture: 3 });
    const articles = moved([{ type: 'SECTION.UNFOLDED', section: 'articles' }], elsewhere);
    expect(articles.context).toEqual({ section: 'articles', lecture: 3 });
    const folded = moved([{ type: 'SECTION.UNFOLDED', section: null }], articles);
    expect(folded.context.section).toBeNull();
    expect(folded.value).toBe('drawer');
  });

  test('opens anew where the page lies, whatever was unfolded before', () => {
    const events: ShellEvent[] = [
      { type: 'SECTION.UNFOLDED', section: 'features' },
      { type: 'DISMISSED' },
      { type: 'DRAWER.OPENED', section: 'articles', lecture: null },
    ];
    expect(moved(events, opened('drawer')).context).toEqual({ section: 'articles', lecture: null });
  });

  test('is unfolded only while it is open', () => {
    const { context } = moved([{ type: 'SECTION.UNFOLDED', section: 'articles' }]);
    expect(context.section).toBeNull();
  });
});
