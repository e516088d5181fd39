/** How much moves on a page that nobody has asked to move, by the measure of browsers (layout shift). */
import type { Browser, Page } from '@playwright/test';

/** Records every shift from the beginning, and whether it came within half a second of a key or a touch. */
export const WATCH_SHIFTS = `
  window.__shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      window.__shifts.push({ value, hadRecentInput });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Sums of shifts. */
export interface Shifts {
  /** What came by itself. */
  readonly unasked: number;
  /** With what followed a key or a touch. */
  readonly all: number;
}

/** What has shifted on a page since it opened. */
export async function shiftsOf(page: Page): Promise<Shifts> {
  const recorded: unknown = await page.evaluate('window.__shifts');
  if (!Array.isArray(recorded)) throw new Error('shifts are not recorded');
  const sum = (shifts: readonly unknown[]): number =>
    shifts.reduce<number>((whole, shift) => whole + amountOf(shift), 0);
  return { all: sum(recorded), unasked: sum(recorded.filter(isUnasked)) };
}

function amountOf(shift: unknown): number {
  return typeof shift === 'object' && shift && 'value' in shift ? Number(shift.value) : Number.NaN;
}

function isUnasked(shift: unknown): boolean {
  return typeof shift === 'object' && !!shift && 'hadRecentInput' in shift && !shift.hadRecentInput;
}

/** The shifts since an earlier look. */
export function since(before: Shifts, after: Shifts): Shifts {
  return { unasked: after.unasked - before.unasked, all: after.all - before.all };
}

/** A screen that a page is opened on. */
export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** What shifts while a lesson's page is loaded and, once it is in sight, its board takes the place of what the server drew. */
export async function arrivalShifts(
  browser: Browser,
  address: string,
  viewport: Screen,
): Promise<Shifts> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  await context.addInitScript(WATCH_SHIFTS);
  const page = await context.newPage();
  await page.goto(address);
  // Where there is room for one place only, the text comes first.
  const toBoard = page.locator('.stage-layout').getByRole('button', { name: 'Board', exact: true });
  if (await toBoard.isVisible()) await toBoard.click();
  await page.locator('.player-track input').waitFor();
  await page.waitForLoadState('networkidle');
  const shifts = await shiftsOf(page);
  await context.close();
  return shifts;
}
