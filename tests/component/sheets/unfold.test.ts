/** Which sheets are whole where not all of them find room. */
import { describe, expect, test } from 'vitest';
import { leaveOut, unfold } from '@/src/board/sheets/unfold';

/** Pixels that a sheet is high. */
const FOLDED = 20;
const WHOLE = 100;

type Standing = 'selected' | 'named' | 'changed' | '';

/** A container of this height, with sheets below one another, by their names. */
function placed(height: number, sheets: Readonly<Record<string, Standing>>) {
  const container = document.createElement('div');
  for (const [name, standing] of Object.entries(sheets)) {
    const sheet = document.createElement('article');
    sheet.dataset.sheet = name;
    if (standing === 'selected') sheet.dataset.selected = 'true';
    if (standing === 'selected' || standing === 'named') sheet.dataset.named = 'true';
    if (standing === 'changed') sheet.dataset.changed = '';
    container.append(sheet);
  }
  const all = [...container.querySelectorAll('article')];
  const heightOf = ({ dataset }: HTMLElement) => {
    if (dataset.away !== undefined) return 0;
    return dataset.whole === undefined ? FOLDED : WHOLE;
  };
  const sum = (some: readonly HTMLElement[]) =>
    some.reduce((total, sheet) => total + heightOf(sheet), 0);
  all.forEach((sheet, index) => {
    sheet.getBoundingClientRect = () =>
      new DOMRect(0, sum(all.slice(0, index)), 300, heightOf(sheet));
  });
  Object.defineProperties(container, {
    clientHeight: { value: height },
    scrollHeight: { get: () => Math.max(height, sum(all)) },
  });
  return container;
}

const ASKED = {
  isTooHigh: ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight > clientHeight,
  isCut: () => false,
};

const namesOf = (container: HTMLElement, mark: 'whole' | 'away') =>
  [...container.querySelectorAll<HTMLElement>(`[data-${mark}]`)].map(
    ({ dataset }) => dataset.sheet,
  );

const PAYMENT = {
  'Bank 1': 'named',
  'Bank 2': 'named',
  'Customer 1': 'selected',
  'Customer 2': 'named',
} as const;

describe('where not all sheets find room', () => {
  test('the acting customer comes before its bank, and so does who is paid', () => {
    const one = placed(3 * FOLDED + WHOLE, PAYMENT);
    expect(unfold(one, ASKED)).toBe(3);
    expect(namesOf(one, 'whole')).toEqual(['Customer 1']);
    const two = placed(2 * FOLDED + 2 * WHOLE, PAYMENT);
    expect(unfold(two, ASKED)).toBe(2);
    expect(namesOf(two, 'whole')).toEqual(['Customer 1', 'Customer 2']);
  });

  test('an acting bank comes before its customer', () => {
    const container = placed(FOLDED + WHOLE, { 'Bank 1': 'selected', 'Customer 1': 'named' });
    unfold(container, ASKED);
    expect(namesOf(container, 'whole')).toEqual(['Bank 1']);
  });

  test('what the step changes comes after what one acts with, and before the rest', () => {
    const sheets = { One: '', Two: 'changed', Three: 'named' } as const;
    const container = placed(FOLDED + 2 * WHOLE, sheets);
    expect(unfold(container, ASKED)).toBe(0);
    expect(namesOf(container, 'whole')).toEqual(['Two', 'Three']);
  });

  test('only those are left out that nobody names and the step leaves alone', () => {
    const container = placed(FOLDED + WHOLE, {
      One: '',
      Two: 'changed',
      Three: 'selected',
      Four: '',
    });
    leaveOut(container, ASKED);
    expect(namesOf(container, 'away')).toEqual(['One', 'Four']);
  });
});
