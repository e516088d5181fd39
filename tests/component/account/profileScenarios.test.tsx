/** On the profile the latest scenarios stand before the settings, and all of them for whoever asks. */
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ProfileScenarios } from '@/src/community/members/ProfileScenarios';
import type { Database } from '@/src/server/database/database';

const AT_ONCE = 24;

const totals = vi.hoisted(() => ({ own: 0, starred: 0 }));

vi.mock('@/src/server/community/scenarioList', () => ({
  listScenarios: async (_: unknown, { author, page }: { author?: string; page: number }) => {
    const total = author === undefined ? totals.starred : totals.own;
    const items = Array.from({ length: Math.min(total, AT_ONCE) }, (_, at) => ({
      ...{ id: `s${at}`, title: `Scenario ${at}`, category: 'repos', preview: null },
      rounds: 3,
      stars: 0,
      createdAt: new Date(0),
      isHidden: false,
      author: { id: 'ann', name: 'Ann', image: null },
    }));
    return { items, total, page, pages: Math.ceil(total / AT_ONCE) };
  },
}));

const shown = async (ownPage: number | null, starredPage: number | null = null) => {
  // Nothing asks the database here.
  const db: Database = Object.create(null);
  render(await ProfileScenarios({ db, id: 'ann', ownPage, starredPage }));
  return within(screen.getByRole('region', { name: 'Your scenarios' }));
};

beforeEach(() => {
  totals.own = 30;
  totals.starred = 0;
});

test('four are shown, and a link to all of them', async () => {
  const own = await shown(null, 2);
  expect(own.getAllByRole('listitem')).toHaveLength(4);
  expect(own.getByRole('link', { name: 'All 30 of them' })).toHaveAttribute(
    'href',
    '/community/profile?scenarios=1&starred=2#own-scenarios',
  );
  expect(own.queryByRole('navigation')).toBeNull();
});

test('all are shown in pages where they are asked for', async () => {
  const own = await shown(1);
  expect(own.getAllByRole('listitem')).toHaveLength(AT_ONCE);
  expect(own.queryByRole('link', { name: /^All/ })).toBeNull();
  expect(own.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    '/community/profile?scenarios=2#own-scenarios',
  );
});

test('where there are four at most, nothing leads on', async () => {
  totals.own = 4;
  const own = await shown(null);
  expect(own.getAllByRole('listitem')).toHaveLength(4);
  expect(own.queryByRole('link', { name: /^All/ })).toBeNull();
  expect(screen.getByText(/^None yet\. Look among/)).toBeVisible();
});
