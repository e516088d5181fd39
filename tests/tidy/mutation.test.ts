import { expect, test } from 'vitest';
import { AREAS } from '@/scripts/mutate/areas.mjs';
import { paths } from './support/tree';

/** A pattern of paths as a regular expression: stars, and words to choose from. */
function expressionOf(pattern: string): RegExp {
  const source = pattern
    .replaceAll('.', '\\.')
    .replaceAll('**/', '(?:[^/]+/)#')
    .replaceAll('*', '[^/]*')
    .replaceAll('#', '*')
    .replace(/\{([^}]*)\}/g, (_, words: string) => `(?:${words.replaceAll(',', '|')})`);
  return new RegExp(`^${source}$`);
}

/** The patterns with each of their choices alone: a choice that nothing answers to is found as well. */
function alone(pattern: string): readonly string[] {
  const choice = /\{([^}]*)\}/.exec(pattern);
  if (!choice) return [pattern];
  return (choice[1] ?? '').split(',').map((word) => pattern.replace(choice[0], word));
}

const nobody = (patterns: readonly string[]): readonly string[] =>
  patterns
    .flatMap(alone)
    .filter((pattern) => !paths.some((path) => expressionOf(pattern).test(path)));

test.each(Object.entries(AREAS))('what is mutated in %s, and its tests, are there', (_, area) => {
  expect(nobody([...area.mutate, ...area.tests])).toEqual([]);
});

test('a pattern that finds nothing is told, also where another of its choices finds something', () => {
  expect(nobody(['tests/tidy/{mutation,gone}.test.ts', 'tests/gone/**/*.ts'])).toEqual([
    'tests/tidy/gone.test.ts',
    'tests/gone/**/*.ts',
  ]);
});
