/** The feed of changes as RSS 2.0. */

import { escaped } from '@/src/contract/escaped';
import type { Change } from '@/src/site/changes/change';
import { FEED_TITLE } from './feedLinks';
import { wholeAddress } from './origin';

/** A day as feeds write it: Sat, 21 Nov 2026 12:00:00 GMT. Noon is the same day nearly everywhere. */
function feedDate(day: string): string {
  return new Date(`${day}T12:00:00Z`).toUTCString();
}

function item({ id, date, title, about, path }: Change): string {
  return `    <item>
      <title>${escaped(title)}</title>
      <link>${escaped(wholeAddress(path))}</link>
      <guid isPermaLink="false">tallystick:changes:${escaped(id)}</guid>
      <pubDate>${feedDate(date)}</pubDate>
      <description>${escaped(about)}</description>
    </item>`;
}

/** The whole feed. The changes are given newest first, at least one. */
export function feedOf(changes: readonly Change[]): string {
  const [newest] = changes;
  if (!newest) throw new Error('a feed needs at least one change');
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escaped(FEED_TITLE)}</title>
    <link>${escaped(wholeAddress('/changes'))}</link>
    <description>What’s new on Tallystick, the site on money and banking.</description>
    <language>en-gb</language>
    <lastBuildDate>${feedDate(newest.date)}</lastBuildDate>
    <atom:link href="${escaped(wholeAddress('/feed.xml'))}" rel="self" type="application/rss+xml"/>
${changes.map(item).join('\n')}
  </channel>
</rss>
`;
}
