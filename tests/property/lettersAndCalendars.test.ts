/** That what members are called, and what they call their work, is nothing but text in letters and calendars. */
import { describe, expect, test } from 'vitest';
import { Chance } from '@/scripts/chance';
import { calendarOf, escapedText, foldedLine } from '@/src/server/calendar/ics';
import { letterOf } from '@/src/server/notifications/letter';

/** Of what hostile texts are put together: line ends, signs of both formats, halves of characters, long ones. */
const PARTS = [
  '\r\n',
  '\n',
  '\r',
  '\u0085',
  '\u2028',
  '\u0000',
  '\u001b',
  '\ud800',
  '\udc00',
  '\\',
  '\\n',
  ';',
  ',',
  ':',
  '"',
  "'",
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</a></li></ul>',
  '&lt;',
  '-->',
  'END:VEVENT',
  'BEGIN:VALARM',
  'ATTACH:https://evil.example',
  'Bcc: evil@example.org',
  'Content-Type: text/html',
  'javascript:alert(1)',
  ' ',
  '\t',
  'Ann',
  'é',
  '漢字',
  '👩‍👩‍👧',
  'x'.repeat(80),
  'ö'.repeat(60),
];

function hostile(chance: Chance): string {
  const count = 1 + chance.below(12);
  return Array.from({ length: count }, () => chance.pick(PARTS)).join('');
}

/** What a line break, or a control character, leaves of a text: the words between them. */
const words = (text: string) =>
  text
    .replace(/\p{Cs}/gu, '')
    .split(/\r\n?|[\n\u0085\u2028\u2029]/)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what may be left out.
    .map((line) => line.replace(/[\u0000-\u001f\u007f-\u009f]/g, ''))
    .join('\n');

/** A value as a calendar program reads it. */
const unescaped = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

describe('a calendar', () => {
  test('has the lines that it should, however hostile its words', () => {
    const chance = new Chance(58);
    for (let times = 0; times < 3000; times += 1) {
      const [title, about, name] = [hostile(chance), hostile(chance), hostile(chance)];
      const due = new Date(1_800_000_000_000);
      const url = 'https://example.org/community/assignments/abc';
      const text = calendarOf(name, [{ uid: 'one@tallystick', due, title, about, url }], due);
      const folded = text.split('\r\n');
      expect(folded.pop()).toBe('');
      for (const line of folded) {
        expect(line).not.toMatch(/[\r\n]/);
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        // A fold within a character would leave halves of it.
        expect(Buffer.from(line).toString()).toBe(line);
      }
      const lines = text.replaceAll('\r\n ', '').trimEnd().split('\r\n');
      expect(lines.map((line) => line.split(/[:;]/)[0])).toEqual([
        'BEGIN',
        'VERSION',
        'PRODID',
        'CALSCALE',
        'NAME',
        'X-WR-CALNAME',
        'REFRESH-INTERVAL',
        'X-PUBLISHED-TTL',
        'BEGIN',
        'UID',
        'DTSTAMP',
        'DTSTART',
        'SUMMARY',
        'DESCRIPTION',
        'URL',
        'TRANSP',
        'END',
        'END',
      ]);
      const summary = lines.find((line) => line.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length);
      expect(unescaped(summary ?? '')).toBe(words(title));
    }
  });

  test.each([
    ['a line of 75 bytes is left alone', 'x'.repeat(75), 'x'.repeat(75)],
    ['a longer one goes on after a space', 'x'.repeat(76), `${'x'.repeat(75)}\r\n x`],
    ['a character stays whole', `${'x'.repeat(74)}é`, `${'x'.repeat(74)}\r\n é`],
  ])('%s', (_, line, folded) => {
    expect(foldedLine(line)).toBe(folded);
  });

  test('escapes what has a meaning', () => {
    expect(escapedText('a\\b;c,d\ne\r\nf:"g"')).toBe('a\\\\b\\;c\\,d\\ne\\nf:"g"');
  });
});

describe('a letter', () => {
  const TAGS = /<(?!\/?(?:html|head|meta|title|body|p|ul|li|h2|a)\b|!doctype)/;

  test('has the tags and the lines that it should, however hostile its words', () => {
    const chance = new Chance(59);
    const unsubscribe = 'https://example.org/api/members/abc/letters/news/0';
    const url = 'https://example.org/community/scenarios/abc';
    const plain = letterOf({
      name: 'Ann',
      intro: 'This is new:',
      sections: [{ title: 'A', lines: [{ text: 'B', url }] }],
      why: 'You asked.',
      unsubscribe,
    });
    const tagsOf = (html: string) => html.match(/<[^>]*>/g);
    for (let times = 0; times < 3000; times += 1) {
      const { text, html } = letterOf({
        name: hostile(chance),
        intro: 'This is new:',
        sections: [{ title: hostile(chance), lines: [{ text: hostile(chance), url }] }],
        why: 'You asked.',
        unsubscribe,
      });
      expect(html).not.toMatch(TAGS);
      expect(tagsOf(html)).toEqual(tagsOf(plain.html));
      expect(text.split('\n')).toHaveLength(plain.text.split('\n').length);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these may not be there.
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u0085\u2028]/);
      expect(text.endsWith(`${unsubscribe}\n`)).toBe(true);
    }
  });
});
