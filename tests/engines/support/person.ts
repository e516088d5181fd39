/** A person at a browser: finds things by their words, presses, types and reads, and waits as people do. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { z } from 'zod';
import type * as Hands from '../page/hands';
import { handsScript } from './bundle';
import type { BrowserWindow, NamedKey, Point } from './engine';
import { described, type Place, type Sight, sent } from './place';

/** Milliseconds that somebody waits for something to come: all three browsers share two cores. */
const PATIENCE = 40_000;

const PAUSE = 50;

const sightForm = z.object({
  count: z.number(),
  text: z.string(),
  value: z.string().nullable(),
  attributes: z.record(z.string(), z.string()),
  hasFocus: z.boolean(),
});

const pointForm = z.object({ x: z.number(), y: z.number() }).nullable();
const boxForm = z
  .object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
  .nullable();
const faultsForm = z.array(z.string());
const accountsForm = z.object({ count: z.number(), changes: z.number() });
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
    const question = `(window.hands?.home === document ? Promise.resolve(window.hands.${name}(...${JSON.stringify(args)})).then((answer) => ({ answer })) : null)`;
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

  /** Waits until a place stands still and nothing lies over it, and gives its middle. */
  #reach(place: Place): Promise<Point> {
    let last = '';
    return this.#until(`reach ${described(place)}`, async () => {
      const now = pointForm.parse(await this.#ask('reach', sent(place)));
      const isStill = now !== null && last === `${now.x} ${now.y}`;
      last = now === null ? '' : `${now.x} ${now.y}`;
      return isStill ? now : null;
    });
  }

  async click(place: Place): Promise<void> {
    await this.window.click(await this.#reach(place));
  }

  /** Points at a place, from somewhere else, until something comes of it. */
  async pointAt(place: Place, until: Place): Promise<void> {
    await this.#until(`${described(until)} by pointing at ${described(place)}`, async () => {
      await this.window.point({ x: 0, y: 0 });
      await this.window.point(await this.#reach(place));
      await sleep(500);
      return (await this.look(until)).count > 0 ? true : null;
    });
  }

  /** Draws what is at a place along it, from one part of its width to another. Gives where it was as this began. */
  async drag(place: Place, from: number, to: number) {
    await this.#reach(place);
    const before = await this.measures(place);
    const { left, top, width, height } = before;
    const y = top + height / 2;
    await this.window.drag({ x: left + width * from, y }, { x: left + width * to, y });
    return before;
  }

  /** Takes hold of what is at a place, and lets it go over another. */
  async carry(what: Place, onto: Place): Promise<void> {
    const to = await this.#reach(onto);
    await this.window.drag(await this.#reach(what), to);
  }

  /** Where a place is in the window, in pixels. */
  measures(place: Place) {
    return this.#until(`the measures of ${described(place)}`, async () =>
      boxForm.parse(await this.#ask('box', sent(place))),
    );
  }

  async chooseFile(place: Place, name: string, text: string): Promise<void> {
    await this.#until(`choose a file in ${described(place)}`, async () =>
      (await this.#ask('chooseFile', sent(place), name, text)) === true ? true : null,
    );
  }

  async dropFile(place: Place, name: string, text: string): Promise<void> {
    await this.#until(`drop a file on ${described(place)}`, async () =>
      (await this.#ask('dropFile', sent(place), name, text)) === true ? true : null,
    );
  }

  /** Has the browser refuse to fill the screen, until the page is left. */
  async keepsWindow(): Promise<void> {
    await this.#ask('keepWindow');
  }

  /** Types into a field, in place of what is in it. */
  async fill(place: Place, text: string): Promise<void> {
    await this.#until(`type into ${described(place)}`, async () => {
      if ((await this.#ask('startTyping', sent(place))) !== true) return null;
      await this.window.type(text);
      // A page that was hydrated meanwhile has thrown it away.
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

  /** Expects that accounts are to be seen, with changes marked in them. */
  async seesChanges(): Promise<void> {
    await this.#until('accounts with changes', async () => {
      const { count, changes } = accountsForm.parse(await this.#ask('accounts'));
      return count > 0 && changes > 0 ? true : null;
    });
  }

  /** Expects that the page fits into its window, and every figure into its cell, however wide it is. */
  async fits(): Promise<void> {
    await this.fitsFrom(WIDE);
    await this.window.resize(WIDE, 900);
  }

  /** The same at two widths, the first of which may be the window’s already; the other is left. */
  async fitsFrom(width: number): Promise<void> {
    for (const one of [width, WIDE + NARROW - width]) {
      await this.window.resize(one, 900);
      await this.fitsNow(one);
    }
  }

  /** The same in the window as it is, which is so wide where that is known. */
  async fitsNow(width: number | null = null): Promise<void> {
    const message = `faults of ${await this.window.address()} at ${width ?? 'this'} width`;
    await expect.poll(() => this.faults(width), { message, timeout: PATIENCE }).toEqual([]);
  }

  /** What is wrong with the layout as it stands. */
  async faults(width: number | null = null): Promise<readonly string[]> {
    return faultsForm.parse(await this.#ask('faults', width));
  }
}

/** Pixels of a desktop. */
export const WIDE = 1440;

/** Pixels: WebKit’s window does not become narrower than the last. */
export const NARROW = 447;
