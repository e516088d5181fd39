import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { articleLists } from '@/scripts/lists/articles';
import { lessonLists } from '@/scripts/lists/lessons';

const lists = [...(await lessonLists()), ...(await articleLists())];

describe('the lists of lessons and articles', () => {
  test.each(lists)(
    'say in $path what the folders say: else run npm run lists',
    ({ path, text }) => {
      expect(readFileSync(path, 'utf8')).toBe(text);
    },
  );
});
