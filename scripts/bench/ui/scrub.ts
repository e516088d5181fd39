/** What dragging along the track costs: how steadily the screen is drawn meanwhile. */
import type { Page } from '@playwright/test';

export interface Scrubbing {
  /** Frames drawn while the thumb was dragged. */
  readonly frames: number;
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
  const place = beside ? '.board-sentence' : '.player-track input';
  const box = await page.locator(place).boundingBox();
  if (!box) throw new Error('there is no track');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width - 4, y);
  await page.mouse.down();
  await page.evaluate(RECORD);
  const began = Date.now();
  for (let share = 0; share < 1; share = (Date.now() - began) / DRAGGED) {
    const along = share < 0.66 ? 1 - share / 0.66 : (share - 0.66) / 0.66;
    await page.mouse.move(box.x + 4 + (box.width - 8) * along, y);
  }
  await page.mouse.up();
  const recorded: unknown = await page.evaluate(
    '(window.__recording = false, { frames: window.__frames, shown: window.__shown.size })',
  );
  return scrubbingOf(recorded);
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
    slow: lengths.length === 0 ? 100 : (100 * slow) / lengths.length,
    longest: Math.max(0, ...lengths),
    shown: Number(recorded.shown),
  };
}
