/** A test in one engine: people are given windows, and a complaint of any of their browsers fails it. */
import { test as base, expect } from '@playwright/test';
import type { BrowserWindow, Engine } from './engine';
import { type EngineName, enginesFound, type Found } from './found';
import { Person, WIDE } from './person';
import { startPuppeteer } from './puppeteerEngine';
import { startWebKit } from './webkitEngine';

async function start(name: EngineName, found: Found): Promise<Engine> {
  const { chromium, firefox, webkit } = found;
  if (name === 'chromium' && chromium !== undefined) return startPuppeteer('chrome', chromium);
  if (name === 'firefox' && firefox !== undefined) return startPuppeteer('firefox', firefox);
  if (name === 'webkit' && webkit !== undefined) return startWebKit(webkit);
  throw new Error(`${name} is not at hand: "npm run engines" looks for it`);
}

interface TestFixtures {
  /** The windows that the test has opened, in order. */
  readonly windows: BrowserWindow[];
  /** Somebody at a browser, on no page yet. */
  readonly person: Person;
  /** Brings somebody else, whose browser knows nothing of the first. */
  readonly newPerson: () => Promise<Person>;
  /** Opens another window for somebody who has one. */
  readonly newWindow: (person: Person) => Promise<Person>;
}

interface EngineFixtures {
  readonly engineName: EngineName;
  readonly engine: Engine;
}

export const test = base.extend<TestFixtures, EngineFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start(engineName, enginesFound());
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // Every window is listened to until the test is over.
  windows: async ({ engineName }, use) => {
    const windows: BrowserWindow[] = [];
    await use(windows);
    const complaints: string[] = [];
    // The last first: a person’s first window takes the others with it.
    for (const window of windows.toReversed()) {
      complaints.push(...(await window.complaints()));
      await window.close();
    }
    expect(complaints, `complaints of ${engineName}`).toEqual([]);
  },
  newPerson: async ({ engine, windows, baseURL }, use) => {
    await use(async () => opened(await engine.newWindow(), windows, baseURL ?? ''));
  },
  newWindow: async ({ windows, baseURL }, use) => {
    await use(async ({ window }) => opened(await window.another(), windows, baseURL ?? ''));
  },
  person: async ({ newPerson }, use) => {
    await use(await newPerson());
  },
});

/** Somebody at a window that has just been opened, as wide as a desktop. */
async function opened(window: BrowserWindow, windows: BrowserWindow[], site: string) {
  windows.push(window);
  await window.resize(WIDE, 900);
  return new Person(window, site);
}
