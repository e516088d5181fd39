/** What a question is called in lists: its first words, without the marks of Markdown. */
import { expect, test } from 'vitest';
import { firstWords } from '@/src/community/classroom/work/firstWords';

test.each([
  ['Whose debt is a deposit?', 'Whose debt is a deposit?'],
  ['\n# How **much**\n\nwas [paid](/about)?', 'How much'],
  ['Look at\n`Reserves`:', 'Look at Reserves:'],
  ['- first\n- second', 'first'],
  ['---', ''],
  [
    'Whose debt is a deposit at a commercial bank, and who can ask for it?',
    'Whose debt is a deposit at a commercial bank, and who can …',
  ],
])('the first words of “%s”', (text, words) => {
  expect(firstWords(text)).toBe(words);
});
