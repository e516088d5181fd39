/**
 * Telling members what happened, in the transaction that makes it happen: where that is undone nobody
 * was told (docs/decisions/0058).
 */
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type assignments, classMembers } from '../database/schema/classroom';
import { comments, scenarios, stars } from '../database/schema/community';
import { users } from '../database/schema/members';
import { notificationSettings, notifications } from '../database/schema/notifications';

/** A kind of notification. */
export type NoticeKind = (typeof notifications.kind.enumValues)[number];

/** Notifications that are kept for a member at most; the oldest go first. */
export const MAX_KEPT = 200;

/** Something that members are told. */
interface NewNotice {
  readonly kind: NoticeKind;
  /** The id of what it is about. */
  readonly subject: string;
  /** Who did it, and is not told; null for nobody. */
  readonly actorId: string | null;
  readonly scenarioId?: string;
  readonly forkId?: string;
  readonly commentId?: string;
  readonly assignmentId?: string;
  readonly changeId?: string;
}

/** Takes away what is beyond the most that is kept of the members who were just told something. */
async function prune(tx: Database, memberIds: readonly string[]): Promise<void> {
  const { id, userId, at } = notifications;
  const numbered = tx
    .select({
      id,
      rank: sql<number>`row_number() over (partition by ${userId} order by ${at} desc, ${id})`.as(
        'rank',
      ),
    })
    .from(notifications)
    .where(inArray(userId, [...memberIds]))
    .as('numbered');
  const over = tx
    .select({ id: numbered.id })
    .from(numbered)
    .where(sql`${numbered.rank} > ${MAX_KEPT}`);
  await tx.delete(notifications).where(inArray(id, over));
}

/**
 * Notifies members of something, except the one who did it, those who muted this kind, and those who
 * were banned. A second notice of one subject replaces the first, and is unread again.
 *
 * @param recipients a condition on `users`: who is to be notified
 * @param again when to notify a member who already knows of it; always, where left out
 */
async function tell(tx: Database, told: NewNotice, recipients: SQL | undefined, again?: SQL) {
  const { kind, subject, actorId, scenarioId = null, forkId = null, commentId = null } = told;
  const { assignmentId = null, changeId = null } = told;
  const isMuted = sql`coalesce(${notificationSettings.muted}, '[]'::jsonb) @> to_jsonb(${kind}::text)`;
  const isTold = and(
    recipients,
    sql`${users.bannedAt} is null`,
    sql`not (${isMuted})`,
    actorId === null ? undefined : ne(users.id, actorId),
  );
  const wasRead = sql`${notifications.readAt} is not null`;
  const found = tx
    .select({ id: users.id })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(isTold)
    .orderBy(users.id);
  const rows = await tx.execute(sql`
    insert into ${notifications}
      (id, user_id, kind, subject, actor_id, scenario_id, fork_id, comment_id, assignment_id, change_id)
    select replace(gen_random_uuid()::text, '-', ''), told.id, ${kind}::text, ${subject}::text,
      ${actorId}::text, ${scenarioId}::text, ${forkId}::text, ${commentId}::text,
      ${assignmentId}::text, ${changeId}::text
    from (${found}) as told
    on conflict (user_id, kind, subject) do update set
      at = excluded.at, actor_id = excluded.actor_id, read_at = null, mailed_at = null,
      since = case when ${wasRead} then excluded.since
        else least(${notifications.since}, excluded.since) end
    ${again === undefined ? sql`` : sql`where ${again}`}
    returning user_id`);
  const ids = idsIn(rows);
  if (ids.length > 0) await prune(tx, ids);
}

/** The members in an answer: the two engines wrap their rows alike, and type them differently. */
function idsIn(answer: unknown): readonly string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if (!('rows' in answer) || !Array.isArray(answer.rows)) return [];
  const rows: readonly unknown[] = answer.rows;
  return rows.flatMap((row) => {
    const has = typeof row === 'object' && row !== null && 'user_id' in row;
    return has && typeof row.user_id === 'string' ? [row.user_id] : [];
  });
}

/** Tells of a comment: the author of the scenario, and whoever commented there before. */
export async function notifyOfComment(
  tx: Database,
  comment: { readonly id: string; readonly scenarioId: string; readonly authorId: string },
): Promise<void> {
  const { id, scenarioId, authorId } = comment;
  const about = { subject: id, actorId: authorId, scenarioId, commentId: id };
  const author = tx
    .select({ id: scenarios.authorId })
    .from(scenarios)
    .where(eq(scenarios.id, scenarioId));
  await tell(tx, { ...about, kind: 'comment' }, inArray(users.id, author));
  const before = tx
    .select({ id: comments.authorId })
    .from(comments)
    .where(and(eq(comments.scenarioId, scenarioId), sql`${comments.hiddenAt} is null`));
  // Its author has heard of it as such.
  const isOther = sql`${users.id} not in (${author})`;
  await tell(tx, { ...about, kind: 'reply' }, and(inArray(users.id, before), isOther));
}

/** Tells the author of a scenario of a star. */
export async function notifyOfStar(
  tx: Database,
  star: { readonly scenarioId: string; readonly userId: string },
): Promise<void> {
  const { scenarioId, userId } = star;
  const author = tx
    .select({ id: scenarios.authorId })
    .from(scenarios)
    .where(eq(scenarios.id, scenarioId));
  const told = { kind: 'star', subject: scenarioId, actorId: userId, scenarioId } as const;
  await tell(tx, told, inArray(users.id, author));
  // Whoever gave the last star may take the account away; the stars of others are still to be told.
  await tx.update(notifications).set({ actorId: null }).where(isOfStars(scenarioId));
}

const isOfStars = (scenarioId: string) =>
  and(eq(notifications.kind, 'star'), eq(notifications.subject, scenarioId));

/** Takes word of stars back where none of those that it tells of is left. */
export async function forgetStars(tx: Database, scenarioId: string): Promise<void> {
  const left = sql`exists (select 1 from ${stars} where ${stars.scenarioId} = ${scenarioId}
    and ${stars.createdAt} >= ${notifications.since}
    and ${stars.userId} <> ${notifications.userId})`;
  await tx.delete(notifications).where(and(isOfStars(scenarioId), sql`not ${left}`));
}

/** Tells the author of a scenario of one that was published from it. */
export async function notifyOfFork(
  tx: Database,
  fork: { readonly id: string; readonly forkedFrom: string; readonly authorId: string },
): Promise<void> {
  const { id, forkedFrom, authorId } = fork;
  const author = tx
    .select({ id: scenarios.authorId })
    .from(scenarios)
    .where(eq(scenarios.id, forkedFrom));
  const told = { kind: 'fork', subject: id, actorId: authorId, scenarioId: forkedFrom, forkId: id };
  await tell(tx, { ...told, kind: 'fork' }, inArray(users.id, author));
}

/** Tells whoever wrote something that a moderator has hidden it: on its page alone it would hardly be found. */
export async function notifyOfHiding(
  tx: Database,
  hidden: {
    readonly subjectId: string;
    readonly scenarioId: string;
    readonly commentId?: string;
    readonly authorId: string;
  },
): Promise<void> {
  const { subjectId, authorId, ...about } = hidden;
  const told = { ...about, kind: 'hidden', subject: subjectId, actorId: null } as const;
  await tell(tx, told, eq(users.id, authorId));
}

/** Takes word of it back once it is shown again. */
export async function forgetHiding(tx: Database, subjectId: string): Promise<void> {
  const { kind, subject } = notifications;
  await tx.delete(notifications).where(and(eq(kind, 'hidden'), eq(subject, subjectId)));
}

/** Tells the learners of a class who have an account of an assignment that it was given. Nobody teaches and learns in one class. */
export async function notifyOfAssignment(
  tx: Database,
  { id, classId }: { readonly id: string; readonly classId: string },
): Promise<void> {
  const learners = tx
    .select({ id: classMembers.userId })
    .from(classMembers)
    .where(eq(classMembers.classId, classId));
  const told = { kind: 'assignment', subject: id, actorId: null, assignmentId: id } as const;
  await tell(tx, told, inArray(users.id, learners));
}

/** Tells learners with an account that what they handed in to an assignment was given back. */
export async function notifyOfFeedback(
  tx: Database,
  assignmentId: string,
  learnerIds: readonly string[],
): Promise<void> {
  if (learnerIds.length === 0) return;
  const told = { kind: 'feedback', subject: assignmentId, actorId: null, assignmentId } as const;
  await tell(tx, told, inArray(users.id, [...learnerIds]));
}

/** Takes word of feedback back that was taken back itself. */
export async function forgetFeedback(
  tx: Database,
  { assignmentId, learnerId }: { readonly assignmentId: string; readonly learnerId: string },
): Promise<void> {
  const { kind, subject, userId } = notifications;
  await tx
    .delete(notifications)
    .where(and(eq(kind, 'feedback'), eq(subject, assignmentId), eq(userId, learnerId)));
}

/**
 * Reminds of an assignment that is due soon.
 *
 * @param learners the ids of those who have not handed in, as a question to the database
 */
export async function remindOfDue(
  tx: Database,
  assignment: Pick<typeof assignments.$inferSelect, 'id' | 'due'>,
  learners: SQL,
): Promise<void> {
  const { id, due } = assignment;
  if (due === null) return;
  const told = { kind: 'due', subject: id, actorId: null, assignmentId: id } as const;
  // Once for each date: a later one is a reason to remind again.
  const isEarlier = sql`${notifications.at} < ${due.toISOString()}::timestamptz - interval '2 days'`;
  await tell(tx, told, learners, isEarlier);
}

/** Tells all members of an entry of the page of changes. */
export async function notifyOfChange(tx: Database, changeId: string): Promise<void> {
  const told = { kind: 'news', subject: changeId, actorId: null, changeId } as const;
  await tell(tx, told, undefined, sql`false`);
}
