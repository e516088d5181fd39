/**
 * At every step of every frozen log, what the step changes and what one acts with is in sight, without
 * scrolling; and with all steps of a lesson's tasks played, nothing of its board is cut or broken, however
 * wide the screen is.
 */
import { expect, type Page } from '@playwright/test';
import { reportOf } from '@/events/log/folded';
import { encodeLink } from '@/events/log/link';
import type { Log } from '@/events/worlds';
import { foldLog, LESSONS } from '@/src/lessons/course/all';
import { lessonPath } from '@/src/lessons/course/catalogue';
import { frozenLog, frozenNames, tasksLogOf } from '../helpers/logs';
import { type Sight, type Walked, walkThrough } from '../helpers/screen/inSight';
import { brokenWords, feetApart, figuresOutside, sticksOut } from '../helpers/screen/layoutFaults';
import { billsPath } from './support/bills';
import { Board } from './support/board';
import { fragment } from './support/links';
import { test } from './support/test';

test.describe.configure({ mode: 'parallel' });

/** Parties up to which all sheets of a board are seen on a screen of 1280 by 800. */
const FEW = 6;

/** Parties beyond which a sandbox may scroll. */
const MANY = 10;

const SIZES = [
  [1440, 900],
  [1280, 800],
  [1280, 720],
  [1024, 768],
  [390, 844],
  [360, 740],
  // A screen of 1440 by 900 with everything drawn twice as large.
  [720, 450],
] as const;

/** The sizes at which a board is looked at: what is whole on a lower screen is whole on a higher one that asks no more. */
const sizesFor = (parties: number) =>
  SIZES.filter(([width, height]) => !(width === 1280 && height === 800) || parties <= FEW);

/** Pixels: the widths at which a played lesson is looked at for what is cut. */
const WIDTHS = [1440, 768, 390];

/** The logs that meet the tasks of lessons from their own openings. */
const PLAYED = new Set(LESSONS.map(tasksLogOf));

function sightAt([width, height]: readonly [number, number], parties: number, log: Log): Sight {
  if (parties > MANY || height < 700) return 'nothing cut';
  // Bills of exchange are long: on the smallest phone they may be scrolled to.
  if (width === 360 && log.world === 'bills') return 'nothing cut';
  // The strip of days takes a line of it too, and where a day ends nearly every sheet earns or pays interest.
  if (width === 360 && hasDays(log)) return 'nothing cut';
  if (width === 1440) return 'every sheet';
  return width === 1280 && height === 800 && parties <= FEW ? 'every sheet' : 'sheets of the step';
}

/** Whether a strip of days takes height from the sheets. */
function hasDays(log: Log): boolean {
  if (log.world === 'bills') return false;
  const opening =
    log.lesson === 'sandbox' ? log.opening : LESSONS.find(({ id }) => id === log.lesson)?.opening;
  return opening?.some(({ type }) => type === 'startClock') ?? false;
}

/** How many steps a log has, its opening among them. */
function stepsOf(log: Log): number {
  const folded = foldLog(log);
  if (folded === null) throw new Error('the log does not fold');
  return reportOf(folded, null).rounds + 1;
}

/** Where a log is played. */
function addressOf(log: Log): string {
  if (log.world === 'bills') return billsPath(log.stage);
  const lesson = LESSONS.find(({ id }) => id === log.lesson);
  return lesson ? lessonPath(lesson) : '/sandbox';
}

async function openAsOwn(page: Page, log: Log): Promise<Board> {
  const board = await Board.open(page, `${addressOf(log)}${fragment(encodeLink(log))}`);
  await board.button('Keep it as mine').click();
  return board;
}

/** Expects that nothing of the step that is shown is cut, broken or in a wrong place. */
async function isWholeAtEveryWidth(page: Page, board: Board): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await board.toStage();
    // A chart takes its new width a frame later.
    await expect
      .poll(() => page.evaluate(sticksOut), { message: `sticks out at ${width}` })
      .toEqual([]);
    expect(await page.evaluate(brokenWords), `broken words at ${width}`).toEqual([]);
    expect(await page.evaluate(figuresOutside), `at ${width}`).toEqual([]);
    expect(await page.evaluate(feetApart), `at ${width}`).toEqual([]);
  }
}

for (const name of frozenNames(1)) {
  test(`${name} is in sight at every step`, async ({ page }) => {
    test.slow();
    const log = frozenLog(1, name);
    const board = await openAsOwn(page, log);
    const parties = await board.region.getByRole('article').count();
    const faults: string[] = [];
    for (const size of sizesFor(parties)) {
      const [width, height] = size;
      await page.setViewportSize({ width, height });
      await board.toStage();
      const walked = await page.evaluate<Walked>(walkThrough(sightAt(size, parties, log)));
      expect(walked.steps).toBe(stepsOf(log));
      faults.push(...walked.faults.map((fault) => `${width}×${height}, ${fault}`));
    }
    expect(faults).toEqual([]);
    if (PLAYED.has(name)) await isWholeAtEveryWidth(page, board);
    // The window serves the next test as well.
    await page.setViewportSize({ width: 1440, height: 900 });
  });
}
