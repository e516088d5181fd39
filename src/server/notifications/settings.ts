/** How a member wishes to be told. */
import { eq, sql } from 'drizzle-orm';
import { NOTICE_KINDS } from '@/src/contract/noticeKinds';
import * as contract from '@/src/contract/notifications';
import * as sent from '@/src/contract/sent/notifications';
import type { Database } from '../database/database';
import { notificationSettings } from '../database/schema/notifications';
import { ok } from '../http/answer';
import { jsonCommand } from '../http/endpoint';

/** A kind that a member may have or not. */
type MutedKind = (typeof NOTICE_KINDS)[number];

/** The choices of a member. */
export interface NoticeSettings {
  /** The kinds of which the member is not told. */
  readonly muted: readonly MutedKind[];
  /** Whether what is new comes by mail. */
  readonly mails: boolean;
  /** Whether an instructor’s week comes by mail. */
  readonly digests: boolean;
  /** What the address of the calendar is made from; null where there is none. */
  readonly calendarSeed: string | null;
}

const kindsIn = (muted: readonly string[] | undefined): MutedKind[] =>
  NOTICE_KINDS.filter((kind) => muted?.includes(kind));

/** The choices of a member; of one who has made none, those that everybody begins with. */
export async function noticeSettings(db: Database, memberId: string): Promise<NoticeSettings> {
  const [row] = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, memberId));
  return {
    muted: kindsIn(row?.muted),
    mails: row?.mails ?? false,
    digests: row?.digests ?? false,
    calendarSeed: row?.calendarSeed ?? null,
  };
}

/** PATCH: changes what one is told, and what of it comes by mail. */
export const changeNotices = jsonCommand(
  contract.changeNotices,
  sent.changeNotices,
  { limit: 'account' },
  async ({ db, member, body: { muted, mails, digests } }) => {
    const change = {
      ...(muted === undefined ? {} : { muted: kindsIn(muted) }),
      ...(mails === undefined ? {} : { mails }),
      ...(digests === undefined ? {} : { digests }),
      // The first letter comes on the next Monday, and tells of what happens from now on.
      ...(digests === true ? { digestedAt: sql`now()` } : {}),
    };
    await db
      .insert(notificationSettings)
      .values({ userId: member.id, ...change })
      .onConflictDoUpdate({ target: notificationSettings.userId, set: change });
    const { calendarSeed: _, ...chosen } = await noticeSettings(db, member.id);
    return ok({ ...chosen, muted: [...chosen.muted] });
  },
);
