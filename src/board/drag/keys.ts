/** Dragging by keys: D picks up what has the focus, Tab and arrows go over the other sheets, Enter drops, Escape leaves. */
import { pluralize } from '@/events/pluralize';
import { rowOf } from '../motion/rows';
import { type Carrying, focusOf, type Grip, gripOf } from './Carrying';

interface KeyHands {
  /** Takes hold; null where nothing can be carried. */
  lift(grip: Grip): Carrying | null;
  /** Lets go over a sheet. */
  drop(carrying: Carrying, sheet: HTMLElement): void;
  /** Announces a text to screen readers. */
  say(text: string): void;
}

/** The direction in which a key moves over the sheets; undefined for other keys. */
function wayOf({ key, shiftKey }: KeyboardEvent): 1 | -1 | undefined {
  if (key === 'Tab') return shiftKey ? -1 : 1;
  if (key === 'ArrowRight' || key === 'ArrowDown') return 1;
  return key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : undefined;
}

/** Listens for the keys on a stage until the signal is given. */
export function dragByKeys(stage: HTMLElement, hands: KeyHands, signal: AbortSignal): void {
  let held: Held | null = null;
  const leave = () => {
    held?.end();
    held = null;
  };
  const pressed = (event: KeyboardEvent): boolean => {
    if (held) {
      const isOver = held.press(event);
      if (isOver === null) return false;
      if (isOver) leave();
      return true;
    }
    const grip = isPickUp(event) ? gripOf(event.target, rowOf(event.target)) : null;
    const carrying = grip && hands.lift(grip);
    if (!carrying) return false;
    held = new Held(carrying, hands, document.activeElement);
    return true;
  };
  // Before the board hears of them: arrows step, and Enter presses.
  stage.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!pressed(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  window.addEventListener('pointerdown', leave, { signal, capture: true });
  stage.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      const isHere = relatedTarget instanceof Element && relatedTarget.closest('[data-sheet]');
      if (held && !isHere) leave();
    },
    { signal },
  );
  signal.addEventListener('abort', leave);
}

const isPickUp = ({ key, shiftKey, repeat, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'd' && !shiftKey && !repeat && target instanceof HTMLButtonElement;

/** What the keys carry. */
class Held {
  private index = -1;

  constructor(
    private readonly carrying: Carrying,
    private readonly hands: KeyHands,
    private readonly origin: Element | null,
  ) {
    const { words, others } = carrying;
    const other = carrying.otherSide();
    const how = `${words} is picked up. Tab or arrow keys go over the other sheets, Enter drops it, Escape puts it back.`;
    if (!other) {
      hands.say(how);
      return;
    }
    this.index = others.indexOf(other);
    hands.say(`${how} ${this.goTo(other)}`);
  }

  /** Handles a key: true when it ends the drag, null when it has no meaning here. */
  press(event: KeyboardEvent): boolean | null {
    const { carrying, hands, origin } = this;
    const { others, words } = carrying;
    const way = wayOf(event);
    if (way) {
      const from = this.index < 0 && way < 0 ? 0 : this.index;
      this.index = (from + way + others.length) % others.length;
      const sheet = others[this.index];
      if (sheet) hands.say(this.goTo(sheet));
      return false;
    }
    const target = others[this.index];
    switch (event.key) {
      case ' ':
      case 'Enter':
        if (!target) return false;
        hands.say('');
        hands.drop(carrying, target);
        return true;
      case 'd':
      case 'Escape':
        hands.say(`${words} is put back.`);
        if (origin instanceof HTMLElement) origin.focus();
        return true;
      default:
        return null;
    }
  }

  end(): void {
    this.carrying.end();
  }

  /** Moves to a sheet and announces what a drop there would offer. */
  private goTo(sheet: HTMLElement): string {
    const { carrying, index } = this;
    carrying.hover(sheet);
    focusOf(sheet)?.focus();
    const count = carrying.actsOn(sheet).filter(({ reason }) => reason === null).length;
    const offer = count === 0 ? 'nothing would work now' : `${pluralize(count, 'act')} would work`;
    return `${sheet.dataset.sheet}, ${index + 1} of ${carrying.others.length}: ${offer}.`;
  }
}
