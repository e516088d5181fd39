/** What a browser sees of a page: what it fetches, what is complained of, what axe finds in both themes. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { violationsIn } from '../site/axe';
import type { Route, Theme, VisitFigures } from './figures';
import { measureWeight, PHONE } from './measureWeight';
import { NOWHERE } from './templates';

const DESK = { viewport: { width: 1440, height: 900 } } as const;

/** A board is fetched when one comes near: what axe is to look at must be there. */
async function bringBoard(page: Page): Promise<void> {
  const island = page.locator('.board-island');
  if ((await island.count()) === 0) return;
  await island.scrollIntoViewIfNeeded();
  await island.getByRole('slider').or(island.getByRole('button')).first().waitFor();
}

async function violations(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address);
  await bringBoard(page);
  await page.waitForLoadState('networkidle');
  return violationsIn(page, 'html');
}

/** That an address is not there is rightly reported of the one address that is not. */
function listen(context: BrowserContext, site: string, complaints: Set<string>): void {
  context.on('console', (message) => {
    const path = message.location().url.replace(site, '');
    if (message.type() !== 'error' || path === NOWHERE) return;
    complaints.add(path === '' ? message.text() : `${message.text()} at ${path}`);
  });
  context.on('weberror', (error) => complaints.add(String(error.error())));
}

/** Opens a page three times, each in a browser that has kept nothing but who reads. */
export async function visit(browser: Browser, site: string, route: Route): Promise<VisitFigures> {
  const complaints = new Set<string>();
  const address = site + route.address;
  const look = async <Result>(
    options: BrowserContextOptions,
    take: (page: Page, address: string) => Promise<Result>,
  ): Promise<Result> => {
    // The service worker comes long after a page is quiet, and fetches for later visits.
    const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
    await context.addCookies(route.visitor.cookies().map((one) => ({ ...one, url: site })));
    listen(context, site, complaints);
    try {
      return await take(await context.newPage(), address);
    } finally {
      await context.close();
    }
  };
  const inTheme = (colorScheme: Theme) => look({ ...DESK, colorScheme }, violations);
  const weight = await look(PHONE, measureWeight);
  const axe = { light: await inTheme('light'), dark: await inTheme('dark') };
  return { weight, axe, complaints: [...complaints] };
}
