/** How the texts sound, and that the ear which judges them hears each fault. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { lectureTextOf } from '@/src/lessons/content';
import { LECTURES } from '@/src/lessons/course/catalogue';
import { everyStart } from '@/src/lessons/course/openings';
import { lessonOf } from '../../helpers/boards';
import { elementOf, LESSON_TEXTS, proseOf, shown } from '../../helpers/texts';
import {
  isNotRewritten,
  mannerismsIn,
  NOT_REWRITTEN,
  rhythmOf,
  voiceFaults,
} from '../../helpers/voice';

const REWRITTEN = LESSON_TEXTS.filter(({ folder }) => !isNotRewritten(folder)).map(
  (text) => [text.folder, text] as const,
);

const LECTURE_PAGES = LECTURES.filter(({ path }) => !isNotRewritten(path)).map(
  (lecture) => [lecture.path, lecture] as const,
);

test('what is still to be rewritten are lectures', () => {
  const paths = LECTURES.map(({ path }) => path);
  expect(NOT_REWRITTEN.filter((path) => !paths.includes(path))).toEqual([]);
});

describe('the voice of', () => {
  test.each(REWRITTEN)('%s', async (_, text) => {
    const prose = proseOf(await shown(text));
    expect(voiceFaults(prose, text.entry.hasBoard)).toEqual([]);
  });

  test.each(REWRITTEN.filter(([, { entry }]) => entry.hasBoard))(
    'what the board of %s says',
    (_, { entry }) => {
      const said = everyStart(lessonOf(entry.id)).flatMap(({ about, opensWith, tasks }) => [
        about,
        opensWith ?? '',
        ...tasks.flatMap(({ goal, hints }) => [goal, ...hints]),
      ]);
      expect(mannerismsIn(said)).toEqual([]);
    },
  );

  test.each(LECTURE_PAGES)('the page and the recap of %s', (_, lecture) => {
    const { Text, Recap } = lectureTextOf(lecture);
    const prose = [Text, Recap].flatMap((Part) =>
      proseOf(elementOf(renderToStaticMarkup(createElement(Part)))),
    );
    expect(voiceFaults(prose, false)).toEqual([]);
  });
});

/** Sentences of 9 and 21 words by turns, each with a beginning of its own: nothing is wrong with them. */
const SOUND = [
  'Ada pays the baker, and he’s glad of it.',
  'Nobody knows where the other half of the money went, but it isn’t lost, and sooner or later somebody will find it.',
  'Banks, for example, keep what people don’t spend.',
  'When you draw some of it in notes, your bank owes you less than before, and it has fewer notes to show.',
  'They’ll tell you so on every page they print.',
  'What a bank owes is what its customers own, so whoever adds up both has counted the very same dollars two times.',
];

/** The faults of sound sentences with others put after them. */
const withMore = (...sentences: readonly string[]) => voiceFaults([...SOUND, ...sentences], true);

describe('the ear', () => {
  test('finds nothing wrong with what is sound', () => {
    expect(voiceFaults(SOUND, true)).toEqual([]);
  });

  test('hears sentences that are too long or too short, and those that are all alike', () => {
    const long = SOUND.map((one) => one.replace(/[.]$/, `, ${'and so on '.repeat(6)}to the end.`));
    expect(voiceFaults(long, true)).toEqual([expect.stringMatching(/words a sentence/)]);
    const short = SOUND.flatMap((one) => [one, 'Good.', 'Very good.']);
    expect(voiceFaults(short, true)).toEqual([expect.stringMatching(/words a sentence/)]);
    const alike = ['Ada', 'Ben', 'Cleo'].map(
      (who) =>
        `${who} pays what’s due, isn’t late and doesn’t ask, for example, why it costs a dollar.`,
    );
    expect(voiceFaults(alike, true)).toEqual([expect.stringMatching(/vary by 0\.0/)]);
    expect(rhythmOf(['One two. Three four five six.'])).toEqual({ average: 3, deviation: 1 });
  });

  test('hears the third sentence that begins like two before it, and not the second', () => {
    const begun = [
      'The bank lends to them all the time.',
      'The customer spends it where they like.',
    ];
    expect(withMore(...begun)).toEqual([]);
    const third = 'The payee has it now and will keep it.';
    expect(withMore(...begun, third)).toEqual([expect.stringContaining(third.slice(0, -1))]);
  });

  test('hears “because” and “whereas” where they come too often', () => {
    const because = 'It pays because it owes, and it owes because somebody paid something in.';
    expect(withMore(because)).toEqual([expect.stringMatching(/“because” 2 times/)]);
    expect(withMore('Cash moves at once, whereas a check waits until the morning.')).toEqual([]);
    expect(withMore('Cash moves, whereas a check waits, whereas a promise does nothing.')).toEqual([
      '“whereas” 2 times',
    ]);
  });

  test('misses contractions and examples in a lesson with a board, and asks none of the others', () => {
    const stiff = SOUND.map((one) =>
      one
        .replace('for example', 'of course')
        .replace(/’s glad|isn’t|don’t|They’ll/g, 'may well be'),
    );
    expect(voiceFaults(stiff, true)).toEqual(['0 contractions, not 3', 'no “for example”']);
    expect(voiceFaults(stiff, false)).toEqual([]);
  });

  test.each([
    'A payment of more is refused with the words below.',
    'The board refuses with the words below.',
    'The bank owes one less and correspondingly more to the other.',
    'No cash has moved in the process, and all is well.',
    'A bank fails for the want of means.',
    'A repo is to be told from a loan.',
    'Balances are lent so, and renewed each morning.',
    'Now it is for this reason that banks lend.',
    'Interest is a charge for the whole loan.',
    'An overdraft is credit, for it is owed.',
    'The rules thereof are old.',
    'Look at that!',
    'Here’s the thing about banks.',
    'Trust is crucial here.',
    'Let us delve into it.',
    'It’s not a gift, it’s a loan.',
    'This isn’t just money; it’s trust.',
    'Banks — large and small — lend.',
    "The bank's own debt.",
    'Customer 1 pays out of its deposit.',
    'The customer keeps all that it owns.',
  ])('hears what is wrong with “%s”', (said) => {
    expect(mannerismsIn([said])).not.toEqual([]);
  });

  test.each([
    'Customer 1 pays, and the bank sees its debt fall.',
    'Bank 1 pays with its own promise.',
    'Customer 1 asks the bank for its price.',
    'They pay in cash, for example, or by transfer.',
    'A customer repays the loan with its interest.',
    'The payer waits for the payee — and for nobody else.',
  ])('lets “%s” pass', (said) => {
    expect(mannerismsIn([said])).toEqual([]);
  });
});
