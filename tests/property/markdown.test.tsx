/** Markdown of instructors: whatever is written, nothing comes of it but the elements that are allowed. */
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { markdownFaults } from '@/scripts/fuzz/members/drawn';
import { hrefOf, Markdown } from '@/src/community/Markdown';

/** Signs and pieces of which hostile texts are made. */
const PIECES = [
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:x">',
    '</div>',
  ],
  ...[
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](data:text/html,x)',
    '[a](//evil.example)',
  ],
  ...['[a](https://example.org/x)', '[a](/lectures)', '[a](#x)', '![a](https://example.org/x.png)'],
  ...[
    '<https://example.org>',
    '<javascript:alert(1)>',
    '[a]: javascript:x',
    '[a][a]',
    '[a](\\\\evil)',
  ],
  ...[
    '[a](https://u:p@example.org)',
    '[a](\u0001javascript:x)',
    '[a](java\nscript:x)',
    '[a](/\\evil)',
  ],
  ...[
    '# ',
    '## ',
    '> ',
    '- ',
    '1. ',
    '```',
    '`',
    '**',
    '*',
    '_',
    '~~',
    '|',
    '\n',
    '\n\n',
    '    ',
    '\t',
  ],
  ...['&#106;avascript:', '&lt;b&gt;', '&', '"', "'", '<', '>', '[', ']', '(', ')', '\\', 'a', ' '],
];

const texts = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

const html = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

describe('markdown', () => {
  test('makes nothing but the elements that are allowed, whatever is written', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(markdownFaults(text)).toEqual([]);
      }),
      { numRuns: 4000 },
    );
  });

  test('draws what is allowed', () => {
    const text =
      '# Pay\n\nFirst *pay*, then **gather**:\n\n1. `x`\n2. [here](/lectures)\n\n> said\n\n```\ncode\n```';
    expect(html(text)).toBe(
      '<div class="markdown"><h3>Pay</h3><p>First <em>pay</em>, then <strong>gather</strong>:</p>' +
        '<ol start="1"><li><p><code>x</code></p></li><li><p><a href="/lectures" rel="nofollow noopener ugc">here</a></p></li></ol>' +
        '<blockquote><p>said</p></blockquote><pre><code>code</code></pre></div>',
    );
  });

  test('shows HTML as the text that it is', () => {
    expect(html('<b onclick="x()">bold</b>\n\n<script>x()</script>')).toBe(
      '<div class="markdown"><p>&lt;b onclick=&quot;x()&quot;&gt;bold&lt;/b&gt;</p>&lt;script&gt;x()&lt;/script&gt;</div>',
    );
  });

  test.each([
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://ann:pass@example.org', null],
    ['/lectures', '/lectures'],
    ['https://example.org', 'https://example.org/'],
  ])('leads by %s to %s', (url, href) => {
    expect(hrefOf(url)).toBe(href);
  });
});
