/** What moderators do: hide and restore, ban and unban, dismiss what was reported; each with a reason, and recorded. */
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import * as contract from '@/src/contract/scenarios';
import * as sent from '@/src/contract/sent/scenarios';
import { audit } from '../audit';
import type { Member } from '../auth/member';
import type { Database } from '../database/database';
import { comments, moderationLog, reports, scenarios } from '../database/schema/community';
import { users } from '../database/schema/members';
import { notFound, ok, type Refused, refuse } from '../http/answer';
import { jsonCommand } from '../http/endpoint';
import { newId } from '../identifiers';
import { forgetHiding, notifyOfHiding } from '../notifications/notify';
import { type Subject, subjectsOf } from './subjects';

type Order = z.output<typeof sent.moderate>;

/** The name of what is gone, for the record. */
const GONE = 'Deleted meanwhile';

const now = sql`now()`;

/** Changes what the order says; false when it is so already. */
async function change(tx: Database, { action, kind, subjectId }: Order): Promise<boolean> {
  if (action === 'dismiss') return settle(tx, { kind, subjectId });
  if (action === 'ban' || action === 'unban') return changeMember(tx, subjectId, action === 'ban');
  const table = kind === 'comment' ? comments : scenarios;
  const isHiding = action === 'hide';
  const changed = await tx
    .update(table)
    .set({ hiddenAt: isHiding ? now : null })
    .where(
      and(
        eq(table.id, subjectId),
        isHiding ? isNull(table.hiddenAt) : sql`${table.hiddenAt} is not null`,
      ),
    )
    .returning({ id: table.id });
  if (isHiding) await settle(tx, { kind, subjectId });
  return changed.length > 0;
}

/** A ban ends the sessions that there are; they do not come back with its end. */
async function changeMember(tx: Database, id: string, isBan: boolean): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set(
      isBan ? { bannedAt: now, sessionEpoch: sql`${users.sessionEpoch} + 1` } : { bannedAt: null },
    )
    .where(
      and(eq(users.id, id), isBan ? isNull(users.bannedAt) : sql`${users.bannedAt} is not null`),
    )
    .returning({ id: users.id });
  if (isBan) await settleAllOf(tx, id);
  return changed.length > 0;
}

async function settleWhere(tx: Database, where: SQL | undefined): Promise<boolean> {
  const settled = await tx
    .update(reports)
    .set({ settledAt: now })
    .where(and(isNull(reports.settledAt), where))
    .returning({ id: reports.id });
  return settled.length > 0;
}

/** Settles what is reported of one thing; false where nothing is. */
async function settle(
  tx: Database,
  { kind, subjectId }: Pick<Order, 'kind' | 'subjectId'>,
): Promise<boolean> {
  if (kind === 'member') return false;
  return settleWhere(tx, and(eq(reports.kind, kind), eq(reports.subjectId, subjectId)));
}

/** Settles what is reported of anything that a member wrote: none of it is shown any more. */
async function settleAllOf(tx: Database, authorId: string): Promise<void> {
  const ofScenarios = tx
    .select({ id: scenarios.id })
    .from(scenarios)
    .where(eq(scenarios.authorId, authorId));
  const ofComments = tx
    .select({ id: comments.id })
    .from(comments)
    .where(eq(comments.authorId, authorId));
  await settleWhere(
    tx,
    or(
      and(eq(reports.kind, 'scenario'), inArray(reports.subjectId, ofScenarios)),
      and(eq(reports.kind, 'comment'), inArray(reports.subjectId, ofComments)),
    ),
  );
}

function refused(
  subject: Subject | undefined,
  { action, kind }: Order,
  by: Member,
): Refused | null {
  // What its author has deleted can still have open reports.
  if (!subject) return action === 'dismiss' ? null : notFound(kind);
  if (action !== 'ban') return null;
  if (subject.id === by.id) return refuse(403, 'You cannot ban yourself.');
  return subject.authorRole === 'moderator' ? refuse(403, 'Moderators cannot be banned.') : null;
}

const ALREADY: Readonly<Record<Order['action'], string>> = {
  hide: 'This is hidden already.',
  restore: 'This is not hidden.',
  ban: 'This member is banned already.',
  unban: 'This member is not banned.',
  dismiss: 'No report of this is open any more.',
};

/** Has whoever wrote it hear that it was hidden, until it is shown again. */
async function tellAuthor(
  tx: Database,
  { action, kind, subjectId }: Order,
  of: Subject,
  by: Member,
) {
  if (action === 'restore') await forgetHiding(tx, subjectId);
  const { scenarioId, author } = of;
  if (action !== 'hide' || scenarioId === null || author.id === by.id) return;
  const commentId = kind === 'comment' ? { commentId: subjectId } : {};
  await notifyOfHiding(tx, { subjectId, scenarioId, authorId: author.id, ...commentId });
}

async function record(tx: Database, by: Member, order: Order, name: string): Promise<void> {
  const { action, kind, subjectId, reason } = order;
  await tx.insert(moderationLog).values({
    id: newId(),
    moderatorId: by.id,
    moderatorName: by.name,
    action,
    kind,
    subjectId,
    subjectName: name,
    reason,
  });
}

/** POST: does one of these things. What is so already is refused, and not recorded. */
export const moderate = jsonCommand(
  contract.moderate,
  sent.moderate,
  { limit: 'moderate' },
  async ({ db, member, body, address }) => {
    const { action, kind, subjectId } = body;
    const subject = (await subjectsOf(db, kind, [subjectId])).get(subjectId);
    const problem = refused(subject, body, member);
    if (problem) return problem;
    const hasChanged = await db.transaction(async (tx) => {
      if (!(await change(tx, body))) return false;
      if (subject) await tellAuthor(tx, body, subject, member);
      await record(tx, member, body, subject?.name ?? GONE);
      const detail = `${action} ${kind} ${subjectId}`;
      await audit(tx, { kind: 'moderated', userId: member.id, address, detail });
      return true;
    });
    return hasChanged ? ok({}) : refuse(409, ALREADY[action]);
  },
);
