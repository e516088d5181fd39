/** What members may write that has broken readers elsewhere: put together from pieces of many formats. */
import type { Chance } from '../../chance';

/** Line ends, halves of characters, signs that are not seen or turn the direction of what follows. */
const SIGNS: readonly string[] = [
  ...['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\u0000', '\u001b', '\u007f', '\ufffe'],
  ...['\ud800', '\udc00', '\u200b', '\u200d', '\u202e', '\u2066', '\ufeff', '\u2800', '\u3164'],
  ...[
    ' ',
    '\t',
    '  ',
    '\u00a0',
    'e\u0301',
    '\u0130',
    '\u1e9e',
    'ﬁ',
    '漢字',
    '👩‍👩‍👧',
    '🏴‍☠️',
    '\u0301'.repeat(40),
  ],
];

/** HTML and XML. */
const MARKUP: readonly string[] = [
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg/onload=alert(1)>'],
  ...['</a></li></ul>', '<!--', '-->', '<![CDATA[', ']]>', '&lt;', '&#106;', '&amp', '&', '<', '>'],
  ...['<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>&y;', '<?xml version="1.0"?>'],
  ...['" onmouseover="alert(1)', "' autofocus onfocus='alert(1)", '"', "'", '`'],
];

/** Markdown, and addresses that lead where they should not. */
const MARKDOWN: readonly string[] = [
  ...[
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:x)',
    '[a](data:text/html,x)',
    '[a](//evil.example)',
  ],
  ...['[a](/\\evil)', '[a](\\\\evil)', '[a](java\nscript:x)', '[a](https://u:p@example.org)'],
  ...[
    '[a](https://example.org/x)',
    '[a](/lectures)',
    '![a](https://example.org/x.png)',
    '[a]: javascript:x',
  ],
  ...[
    '<https://example.org>',
    '<javascript:alert(1)>',
    'https://example.org/a(b',
    'http://ann:pass@example.org',
  ],
  ...[
    '# ',
    '## ',
    '> ',
    '- ',
    '1. ',
    '```',
    '**',
    '*',
    '_',
    '~~',
    '|',
    '[',
    ']',
    '(',
    ')',
    '!',
    '\\',
  ],
];

/** Formulas of spreadsheets, whatever parts their cells. */
const FORMULAS: readonly string[] = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', "=cmd|'/C calc'!A0", '=HYPERLINK("https://evil.example")'],
  ...[
    ';',
    ',',
    ';=',
    '";=1',
    '"',
    '""',
    '-12.50',
    '-7',
    "'=1",
    '\uff1d1',
    '\uff0b1',
    '\uff20x',
    '=',
    '+',
  ],
];

/** Lines of calendars, letters and headers. */
const LINES: readonly string[] = [
  ...['END:VEVENT', 'BEGIN:VALARM', 'ATTACH:https://evil.example', 'Bcc: evil@example.org', ':'],
  ...[
    'Content-Type: text/html',
    'Set-Cookie: a=b',
    '\\n',
    '\\;',
    '%0d%0a',
    '..',
    '../',
    '..\\',
    'CON',
    '.htaccess',
  ],
];

const PLAIN: readonly string[] = [
  'Ann',
  's-0042',
  'a',
  '7',
  'é',
  '17/20',
  'x'.repeat(80),
  'ö'.repeat(60),
  ' y'.repeat(50),
];

const ALL: readonly (readonly string[])[] = [SIGNS, MARKUP, MARKDOWN, FORMULAS, LINES, PLAIN];

/** Any sign, halves of characters among them. */
const anySign = (chance: Chance): string => String.fromCharCode(chance.below(0x10000));

/** A text that chance puts together; now and then a very long one of one piece. */
export function textBy(chance: Chance): string {
  const piece = () => (chance.oneIn(10) ? anySign(chance) : chance.pick(chance.pick(ALL)));
  if (chance.oneIn(2000)) return piece().repeat(chance.pick([100, 1000]));
  return Array.from({ length: chance.below(14) }, piece).join('');
}
