import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesMatching, paths } from './support/tree';

const SHEET = 'src/site/styles.css';

/** Every style sheet that a file brings in, by path. */
function brought(pattern: RegExp, statement: RegExp): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { path, text } of filesMatching(pattern)) {
    for (const [, target = ''] of text.matchAll(statement)) {
      const sheet = target.startsWith('@/') ? target.slice(2) : join(dirname(path), target);
      found.set(sheet, [...(found.get(sheet) ?? []), path]);
    }
  }
  return found;
}

const byScripts = brought(/^src\/.*\.tsx?$/, /^import '([^']+\.css)';$/gm);
const bySheet = brought(/^src\/site\/styles\.css$/, /^@import "([^"]+)";$/gm);

/** How a field that is refused is told from others: by a colour, and where colours are forced by its line. */
const REFUSED = /\[aria-invalid=/;
const WITHOUT_COLOURS = /forced-colors: active\)[^}]*\[aria-invalid=/;

test('a field that is refused is told from others where colours are forced, too', () => {
  const frames = filesMatching(/^src\/(?:.*\.css|ui\/.*\.tsx)$/).filter(({ text }) =>
    REFUSED.test(text),
  );
  expect(frames.length).toBeGreaterThanOrEqual(3);
  const lost = frames.filter(({ text }) => !WITHOUT_COLOURS.test(text)).map(({ path }) => path);
  expect(lost).toEqual([]);
});

describe('every style sheet', () => {
  const sheets = paths.filter((path) => /^src\/.*\.css$/.test(path) && path !== SHEET);

  test('is brought in by the sheet of every page or by the part that needs it, not by both', () => {
    expect(bySheet.size).toBeGreaterThan(10);
    const wrong = sheets.filter((path) => bySheet.has(path) === byScripts.has(path));
    expect(wrong, `${SHEET} is for pages of text; boards and dialogs bring their own`).toEqual([]);
  });

  test('that is named is there', () => {
    const named = [...byScripts.keys(), ...bySheet.keys()];
    expect(named.filter((path) => !paths.includes(path))).toEqual([]);
  });
});
