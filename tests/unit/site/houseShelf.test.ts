import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { decodePayload, payloadOf } from '@/events/log/link';
import { CATEGORIES } from '@/src/community/categories';
import { HouseShelf } from '@/src/community/shelf/HouseShelf';
import { houseShelf } from '@/src/community/shelf/shelf';
import { STORIES } from '@/src/community/shelf/stories';
import { foldLog } from '@/src/lessons/course/all';
import { CATALOGUE, lessonPath } from '@/src/lessons/course/catalogue';
import { frozenLog, frozenNames } from '../../helpers/logs';

const shelf = await houseShelf();
const frozen = frozenNames(1).map((name) => frozenLog(1, name));

test('a new site has a shelf of at least eight scenarios, with something of every category', () => {
  expect(shelf.length).toBeGreaterThanOrEqual(8);
  expect(shelf).toHaveLength(STORIES.length);
  expect(new Set(shelf.map(({ title }) => title)).size).toBe(shelf.length);
  expect(new Set(shelf.map(({ category }) => category)).size).toBe(CATEGORIES.length);
});

test('the home page shows three of them, of categories that differ', () => {
  const first = shelf.filter(({ isShownFirst }) => isShownFirst);
  expect(first).toHaveLength(3);
  expect(new Set(first.map(({ category }) => category)).size).toBe(3);
});

test('each has a card with the picture of its board, its maker, its story and the way to it', () => {
  const markup = renderToStaticMarkup(HouseShelf({ scenarios: shelf, isFound: false }));
  expect(markup.match(/<svg/g)).toHaveLength(shelf.length);
  expect(markup.match(/By Tallystick/g)).toHaveLength(shelf.length);
  expect(markup.match(/its total assets/g)).toHaveLength(1);
  for (const { path } of shelf) expect(markup).toContain(`href="${path.replaceAll('&', '&amp;')}"`);
});

test.each(CATEGORIES)(
  'under $title the shelf is not empty, nor shows what lies elsewhere',
  ({ id }) => {
    const scenarios = shelf.filter(({ category }) => category === id);
    const markup = renderToStaticMarkup(HouseShelf({ scenarios, isFound: false }));
    expect(scenarios.length).toBeGreaterThan(0);
    expect(markup.match(/<li/g)).toHaveLength(scenarios.length);
  },
);

for (const { title, log, path, preview, story } of shelf) {
  test(`“${title}” is a frozen log, played to its end, and its link carries it`, () => {
    expect(frozen).toContainEqual(log);
    const folded = foldLog(log);
    expect(folded?.refused).toBeNull();
    expect(preview.rounds).toBe((folded?.rounds.length ?? 0) - 1);
    expect(preview.rounds).toBeGreaterThan(0);
    const read = decodePayload(payloadOf(path));
    expect(read).toMatchObject({ truncated: null });
    expect('log' in read && read.log).toEqual(log);
  });

  test(`“${title}” opens on the board that it was played on, and tells its story`, () => {
    const page = path.slice(0, path.indexOf('#'));
    const lesson = CATALOGUE.find(({ id }) => id === log.lesson);
    if (lesson) expect(page).toBe(lessonPath(lesson));
    else expect(page).toMatch(log.lesson === 'sandbox' ? /^\/sandbox$/ : /bills-of-exchange/);
    const sentences = story.match(/[.?!](?= |$)/g) ?? [];
    expect([2, 3]).toContain(sentences.length);
  });
}
