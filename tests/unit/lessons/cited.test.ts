/** What a text rests on: a case at its head, and sources that claims lead to. */
import { describe, expect, test } from 'vitest';
import { elementOf, LESSON_TEXTS, shown } from '../../helpers/texts';
import { isNotRewritten } from '../../helpers/voice';

/** Notes that lead nowhere, and sources that nothing leads to. */
function looseEnds(main: Element): readonly string[] {
  const led = [...main.querySelectorAll('.cite a')].map((one) => one.getAttribute('href') ?? '');
  const sources = [...main.querySelectorAll('li[id^="source-"]')].map(({ id }) => `#${id}`);
  return [
    ...led.filter((href) => !sources.includes(href)).map((href) => `${href} is no source`),
    ...sources.filter((href) => !led.includes(href)).map((href) => `${href} is not cited`),
  ];
}

describe('the evidence of', () => {
  const rewritten = LESSON_TEXTS.filter(({ folder }) => !isNotRewritten(folder));

  test.each(rewritten.map((text) => [text.folder, text] as const))('%s', async (_, text) => {
    const main = await shown(text);
    expect(looseEnds(main)).toEqual([]);
    expect(main.querySelectorAll('li[id^="source-"]').length).toBeGreaterThanOrEqual(2);
    const [learned, opening] = main.querySelectorAll('.you-will-learn, .case');
    expect(learned?.className).toContain('you-will-learn');
    expect(opening?.className, 'a case after what will be learned').toBe('case');
    expect(opening?.querySelector('.cite'), 'a case with its source').not.toBeNull();
    expect(opening?.textContent).toMatch(/\d/);
  });
});

test('a note without a source and a source without a note are found', () => {
  const main = elementOf(
    '<p>So.<sup class="cite"><a href="#source-2">2</a></sup></p><ol><li id="source-1">A book.</li></ol>',
  );
  expect(looseEnds(main)).toEqual(['#source-2 is no source', '#source-1 is not cited']);
});
