/** Chromium, by its own protocol, and Firefox, by WebDriver BiDi: Puppeteer speaks both. */
import { type Browser, launch, type Page } from 'puppeteer-core';
import { OWN_PAGES } from '../../helpers/ownPages';
import type { BrowserWindow, Engine } from './engine';

/** As the other browser tests start it. */
const CHROMIUM_ARGS = [
  `--disable-features=${OWN_PAGES.join(',')}`,
  ...['--no-sandbox', '--disable-gpu', '--no-first-run'],
];

/** A page as a window. `close` ends what it was opened for. */
function windowOf(page: Page, close: () => Promise<void>): BrowserWindow {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    goto: async (address) => {
      // What lies behind another window is not drawn, and what waits to be near never comes.
      await page.bringToFront();
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    reload: async () => {
      await page.reload({ waitUntil: 'domcontentloaded' });
    },
    back: async () => {
      await page.goBack({ waitUntil: 'domcontentloaded' });
    },
    address: () => page.evaluate(() => window.location.href),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    point: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    complaints: async () => complaints,
    another: async () => {
      const other = await page.browserContext().newPage();
      return windowOf(other, () => other.close());
    },
    toFront: () => page.bringToFront(),
    close,
  };
}

async function newWindow(browser: Browser): Promise<BrowserWindow> {
  const context = await browser.createBrowserContext();
  return windowOf(await context.newPage(), () => context.close());
}

/** Starts Chromium or Firefox. */
export async function startPuppeteer(
  name: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Engine> {
  const args = name === 'chrome' ? CHROMIUM_ARGS : [];
  const browser = await launch({ browser: name, executablePath, args, headless: true });
  return { newWindow: () => newWindow(browser), close: () => browser.close() };
}
