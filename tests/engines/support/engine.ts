/** A browser as these tests drive it, whatever protocol it speaks. */

/** Keys that have no sign of their own. */
export type NamedKey =
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | 'Home'
  | 'End'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'ArrowDown';

/** A point of the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One window of one person, whose cookies and what is kept no other person has. */
export interface BrowserWindow {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** The address that is shown. */
  address(): Promise<string>;
  /** Makes the page so many pixels large, or as near to it as the browser goes. */
  resize(width: number, height: number): Promise<void>;
  /**
   * Runs an expression in the page, waits for it where it is a promise, and gives it as JSON.
   *
   * @throws where it throws, or the page is left meanwhile
   */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the pointer to a point. */
  point(to: Point): Promise<void>;
  click(at: Point): Promise<void>;
  /** Presses the pointer at a point, moves it to another and lets it go there. */
  drag(from: Point, to: Point): Promise<void>;
  press(key: NamedKey): Promise<void>;
  /** Types signs one after the other, wherever the focus is. */
  type(text: string): Promise<void>;
  /** What the browser has complained of so far: errors of scripts, and of the console. */
  complaints(): Promise<readonly string[]>;
  /** Another window of the same person, which is then in front. */
  another(): Promise<BrowserWindow>;
  /** Puts it in front of the person's others: what lies behind may not be drawn. */
  toFront(): Promise<void>;
  close(): Promise<void>;
}

/** A browser that runs. */
export interface Engine {
  newWindow(): Promise<BrowserWindow>;
  close(): Promise<void>;
}
