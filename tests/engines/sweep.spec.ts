/** Every page that shows accounts, wide and narrow: none is wider than its window, and every account holds its figures. */
import { BILLS_STAGES } from '@/events/bills/stages';
import { reportOf } from '@/events/log/folded';
import { encodeLink, fragmentOf } from '@/events/log/link';
import type { Log } from '@/events/worlds';
import { templateOf } from '@/scripts/audit/templates';
import { foldLog, LESSONS } from '@/src/lessons/course/all';
import { LECTURES, lessonPath } from '@/src/lessons/course/catalogue';
import type { Lesson } from '@/src/lessons/course/lesson';
import { listedRoutes } from '../e2e/support/routes';
import { frozenLog } from '../helpers/logs';
import { Board } from './support/board';
import { NARROW, type Person, WIDE } from './support/person';
import { at, button, dialog } from './support/place';
import { test } from './support/test';

/** Lessons that are looked at on paper and on the screen of a lecture hall, too: they hold the most, but for the first. */
const SHOWN = [2, 10, 13];

const SANDBOXES = ['sandbox-central-bank', 'sandbox-chips-day', 'sandbox-houses-and-repos'];

/** The log of a lesson’s tasks as an address carries it, open at its end. */
function atTheEnd(log: Log) {
  const folded = foldLog(log);
  if (folded === null) throw new Error('the log does not fold');
  const last = reportOf(folded, null).rounds;
  return { fragment: `#${fragmentOf(encodeLink(log), last)}`, last };
}

function tasksLog({ id }: Lesson): Log {
  return frozenLog(1, `lesson-${String(id).padStart(2, '0')}-tasks`);
}

/** Opens a page with the board of a log at its end, and waits for what changed there to be marked. */
async function openAtTheEnd(person: Person, path: string, log: Log): Promise<Board> {
  const { fragment, last } = atTheEnd(log);
  const board = await Board.open(person, `${path}${fragment}`);
  await board.isAt(last, last);
  await person.seesChanges();
  return board;
}

/** The widths in turn, so that every other page is opened in a narrow window. */
const widthOf = (index: number): number => (index % 2 === 0 ? WIDE : NARROW);

for (const lecture of LECTURES) {
  test(`the boards of ${lecture.title} fit`, async ({ person }) => {
    const lessons = LESSONS.filter(({ lectureId }) => lectureId === lecture.id);
    for (const [index, lesson] of lessons.entries()) {
      await openAtTheEnd(person, lessonPath(lesson), tasksLog(lesson));
      await person.fitsFrom(widthOf(index));
    }
  });
}

test('bills and systems of one’s own fit', async ({ person }) => {
  for (const { path } of BILLS_STAGES) {
    await Board.open(person, path);
    await person.fits();
  }
  const stage = BILLS_STAGES.at(-1);
  await openAtTheEnd(person, stage?.path ?? '', frozenLog(1, 'bills-full-circuit'));
  await person.fits();
  for (const name of SANDBOXES) {
    await openAtTheEnd(person, '/sandbox', frozenLog(1, name));
    await person.fits();
  }
});

for (const lesson of LESSONS.filter(({ id }) => SHOWN.includes(id))) {
  test(`lesson ${lesson.id} fits on paper, on a screen for many, and on another’s page`, async ({
    person,
  }) => {
    const board = await openAtTheEnd(person, lessonPath(lesson), tasksLog(lesson));
    const present = async () => {
      await board.share('Print or present');
      await person.click(button('Present'));
      await person.sees(dialog(/, presented$/));
      await person.seesChanges();
    };
    const leave = async () => {
      await person.press('Escape');
      await person.seesNo(dialog(/, presented$/));
    };
    // It fills the screen, which has one size.
    await present();
    await person.fitsNow();
    await leave();
    await person.keepsWindow();
    await present();
    await person.fits();
    await leave();
    await board.share('Print or present');
    await person.click(button('Print …'));
    await person.sees(at('article', 'What is printed'));
    await person.fits();
    await person.press('Escape');
    await board.press('Help');
    await person.sees(dialog('How the board works'));
    await person.fits();
    await openAtTheEnd(person, '/embed', tasksLog(lesson));
    await person.fits();
  });
}

test('a page of each kind fits', async ({ person, request }) => {
  const paths = await listedRoutes(request);
  const kinds = new Map(paths.map((path) => [templateOf(path).name, path]));
  for (const [index, path] of [...kinds.values()].entries()) {
    await person.goto(path);
    await person.sees({ role: 'main' });
    await person.fitsFrom(widthOf(index));
  }
});
