import { CHANGES } from '@/src/site/changes/changes';
import { feedOf } from '@/src/site/meta/feed';

export const dynamic = 'force-static';

export function GET() {
  return new Response(feedOf(CHANGES), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
