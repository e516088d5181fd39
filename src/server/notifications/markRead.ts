/** How many notifications are unread, and marking them as read. */
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import * as contract from '@/src/contract/notifications';
import * as sent from '@/src/contract/sent/notifications';
import { notifications } from '../database/schema/notifications';
import { notFound, ok } from '../http/answer';
import { command, jsonCommand, query } from '../http/endpoint';
import { unreadOf } from './notices';

/** GET: how many whoever asks has not read. */
export const countUnread = query(contract.countUnread, async ({ db, member }) =>
  ok({ unread: await unreadOf(db, member.id) }),
);

/** PUT: marks one as read. A second time changes nothing. */
export const markRead = command(
  contract.markRead,
  { limit: 'notifications' },
  async ({ db, member, params: { id } }) => {
    const found = await db
      .update(notifications)
      .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
      .where(and(eq(notifications.id, id), eq(notifications.userId, member.id)))
      .returning({ id: notifications.id });
    if (found.length === 0) return notFound('notification');
    return ok({ unread: await unreadOf(db, member.id) });
  },
);

/** PUT: marks as read what is about an assignment or a scenario, the comments that stand under it too. */
export const markReadAbout = command(
  contract.markReadAbout,
  { limit: 'notifications' },
  async ({ db, member, params: { id: about } }) => {
    const { subject, scenarioId, commentId, userId, readAt } = notifications;
    const isOnPage = or(eq(subject, about), and(eq(scenarioId, about), isNotNull(commentId)));
    await db
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(and(eq(userId, member.id), isNull(readAt), isOnPage));
    return ok({ unread: await unreadOf(db, member.id) });
  },
);

/** PUT: marks all as read up to the newest that the page showed: what came later was not seen. */
export const markAllRead = jsonCommand(
  contract.markAllRead,
  sent.markAllRead,
  { limit: 'notifications' },
  async ({ db, member, body: { newest } }) => {
    const { id, at, userId, readAt } = notifications;
    const shown = db
      .select({ at })
      .from(notifications)
      .where(and(eq(id, newest), eq(userId, member.id)));
    await db
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(and(eq(userId, member.id), isNull(readAt), sql`${at} <= (${shown})`));
    return ok({ unread: await unreadOf(db, member.id) });
  },
);
