// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { dollars } from '@/events/money';
import { shownAt } from '@/src/board/sentence/lineView';
import { stepPicture } from '@/src/board/share/stepPicture';
import { acting, openingCursorOf, payment } from '../../helpers/cursors';

const { timeline, leaf } = acting(openingCursorOf(2), payment(1, 2, 1050));

function drawn(svg: string): Document {
  const picture = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(picture.querySelector('parsererror')).toBeNull();
  return picture;
}

const wordsIn = (picture: Document) =>
  [...picture.querySelectorAll('text')].map(({ textContent }) => textContent);

describe('the picture of a step', () => {
  const picture = drawn(
    stepPicture(shownAt(timeline, leaf), 'Customer 1 pays.', 'Lesson 2, step 1'),
  );

  test('has every account with its lines, what changed, and totals that agree', () => {
    const words = wordsIn(picture);
    for (const { name } of timeline.board.start.at(-1)?.book.parties ?? [])
      expect(words.some((word) => word?.startsWith(name))).toBe(true);
    expect(words).toContain('+10.50');
    expect(words).toContain('−10.50');
    expect(words).toContain('Lesson 2, step 1');
    expect(words).toContain('Customer 1 pays.');
  });

  test('marks nothing at the opening', () => {
    const opening = drawn(
      stepPicture(shownAt(timeline, timeline.opening), 'Nothing yet.', 'Start'),
    );
    expect(wordsIn(opening).filter((word) => /^[+−]/.test(word ?? ''))).toEqual([]);
  });

  test('calls what balances the sheet of a bank with share capital by its name', () => {
    const { timeline: other } = openingCursorOf(30);
    const words = wordsIn(drawn(stepPicture(shownAt(other, other.opening), 'Start.', 'Start')));
    expect(words).toContain('Retained earnings');
  });

  test('takes any text for text', () => {
    const hostile = `<script>alert("${dollars(100)}")</script>&'`;
    const safe = drawn(stepPicture(shownAt(timeline, leaf), hostile, hostile));
    expect(safe.querySelector('script')).toBeNull();
    expect(safe.querySelector('title')?.textContent).toBe(hostile);
  });
});
