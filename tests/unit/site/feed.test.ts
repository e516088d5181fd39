import { describe, expect, test } from 'vitest';
import { CHANGES } from '@/src/site/changes/changes';
import { feedOf } from '@/src/site/meta/feed';

const [newest] = CHANGES;

describe('the changes', () => {
  test('have ids of their own, fit for an address', () => {
    const ids = CHANGES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
  });

  test('are dated, newest first', () => {
    const dates = CHANGES.map(({ date }) => date);
    expect(dates.filter((date) => !/^\d{4}-\d{2}-\d{2}$/.test(date))).toEqual([]);
    expect(dates.toSorted().toReversed()).toEqual(dates);
  });

  test('lead to a page of the site', () => {
    expect(CHANGES.filter(({ path }) => !path.startsWith('/'))).toEqual([]);
  });
});

describe('the feed', () => {
  const feed = feedOf(CHANGES);

  test('names itself and holds every change', () => {
    expect(feed).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/);
    expect(feed).toContain('/feed.xml" rel="self" type="application/rss+xml"/>');
    expect(feed.match(/<item>/g)).toHaveLength(CHANGES.length);
    expect(feed.match(/<guid isPermaLink="false">/g)).toHaveLength(CHANGES.length);
  });

  test('writes days as RFC 822 has them', () => {
    if (!newest) throw new Error('there are no changes');
    const one = feedOf([{ ...newest, date: '2026-11-21' }]);
    expect(one).toContain('<pubDate>Sat, 21 Nov 2026 12:00:00 GMT</pubDate>');
  });

  test('keeps signs of XML out of its text', () => {
    if (!newest) throw new Error('there are no changes');
    const one = feedOf([{ ...newest, title: 'A & B <script>"x"</script>' }]);
    expect(one).toContain('<title>A &amp; B &lt;script&gt;&quot;x&quot;&lt;/script&gt;</title>');
  });

  test('is not made of nothing', () => {
    expect(() => feedOf([])).toThrow('at least one change');
  });
});
