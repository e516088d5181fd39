'use client';

/** The list of what one was told, and marking it as read. */
import { useRef, useState } from 'react';
import { markAllRead, markRead } from '@/src/contract/notifications';
import { Problem } from '@/src/request/Problem';
import { useSending } from '@/src/request/useSending';
import { tellUnread } from '@/src/session/unread';
import { Button } from '@/src/ui/button';
import { QuietLink } from '@/src/ui/QuietLink';
import { LocalTime } from '../classroom/LocalTime';

/** Something that one was told, in words. */
export interface ShownNotice {
  readonly id: string;
  /** As JSON writes it. */
  readonly at: string;
  /** When the assignment that it is about is due; null for none. */
  readonly due: string | null;
  readonly isRead: boolean;
  readonly text: string;
  readonly path: string;
}

/** The list; where nothing was told yet it says what would be. */
export function NoticeList({ notices }: { readonly notices: readonly ShownNotice[] }) {
  const { isSending, problem, go } = useSending();
  // What was marked since the page was drawn.
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const [newest] = notices;
  if (!newest) {
    return (
      <p>
        Nothing yet. When somebody comments on a scenario of yours, stars it or builds on it, or
        when a class sets you something, it stands here.
      </p>
    );
  }
  const isUnread = ({ id, isRead }: ShownNotice) => !isRead && !read.has(id);
  const one = async ({ id }: ShownNotice) => {
    setSaid('');
    const done = await go(markRead, { params: { id } }, ({ data }) => {
      if (data) tellUnread(data.unread);
    });
    if (done === null) return;
    tellUnread(done.unread);
    setRead(new Set([...read, id]));
  };
  const all = async () => {
    setSaid('');
    const done = await go(markAllRead, { body: { newest: newest.id } });
    if (done === null) return;
    tellUnread(done.unread);
    setRead(new Set(notices.map(({ id }) => id)));
    setSaid('All are marked as read.');
    // The button that was pressed is gone.
    list.current?.focus();
  };
  return (
    <>
      {notices.some(isUnread) && (
        <div className="button-row">
          <Button aria-disabled={isSending} onClick={all}>
            Mark all as read
          </Button>
        </div>
      )}
      <p className="notices-said" role="status">
        {said}
      </p>
      <Problem problem={problem} />
      <ul className="notices-list" ref={list} tabIndex={-1} aria-label="Notifications">
        {notices.map((notice) => (
          <li key={notice.id} data-unread={isUnread(notice) || undefined}>
            <p>
              {isUnread(notice) && <span className="notices-new">New: </span>}
              <QuietLink
                href={notice.path}
                onClick={() => {
                  if (isUnread(notice)) void one(notice);
                }}
              >
                {notice.text}
              </QuietLink>
            </p>
            <p className="notices-time">
              <LocalTime at={notice.at} />
              {notice.due !== null && (
                <>
                  . Due <LocalTime at={notice.due} />.
                </>
              )}
            </p>
            {isUnread(notice) && (
              <button
                type="button"
                className="notices-mark"
                aria-disabled={isSending}
                aria-label={`Mark as read: ${notice.text}`}
                onClick={async (event) => {
                  const { parentElement } = event.currentTarget;
                  await one(notice);
                  // The button is gone then; the link stays.
                  parentElement?.querySelector('a')?.focus();
                }}
              >
                Mark as read
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
