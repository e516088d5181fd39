/** A person at a browser: finds things by their words, presses, types and reads, and waits as people do. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { z } from 'zod';
import type * as Hands from '../page/hands';
import { handsScript } from './bundle';
import type { BrowserWindow, NamedKey } from './engine';
import { described, type Place, type Sight, sent } from './place';

/** Milliseconds that somebody waits for something to come: all three browsers share two cores. */
const PATIENCE = 15_000;

const PAUSE = 50;

const sightForm = z.object({
  count: z.number(),
  text: z.string(),
  value: z.string().nullable(),
  attributes: z.record(z.string(), z.string()),
  hasFocus: z.boolean(),
});

const pointForm = z.object({ x: z.number(), y: z.number() }).nullable();
const rowsForm = z.record(z.string(), z.string());

export class Person {
  readonly window: BrowserWindow;
  readonly #site: string;

  constructor(window: BrowserWindow, site: string) {
    this.window = window;
    this.#site = site;
  }

  /** Asks the hands in the page, which every new page is given first. */
  async #ask(name: keyof typeof Hands, ...args: readonly unknown[]): Promise<unknown> {
    const question = `(window.hands ? Promise.resolve(window.hands.${name}(...${JSON.stringify(args)})).then((answer) => ({ answer })) : null)`;
    const before = await this.window.evaluate(question);
    if (before !== null) return Object(before).answer;
    await this.window.evaluate(handsScript());
    return Object(await this.window.evaluate(question)).answer;
  }

  /** Tries until something comes of it. A page that is just being left has no answer. */
  async #until<Result>(what: string, attempt: () => Promise<Result | null>): Promise<Result> {
    const end = Date.now() + PATIENCE;
    let reason = '';
    for (;;) {
      try {
        const result = await attempt();
        if (result !== null) return result;
        reason = '';
      } catch (error) {
        reason = ` (${error})`;
      }
      if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE / 1000} s${reason}`);
      await sleep(PAUSE);
    }
  }

  /** Goes to a path of the site, or to a whole address. */
  async goto(path: string): Promise<void> {
    await this.window.goto(new URL(path, this.#site).href);
    await this.listens();
  }

  async reload(): Promise<void> {
    await this.window.reload();
    await this.listens();
  }

  /** Gives the page its hands at once, so that it is listened to from the start. */
  async listens(): Promise<void> {
    await this.#until('the page', async () => {
      await this.window.evaluate(handsScript());
      return true;
    });
  }

  look(place: Place): Promise<Sight> {
    return this.#until(described(place), async () =>
      sightForm.parse(await this.#ask('look', sent(place))),
    );
  }

  /** Waits until a place is there, and what is seen of it is as it should be. */
  sees(place: Place, isRight: (sight: Sight) => boolean = () => true): Promise<Sight> {
    return this.#until(described(place), async () => {
      const sight = sightForm.parse(await this.#ask('look', sent(place)));
      return sight.count > 0 && isRight(sight) ? sight : null;
    });
  }

  /** Scrolls down the page until a place has come, which is fetched as one comes near. */
  async comesTo(place: Place): Promise<void> {
    await this.#until(described(place), async () => {
      await this.#ask('scrollOn');
      return (await this.look(place)).count > 0 ? true : null;
    });
  }

  /** Waits until nothing is at a place. */
  async seesNo(place: Place): Promise<void> {
    await this.#until(`no ${described(place)}`, async () =>
      sightForm.parse(await this.#ask('look', sent(place))).count === 0 ? true : null,
    );
  }

  /** Presses a place once it stands still and nothing lies over it. */
  async click(place: Place): Promise<void> {
    let last = '';
    const point = await this.#until(`press ${described(place)}`, async () => {
      const now = pointForm.parse(await this.#ask('reach', sent(place)));
      const isStill = now !== null && last === `${now.x} ${now.y}`;
      last = now === null ? '' : `${now.x} ${now.y}`;
      return isStill ? now : null;
    });
    await this.window.click(point.x, point.y);
  }

  /** Types into a field, in place of what is in it. */
  async fill(place: Place, text: string): Promise<void> {
    await this.#until(`type into ${described(place)}`, async () => {
      if ((await this.#ask('startTyping', sent(place))) !== true) return null;
      await this.window.type(text);
      // A page that came alive meanwhile has thrown it away.
      return (await this.look(place)).value === text ? true : null;
    });
  }

  async choose(place: Place, option: string): Promise<void> {
    await this.#until(`choose ${option} in ${described(place)}`, async () =>
      (await this.#ask('choose', sent(place), option)) === true ? true : null,
    );
  }

  /** The figures of a table of one side of an account, by their lines. */
  async rows(place: Place): Promise<Readonly<Record<string, string>>> {
    return rowsForm.parse(await this.#ask('rows', sent(place)));
  }

  async press(...keys: readonly NamedKey[]): Promise<void> {
    for (const key of keys) await this.window.press(key);
  }

  /** Takes the focus from whatever has it, so that keys go to the page. */
  async rests(): Promise<void> {
    await this.#ask('rest');
  }

  /** Waits until the address reads so. */
  async isAt(pattern: RegExp): Promise<void> {
    await this.#until(`an address like ${pattern}`, async () => {
      const address = await this.window.address();
      if (!pattern.test(address)) throw new Error(address);
      return true;
    });
  }

  /** Waits until this browser has written down so many events of a lesson. */
  async keeps(events: number): Promise<void> {
    await expect.poll(() => this.#ask('savedEvents'), { timeout: PATIENCE }).toBe(events);
  }

  /** Expects that the page fits into its window, and every figure into its cell, however wide it is. */
  async fits(widths: readonly number[] = WIDTHS): Promise<void> {
    for (const width of widths) {
      await this.window.resize(width, 900);
      await this.fitsNow();
    }
    await this.window.resize(WIDE, 900);
  }

  /** The same in the window as it is. */
  async fitsNow(): Promise<void> {
    const message = `faults of ${await this.window.address()}`;
    await expect.poll(() => this.#ask('faults'), { message, timeout: PATIENCE }).toEqual([]);
  }
}

/** Pixels of a desktop. */
export const WIDE = 1440;

/** Pixels: WebKit’s window does not become narrower than the last. */
export const NARROW = 447;

const WIDTHS = [WIDE, NARROW];
