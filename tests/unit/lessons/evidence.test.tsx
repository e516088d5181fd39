/** What a text rests on: its case, its sources at the claims, its magnitudes. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { staleMagnitudes } from '@/scripts/audit/magnitudes';
import { Magnitudes } from '@/src/lessons/evidence/Magnitudes';
import { MAGNITUDES, type Magnitude } from '@/src/lessons/evidence/magnitudeData';
import { RealSheet } from '@/src/lessons/evidence/RealSheet';
import { REAL_SHEETS, type RealSheetFacts } from '@/src/lessons/evidence/realSheets';
import { Cite, Sources } from '@/src/lessons/evidence/Sources';
import { magnitudeIn } from '@/src/lessons/evidence/units';
import { elementOf } from '../../helpers/texts';

describe('sources at the claim', () => {
  const main = elementOf(
    renderToStaticMarkup(
      <>
        <p>
          It paid in gold.
          <Cite source={2} at="p. 7" />
        </p>
        <Sources>
          <ol>
            <li>One book.</li>
            <li>Another.</li>
          </ol>
        </Sources>
      </>,
    ),
  );

  test('a note leads to its source, and says which page', () => {
    const note = main.querySelector('.cite a');
    expect(note?.getAttribute('aria-label')).toBe('Source 2, p. 7');
    expect(main.querySelector(note?.getAttribute('href') ?? '')?.textContent).toBe('Another.');
  });
});

describe('magnitudes', () => {
  const figures: readonly (readonly [string, Magnitude])[] = Object.entries(MAGNITUDES);

  test.each(figures)('%s has a date, a source and a figure', (_, { value, asOf, source }) => {
    expect(value).toBeGreaterThan(0);
    expect(asOf).toMatch(/^\d{4}(?:-\d\d(?:-\d\d)?)?$/);
    expect(source.url).toMatch(/^https:\/\//);
    expect(source.title.length).toBeGreaterThan(10);
  });

  test('are written as a newspaper would', () => {
    expect(magnitudeIn('billion dollars', 4340)).toBe('$4.34 trillion');
    expect(magnitudeIn('billion dollars', 8.25)).toBe('$8.3 billion');
    expect(magnitudeIn('billion dollars', 99.6)).toBe('$100 billion');
    expect(magnitudeIn('percent', 0.055)).toBe('0.06 %');
    expect(magnitudeIn('count', 9000)).toBe('9,000');
  });

  test('are drawn to one scale, the largest whole', () => {
    const main = elementOf(renderToStaticMarkup(<Magnitudes title="A day" of={['fedwireDay']} />));
    expect(main.querySelector('dd')?.getAttribute('style')).toBe('--share:1');
    expect(main.querySelector('dd')?.textContent).toBe('$4.5 trillion');
  });

  test('that have aged are named to the editor, those of the past are not', () => {
    const source = { title: 'A bulletin', url: 'https://example.org/' };
    const of = (asOf: string, isHistoric = false): Magnitude => ({
      label: 'A',
      value: 1,
      unit: 'count',
      asOf,
      isHistoric,
      source,
    });
    const magnitudes = { old: of('2020-05'), past: of('1907', true), fresh: of('2023') };
    expect(staleMagnitudes(new Date('2026-06-01'), magnitudes)).toEqual([
      'Older than 3 years: old (A, 2020-05; https://example.org/).',
    ]);
  });
});

describe('balance sheets of real institutions', () => {
  const sheets: readonly (readonly [string, RealSheetFacts])[] = Object.entries(REAL_SHEETS);
  const sum = (lines: RealSheetFacts['assets']) => lines.reduce((all, [, one]) => all + one, 0);

  test.each(sheets)('%s comes to the same total on both sides', (_, { assets, liabilities }) => {
    expect(sum(assets)).toBe(sum(liabilities));
  });

  test('are drawn as the boards draw theirs', () => {
    const main = elementOf(renderToStaticMarkup(<RealSheet of="jpmorgan" />));
    expect(main.querySelectorAll('.t-column')).toHaveLength(2);
    expect(main.querySelector('figcaption')?.textContent).toBe(
      'JPMorgan Chase & Co., 31 December 2023, in billions of dollars, rounded so that both columns add up',
    );
  });
});
