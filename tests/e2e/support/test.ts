/** Every browser test watches what the browser complains of, and fails on the first complaint. */
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { violationsIn } from '@/scripts/site/axe';

/** The address of a page that is not there: the browser rightly reports what the server answers. */
export const NOWHERE = '/lectures/fundamentals/no-such-lesson';

const isMeant = (message: ConsoleMessage): boolean => message.location().url.endsWith(NOWHERE);

/** For the tests of what most visitors see: the board and the menus as they move. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export const test = base.extend<{ readonly complaints: string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        const isError = message.type() === 'error';
        if (isError && !isMeant(message)) complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(complaints);
      expect(complaints, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until what moves has come to rest: half faded in, text has too little contrast. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What another theme changes begins to move a frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** The rules of axe whose answer depends on colours. It takes longer over them than over all others. */
const OF_COLOUR: string[] = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that axe finds nothing, by all of its rules.
 *
 * @param part of the page that is looked at; all of it when left out
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await atRest(page);
  expect(await violationsIn(page, part)).toEqual([]);
}

/** The same in the theme shown, and by the rules of colour in the other: nothing else is of a theme. */
export async function expectAccessibleInBothThemes(page: Page, part = 'html'): Promise<void> {
  await expectAccessible(page, part);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  await atRest(page);
  expect(await violationsIn(page, part, { runOnly: OF_COLOUR })).toEqual([]);
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
}

/** Expects that axe finds nothing by the rules that do not look at colours. */
export async function expectAccessibleButForColour(page: Page): Promise<void> {
  const rules = Object.fromEntries(OF_COLOUR.map((rule) => [rule, { enabled: false }]));
  expect(await violationsIn(page, 'html', { rules })).toEqual([]);
}
