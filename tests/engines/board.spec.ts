/** A lesson’s board: played by pointer, by keys and on a narrow screen, shared, opened from files, in two windows. */

import { expect } from '@playwright/test';
import { frozenText } from '../helpers/logs';
import { Board } from './support/board';
import { NARROW, WIDE } from './support/person';
import { at, button } from './support/place';
import { test } from './support/test';

const TRANSFERS = '/lectures/fundamentals/deposit-transfers';

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
  await board.lookAt('Steps');
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

test('a board is played by keys, and on a narrow screen', async ({ person }) => {
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
  await person.click(button('Board'));
  await board.pay('10');
  await board.isAt(2, 2);
  await board.holds('Assets', 'Customer 2', { 'At Bank 1': '140' });
  await person.fitsNow(NARROW);
  await person.window.resize(WIDE, 900);
});

test('one sheet is dragged onto another, and the act that the drop writes is done', async ({
  person,
}) => {
  const board = await Board.open(person, TRANSFERS);
  await person.carry(board.sheet('Customer 2'), board.sheet('Customer 1'));
  await person.sees(at('menuitem', /^Customer 2 pays Customer 1/));
  await person.window.type('30');
  await person.sees({ label: 'Amount ($)' }, ({ value }) => value === '30');
  await person.press('Enter');
  await board.isAt(1, 1);
  await board.holds('Assets', 'Customer 1', { 'At Bank 1': '130' });
});

test('nothing moves under the pointer as one draws the track into the past', async ({ person }) => {
  const board = await Board.open(person, TRANSFERS);
  for (const amount of ['1', '2', '3']) await board.pay(amount);
  await board.isAt(3, 3);
  const label = await person.measures({ text: 'Show changes' });
  expect(label.height, 'the label of a choice stands on one line').toBeLessThan(24);
  const { top } = await person.drag(board.track, 0.99, 0.4);
  await board.isAt(1, 3);
  const after = await person.measures(board.track);
  expect(Math.round(after.top - top), 'pixels by which the track moves').toBe(0);
});

test('a log is opened from a file, and from one that is dropped', async ({ person }) => {
  const board = await Board.open(person, TRANSFERS);
  await board.share('File');
  const text = frozenText(1, 'lesson-02-three-payments');
  await person.chooseFile({ label: 'Open a file' }, 'payments.json', text);
  await person.sees({ text: /^You are looking at shared steps/ });
  await board.press('Last step');
  await board.isAt(6, 6);
  await board.press('Back to my own');
  await board.isAt(0, 0);
  await person.dropFile(at('region', 'Step player'), 'payments.json', text);
  await person.sees({ text: /^You are looking at shared steps/ });
  await board.press('Last step');
  await board.isAt(6, 6);
});

test('two windows of one person see what each of them does', async ({ person, newWindow }) => {
  const board = await Board.open(person, TRANSFERS);
  await board.pay('7');
  await board.isAt(1, 1);
  await person.keeps(1);
  const same = await newWindow(person);
  const other = await Board.open(same, TRANSFERS);
  await other.isAt(1, 1);
  await other.pay('8');
  await other.isAt(2, 2);
  await person.window.toFront();
  await board.isAt(1, 2);
  await board.press('Step forward');
  await board.holds('Assets', 'Customer 1', { 'At Bank 1': '85' });
});
