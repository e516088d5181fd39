/** What the search reads out of a text, and what it takes for a word. */
import { describe, expect, test } from 'vitest';
import { headingsOf } from '@/src/site/search/headings';
import { marksOf, pointsOf } from '@/src/site/search/points';
import { piecesOf, termsIn, typedTerms } from '@/src/site/search/words';

describe('the headings of a text', () => {
  test('are read without what sets them, and not out of code', () => {
    const text = [
      'export const minutes = 3;',
      '## A *deposit* is a <Term id={3}>debt</Term>',
      '```sh\n## no heading\n```',
      '### See [Loans](/lectures/fundamentals/loans) ##',
      '<h2 id="privacy">Privacy</h2>',
      '#no heading',
    ].join('\n');
    expect(headingsOf(text)).toEqual(['A deposit is a debt', 'See Loans', 'Privacy']);
  });
});

describe('what a text teaches', () => {
  const text = [
    '<YouWillLearn>\n\n- how a *bank* lends\n\n</YouWillLearn>',
    '- another list',
    'A <Term id={7}>loan</Term> is <Term name="Bank Money">money</Term>.',
    '## Recap\n\n- A loan makes\n  a deposit.\n- It ends.\n\n## Sources\n\n- A book',
  ].join('\n\n');

  test('is read from the list before it and the recap', () => {
    expect(pointsOf(text)).toEqual(['how a bank lends', 'A loan makes a deposit.', 'It ends.']);
    expect(pointsOf('## Recap\n\n- The last thing.')).toEqual(['The last thing.']);
  });

  test('is read from the terms that it marks', () => {
    expect(marksOf(text)).toEqual([7, 'Bank Money']);
  });
});

describe('words', () => {
  test('are the same with and without accents, capitals, apostrophes and the plural', () => {
    expect(termsIn('Bagehot’s Rules')).toEqual(termsIn("bagehots RULE'S"));
    expect(termsIn('Écoles, securities & losses')).toEqual(['ecole', 'security', 'losse']);
  });

  test('that tell nothing are left out, unless nothing else is typed', () => {
    expect(typedTerms('what is a bank')).toEqual(['bank']);
    expect(typedTerms('No')).toEqual(['no']);
  });

  test('that were looked for are marked, and the text stays as it is', () => {
    const pieces = piecesOf('Two banks; one bank’s loan.', ['bank']);
    expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
      'banks',
      'bank’s',
    ]);
    expect(pieces.map(({ text }) => text).join('')).toBe('Two banks; one bank’s loan.');
  });
});
