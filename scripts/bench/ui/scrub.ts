/** What dragging costs, along the track or of a sheet: how steadily the screen is drawn meanwhile. */
import type { Page } from '@playwright/test';

export interface Scrubbing {
  /** Frames drawn while something was dragged. */
  readonly frames: number;
  /** The fewest frames that any second had; the first tenth of a second does not count, in which it is picked up. */
  readonly fewest: number;
  /** How many of a hundred took longer than 33 milliseconds: fewer than 30 a second. */
  readonly slow: number;
  /** Milliseconds. */
  readonly longest: number;
  /** Steps that were shown on the way. */
  readonly shown: number;
}

/** A frame that leaves fewer than 30 in a second, in milliseconds; one that was missed by a hair is not meant. */
const SLOW = 34;

/** Milliseconds that the thumb is dragged for. */
const DRAGGED = 3000;

const RECORD = `
  window.__frames = [];
  window.__shown = new Set();
  window.__recording = true;
  (function record(time) {
    if (!window.__recording) return;
    window.__frames.push(time);
    window.__shown.add(document.querySelector('.player-track input').value);
    requestAnimationFrame(record);
  })(performance.now());
`;

/**
 * Drags the thumb from one end of the track to the other and half-way back.
 *
 * @param beside moves the pointer over the sentence instead, where it drags nothing: what is slow then is the machine
 */
export async function scrub(page: Page, beside = false): Promise<Scrubbing> {
  const box = await boxOf(page, beside ? '.board-sentence' : '.player-track input');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width - 4, y);
  return dragging(page, (along) => ({ x: box.x + 4 + (box.width - 8) * along, y }));
}

/** Takes a sheet by its name and carries it over all the others, corner to corner and half-way back. */
export async function carry(page: Page): Promise<Scrubbing> {
  const from = await boxOf(page, '[data-sheet] .party-name >> nth=-1');
  const top = await boxOf(page, '[data-sheet] >> nth=0');
  const left = await boxOf(page, '[data-sheet] >> nth=1');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  const found = await dragging(page, (along) => ({
    x: left.x + (from.x - left.x) * along,
    y: top.y + (from.y - top.y) * along,
  }));
  await page.keyboard.press('Escape');
  return found;
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`there is no ${selector}`);
  return box;
}

/** Presses, moves along a way from its end to its beginning and half-way back, and lets go. */
async function dragging(
  page: Page,
  way: (along: number) => { readonly x: number; readonly y: number },
): Promise<Scrubbing> {
  await page.mouse.down();
  await page.evaluate(RECORD);
  const began = Date.now();
  for (let share = 0; share < 1; share = (Date.now() - began) / DRAGGED) {
    const { x, y } = way(share < 0.66 ? 1 - share / 0.66 : (share - 0.66) / 0.66);
    await page.mouse.move(x, y);
  }
  const recorded: unknown = await page.evaluate(
    '(window.__recording = false, { frames: window.__frames, shown: window.__shown.size })',
  );
  await page.mouse.up();
  return scrubbingOf(recorded);
}

/** The fewest of so many times that lie within one second from any of them. */
function fewestInSecond(times: readonly number[]): number {
  const steady = times.filter((time) => time - (times[0] ?? time) > 100);
  const last = steady.at(-1) ?? 0;
  const counts = steady
    .filter((start) => start + 1000 <= last)
    .map((start) => steady.filter((time) => time >= start && time < start + 1000).length);
  return Math.min(...counts);
}

function scrubbingOf(recorded: unknown): Scrubbing {
  if (
    typeof recorded !== 'object' ||
    !recorded ||
    !('frames' in recorded) ||
    !('shown' in recorded)
  ) {
    throw new Error('nothing was recorded');
  }
  const times = Array.isArray(recorded.frames) ? recorded.frames.map(Number) : [];
  const lengths = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const slow = lengths.filter((length) => length > SLOW).length;
  return {
    frames: lengths.length,
    fewest: fewestInSecond(times),
    slow: lengths.length === 0 ? 100 : (100 * slow) / lengths.length,
    longest: Math.max(0, ...lengths),
    shown: Number(recorded.shown),
  };
}
