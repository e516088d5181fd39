/** A lesson’s board: played by pointer, by keys and on a narrow screen, shared, shown and printed. */

import { encodeLink, fragmentOf } from '@/events/log/link';
import { LESSONS } from '@/src/lessons/course/all';
import { lessonPath } from '@/src/lessons/course/catalogue';
import { frozenLog } from '../helpers/logs';
import { Board } from './support/board';
import { NARROW, WIDE } from './support/person';
import { at, button, dialog } from './support/place';
import { test } from './support/test';

const TRANSFERS = '/lectures/fundamentals/deposit-transfers';

/** Lessons whose boards hold the most, by their number: with what meets their tasks, at its end. */
const LARGE = [10, 13];

test('a payment is made by pointer, stepped over, branched, shared, opened elsewhere and kept', async ({
  person,
  newPerson,
}) => {
  const board = await Board.open(person, TRANSFERS);
  await person.fits();
  await board.pay('30');
  await board.isAt(1, 1);
  await board.holds('Assets', 'Customer 2', { 'At Bank 1': '130' });
  await board.pay('12.50', 'Customer 2', 'Customer 1');
  await board.isAt(2, 2);
  await person.fits();
  await board.press('Step back');
  await board.isAt(1, 2);
  await board.press('First step');
  await board.isAt(0, 2);
  await board.press('Last step');
  await board.isAt(2, 2);
  await board.press('Step back');
  await board.isAt(1, 2);
  await board.pay('5');
  await board.isAt(2, 2);
  await person.sees(at('list', 'Other lines from step 1'));
  await board.holds('Assets', 'Customer 1', { 'At Bank 1': '65' });

  const link = await board.link();
  const other = await newPerson();
  const theirs = await Board.open(other, link);
  await theirs.isAt(2, 2);
  await theirs.holds('Assets', 'Customer 1', { 'At Bank 1': '65' });
  await other.fits();

  await person.keeps(3);
  await person.reload();
  await board.isThere();
  await board.isAt(2, 2);
  await board.holds('Assets', 'Customer 1', { 'At Bank 1': '65' });
});

test('a board is played by keys, and in the sheet of a narrow screen', async ({ person }) => {
  const board = await Board.open(person, TRANSFERS);
  await board.fillPayment('30');
  await person.press('Enter');
  await board.isAt(1, 1);
  await person.rests();
  await person.press('ArrowLeft');
  await board.isAt(0, 1);
  await person.press('ArrowRight');
  await board.isAt(1, 1);
  await person.press('Home');
  await board.isAt(0, 1);
  await person.press('End');
  await board.isAt(1, 1);
  await person.window.type('0');
  await board.isAt(0, 1);
  await person.window.type('$');
  await board.isAt(1, 1);

  await person.window.resize(NARROW, 900);
  await board.press('Act');
  await person.sees(dialog('Act'));
  await board.pay('10');
  await person.seesNo(dialog('Act'));
  await board.isAt(2, 2);
  await board.holds('Assets', 'Customer 2', { 'At Bank 1': '140' });
  await person.fits([NARROW]);
  await person.window.resize(WIDE, 900);
});

test('large boards fit wherever they are shown: in the lesson, presented, printed, embedded', async ({
  person,
}) => {
  for (const lesson of LESSONS.filter(({ id }) => LARGE.includes(id))) {
    const fragment = `#${fragmentOf(encodeLink(frozenLog(1, `lesson-${lesson.id}-tasks`)), null)}`;
    const board = await Board.open(person, `${lessonPath(lesson)}${fragment}`);
    await person.sees({ text: /^You are looking at a shared log/ });
    await board.press('Last step');
    await person.sees(board.button('Step back'), ({ attributes }) => !('disabled' in attributes));
    await person.fits();
    await board.share('Print or present');
    await person.click(button('Present'));
    await person.sees(dialog(/, presented$/));
    // It fills the screen, which has one size.
    await person.fitsNow();
    await person.press('Escape');
    await person.seesNo(dialog(/, presented$/));
    await board.share('Print or present');
    await person.click(button('Print …'));
    await person.sees(at('article', 'What is printed'));
    await person.fits();
    await person.press('Escape');
    await Board.open(person, `/embed${fragment}`);
    await person.fits();
  }
});
