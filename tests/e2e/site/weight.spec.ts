/** What a page that is only opened costs until it is quiet: sizes and counts, never times. */
import { expect, type Page } from '@playwright/test';
import { BILLS_STAGES } from '@/events/bills/stages';
import { BUDGET, excessesOf, type Kind } from '@/scripts/audit/budget';
import { communityPages } from '@/scripts/audit/community';
import { measureWeight, PHONE } from '@/scripts/audit/measureWeight';
import { TRANSFERS } from '../support/board';
import { fragment, sharedPayload } from '../support/links';
import { test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

/** One page of each template without a board. */
const TEXTS = [
  '/lectures',
  '/lectures/repos',
  '/lectures/fundamentals/introduction',
  '/lectures/finance',
  '/articles',
  '/articles/historical',
  '/articles/interest/compound-interest',
  '/articles/users/home',
  '/articles/glossary',
  '/articles/glossary/c',
  '/about',
  '/changes',
  '/search?q=netting',
];

/** A page of every other kind that needs no members. */
const OTHERS: readonly (readonly [Kind, string])[] = [
  ['home', '/'],
  ['form', '/registration/signin'],
  ['lesson', TRANSFERS],
  ...BILLS_STAGES.slice(0, 1).map(({ path }) => ['bills', path] as const),
  ['sandbox', '/sandbox'],
  ['embed', `/embed${fragment(sharedPayload())}`],
];

/** A page of every kind that shows what members made, by its pattern. */
const COMMUNITY: readonly (readonly [Kind, string])[] = [
  ['scenario', '/community/scenarios/[id]'],
  ['gallery', '/community/members/[id]'],
  ['member', '/community/profile'],
  ['settingWork', '/community/classes/[id]/assign'],
  ['assignment', '/community/assignments/[id]'],
  ['handIn', '/community/assignments/[id]/hand-ins/[learner]'],
];

test('a page of every kind that has a budget is opened here', () => {
  const kinds = ['text', ...[...OTHERS, ...COMMUNITY].map(([kind]) => kind)];
  expect(kinds.sort()).toEqual(Object.keys(BUDGET).sort());
});

async function carriesNoMore(page: Page, kind: Kind, address: string): Promise<void> {
  expect(
    excessesOf(kind, await measureWeight(page, address)),
    `as budget.json says of ${kind}`,
  ).toEqual([]);
}

for (const path of TEXTS) {
  test(`${path} carries no more than it needs`, ({ page }) => carriesNoMore(page, 'text', path));
}

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const [kind, address] of OTHERS) {
    test(`a page of the kind ${kind} carries no more than it needs`, ({ page }) =>
      carriesNoMore(page, kind, address));
  }

  for (const [kind, path] of COMMUNITY) {
    test(`a page of the kind ${kind} carries no more than it needs`, async ({ page, baseURL }) => {
      const site = baseURL ?? '';
      const pages = await communityPages(site);
      // The server has one style sheet of Stitches. It grows with every page that it draws and is
      // part of all later ones, so a page is weighed once all have been drawn.
      for (const { visitor, address } of pages) await visitor.get(address);
      const opened = pages.find((one) => one.path === path);
      if (!opened) throw new Error(`there is no page ${path}`);
      const cookies = opened.visitor.cookies().map((one) => ({ ...one, url: site }));
      await page.context().addCookies(cookies);
      await carriesNoMore(page, kind, opened.address);
    });
  }
});
