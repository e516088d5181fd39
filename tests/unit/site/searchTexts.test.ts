/** What the search reads out of a text, and what it takes for a word. */
import { describe, expect, test } from 'vitest';
import { excerptOf } from '@/src/site/search/excerpt';
import { headingsOf } from '@/src/site/search/headings';
import { marksOf, pointsOf } from '@/src/site/search/points';
import { piecesOf, termsIn, typedTerms } from '@/src/site/search/words';

describe('the headings of a text', () => {
  test('are read without what sets them, and not out of code', () => {
    const text = [
      'export const minutes = 3;',
      '## A *deposit* is a <KeyTerm name="Debt">debt</KeyTerm>',
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
    'A <KeyTerm name="Loan">loan</KeyTerm> is <Term name="Bank Money">money</Term>.',
    '## Recap\n\n- A loan makes\n  a deposit.\n- It ends.\n\n## Sources\n\n- A book',
  ].join('\n\n');

  test('is read from the list before it and the recap', () => {
    expect(pointsOf(text)).toEqual(['how a bank lends', 'A loan makes a deposit.', 'It ends.']);
    expect(pointsOf('## Recap\n\n- The last thing.')).toEqual(['The last thing.']);
  });

  test('is read from the terms that it marks', () => {
    expect(marksOf(text)).toEqual(['Loan', 'Bank Money']);
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

describe('an excerpt', () => {
  test('is the whole text where that fits', () => {
    expect(excerptOf('A debt of the bank, to the', ['debt'])).toBe('A debt of the bank, to the');
  });

  test.each([
    [
      'a sentence, which leaves nothing torn off',
      'The setting off of mutual debts, so that only the difference is still owed. It replaces gross debts by one smaller net debt.',
      'The setting off of mutual debts, so that only the difference is still owed.',
    ],
    [
      'a clause, without its comma',
      'What a bank holds to meet withdrawals and payments: vault cash and balances with the central bank, in older banking also other claims.',
      'What a bank holds to meet withdrawals and payments: vault cash and balances with the central bank …',
    ],
    [
      'a word that bears meaning, where neither ends late enough',
      'The opening of debts, and after it what a bank does when payments are made by its customers through the bank of a neighbour abroad.',
      'The opening of debts, and after it what a bank does when payments are made by its customers through the bank …',
    ],
    [
      'a clause before a name, not in the middle of the name',
      'A rule that banks hold reserves of at least a set and lasting share of their debts, with or as is so in what we call the United States.',
      'A rule that banks hold reserves of at least a set and lasting share of their debts …',
    ],
    [
      'what is somebody’s, not with whose it is',
      'A card with a chip that stores debts and computes and can so prove itself genuine beyond all doubt and check the holder’s number too.',
      'A card with a chip that stores debts and computes and can so prove itself genuine beyond all doubt and check …',
    ],
  ])('ends with %s', (_, text, excerpt) => {
    expect(excerptOf(text, ['debt'])).toBe(excerpt);
  });

  test('of a late match begins after a sentence or a clause, and fills its lines', () => {
    const text = `${'Such a bank held gold and paid with it. '.repeat(4)}Its notes were payable in London, and a debt was settled there.`;
    expect(excerptOf(text, ['debt'])).toBe(
      '… Such a bank held gold and paid with it. Its notes were payable in London, and a debt was settled there.',
    );
  });
});
