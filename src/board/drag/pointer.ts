/**
 * Dragging by pointer. Mouse and pen carry once they have moved a little; a finger has to rest
 * first, so that it can still scroll. Nothing is drawn but once a frame.
 */
import { rowUnder } from '../motion/rows';
import { type Carrying, type Grip, gripOf } from './Carrying';
import { Edges } from './edges';

/** Milliseconds that a finger rests before it carries. */
const HOLD = 300;

/** Pixels within which a pointer counts as still. */
const STRAY = 6;

/** Milliseconds after a drop within which a click belongs to the drag. */
const AFTER = 80;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface PointerHands {
  /** Takes hold; null where nothing can be carried. */
  lift(grip: Grip): Carrying | null;
  /** Lets go over a sheet. */
  drop(carrying: Carrying, sheet: HTMLElement, at: Point): void;
}

/** Listens for drags on a stage until the signal is given. */
export function dragByPointer(stage: HTMLElement, hands: PointerHands, signal: AbortSignal): void {
  let drag: Drag | null = null;
  const end = () => {
    drag?.end();
    drag = null;
  };
  stage.addEventListener(
    'pointerdown',
    (event) => {
      if (drag || !event.isPrimary || event.button !== 0) return;
      const grip = gripOf(event.target, rowUnder(event));
      if (grip) drag = new Drag(stage, hands, grip, event, end);
    },
    { signal },
  );
  // Where a finger carries, nothing scrolls: only the first of its moves can still say so.
  stage.addEventListener(
    'touchmove',
    (event) => {
      if (drag?.isCarrying && event.cancelable) event.preventDefault();
    },
    { signal, passive: false },
  );
  stage.addEventListener(
    'contextmenu',
    (event) => {
      if (drag?.isHeld) event.preventDefault();
    },
    { signal },
  );
  signal.addEventListener('abort', end);
}

/** One press of a pointer, until it is let go. */
class Drag {
  private readonly over = new AbortController();
  private readonly start: Point;
  private at: Point;
  private carrying: Carrying | null = null;
  private ghost: Ghost | null = null;
  private edges: Edges | null = null;
  private target: HTMLElement | null = null;
  private frame = 0;
  private readonly timer: number;
  private hasStrayed = false;

  constructor(
    private readonly stage: HTMLElement,
    private readonly hands: PointerHands,
    private readonly grip: Grip,
    private readonly press: PointerEvent,
    private readonly onEnd: () => void,
  ) {
    this.start = { x: press.clientX, y: press.clientY };
    this.at = this.start;
    this.timer = this.isHeld ? window.setTimeout(() => this.lift(), HOLD) : 0;
    const { signal } = this.over;
    const own = (listener: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === press.pointerId) listener(event);
    };
    window.addEventListener('pointermove', own(this.move), { signal });
    window.addEventListener('pointerup', own(this.release), { signal });
    window.addEventListener('pointercancel', own(onEnd), { signal });
    window.addEventListener('keydown', this.leaveByKey, { signal, capture: true });
  }

  get isCarrying(): boolean {
    return this.carrying !== null;
  }

  /** Whether it is a finger, whose long press must not open the browser's menu. */
  get isHeld(): boolean {
    return this.press.pointerType === 'touch';
  }

  end(): void {
    window.clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    this.over.abort();
    this.edges?.end();
    this.ghost?.remove();
    this.carrying?.end();
  }

  private readonly move = (event: PointerEvent): void => {
    this.at = { x: event.clientX, y: event.clientY };
    const { start, at } = this;
    this.hasStrayed ||= Math.hypot(at.x - start.x, at.y - start.y) > STRAY;
    if (this.carrying) this.followSoon();
    else if (this.hasStrayed && this.isHeld) this.onEnd();
    else if (this.hasStrayed) this.lift();
  };

  private lift(): void {
    this.carrying = this.hands.lift(this.grip);
    if (!this.carrying) {
      this.onEnd();
      return;
    }
    this.stage.setPointerCapture(this.press.pointerId);
    this.ghost = new Ghost(this.grip.sheet, this.carrying.words);
    this.edges = new Edges(this.grip.sheet, () => this.hover());
    this.follow();
  }

  private followSoon(): void {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.follow();
    });
  }

  private follow(): void {
    const { x, y } = this.at;
    this.ghost?.moveTo(x, y);
    this.edges?.follow(y);
    this.hover();
  }

  /** Marks the sheet under the pointer. */
  private hover(): void {
    const { x, y } = this.at;
    const sheet = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-sheet]') ?? null;
    if (sheet === this.target) return;
    this.target = sheet;
    this.carrying?.hover(sheet);
  }

  private readonly release = (event: PointerEvent): void => {
    const { carrying, hands, grip } = this;
    if (!carrying) {
      this.onEnd();
      return;
    }
    this.at = { x: event.clientX, y: event.clientY };
    this.follow();
    const isStill = this.isHeld && !this.hasStrayed && grip.row !== null;
    const target = isStill ? carrying.otherSide() : this.target;
    this.onEnd();
    swallowClick();
    if (target && target !== grip.sheet) hands.drop(carrying, target, this.at);
  };

  private readonly leaveByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.carrying) return;
    event.preventDefault();
    event.stopPropagation();
    this.onEnd();
    window.addEventListener('pointerup', swallowClick, { once: true });
  };
}

/** Swallows the click that a browser sends at the end of a drag. */
function swallowClick(): void {
  const over = new AbortController();
  const swallow = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('[role=menu]')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, signal: over.signal });
  // Another press is another click; so is Enter in the composer, which presses its button.
  const press = { capture: true, signal: over.signal };
  for (const one of ['pointerdown', 'keydown'])
    window.addEventListener(one, () => over.abort(), press);
  window.setTimeout(() => over.abort(), AFTER);
}

/** What follows the pointer: the token and the name of what is carried. It is moved by its transform alone. */
class Ghost {
  private readonly element = document.createElement('div');

  constructor(sheet: HTMLElement, words: string) {
    const { element } = this;
    element.className = 'drag-ghost';
    element.setAttribute('aria-hidden', 'true');
    const token = sheet.querySelector('.token, .party-mark')?.cloneNode(true);
    if (token) element.append(token);
    const name = document.createElement('span');
    name.textContent = words;
    element.append(name);
    document.body.append(element);
  }

  /** Goes beside a point of the window. */
  moveTo(x: number, y: number): void {
    this.element.style.transform = `translate3d(${x}px, ${y}px, 0)`;
  }

  remove(): void {
    this.element.remove();
  }
}
