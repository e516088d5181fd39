/** What every lesson's text has, whoever wrote it. */
import { describe, expect, test } from 'vitest';
import { factsOf } from '@/src/lessons/facts';
import { wordsOf } from '../../helpers/sentences';
import { LESSON_TEXTS, type LessonText, moduleOf, proseOf, shown } from '../../helpers/texts';

const WITH_BOARD = LESSON_TEXTS.filter(({ entry }) => entry.hasBoard);

const named = (texts: readonly LessonText[]) => texts.map((text) => [text.folder, text] as const);

/** The headings of the second rank, in order. */
const headingsOf = (main: Element) =>
  [...main.querySelectorAll('h2')].map(({ textContent }) => textContent);

/** The element after the heading with this text. */
function below(main: Element, heading: string): Element | null {
  const found = [...main.querySelectorAll('h2')].find((one) => one.textContent === heading);
  return found?.nextElementSibling ?? null;
}

const points = (list: Element | null) => list?.querySelectorAll(':scope > li').length ?? 0;

/** The headings that a text ends with. */
function ending({ entry }: LessonText): readonly string[] {
  const board = entry.hasBoard
    ? ['Try this on the board', 'Check yourself', 'What the board leaves out', 'Recap']
    : ['Recap', 'Check yourself'];
  return [...board, ...(factsOf(entry).keyTerms.length > 0 ? ['Key terms'] : []), 'Sources'];
}

/** The text without what is no figure of the board: code, addresses, sources, rounds, years, parties, the world outside. */
function bare({ source }: LessonText): string {
  return (source.split('## Sources')[0] ?? '')
    .replace(/^(?:import|export)[\s\S]*?;$/gm, '')
    .replace(/<Fact>[\s\S]*?<\/Fact>/g, '')
    .replace(/<Case\b[\s\S]*?<\/Case>/g, '')
    .replace(/<(?:Cite|Figure|Magnitudes|RealSheet)\b[\s\S]*?\/>/g, '')
    .replace(
      /<(?:RoundChip|Worked|Amount|Total|Pledged|Median|Deed|Setting|RateSet|ReserveRatio|Refusal|TaskList|KeyTerms)\b[\s\S]*?\/>/g,
      '',
    )
    .replace(/\b(?:round|rounds|id|name)=(?:\{[^}]*\}|"[^"]*")/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^\s*\d+\. /gm, '')
    .replace(
      /\b(?:Bank|Banks|Customer|Customers|Dealer|Dealers|Customer’s)\s(?:\d(?:, | and | or )?)+/g,
      '',
    )
    .replace(/\b(?:1[2-9]|20)\d\ds?\b/g, '');
}

describe('the text of every lesson', () => {
  test.each(named(LESSON_TEXTS))('%s keeps to the frame', async (_, text) => {
    const main = await shown(text);
    const headings = headingsOf(main);
    expect(headings[0]).toBe('You will learn');
    const learned = points(main.querySelector('.you-will-learn ul'));
    expect(learned).toBeGreaterThanOrEqual(3);
    expect(learned).toBeLessThanOrEqual(5);
    expect(headings.slice(-ending(text).length)).toEqual(ending(text));
    const recap = points(below(main, 'Recap'));
    expect(recap).toBeGreaterThanOrEqual(3);
    expect(recap).toBeLessThanOrEqual(5);
    expect(points(below(main, 'Sources'))).toBeGreaterThanOrEqual(2);
    const heads = [...main.querySelectorAll('thead th')].map(({ textContent }) => textContent);
    expect(heads).not.toContain('');
    const questions = main.querySelectorAll('.question').length;
    expect(questions).toBeGreaterThanOrEqual(2);
    expect(questions).toBeLessThanOrEqual(4);
  });

  test.each(named(LESSON_TEXTS))('%s is as long as a lesson', async (_, text) => {
    const words = proseOf(await shown(text)).flatMap(wordsOf).length;
    expect(words).toBeGreaterThanOrEqual(text.entry.hasBoard ? 600 : 400);
    expect(words).toBeLessThanOrEqual(1100);
  });

  test.each(named(LESSON_TEXTS))(
    '%s says what it is about, and how long it takes',
    async (_, text) => {
      const { description, minutes } = await moduleOf(text);
      expect(description).toMatch(/^[A-Z].{60,160}\.$/);
      expect(minutes).toBeGreaterThanOrEqual(4);
      expect(minutes).toBeLessThanOrEqual(30);
    },
  );
});

describe('the text of a lesson with a board', () => {
  // A line of tags alone is a block of its own: it would cut the sentence that it stands in.
  test.each(named(WITH_BOARD))('%s has its words and chips in paragraphs', async (_, text) => {
    const main = await shown(text);
    const loose = [main, ...main.querySelectorAll('.passage, .question')].flatMap((block) =>
      [...block.childNodes].filter(
        ({ nodeType, nodeName, textContent }) =>
          (nodeType === 3 && textContent?.trim() !== '') || ['BUTTON', 'A'].includes(nodeName),
      ),
    );
    expect(loose.map(({ textContent }) => textContent)).toEqual([]);
    // A number that begins a line, as in "Bank\n1. It pays", would begin a list.
    expect(text.source).not.toMatch(/\b(?:Bank|Customer|Dealer)s?\s*\n\s*\d+\. /);
  });

  test.each(named(WITH_BOARD))(
    '%s shows accounts, rounds, tasks and a prediction',
    async (_, text) => {
      const main = await shown(text);
      expect(main.querySelector('.worked')).not.toBeNull();
      expect(main.querySelector('.round-chip')).not.toBeNull();
      expect(text.source).toContain('<TaskList lesson={props.lesson} />');
      const predictions = [...main.querySelectorAll('.question')].filter((one) =>
        one.querySelector('summary')?.textContent?.startsWith('Predict:'),
      );
      expect(predictions.length).toBeGreaterThan(0);
      for (const one of predictions) expect(one.querySelector('.round-chip')).not.toBeNull();
    },
  );

  test.each(named(WITH_BOARD))('%s types no figure that the board could give', (_, text) => {
    const typed = bare(text)
      .split('\n')
      .filter((line) => /\d/.test(line));
    expect(typed).toEqual([]);
  });

  test.each(named(WITH_BOARD))(
    '%s leads to definitions that stand on its page',
    (_, { source, entry }) => {
      const names = [...source.matchAll(/<KeyTerm name="([^"]+)"/g)].map(([, name]) => name);
      const { keyTerms } = factsOf(entry);
      expect(keyTerms).toEqual(expect.arrayContaining(names));
      for (const name of keyTerms) expect(names, 'each key term is used').toContain(name);
    },
  );
});
