/** The page of a scenario around its board: what its members wrote, and the way to it. */
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ScenarioPage } from '@/src/community/scenarios/ScenarioPage';
import { commentPlace } from '@/src/community/words';

const ann = { id: 'ann', name: 'Ann', image: null };

/** Who looks, and what is otherwise than with a scenario that everybody sees. */
const seen = vi.hoisted((): { viewer: object | null; change: object } => ({
  viewer: null,
  change: {},
}));

vi.mock('@/src/board/scenario/ScenarioBoard', () => ({ ScenarioBoard: () => null }));
vi.mock('@/src/community/share/ShareParts', () => ({ ShareParts: () => null }));
vi.mock('@/src/community/scenarios/shownScenario', () => ({
  shownScenario: async () => ({
    db: null,
    viewer: seen.viewer,
    scenario: {
      id: 'one',
      title: 'A day',
      description: 'يوم واحد',
      notes: 'انظر',
      category: 'repos',
      logText: '',
      rounds: 1,
      preview: null,
      stars: 0,
      isStarred: false,
      author: ann,
      createdAt: new Date(0),
      changedAt: null,
      isHidden: false,
      isHiddenItself: false,
      hiddenReason: null,
      original: null,
      ...seen.change,
    },
  }),
}));

const said = vi.hoisted((): { total: number; wanted: unknown[] } => ({ total: 0, wanted: [] }));

vi.mock('@/src/server/community/comments', () => ({
  commentsOn: async (...[, , , wanted]: readonly unknown[]) => ({
    asked: said.wanted.push(wanted),
    items: [{ id: 'c', author: ann, text: 'شكرا', createdAt: new Date(0), isHidden: false }],
    total: said.total,
    page: 1,
    pages: 1,
  }),
}));

async function open(total: number) {
  said.total = total;
  return render(await ScenarioPage({ id: 'one', commentPage: undefined, commentId: undefined }));
}

test('what members wrote runs in the direction of its script', async () => {
  await open(1);
  for (const text of ['يوم واحد', 'انظر', 'شكرا']) {
    expect(screen.getByText(text).closest('[dir=auto]')).not.toBeNull();
  }
});

test('notes are Markdown, as instructions of assignments are, and hold no HTML', async () => {
  seen.change = { notes: '**Look** at <img src=x onerror=alert(1)> the total.' };
  const { container } = await open(1);
  seen.change = {};
  expect(screen.getByText('Look').tagName).toBe('STRONG');
  expect(container.querySelector('.scenario-notes img')).toBeNull();
});

test('what cannot be the id of a comment is not looked for', async () => {
  said.wanted = [];
  for (const commentId of ['abc', '\0', ['a', 'b'], undefined]) {
    await ScenarioPage({ id: 'one', commentPage: undefined, commentId });
  }
  expect(said.wanted).toEqual(['abc', undefined, undefined, undefined]);
});

test('a comment has a place that an address can name', async () => {
  await open(1);
  expect(screen.getByText('شكرا').closest('li')).toHaveAttribute('id', commentPlace('c'));
});

test.each([
  [0, 'Comments'],
  [1, '1 comment'],
  [30, '30 comments'],
])('of %i comments the head has a link to them', async (total, name) => {
  await open(total);
  const heading = screen.getByRole('heading', { name, level: 2 });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `#${heading.id}`);
  expect(heading).toHaveAttribute('tabindex', '-1');
});

describe('a moderator', () => {
  const open = async (isHiddenItself: boolean) => {
    seen.viewer = { id: 'mod', name: 'Mod', role: 'moderator' };
    seen.change = { isHidden: true, isHiddenItself };
    render(await ScenarioPage({ id: 'one', commentPage: undefined, commentId: undefined }));
    return screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  };

  afterEach(() => {
    seen.viewer = null;
    seen.change = {};
  });

  test('restores what is hidden itself', async () => {
    expect(await open(true)).toContain('Restore: A day');
    expect(screen.getByText(/^This scenario is hidden: only its author/)).toBeVisible();
  });

  test('can only hide what a ban has hidden, and is told that the ban has', async () => {
    expect(await open(false)).toContain('Hide: A day');
    expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
    expect(screen.getByText(/^The author of this scenario is banned/)).toBeVisible();
  });
});
