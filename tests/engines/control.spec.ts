/** That what the other tests look for would be found in this browser: each fault is made here, and told. */
import { expect } from '@playwright/test';
import { Board } from './support/board';
import { Person, WIDE } from './support/person';
import { test } from './support/test';

const TRANSFERS = '/lectures/fundamentals/deposit-transfers';

interface Harm {
  /** What is spoilt, by which declaration. */
  readonly part: string;
  readonly property: string;
  readonly value: string;
  readonly told: RegExp;
}

const HARMS: readonly Harm[] = [
  { part: 'header', property: 'width', value: '3000px', told: /^the page, 3\d{3} px wide/ },
  {
    part: '.board .t-both .t-figure',
    property: 'margin-right',
    value: '-60px',
    told: /^outside its cell: /,
  },
  { part: '.board .t-line th', property: 'max-width', value: '1em', told: /^cut off: / },
  {
    part: '.board .t-total',
    property: 'transform',
    value: 'translateY(9px)',
    told: /^totals apart: /,
  },
];

test('a layout that is spoilt is told', async ({ person }) => {
  const board = await Board.open(person, TRANSFERS);
  await board.pay('30');
  await board.isAt(1, 1);
  await person.fitsNow(WIDE);
  for (const { part, property, value, told } of HARMS) {
    await person.window.evaluate(
      `document.querySelector('${part}').style.setProperty('${property}', '${value}')`,
    );
    await expect.poll(() => person.faults(WIDE)).toContainEqual(expect.stringMatching(told));
  }
});

test('what a page complains of is heard', async ({ engine, baseURL }) => {
  // In a window that no test watches: there it would fail.
  const window = await engine.newWindow();
  const person = new Person(window, baseURL ?? '');
  await person.goto('/');
  await window.evaluate(`console.error('said', 'aloud')`);
  await window.evaluate(`setTimeout(() => { throw new Error('thrown') })`);
  await window.evaluate(`void Promise.reject(new Error('broken'))`);
  for (const said of [/said aloud/, /thrown/, /broken/]) {
    await expect.poll(() => window.complaints()).toContainEqual(expect.stringMatching(said));
  }
  await window.close();
});
