/**
 * Autosave: each lesson's lines, kept in this browser as they are played. Tabs
 * that show the same lesson join what they did; no save ever overwrites what
 * another tab added. Whatever fails, the session goes on.
 */
import { get, type UseStore, update } from 'idb-keyval';
import { matches } from '@/events/guards';
import type { Cursor } from '@/events/log/tree';
import { childrenOf, type Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import { carriedOver, union } from '@/machines/lesson/carryOver';
import { openingCursor } from '@/machines/lesson/context';
import { news, openChannel, REST, type SaveChange, stronger, troubleOf } from './change';
import { type OtherTab, type Reconciled, reconcile } from './reconcile';
import {
  editionOf,
  type ReadStored,
  readStored,
  type StorageSlot,
  setAside,
  storedOf,
  textOf,
} from './stored';
import { dropTails, leaveTail, tailKeyOf, tailsOf } from './tail';
import { linesStore } from './where';

/** What was saved earlier. */
export interface Loaded {
  /** null when nothing was saved, or nothing that can be read. */
  readonly cursor: Cursor<AnyRound> | null;
  /** One plain sentence when something of it cannot be read. */
  readonly problem: string | null;
  /** The text of what cannot be read, so that it can be downloaded. */
  readonly unreadable: string | null;
}

/** What a save came to. */
interface Outcome {
  readonly edition: number;
  /** null where no other tab had written, and the lines of this one were stored as they are. */
  readonly reconciled: Reconciled | null;
  /** Why nothing could be saved over what is stored; it must be set aside first. */
  readonly problem: string | null;
}

/** The storage of a board in this browser. */
export class LessonStorage {
  readonly #kept: StorageSlot;
  readonly #store: UseStore;
  readonly #channel: BroadcastChannel | null = openChannel();
  readonly #onOtherTab = new Set<(other: OtherTab) => void>();
  readonly #onTrouble = new Set<(sentence: string | null) => void>();

  /** The cursor of this tab, as it was last handed over. */
  #mine: Cursor<AnyRound>;
  /** The timeline of this tab when it last agreed with what is stored. */
  #base: Timeline<AnyRound>;
  /** Timelines of this tab since then, from each of which it cut something off. */
  #had: readonly Timeline<AnyRound>[] = [];
  /** The edition that holds exactly what #base does; null when none is known to. */
  #edition: number | null = null;
  /** The edition last read or written. */
  #seen: number | null = null;
  #unsaved: SaveChange | null = null;
  /** What the save under way is to save. */
  #inHand: SaveChange | null = null;
  /** Where pages left what the next save will hold. */
  #tails: readonly string[] = [];
  #hasSaved = false;
  /** Whether another tab wrote what was not looked at yet. */
  #hasNews = false;
  #working: Promise<void> | null = null;
  /** Runs while the cursor is not at rest. */
  #rest: ReturnType<typeof setTimeout> | undefined;
  #trouble: string | null = null;
  /** Whether the last save failed. */
  #isFailing = false;

  constructor(kept: StorageSlot) {
    this.#kept = kept;
    this.#store = linesStore();
    this.#mine = openingCursor(kept.board);
    this.#base = this.#mine.timeline;
    this.#channel?.addEventListener('message', ({ data }) => this.#hear(data));
    window.addEventListener('pagehide', this.#leave);
  }

  /** Reads what was saved. Never fails: where the browser keeps nothing, there was nothing. */
  async load(): Promise<Loaded> {
    try {
      const raw: unknown = await get(this.#kept.storageKey, this.#store);
      const { edition, cursor: stored, isEmpty, problem } = readStored(raw, this.#kept.board);
      this.#seen = edition;
      if (problem !== null) await setAside(this.#store, this.#kept);
      if (!isEmpty) this.#takeUp(stored, problem === null ? edition : null);
      const unreadable = problem === null ? null : textOf(raw);
      const cursor = this.#takeUpTails(edition) ? this.#mine : stored;
      return { cursor: hasLines(cursor) ? cursor : null, problem, unreadable };
    } catch (error) {
      this.#report(troubleOf(error));
      return { cursor: null, problem: null, unreadable: null };
    }
  }

  /** Does as the machine does: what was done before the saved session arrived joins it. `whole` is its edition, null where not all of it could be read. */
  #takeUp(cursor: Cursor<AnyRound>, whole: number | null): void {
    const { timeline } = cursor;
    this.#mine = this.#hasSaved
      ? carriedOver(union(timeline, this.#mine.timeline), this.#mine)
      : cursor;
    this.#base = this.#hasSaved ? union(timeline, this.#base) : timeline;
    this.#edition = this.#hasSaved ? null : whole;
  }

  /** Saves what pages left unsaved. Gives whether there was any. */
  #takeUpTails(stored: number): boolean {
    const tails = tailsOf(this.#kept);
    this.#tails = tails.map(({ key }) => key);
    for (const { cursor, edition, isReplaced } of tails) {
      // What a page cut off stays cut off, unless something came after it.
      if (isReplaced && edition === stored && !this.#hasSaved) this.save(cursor, 'replaced');
      else {
        const timeline = union(this.#mine.timeline, cursor.timeline);
        this.save(carriedOver(timeline, this.#hasSaved ? this.#mine : cursor), 'added');
      }
    }
    return tails.length > 0;
  }

  /** The page is left: what is not saved is written where no answer is waited for. */
  readonly #leave = (): void => {
    const change = stronger(this.#unsaved, this.#inHand);
    if (change === null) return;
    const key = tailKeyOf(this.#kept.storageKey);
    const isReplaced = change === 'replaced' || this.#had.length > 0;
    leaveTail({ key, cursor: this.#mine, edition: this.#seen, isReplaced });
    // It may come back out of the browser's memory, and saves it then.
    this.#tails = [...this.#tails, key];
  };

  /**
   * Saves the learner's own cursor: at once or after the save under way, or, where only the
   * cursor moved, once it rests. To be called after every change, also one of another tab.
   */
  save(cursor: Cursor<AnyRound>, change: SaveChange): void {
    if (change === 'replaced') this.#had = [...this.#had, this.#mine.timeline];
    this.#mine = cursor;
    this.#hasSaved = true;
    this.#unsaved = stronger(this.#unsaved, change);
    clearTimeout(this.#rest);
    if (this.#unsaved !== 'moved') this.#work();
    else this.#rest = setTimeout(() => this.#work(), REST);
  }

  /** Calls back when another tab changed the lines of this lesson. Gives the function that ends this. */
  onOtherTab(callback: (other: OtherTab) => void): () => void {
    this.#onOtherTab.add(callback);
    return () => this.#onOtherTab.delete(callback);
  }

  /** Calls back with one plain sentence when saving fails or has failed, and with null when it works again. Gives the function that ends this. */
  onTrouble(callback: (sentence: string | null) => void): () => void {
    this.#onTrouble.add(callback);
    if (this.#trouble !== null) callback(this.#trouble);
    return () => this.#onTrouble.delete(callback);
  }

  /** Ends the callbacks. What was handed over is still saved; resolves when it is. */
  async close(): Promise<void> {
    this.#onOtherTab.clear();
    this.#onTrouble.clear();
    window.removeEventListener('pagehide', this.#leave);
    this.#work();
    await this.#working;
    this.#channel?.close();
  }

  #hear(message: unknown): void {
    if (!matches(message, news) || message.key !== this.#kept.storageKey) return;
    this.#hasNews = true;
    this.#work();
  }

  #work(): void {
    // With nothing to do its end would come before its promise is kept, and seem never to come.
    if (this.#unsaved === null && !this.#hasNews) return;
    this.#working ??= this.#workOff();
  }

  /** One thing after another; each save carries all that came since the one before. */
  async #workOff(): Promise<void> {
    try {
      while (this.#unsaved !== null || this.#hasNews) {
        const change = this.#unsaved;
        this.#unsaved = null;
        this.#inHand = change;
        this.#hasNews = false;
        await (change === null ? this.#look() : this.#save(change));
      }
    } catch (error) {
      // The next change tries again, and a page that is left writes a tail.
      this.#unsaved = stronger(this.#unsaved, this.#inHand);
      this.#isFailing = true;
      this.#report(troubleOf(error));
    } finally {
      this.#inHand = null;
      this.#working = null;
    }
  }

  /** Joins what another tab stored, without storing anything. */
  async #look(): Promise<void> {
    const raw: unknown = await get(this.#kept.storageKey, this.#store);
    const read = readStored(raw, this.#kept.board);
    if (read.isEmpty || read.problem !== null) return;
    const reconciled = this.#reconcile(this.#mine.timeline, read, 'stored');
    if (!this.#adopt(reconciled)) return;
    const { isStored, timeline } = reconciled;
    this.#base = isStored ? timeline : read.cursor.timeline;
    this.#edition = isStored ? read.edition : null;
  }

  async #save(change: SaveChange): Promise<void> {
    const [mine, cuts, tails] = [this.#mine, this.#had.length, this.#tails];
    const { edition, reconciled } = await this.#write(mine, change);
    if (this.#isFailing) this.#report(null);
    this.#isFailing = false;
    this.#seen = edition;
    dropTails(tails);
    this.#tails = this.#tails.filter((key) => !tails.includes(key));
    this.#base = mine.timeline;
    this.#had = this.#had.slice(cuts);
    const isMine = reconciled === null || reconciled.isMine;
    this.#edition = isMine ? edition : null;
    // When more was handed over meanwhile, the save that follows finds the same again.
    if (isMine || this.#mine !== mine || !this.#adopt(reconciled)) return;
    this.#base = reconciled.timeline;
    this.#edition = edition;
  }

  /** Stores a cursor in one transaction, joined with what is stored. */
  async #write(mine: Cursor<AnyRound>, change: SaveChange): Promise<Outcome> {
    let outcome: Outcome = { edition: 0, reconciled: null, problem: null };
    let last = 0;
    await update<unknown>(
      this.#kept.storageKey,
      (raw) => {
        const known = editionOf(raw);
        last = known ?? 0;
        if (known !== null && known === this.#edition) {
          const edition = mine.timeline === this.#base ? last : last + 1;
          outcome = { ...outcome, edition };
          return storedOf(mine, edition);
        }
        const read = readStored(raw, this.#kept.board);
        outcome = { ...outcome, problem: read.problem };
        if (read.problem !== null) return raw;
        const order = change === 'replaced' ? 'mine' : 'stored';
        const reconciled = this.#reconcile(mine.timeline, read, order);
        outcome = { ...outcome, edition: reconciled.isStored ? last : last + 1, reconciled };
        return storedOf(carriedOver(reconciled.timeline, mine), outcome.edition);
      },
      this.#store,
    );
    if (outcome.problem !== null) {
      await setAside(this.#store, this.#kept);
      this.#report(outcome.problem);
      return this.#write(mine, change);
    }
    const { edition } = outcome;
    if (edition !== last) this.#channel?.postMessage({ key: this.#kept.storageKey, edition });
    return outcome;
  }

  #reconcile(mine: Timeline<AnyRound>, stored: ReadStored, order: 'mine' | 'stored'): Reconciled {
    const { timeline } = stored.cursor;
    // Nothing stored means that the browser was cleared, not that a tab cut everything off.
    const base = stored.isEmpty ? timeline : this.#base;
    return reconcile({ stored: timeline, mine, base, had: this.#had, order });
  }

  /** Reports what another tab did; true when it was heard, or there was nothing to report. */
  #adopt({ timeline, isMine, cutsMine }: Reconciled): boolean {
    if (isMine) return true;
    if (this.#onOtherTab.size === 0) return false;
    for (const callback of this.#onOtherTab) callback({ timeline, replaced: cutsMine });
    return true;
  }

  #report(sentence: string | null): void {
    if (this.#trouble === sentence) return;
    this.#trouble = sentence;
    for (const callback of this.#onTrouble) callback(sentence);
  }
}

function hasLines({ timeline }: Cursor<AnyRound>): boolean {
  return childrenOf(timeline, timeline.opening).length > 0;
}
