/** What people write about hand-ins, whatever it is: it is kept as plain text, and drawn as text. */
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PointsShown } from '@/src/community/classroom/feedback/PointsShown';
import { Linked } from '@/src/community/linked';
import { pointsWrong, readPoints, totalOf, worthKey } from '@/src/contract/marks';
import { giveFeedback } from '@/src/contract/sent/classroom';
import { changeHandInComment, commentHandIn } from '@/src/contract/sent/feedback';
import { readAs } from '@/src/contract/shape';

/** Text that somebody may send who means ill. */
const HOSTILE = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        ...['<script>', '</script>', '<img src=x onerror=alert(1)>', '"', "'", '`', '${', '&lt;'],
        ...['javascript:', 'https://a.example/', 'http://', 'data:text/html,', '\u202e', '\u0000'],
        ...['\ud800', '=1+1', '\u2028', '[a](javascript:x)', '<svg/onload=x>', ' ', '\n', ')', '('],
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

/** What is left of markup once text and the links that are made of addresses are taken away. */
const markupIn = (html: string): string =>
  html
    .replace(/<a href="https?:\/\/[^"<>]*" rel="nofollow noopener ugc">/g, '')
    .replaceAll('</a>', '')
    .replace(/[^<>]/g, '');

test('comments hold no sign that cannot be seen, and draw nothing but text and links', () => {
  fc.assert(
    fc.property(HOSTILE, (text) => {
      const kept = readAs(changeHandInComment, { text });
      if (kept === null) return;
      expect(kept.text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      // Halves of characters cannot be encoded.
      expect(() => encodeURIComponent(kept.text)).not.toThrow();
      expect(markupIn(renderToStaticMarkup(<Linked text={kept.text} />))).toBe('');
      // Cleaned once, it stays as it is.
      expect(readAs(changeHandInComment, { text: kept.text })).toEqual(kept);
    }),
    { numRuns: 5000 },
  );
});

test('reasons for points are text in the table of a learner', () => {
  fc.assert(
    fc.property(HOSTILE, HOSTILE, (why, name) => {
      const points = { '1.1': { points: 1, why } };
      const kept = readAs(giveFeedback, { mark: '', feedback: '', attempt: 1, points });
      const byHand = kept?.points?.['1.1'] ?? null;
      const score = { part: '1', task: 1, worth: 1, byCheck: 0, byHand, name };
      const html = renderToStaticMarkup(<PointsShown scores={[score]} loss={0} />);
      expect(
        html.replace(
          /<\/?(?:table|thead|tbody|tr|th|td|div|p|strong)(?: (?:class|scope)="[\w-]+")*>/g,
          '',
        ),
      ).not.toMatch(/[<>]/);
    }),
    { numRuns: 1000 },
  );
});

test('nothing but a comment is taken for one', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (at, under) => {
      const requestId = '0b0e7a3e-9d55-4b5c-8f0a-2f4a3c1d5e6f';
      const begun = readAs(commentHandIn, { requestId, text: 'x', attempt: 1, at });
      if (begun && 'at' in begun) {
        expect(begun.at.part === null ? begun.at.step : 0).toBe(begun.at.part === null ? null : 0);
      }
      const answered = readAs(commentHandIn, { requestId, text: 'x', under });
      if (answered && 'under' in answered) expect(answered.under).toMatch(/^[\w-]{1,64}$/);
    }),
    { numRuns: 2000 },
  );
});

test('points are read as they are written, and their sums are exact', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4000 }), { maxLength: 30 }), (quarters) => {
      const scored = quarters.map((one, index) => {
        const points = readPoints(String(one / 4).replace('.', ','));
        expect(points).toBe(one / 4);
        expect(pointsWrong(String(one / 4))).toBeUndefined();
        const byHand = { points: points ?? 0, why: '' };
        return { part: '1', task: index + 1, worth: 1, byCheck: 0, byHand };
      });
      expect(new Set(scored.map(worthKey)).size).toBe(scored.length);
      expect(totalOf(scored).points).toBe(quarters.reduce((sum, one) => sum + one, 0) / 4);
    }),
  );
  expect([readPoints('1e3'), readPoints('-1'), readPoints('0x1'), readPoints('١')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(pointsWrong('0.3')).toMatch(/quarter/);
  expect(pointsWrong('1001')).toMatch(/between 0 and 1000/);
});
