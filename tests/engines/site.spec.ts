/** What a visitor does around the lessons: home, header, drawer, sandbox, bills, calculators, glossary. */
import { Board } from './support/board';
import { NARROW, WIDE } from './support/person';
import { at, button, dialog, heading, link } from './support/place';
import { test } from './support/test';

const CORRESPONDENTS = '/lectures/towards-a-central-bank/correspondent-banking';
const INTEREST = '/articles/interest/compound-interest';
const BILLS = '/articles/historical/renaissance/bills-of-exchange';

test('the header leads on by pointer and keys, and the drawer on a narrow screen', async ({
  person,
}) => {
  await person.goto('/');
  await person.fits();
  await person.click(button('Features'));
  await person.sees(link(/^Glossary/, dialog('Features')));
  await person.press('Escape');
  await person.seesNo(dialog('Features'));
  await person.rests();
  await person.window.type('/');
  await person.sees(dialog(/^Search/));
  await person.fill(at('combobox', /Search/, dialog(/^Search/)), 'overdraf');
  await person.sees(at('option', /^Overdrafts/));
  await person.press('ArrowDown', 'Enter');
  await person.isAt(/\/lectures\/fundamentals\/overdrafts$/);
  await person.sees(heading('Overdrafts'));
  await person.click(button(/^Switch to the light theme/));
  await person.click(button(/^Switch to the dark theme/));
  await person.reload();
  await person.sees(button(/^Use the theme of your device/));
  await person.fits();

  await person.window.resize(NARROW, 900);
  await person.click(button('Menu'));
  const drawer = dialog('Menu');
  const lectures = button('Lectures', drawer);
  const { attributes } = await person.sees(lectures);
  if (attributes['aria-expanded'] === 'false') await person.click(lectures);
  await person.click(button(/^Repos/, drawer));
  await person.click(link('Security Dealers', drawer));
  await person.isAt(/\/lectures\/repos\/security-dealers$/);
  await person.seesNo(drawer);
  await person.window.back();
  await person.isAt(/\/lectures\/fundamentals\/overdrafts$/);
  await person.window.resize(WIDE, 900);
});

test('the sandbox builds a board, and bills go abroad', async ({ person }) => {
  await person.goto('/sandbox');
  await person.choose({ label: 'Start from' }, 'A day with CHIPS');
  await person.click(button('Start'));
  await person.sees(at('list', 'Steps of the opening'));
  await person.fits();
  await person.click(button('Play it'));
  const board = new Board(person);
  await board.isThere();
  await board.pay('80', 'Ann', 'Ben');
  await board.isAt(1, 1);
  await board.holds('Liabilities', 'CHIPS', { 'Due to Second Bank': '80' });
  await person.fits();

  await person.goto(BILLS);
  await person.fits();
  await person.click(link(/^Rechange Part 2/));
  await board.isThere();
  await person.choose({ label: 'Party' }, 'Florence Exporter');
  await person.choose({ label: 'Action' }, 'Export Goods');
  await person.choose({ label: 'Importer' }, 'Lyons Importer');
  await person.fill({ label: 'Amount in marcs' }, '1');
  await person.click(button('Export'));
  await board.isAt(1, 1);
  await person.fits();
});

test('a calculator answers what is typed, and the glossary finds a term', async ({ person }) => {
  await person.goto(INTEREST);
  const calculator = at('region', 'Simple interest, calculated');
  await person.comesTo(calculator);
  await person.fill({ label: /^Rate a year/, within: calculator }, '7.5 %');
  await person.sees({ role: 'status', within: calculator }, ({ text }) =>
    text.includes('After 10 years: $1,750.00'),
  );
  // All of it: typed slowly, the address follows letter by letter.
  await person.isAt(/simple-rate=7\.5\+%25/);
  await person.reload();
  await person.comesTo(calculator);
  await person.sees(
    { label: /^Rate a year/, within: calculator },
    ({ value }) => value === '7.5 %',
  );
  await person.fits();

  await person.goto('/articles/glossary');
  await person.fits();
  const box = { label: 'Search the glossary', within: { role: 'main' } };
  await person.fill(box, 'nostro');
  await person.sees(at('option', /^Nostro Account/));
  await person.press('Enter');
  await person.isAt(/\/articles\/glossary\/n#nostro-account$/);
  await person.fits();

  await person.goto(CORRESPONDENTS);
  const more = link('More in the glossary');
  await person.pointAt(link('vostro account'), more);
  await person.click(more);
  await person.isAt(/\/articles\/glossary\/v#vostro-account$/);
});
