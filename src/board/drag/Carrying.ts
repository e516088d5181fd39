/**
 * One sheet, or one line of it, while it is carried: where it may be dropped, and what that would
 * offer. It marks the sheets as they stand on the page: React draws nothing anew meanwhile.
 */
import { nextTask } from '@/src/ui/nextTask';
import type { Carried, DragWorld, OfferedAct } from './world';

/** Where a drag begins: a sheet, and its line where it is one. */
export interface Grip {
  readonly sheet: HTMLElement;
  readonly row: HTMLElement | null;
}

/** What a press on a row, or beside all rows, picks up. Net worth is no claim: it stands for its sheet. */
export function gripOf(target: EventTarget | null, row: HTMLElement | null): Grip | null {
  const sheet = target instanceof Element ? target.closest<HTMLElement>('[data-sheet]') : null;
  return sheet && { sheet, row: row?.matches('.t-net') ? null : row };
}

/** What a press on an element picks up; null where nothing there can be dragged. */
export function carriedBy({ sheet, row }: Grip, { parties }: DragWorld): Carried | null {
  const party = parties.find(({ name }) => name === sheet.dataset.sheet);
  if (!party) return null;
  // Of lines that stand together for several, the first.
  const [lineKey = null] = row?.dataset.line?.split(' ') ?? [];
  return { partyId: party.id, lineKey };
}

/** The part of a sheet that takes the focus: the button of its name, or the sheet. */
export function focusOf(sheet: HTMLElement): HTMLElement | null {
  return sheet.matches('button') ? sheet : sheet.querySelector<HTMLElement>('button');
}

/** A drag, by pointer or by keys. */
export class Carrying {
  /** What it is, in words. */
  readonly words: string;
  /** The other sheets, in reading order. */
  readonly others: readonly HTMLElement[];
  private readonly known = new Map<HTMLElement, readonly OfferedAct[]>();
  private isOver = false;

  constructor(
    private readonly stage: HTMLElement,
    private readonly world: DragWorld,
    readonly grip: Grip,
    readonly carried: Carried,
  ) {
    const { sheet, row } = grip;
    const name = sheet.dataset.sheet ?? '';
    const line = row?.querySelector('th')?.textContent?.trim();
    this.words = line ? `${line}, ${name}` : name;
    const sheets = [...stage.querySelectorAll<HTMLElement>('[data-sheet]')];
    this.others = sheets.filter((one) => one !== sheet);
    stage.dataset.carrying = '';
    (row ?? sheet).dataset.carried = '';
    void this.markOthers();
  }

  /** What a drop on a sheet would offer. */
  actsOn(sheet: HTMLElement): readonly OfferedAct[] {
    const known = this.known.get(sheet);
    if (known) return known;
    const target = this.world.parties.find(({ name }) => name === sheet.dataset.sheet);
    const acts = target ? this.world.acts(this.carried, target.id) : [];
    this.known.set(sheet, acts);
    return acts;
  }

  /** The sheet of whoever stands on the other side of a carried line; null where there is none. */
  otherSide(): HTMLElement | null {
    const id = this.world.otherSide(this.carried);
    const name = this.world.parties.find((one) => one.id === id)?.name;
    return this.others.find(({ dataset }) => dataset.sheet === name) ?? null;
  }

  /** Marks the sheet that it would be dropped on; null for none. */
  hover(sheet: HTMLElement | null): void {
    for (const one of this.others) {
      if (one === sheet) one.dataset.over = '';
      else delete one.dataset.over;
    }
  }

  /** Takes all marks away. */
  end(): void {
    this.isOver = true;
    delete this.stage.dataset.carrying;
    const { sheet, row } = this.grip;
    delete (row ?? sheet).dataset.carried;
    for (const { dataset } of this.others) {
      delete dataset.over;
      delete dataset.drop;
    }
  }

  /** A sheet at a time, so that the pointer is followed meanwhile. */
  private async markOthers(): Promise<void> {
    for (const sheet of this.others) {
      const acts = this.actsOn(sheet);
      if (acts.length > 0) {
        sheet.dataset.drop = acts.some(({ reason }) => reason === null) ? 'works' : 'refused';
      }
      await nextTask();
      if (this.isOver) return;
    }
  }
}
