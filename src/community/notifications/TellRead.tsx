'use client';

/** Marks as read what a member was told about the page that they look at, however they came there. */
import { useEffect, useSyncExternalStore } from 'react';
import { markReadAbout } from '@/src/contract/notifications';
import { call } from '@/src/request/call';
import { currentUnread, subscribeUnread, tellUnread } from '@/src/session/unread';

/**
 * Draws nothing, and asks nothing where nothing is unread. Where the telling fails the next visit tells it.
 *
 * @param about the id of the assignment or the scenario that the page shows
 */
export function TellRead({ about }: { readonly about: string }) {
  const isNews = useSyncExternalStore(subscribeUnread, currentUnread, () => 0) > 0;
  useEffect(() => {
    if (!isNews) return;
    void call(markReadAbout, { params: { id: about } }).then(({ data }) => {
      if (data) tellUnread(data.unread);
    });
  }, [about, isNews]);
  return null;
}
