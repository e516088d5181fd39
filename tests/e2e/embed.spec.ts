/** The embedded board where a part of it does not arrive. */
import { test as bare, expect } from '@playwright/test';
import { encodeLink } from '@/events/log/link';
import { Board } from './support/board';
import { fragment, sharedPayload } from './support/links';

// A file that is missing is meant to be complained of: this is not the test that counts complaints.
bare(
  'an embedded board whose files do not all arrive says so, and a reload brings it',
  async ({ page }) => {
    const address = `/embed${fragment(sharedPayload(), 3)}`;
    const document = await (await page.request.get('/embed')).text();
    const named = [...document.matchAll(/<link rel="preload" href="([^"]+\.js)" as="script"/g)];
    expect(named.length).toBeGreaterThan(3);
    const missing = `**${named.at(-1)?.[1]}`;
    await page.route(missing, (route) => route.abort());
    await page.goto(address);
    await expect(page.getByRole('alert').filter({ hasText: 'The board' })).toHaveText(
      'The board could not be loaded. Check the connection and reload the page. Open Tallystick',
    );
    await page.unroute(missing);
    await page.reload();
    const board = new Board(page);
    await board.isThere();
    await expect(board.saying('of the shared steps')).toBeAttached();
    await expect(board.saying('You are looking at')).toHaveCount(0);
  },
);

bare('another lesson’s log takes the board’s place in its frame', async ({ page }) => {
  await page.goto(`/embed${fragment(sharedPayload(), 3)}`);
  const leads = (path: RegExp) =>
    expect(page.getByRole('link', { name: 'Open in Tallystick' })).toHaveAttribute('href', path);
  await leads(/\/deposit-transfers#log=/);
  const other = encodeLink({ world: 'banking', lesson: 4, title: 'A loan', events: [] });
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, fragment(other));
  await leads(/\/loans#log=/);
  expect(new URL(page.url()).pathname).toBe('/embed');
});

bare('an embedded board ends inside its frame, with its player in sight', async ({ page }) => {
  await page.goto(`/embed${fragment(sharedPayload(), 3)}`);
  await new Board(page).isThere();
  for (const [width, height] of [
    [1280, 720],
    [640, 720],
    [358, 720],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const endOf = async (part: string) => {
      const box = await page.locator(part).boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    // The frame’s lower edge is a line of a pixel.
    await expect
      .poll(async () => (await endOf('.stage-layout')) - (await endOf('.stage')), {
        message: `at ${width}×${height}`,
      })
      .toBeCloseTo(1, 0);
    expect(await endOf('.stage-player')).toBeLessThan((await endOf('.stage-layout')) + 0.5);
  }
});

bare(
  'who pays and who is paid are whole on a small phone, though their bank is not',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 556 });
    await page.goto(`/embed${fragment(sharedPayload(), 0)}`);
    await new Board(page).isThere();
    for (const name of ['Customer 1', 'Customer 2']) {
      await expect(page.locator(`[data-sheet="${name}"]`)).toHaveAttribute('data-whole');
    }
  },
);
