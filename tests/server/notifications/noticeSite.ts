/** What tests of notifications begin with: asking for them as pages do. */

import { countUnread } from '@/src/server/notifications/markRead';
import { noticesOf } from '@/src/server/notifications/notices';
import { wordsOfNotice } from '@/src/server/notifications/noticeWords';
import { ask, type Person, type TestSite } from '../site';

/** What a member was told, in words, the latest first. */
export async function toldTo(site: TestSite, { id }: Person): Promise<readonly string[]> {
  return (await noticesOf(site.db, id)).map((notice) => wordsOfNotice(notice).text);
}

/** How many a member has not read, as the header asks. */
export async function unreadOf(as: Person): Promise<unknown> {
  return (await ask(countUnread, { method: 'GET', as })).data.unread;
}
