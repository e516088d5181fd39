/**
 * The channel between a lesson's text and its board, which know nothing else of each
 * other: the text asks for a round of the lesson's demonstration, and the board tells
 * which round it shows. It holds what is asked until the board's script has come.
 */

/** A round of a lesson's demonstration that the text has asked for. */
interface RoundRequest {
  readonly lessonId: number;
  readonly round: number;
}

/** The round that a lesson's board shows. */
interface ShownRound {
  readonly lessonId: number;
  readonly round: number;
  /** Whether it is a round of the lesson's demonstration; else it is one of the learner's own or of a shared log. */
  readonly isDemonstration: boolean;
}

interface Reading {
  /** The pending request; null when there is none. */
  readonly request: RoundRequest | null;
  /** null until a board has reported. */
  readonly shown: ShownRound | null;
}

const NOTHING: Reading = { request: null, shown: null };

let reading = NOTHING;

/** The id of the element that a round was last asked for from. */
let askedFrom: string | null = null;

const listeners = new Set<() => void>();

function update(next: Reading): void {
  reading = next;
  for (const listener of listeners) listener();
}

/**
 * Asks the board of a lesson to show a round of the lesson's demonstration.
 *
 * @param from the id of the element in the text that asks: `backToText` leads there
 */
export function askForRound(lessonId: number, round: number, from: string): void {
  askedFrom = from;
  update({ ...reading, request: { lessonId, round } });
}

/** Takes the pending request for a lesson's board, once; null when there is none. */
export function takeRequest(lessonId: number): RoundRequest | null {
  const { request } = reading;
  if (request?.lessonId !== lessonId) return null;
  update({ ...reading, request: null });
  return request;
}

/** Tells which round a board shows; null when it goes, and what it was asked for with it. */
export function tellShown(shown: ShownRound | null): void {
  if (shown) update({ ...reading, shown });
  else update(NOTHING);
}

/** Goes back to the place in the text that a round was asked for from, and takes the focus there. */
export function backToText(): void {
  const element = askedFrom === null ? null : document.getElementById(askedFrom);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

/** Subscribes to changes; returns the unsubscriber. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is asked and shown now: the same object until something changes. */
export function getSnapshot(): Reading {
  return reading;
}

/** What is asked now: the same object until it is taken up. A step of the board changes nothing of it. */
export function getRequest(): RoundRequest | null {
  return reading.request;
}

/** The server's snapshot: no request. */
export function getServerRequest(): null {
  return null;
}

/** The server's snapshot: no request, no board. */
export function getServerSnapshot(): Reading {
  return NOTHING;
}
