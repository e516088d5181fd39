/** Every browser test watches what the browser complains of, and fails on the first complaint. */
import AxeBuilder from '@axe-core/playwright';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

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

/**
 * Expects that axe finds nothing, by all of its rules.
 *
 * @param part of the page that is looked at; all of it when left out
 */
export async function isAccessible(page: Page, part = 'html'): Promise<void> {
  await findsNothing(page, part, {});
}

/** The same in the theme shown, and by the rules of colour in the other: nothing else is of a theme. */
export async function isAccessibleInBothThemes(page: Page, part = 'html'): Promise<void> {
  await isAccessible(page, part);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  await findsNothing(page, part, { runOnly: OF_COLOUR });
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
}

/** The rules of axe whose answer depends on colours. */
const OF_COLOUR: string[] = ['color-contrast', 'link-in-text-block'];

async function findsNothing(
  page: Page,
  part: string,
  options: { readonly runOnly?: string[] },
): Promise<void> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page })
    // Asked what passed as well, axe takes twice as long.
    .options({ ...options, resultTypes: ['violations'] })
    .include(part)
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}
