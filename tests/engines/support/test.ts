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
  /** Somebody at a browser, on no page yet. */
  readonly person: Person;
  /** Brings somebody else, whose browser knows nothing of the first. */
  readonly newPerson: () => Promise<Person>;
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
  newPerson: async ({ engine, baseURL }, use) => {
    const windows: BrowserWindow[] = [];
    await use(async () => {
      const window = await engine.newWindow();
      windows.push(window);
      await window.resize(WIDE, 900);
      return new Person(window, baseURL ?? '');
    });
    const complaints = await Promise.all(windows.map((window) => window.complaints()));
    await Promise.all(windows.map((window) => window.close()));
    expect(complaints.flat(), 'complaints of the browser').toEqual([]);
  },
  person: async ({ newPerson }, use) => {
    await use(await newPerson());
  },
});
