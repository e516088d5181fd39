/** What one was told, the latest first. */

import { requireMember } from '@/src/server/auth/pageVisitor';
import { database } from '@/src/server/database/database';
import { sendsMail } from '@/src/server/mail';
import { noticesOf } from '@/src/server/notifications/notices';
import { wordsOfNotice } from '@/src/server/notifications/noticeWords';
import { NOTIFICATIONS } from '@/src/session/noticesPath';
import { NoticeList } from './NoticeList';
import '@/src/request/form.css';
import './notifications.css';

/** The page; whoever is not signed in is sent to do that first. */
export async function NotificationsPage() {
  const member = await requireMember(NOTIFICATIONS);
  const found = await noticesOf(await database(), member.id);
  const notices = found.map((notice) => ({
    id: notice.id,
    at: notice.at.toISOString(),
    due: notice.assignment?.due?.toISOString() ?? null,
    isRead: notice.isRead,
    ...wordsOfNotice(notice),
  }));
  return (
    <div className="lesson-text notices">
      <h1>Notifications</h1>
      <p className="notices-lead">
        What others did with what you shared, what your classes set and gave back, and what is new
        on the site. <a href="/community/profile#notifications">Choose what you are told</a>
        {sendsMail() && ', also by mail'}.
      </p>
      <NoticeList notices={notices} />
    </div>
  );
}
