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

/** What is marked as read, beside what was so when the page was drawn. */
function useMarking(notices: readonly ShownNotice[]) {
  const { isSending, problem, go } = useSending();
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const isUnread = ({ id, isRead }: ShownNotice) => !isRead && !read.has(id);
  /** Gives whether it is. */
  const one = async ({ id }: ShownNotice): Promise<boolean> => {
    const done = await go(markRead, { params: { id } }, ({ data }) => {
      // Its page is on the screen already.
      if (data) tellUnread(data.unread);
    });
    if (done === null) return false;
    tellUnread(done.unread);
    setRead((before) => new Set([...before, id]));
    return true;
  };
  /** All up to the newest that is shown; gives whether they are. */
  const all = async (newest: string): Promise<boolean> => {
    const done = await go(markAllRead, { body: { newest } });
    if (done === null) return false;
    tellUnread(done.unread);
    setRead(new Set(notices.map(({ id }) => id)));
    return true;
  };
  return { isSending, problem, isUnread, one, all };
}

/** The list; where nothing was told yet it says what would be. */
export function NoticeList({ notices }: { readonly notices: readonly ShownNotice[] }) {
  const { isSending, problem, isUnread, one, all } = useMarking(notices);
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
  const markAll = async () => {
    if (!(await all(newest.id))) return;
    setSaid('All are marked as read.');
    // The button that was pressed is gone.
    list.current?.focus();
  };
  return (
    <>
      {notices.some(isUnread) && (
        <div className="button-row">
          <Button aria-disabled={isSending} onClick={markAll}>
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
          <Item
            key={notice.id}
            notice={notice}
            isUnread={isUnread(notice)}
            isSending={isSending}
            onRead={() => one(notice)}
          />
        ))}
      </ul>
    </>
  );
}

interface ItemProps {
  readonly notice: ShownNotice;
  readonly isUnread: boolean;
  readonly isSending: boolean;
  /** Marks it, and gives whether it is. */
  readonly onRead: () => Promise<boolean>;
}

/** One of them. To open its page is to read it. */
function Item({ notice, isUnread, isSending, onRead }: ItemProps) {
  const { text, path, at, due } = notice;
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <li data-unread={isUnread || undefined}>
      <p>
        {isUnread && <span className="notices-new">New: </span>}
        <QuietLink ref={link} href={path} onClick={() => isUnread && void onRead()}>
          {text}
        </QuietLink>
      </p>
      <p className="notices-time">
        <LocalTime at={at} />
        {due !== null && (
          <>
            . Due <LocalTime at={due} />.
          </>
        )}
      </p>
      {isUnread && (
        <button
          type="button"
          className="notices-mark"
          aria-disabled={isSending}
          aria-label={`Mark as read: ${text}`}
          onClick={async () => {
            // The button is gone then; the link stays.
            if (await onRead()) link.current?.focus();
          }}
        >
          Mark as read
        </button>
      )}
    </li>
  );
}
