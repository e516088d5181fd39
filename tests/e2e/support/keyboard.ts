/** A person without a mouse: everything is reached with Tab and the arrows, and pressed with Enter or Space. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Board } from './board';
import type { Filled, FilledForm } from './filled';

type FilledSlider = Extract<Filled, { readonly kind: 'slider' }>;

/** More stops than any page of the site has between two places. */
const STOPS = 150;

/** More notches than a slider is moved by. */
const MAX_MOVES = 20;

/** Where the focus stands, as seen from an element one is on the way to. */
interface Standing {
  readonly isThere: boolean;
  /** Whether the focus stands on something, and not on nothing at all. */
  readonly isKept: boolean;
  /** Whether the place it stands on is marked on the screen. */
  readonly isMarked: boolean;
  /** Whether the element stands before it in the page. */
  readonly isBefore: boolean;
  /** What it stands on, for the message of a test that fails. */
  readonly on: string;
}

function standingSeenFrom(element: Element): Standing {
  const { activeElement: focused, body } = document;
  const on = focused ?? body;
  const isOutlined = (one: Element, pseudo?: string): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  // The player's track is marked around its slider, a step of the list on its text.
  const drawn = [on, ...on.querySelectorAll('*'), on.closest('.player-track') ?? on];
  return {
    isThere: on === element,
    isKept: on !== body,
    isMarked: drawn.some((one) => isOutlined(one)) || isOutlined(on, '::after'),
    isBefore: (on.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
    on: on.outerHTML.slice(0, 160),
  };
}

function isInSight({ isKept, isMarked, on }: Standing): void {
  expect({ isKept, isMarked }, `the focus on ${on}`).toEqual({ isKept: true, isMarked: true });
}

/** The keys of a keyboard, and nothing else. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /**
   * Goes to an element, stop by stop; the focus is in sight at each of them.
   *
   * @param by the key that goes on; by Tab, or back by it, when left out
   */
  async reach(target: Locator, by?: string): Promise<void> {
    await expect(target).toBeVisible();
    let standing = await target.evaluate(standingSeenFrom);
    for (let stops = 0; !standing.isThere; stops += 1) {
      if (stops > STOPS) throw new Error(`${String(target)} cannot be reached`);
      await this.press(by ?? (standing.isBefore ? 'Shift+Tab' : 'Tab'));
      standing = await target.evaluate(standingSeenFrom);
      isInSight(standing);
    }
  }

  /** Expects the focus on something that shows it. */
  async isInSight(): Promise<void> {
    isInSight(await this.page.locator('body').evaluate(standingSeenFrom));
  }

  /** Reaches a button or a tab, and presses it. */
  async push(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.reach(target);
    await this.press(key);
  }

  /** Reaches a list of options, and goes down or up in it to one of them. */
  async choose(select: Locator, option: string): Promise<void> {
    await this.reach(select);
    const options = await select.getByRole('option').allTextContents();
    const wanted = options.indexOf(option);
    const chosen = await select.getByRole('option', { selected: true }).textContent();
    const way = wanted - options.indexOf(chosen ?? '');
    for (let moves = 0; moves < Math.abs(way); moves += 1) {
      await this.press(way > 0 ? 'ArrowDown' : 'ArrowUp');
    }
    await expect(select.locator('option:checked')).toHaveText(option);
  }

  /** Reaches a field, and types over what stands in it. */
  async type(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.press('Control+a');
    await this.page.keyboard.type(text);
    await expect(field).toHaveValue(text);
  }

  /** Does on the board what an event takes, and keeps the focus. */
  async performEvent(board: Board, filled: Filled): Promise<void> {
    switch (filled.kind) {
      case 'form':
        await this.sendForm(board, filled);
        break;
      case 'note':
        await this.send(board, 'Note', filled.text);
        break;
      case 'rule':
        await this.send(board, filled.label, filled.text);
        break;
      case 'slider':
        await this.slide(board, filled);
        break;
    }
    await this.isInSight();
  }

  private async sendForm(board: Board, { party, action, fields, button }: FilledForm) {
    if (party !== null) await this.choose(board.field('Party'), party);
    await this.choose(board.field('Action'), action);
    for (const { label, text, isChosen } of fields) {
      if (isChosen) await this.choose(board.field(label), text);
      else await this.type(board.field(label), text);
    }
    await this.push(board.button(button));
  }

  /** Types into a field of settings and notes, and sends it. */
  private async send(board: Board, label: string, text: string): Promise<void> {
    await this.unfold(board);
    await this.type(board.field(label), text);
    await this.press('Enter');
  }

  private async slide(board: Board, { label, says }: FilledSlider): Promise<void> {
    await this.unfold(board);
    const slider = board.region.getByRole('slider', { name: label, exact: true });
    await this.reach(slider);
    for (let moves = 0; moves < MAX_MOVES; moves += 1) {
      if ((await slider.getAttribute('aria-valuetext')) === says) return;
      await this.press('ArrowRight');
    }
    throw new Error(`${label} does not come to ${says}`);
  }

  /** Opens settings and notes, which are folded away. */
  private async unfold(board: Board): Promise<void> {
    if (await board.field('Note').isVisible()) return;
    await this.push(board.more);
  }
}
