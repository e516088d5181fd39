/** What members do: one signs up and publishes; a class is made, joined, and handed in to. */
import { randomUUID } from 'node:crypto';
import { Board } from './support/board';
import type { Person } from './support/person';
import { at, button, heading, link } from './support/place';
import { test } from './support/test';

const TRANSFERS = '/lectures/fundamentals/deposit-transfers';

/** Creates an account, and comes to a page. */
async function signUp(person: Person, name: string, to: string): Promise<void> {
  await person.goto(`/registration/signup?callbackUrl=${encodeURIComponent(to)}`);
  // The header knows who reads once the page is hydrated.
  await person.sees(link('Sign in', { role: 'banner' }));
  await person.fits();
  await person.fill({ label: 'Name' }, name);
  await person.fill({ label: 'E-mail address' }, `${randomUUID()}@example.org`);
  await person.fill({ label: 'Password' }, 'seven blue tally sticks');
  await person.click(button('Create the account'));
  await person.isAt(new RegExp(`${to}$`));
}

test('somebody signs up, plays a lesson and publishes it, and a guest opens its page', async ({
  person,
  newPerson,
}) => {
  const title = `There and back ${randomUUID()}`;
  await signUp(person, 'Ann', TRANSFERS);
  const board = new Board(person);
  await board.isThere();
  await board.pay('30');
  await board.isAt(1, 1);
  await board.share('Publish');
  await person.fill({ label: 'Title of the scenario' }, title);
  await person.fill({ label: 'Description' }, 'There and back again.');
  await person.click(button('Publish'));
  await person.sees({ text: /^It is published\./ });
  await person.click(link('Look at its page'));
  await person.sees(heading(title));
  await person.fits();

  const guest = await newPerson();
  const theirs = await Board.open(guest, await person.window.address());
  await guest.sees(heading(title));
  await theirs.isAt(0, 1);
  await theirs.press('Step forward');
  await theirs.isAt(1, 1);
  await guest.fits();
});

test('a class is made and given an assignment, a learner joins it and hands in', async ({
  person,
  newPerson,
}) => {
  await signUp(person, 'Ina', '/community/classes');
  await person.fill({ label: 'Name of the class' }, 'Money and Banking');
  await person.click(button('Create the class'));
  await person.sees(heading('Money and Banking'));
  await person.fits();
  const { value: joinLink } = await person.sees(at('textbox', 'Join link'));
  const classAddress = await person.window.address();
  await person.click(link('New assignment'));
  await person.choose({ role: 'combobox', name: 'Lesson' }, '2. Deposit Transfers (Fundamentals)');
  await person.fill({ label: 'Title' }, 'Pay and gather');
  await person.click(button('Create the assignment'));
  await person.sees(heading('Pay and gather'));
  await person.fits();

  const learner = await newPerson();
  await signUp(learner, 'Ann', new URL(joinLink ?? '').pathname);
  await learner.click(button('Join the class'));
  await learner.click(link(/^Pay and gather/));
  await learner.sees(heading('Pay and gather'));
  await learner.fits();
  await learner.click(link('Do it on the board'));
  const board = new Board(learner);
  await board.isThere();
  await board.pay('30');
  await board.isAt(1, 1);
  await board.press('Hand in');
  await learner.click(button('Hand in to Pay and gather'));
  await learner.sees({ text: /^Handed in\. 1 of \d tasks met/ });

  await person.goto(classAddress);
  await person.click(link(/^See the submission of Ann/));
  await person.sees(heading('Ann’s submission'));
  // It comes when one is near.
  await person.comesTo(at('region', 'Step player'));
  await person.fits();
});
