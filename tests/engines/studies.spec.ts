/** The closer looks under a board, each by what it says; notes, and predicting before one acts. */
import { Board } from './support/board';
import type { Person } from './support/person';
import { at, button, dialog, heading, tab } from './support/place';
import { test } from './support/test';

const CORRESPONDENTS = '/lectures/towards-a-central-bank/correspondent-banking';
const TRANSFERS = '/lectures/fundamentals/deposit-transfers';

/** A board whose line was left at its first step. */
async function branched(person: Person): Promise<Board> {
  const board = await Board.open(person, CORRESPONDENTS);
  await board.pay('30');
  await board.isAt(1, 1);
  await board.press('Step back');
  await board.isAt(0, 1);
  await board.pay('20');
  await board.pay('10', 'Customer 2', 'Customer 3');
  await board.isAt(2, 2);
  return board;
}

test('each study says what a line came to', async ({ person }) => {
  const board = await branched(person);
  await board.lookAt('Explore');
  await person.click(tab('Charts'));
  await person.sees(at('img', /as lines from step 0 to 2\. At step 2: /));
  await person.fits();
  await board.press('Step back');
  await person.sees(at('img', /as lines from step 0 to 2\. At step 1: /));
  await board.press('Step forward');
  await person.click(at('radio', 'Map'));
  await person.sees(at('img', /^The system at step 2: 3 banks, 3 customers, \d+ claims/));
  await person.fits();
  await person.click(at('radio', 'T-accounts'));
  await person.click(tab('Checks'));
  await person.sees({ text: /^At step 2 each of these rules holds/ });
  await person.click(button('Play it again and compare'));
  await person.sees({ text: /^From its link of \d+ characters.*the same state/ });
  await person.fits();
  await board.fillPayment('9999');
  await person.press('Enter');
  await person.sees(
    { label: 'Amount ($)' },
    ({ attributes }) => attributes['aria-invalid'] === 'true',
  );
  await person.click(tab('Refused'));
  await person.sees({ text: /an account pays no more than it holds/ });
  await person.fits();
  await person.click(tab('Compare'));
  await person.sees({
    text: /^Both lines at step|^This line at step 2; the other one ends at step 1/,
  });
  await person.fits();
  await person.click(tab('Other systems'));
  await person.sees({ text: /^Netted once at the end of the day these payments needed \$/ });
  await person.fits();
});

test('a step is switched off, and what is left is kept as a line', async ({ person }) => {
  const board = await Board.open(person, TRANSFERS);
  await board.pay('30');
  await board.pay('10', 'Customer 2', 'Customer 1');
  await board.isAt(2, 2);
  await board.lookAt('Explore');
  await person.click(tab('What if'));
  await person.click(at('checkbox', /^1 Customer 1 pays Customer 2 \$30/));
  await person.sees({ text: /^1 of 2 events off\. All the others can be done\.$/ });
  await person.fits();
  await person.click(button('Keep as a branch'));
  await board.isAt(1, 1);
  await board.holds('Assets', 'Customer 1', { 'At Bank 1': '110' });
});

test('a note is pinned, and kept', async ({ person }) => {
  const board = await Board.open(person, TRANSFERS);
  await board.pay('30');
  await board.isAt(1, 1);
  await person.click({ text: 'Settings and notes' });
  await person.fill({ label: 'Note' }, 'The bank only writes it down.');
  await board.press('Pin');
  await board.lookAt('Steps');
  await person.sees({ text: 'The bank only writes it down.' });
  await person.keeps(2);
  await person.reload();
  await board.isAt(1, 1);
  await board.lookAt('Steps');
  await person.sees({ text: 'The bank only writes it down.' });
});

test('a payment is predicted, then posted', async ({ person }) => {
  const board = await Board.open(person, TRANSFERS);
  await person.click({ label: 'Predict first' });
  await board.fillPayment('30');
  await person.click(button('Predict: Pay'));
  const sheet = dialog('Predict, then reveal');
  const entry = at('group', 'Entry 1', sheet);
  await person.choose({ label: 'Whose sheet', within: entry }, 'Customer 2');
  await person.choose({ label: 'Account', within: entry }, 'At Bank 1');
  await person.click(at('radio', 'Asset', entry));
  await person.click(at('radio', '+ rises', entry));
  await person.fill({ label: 'By ($)', within: entry }, '30');
  await person.fits();
  await person.click(button('Reveal', sheet));
  await person.sees(heading(/^1 of \d/));
  await person.fits();
  await person.click(button('Post it', sheet));
  await person.seesNo(sheet);
  await board.isAt(1, 1);
  await board.holds('Assets', 'Customer 2', { 'At Bank 1': '130' });
});
