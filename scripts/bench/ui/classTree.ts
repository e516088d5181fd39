/** How long the tree of a class takes to be on the screen: 200 learners who handed in 60 events each. */
import type { Browser, Page } from '@playwright/test';
import { assertDefined } from '@/events/assert';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { lessonBoard, openingPosition } from '@/events/banking/board/boards';
import { fileTextOf } from '@/events/log/log';
import type { Lesson } from '@/src/lessons/course/lesson';
import { loadLesson } from '@/src/lessons/course/load';
import { create, send } from '../../site/requests';
import { Visitor } from '../../site/visitor';
import { LEARNERS, playedBy } from '../classLines';
import { session } from '../session';
import { NAMED } from './longBoard';

const LESSON = 10;

/** In milliseconds: whoever first needs the database waits until it is made. */
const PATIENCE = 60_000;

/** Times that the page is opened anew and the tree asked for. */
const TIMES = 5;

/** Milliseconds; medians of several times. */
export interface TreeDrawn {
  readonly learners: number;
  /** Of the tree, without its opening. */
  readonly steps: number;
  /** Elements of the drawing. */
  readonly elements: number;
  /** From the press to the last byte of the answer: the server reads all logs, folds and tells them meanwhile. */
  readonly answered: number;
  /** From then until the frame after the one in which the drawing stands: reading, laying out, elements, painting. */
  readonly drawn: number;
  readonly slowestDrawn: number;
}

/** A line that the board accepts: what it refuses of one is left out, and another session fills it up. */
function accepted(lesson: Lesson, events: readonly BankingEvent[], seed: number) {
  const board = lessonBoard(lesson);
  const kept: BankingEvent[] = [];
  let round = openingPosition(lesson);
  for (const event of [...events, ...session(lesson, 4 * events.length, { seed })]) {
    const made = kept.length < events.length ? board.apply(round, event).round : null;
    if (!made) continue;
    kept.push(event);
    round = made;
  }
  return kept;
}

/**
 * What each learner hands in, by name. To be made before anything is asked: it takes seconds, and the
 * server would take its connections for forgotten.
 */
export async function handedInBy(): Promise<ReadonlyMap<string, string>> {
  const lesson = await loadLesson(LESSON);
  const all = playedBy(lesson).map(({ id, events }, index) => {
    const kept = accepted(lesson, events, 5000 + index);
    return [id, fileTextOf({ world: 'banking', lesson: LESSON, events: kept })] as const;
  });
  return new Map(all);
}

/** Makes a class whose learners have handed in; gives the path of the assignment. */
async function classOn(
  site: string,
  instructor: Visitor,
  logs: ReadonlyMap<string, string>,
): Promise<string> {
  const id = await create(instructor, '/api/classes', { name: 'A large class' });
  const board = { kind: 'board', title: 'Play', about: { lesson: LESSON }, model: null };
  const assignment = await create(instructor, `/api/classes/${id}/assignments`, {
    title: 'Play',
    instructions: '',
    due: null,
    parts: [{ id: '1', ...board, tasks: [{ index: 0, points: 1 }] }],
  });
  const { data } = await instructor.send({ method: 'POST', path: `/api/classes/${id}/code` });
  for (const [name, log] of logs) {
    const visitor = new Visitor(site, PATIENCE);
    const seat = { code: data.code, name, word: 'green river', studentId: '' };
    await create(visitor, '/api/seats', seat);
    const path = `/api/seats/${id}/hand-ins/${assignment}`;
    await send(visitor, 'PUT', path, { work: { 1: { log } } });
  }
  return `/community/assignments/${assignment}`;
}

/** Asks for the tree on a page that shows its button; gives what it took. */
async function drawOnce(page: Page) {
  await page.getByRole('button', { name: 'Show the tree' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const pressed = performance.now();
    const button = document.querySelector('.class-tree-part button');
    if (button instanceof HTMLElement) button.click();
    while (!document.querySelector('.class-tree-dots')) await frame();
    await frame();
    await frame();
    const shown = performance.now();
    const asked = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .find(({ name }) => name.includes('/tree?'));
    const answered = asked?.responseEnd ?? Number.NaN;
    const elements = document.querySelectorAll('.class-tree-scroll svg *').length;
    const dots = document.querySelector('.class-tree-dots')?.getAttribute('d') ?? '';
    const steps = dots.split('M').length - 2;
    return { answered: answered - pressed, drawn: shown - answered, elements, steps };
  });
}

const middle = (figures: readonly number[]) =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** Takes the figures on a site, with what each learner hands in. */
export async function treeDrawn(
  browser: Browser,
  site: string,
  logs: ReadonlyMap<string, string>,
): Promise<TreeDrawn> {
  const instructor = new Visitor(site, PATIENCE);
  await instructor.join('Ina');
  const path = await classOn(site, instructor, logs);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const url = site;
  await context.addCookies(instructor.cookies().map((cookie) => ({ ...cookie, url })));
  await context.addInitScript(NAMED);
  const page = await context.newPage();
  const all = [];
  for (let time = 0; time < TIMES; time += 1) {
    await page.goto(site + path);
    all.push(await drawOnce(page));
  }
  await context.close();
  const first = assertDefined(all[0], 'drawing');
  return {
    learners: LEARNERS,
    steps: first.steps,
    elements: first.elements,
    answered: middle(all.map(({ answered }) => answered)),
    drawn: middle(all.map(({ drawn }) => drawn)),
    slowestDrawn: Math.max(...all.map(({ drawn }) => drawn)),
  };
}
