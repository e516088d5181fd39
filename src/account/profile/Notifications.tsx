/** What a member is told, what of it comes by mail, and the calendar of due dates. */
import { CalendarAddress } from '@/src/request/CalendarAddress';
import { ownAccount } from '@/src/server/account/ownAccount';
import type { Member } from '@/src/server/auth/member';
import { calendarPath } from '@/src/server/calendar/memberFeed';
import { classesTaughtBy } from '@/src/server/classroom/classLists';
import type { Database } from '@/src/server/database/database';
import { sendsMail } from '@/src/server/mail';
import { noticeSettings } from '@/src/server/notifications/settings';
import { NoticeSettings } from './NoticeSettings';

interface NotificationsProps {
  readonly db: Database;
  readonly member: Member;
}

/** The part of the profile. */
export async function Notifications({ db, member }: NotificationsProps) {
  const { id } = member;
  const [settings, taught, { isConfirmed }] = await Promise.all([
    noticeSettings(db, id),
    classesTaughtBy(db, id),
    ownAccount(db, member),
  ]);
  const { muted, mails, digests, calendarSeed } = settings;
  const mail = isConfirmed ? 'possible' : 'unconfirmed';
  const path = calendarSeed === null ? null : await calendarPath(id, calendarSeed);
  return (
    <section className="account-section" aria-labelledby="notifications">
      <h2 id="notifications">Notifications</h2>
      <p>
        News that concerns you is behind the bell at the top of every page.
        {sendsMail() && ' Nothing comes by mail unless you ask for it.'}
      </p>
      <NoticeSettings
        muted={muted}
        mails={mails}
        digests={digests}
        mail={sendsMail() ? mail : 'none'}
        teaches={taught.length > 0}
      />
      <h3>Calendar</h3>
      <p>
        Your calendar program can read the due dates of your classes from an address of your own.
        Whoever has the address can read them too, so give it to nobody else.
      </p>
      <CalendarAddress path={path} />
    </section>
  );
}
