'use client';

/** The way to what one was told, with how much of it is unread. */
import { useSyncExternalStore } from 'react';
import { BellIcon } from '@/src/ui/icons';
import { QuietLink } from '@/src/ui/QuietLink';
import { NOTIFICATIONS } from './noticesPath';
import { currentUnread, subscribeUnread } from './unread';

/** The most that is told as a number: there is no room for more. */
const MAX_SHOWN = 99;

/** The link. Its number takes no room of its own, so that nothing moves when it comes. */
export function NoticeBell() {
  const unread = useSyncExternalStore(subscribeUnread, currentUnread, () => 0);
  return (
    <QuietLink
      href={NOTIFICATIONS}
      className="account-notices"
      aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
    >
      <BellIcon size={20} />
      {unread > 0 && (
        <span className="account-unread" aria-hidden="true">
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
    </QuietLink>
  );
}
