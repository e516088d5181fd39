/** Tabs on lesson 2, each a machine and its storage, wired as the board wires them. */
import { IDBFactory } from 'fake-indexeddb';
import { createStore } from 'idb-keyval';
import { expect, vi } from 'vitest';
import type { LessonEvent } from '@/machines/lesson';
import { ownCursor } from '@/machines/lesson/sources';
import { lessonGame } from '@/src/board/session/game';
import type { OtherTab } from '@/src/board/session/storage/reconcile';
import { LessonStorage } from '@/src/board/session/storage/sessions';
import { lessonOf } from './boards';
import { begin, driven } from './lines/lessonDriver';
import { linesOf } from './lines/lines';

const REPLACING = ['RESET', 'REMOVE', 'PROMOTE', 'UNDO'];

const tabs: Tab[] = [];

/** One tab. */
export class Tab {
  readonly storage = new LessonStorage(lessonGame(lessonOf(2)));
  readonly troubles: (string | null)[] = [];
  readonly told: OtherTab[] = [];
  machine = begin();

  constructor() {
    tabs.push(this);
    this.storage.onTrouble((sentence) => this.troubles.push(sentence));
    this.storage.onOtherTab((other) => {
      this.told.push(other);
      this.send({ type: 'MERGED', ...other });
    });
  }

  async load(): Promise<this> {
    const { cursor, problem } = await this.storage.load();
    if (cursor) this.machine = driven([{ type: 'LOADED', cursor, problem }], this.machine);
    return this;
  }

  send(...events: readonly LessonEvent[]): this {
    for (const event of events) {
      const before = ownCursor(this.machine.context).timeline;
      this.machine = driven([event], this.machine);
      const cursor = ownCursor(this.machine.context);
      const grown = cursor.timeline === before ? 'moved' : 'added';
      this.storage.save(cursor, REPLACING.includes(event.type) ? 'replaced' : grown);
    }
    return this;
  }

  get lines(): string[] {
    return linesOf(ownCursor(this.machine.context));
  }

  /** Removes the payment that the cursor is on. */
  cut(): this {
    return this.send({ type: 'REMOVE', node: this.machine.context.at });
  }
}

/** A tab that has read what is stored. */
export function openTab(): Promise<Tab> {
  return new Tab().load();
}

/** The database itself. */
export function raw(): ReturnType<typeof createStore> {
  return createStore('tallystick', 'lessons');
}

/** The lines that a tab opened now would find. */
export async function stored(): Promise<string[]> {
  const storage = new LessonStorage(lessonGame(lessonOf(2)));
  const { cursor } = await storage.load();
  await storage.close();
  return cursor ? linesOf(cursor).sort() : [];
}

/** Waits until these lines are stored and every tab shows them. */
export async function settled(...lines: readonly string[]): Promise<void> {
  const wanted = [...lines].sort();
  await vi.waitFor(async () => {
    expect(await stored()).toEqual(wanted);
    for (const tab of tabs) expect(tab.lines.sort()).toEqual(wanted);
  });
}

/** Gives the test a browser in which nothing is stored. */
export function newBrowser(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
}

/** Forgets the tabs, which lets them be closed from without. */
export function forgetTabs(): void {
  tabs.length = 0;
}

/** Closes every tab and gives the browser back. */
export async function closeBrowser(): Promise<void> {
  vi.restoreAllMocks();
  await Promise.all(tabs.splice(0).map((tab) => tab.storage.close()));
  vi.unstubAllGlobals();
}
