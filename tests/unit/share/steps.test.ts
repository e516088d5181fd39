import { describe, expect, test } from 'vitest';
import { allSteps, MAX_STEPS, readSteps } from '@/src/board/share/steps';

describe('all steps', () => {
  test('are those from the opening to the end', () => {
    expect(allSteps(0)).toEqual({ from: 0, to: 0 });
    expect(allSteps(28)).toEqual({ from: 0, to: 28 });
  });

  test('of a long line are the last that fit one print', () => {
    const { from, to } = allSteps(1000);
    expect(to).toBe(1000);
    expect(to - from + 1).toBe(MAX_STEPS);
  });
});

describe('the steps asked for', () => {
  test('are taken with either minus sign, from the opening’s own on', () => {
    expect(readSteps('-2', '3', -5, 28)).toEqual({ from: -2, to: 3 });
    expect(readSteps(' −5 ', '28', -5, 28)).toEqual({ from: -5, to: 28 });
    expect(readSteps('4', '4', 0, 28)).toEqual({ from: 4, to: 4 });
  });

  test.each([
    ['', '3', 'Steps are whole numbers, from −5 to 28.'],
    ['1.5', '3', 'Steps are whole numbers, from −5 to 28.'],
    ['1', 'x', 'Steps are whole numbers, from −5 to 28.'],
    ['-6', '3', 'There are steps −5 to 28.'],
    ['0', '29', 'There are steps −5 to 28.'],
    ['4', '3', 'Step 4 comes after step 3.'],
  ])('%o to %o are none, and why is said', (from, to, sentence) => {
    expect(readSteps(from, to, -5, 28)).toBe(sentence);
  });

  test('may be as many as one print holds, and not one more', () => {
    expect(readSteps('1', '200', 0, 500)).toEqual({ from: 1, to: 200 });
    expect(readSteps('1', '201', 0, 500)).toBe(
      'One print holds 200 steps at most: up to step 200 from there.',
    );
  });
});
