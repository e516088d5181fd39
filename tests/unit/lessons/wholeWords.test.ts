/** Words with a hyphen of which one part alone means nothing stay in one line. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WHOLE = '<span className="whole">T-account</span>';

test('no text breaks a T-account at its hyphen', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const texts = files.filter((path) => path.endsWith('.mdx') || path === 'site/HomePage.tsx');
  const lines = texts.flatMap((path) => readFileSync(`src/${path}`, 'utf8').split('\n'));
  expect(lines.filter((line) => line.includes(WHOLE)).length).toBeGreaterThan(4);
  expect(lines.filter((line) => line.replaceAll(WHOLE, '').includes('T-account'))).toEqual([]);
});
