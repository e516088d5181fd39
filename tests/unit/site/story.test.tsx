import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { balanceSheet } from '@/events/banking/views/sheet';
import { decodePayload, readFragment } from '@/events/log/link';
import { parseLog } from '@/events/log/parse';
import { isNote } from '@/events/world/board';
import { plainText } from '@/src/board/sentence/plainText';
import { STORY } from '@/src/site/home/foldedStory';
import { Story } from '@/src/site/home/Story';
import content from '@/src/site/home/story.json';

const { steps, title } = STORY;

describe('the story of the home page', () => {
  test('has six steps, each with what was done and why, in words that fit their place', () => {
    expect(steps.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (const { phrase, note } of steps) {
      expect(plainText(phrase).length).toBeLessThanOrEqual(110);
      expect(note.length).toBeGreaterThan(20);
      expect(note.length).toBeLessThanOrEqual(90);
      // Figures are the fold’s to tell.
      expect(note).not.toMatch(/\d|'/);
    }
  });

  test('pays between banks both ways, nets, settles, and leaves no bank in debt to the other', () => {
    const owed = steps.map(({ round }) =>
      [0, 1].map((bank) =>
        balanceSheet(round, bank).liabilities.some(({ instrument }) =>
          instrument.startsWith('Due'),
        ),
      ),
    );
    expect(owed).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [true, true],
      [true, false],
      [false, false],
      [false, false],
    ]);
  });

  test('moves something at every step, and nothing as it opens', () => {
    const [opening, ...rest] = steps;
    expect(opening?.moves).toEqual({ movements: [], threads: [] });
    for (const { moves } of rest) expect(moves.movements.length).toBeGreaterThan(0);
  });

  test('is a log that the sandbox opens at each of its steps', () => {
    const read = parseLog(content);
    if ('problem' in read) throw new Error(read.problem);
    expect(read.malformed).toBeNull();
    expect(read.log.events.filter(isNote)).toHaveLength(steps.length);
    for (const { hash, number } of steps) {
      const fragment = readFragment(hash);
      expect(fragment?.round).toBe(number);
      const decoded = decodePayload(fragment?.payload ?? '');
      expect('log' in decoded && decoded.log).toEqual(read.log);
    }
  });

  test('stands on the page at its opening before any script has come', () => {
    const markup = renderToStaticMarkup(<Story />);
    expect(markup).toContain(title);
    for (const { name } of steps[0]?.round.book.parties ?? []) {
      expect(markup).toContain(`data-sheet="${name}"`);
    }
    expect(markup.match(/class="t-account"/g)).toHaveLength(4);
    expect(markup).toContain(`href="/sandbox#${steps[0]?.hash.replace('&', '&amp;')}"`);
  });
});
