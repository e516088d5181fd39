/** What a member was told, and may still see: what is hidden, or in a class that was left, is not shown. */
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { IS_OPEN } from '../classroom/dates';
import type { Database } from '../database/database';
import { assignments, classes, classMembers } from '../database/schema/classroom';
import { comments, scenarios, stars } from '../database/schema/community';
import { users } from '../database/schema/members';
import { announcedChanges, notifications } from '../database/schema/notifications';
import type { NoticeKind } from './notify';

/** Something that a member was told. */
export interface Notice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly at: Date;
  readonly isRead: boolean;
  /** Who did it; for stars the last who gave one. Null where nobody is named. */
  readonly actor: string | null;
  /** How many did it: more than one for stars only. */
  readonly times: number;
  readonly scenario: { readonly id: string; readonly title: string } | null;
  readonly forkId: string | null;
  readonly commentId: string | null;
  readonly assignment: {
    readonly id: string;
    readonly title: string;
    readonly className: string;
    readonly due: Date | null;
  } | null;
  readonly change: { readonly title: string; readonly path: string } | null;
}

const actors = alias(users, 'actors');
const authors = alias(users, 'authors');
const forks = alias(scenarios, 'forks');
const givers = alias(users, 'givers');

/** When it became news: for an assignment that was set beforehand, when it opened. */
const AT = sql`greatest(${notifications.at}, ${assignments.opens})`.mapWith(notifications.at);

/** Of the stars of a scenario, those that a notification tells of. */
const ARE_TOLD = sql`${stars.scenarioId} = ${notifications.scenarioId}
  and ${stars.createdAt} >= ${notifications.since}
  and ${stars.userId} <> ${notifications.userId} and ${givers.bannedAt} is null`;

const GIVEN = sql`${stars} inner join ${users} as ${givers} on ${givers.id} = ${stars.userId}`;

const STARS = sql<number>`(select count(*)::int from ${GIVEN} where ${ARE_TOLD})`;

const LAST_GIVER = sql<string | null>`(select ${givers.name} from ${GIVEN} where ${ARE_TOLD}
  order by ${stars.createdAt} desc, ${givers.id} limit 1)`;

/** Whether the member is still in the class of the assignment. */
const IS_IN_CLASS = sql`exists (select 1 from ${classMembers}
  where ${classMembers.classId} = ${assignments.classId}
  and ${classMembers.userId} = ${notifications.userId})`;

/** Whether it tells of being hidden itself: whoever wrote what was hidden still sees it. */
const IS_OF_HIDING = eq(notifications.kind, 'hidden');

/** What a member may see of what they were told. */
const IS_SHOWN = and(
  isNull(actors.bannedAt),
  isNull(authors.bannedAt),
  or(isNull(scenarios.hiddenAt), and(IS_OF_HIDING, isNull(notifications.commentId))),
  isNull(forks.hiddenAt),
  or(isNull(comments.hiddenAt), IS_OF_HIDING),
  or(isNull(assignments.id), IS_IN_CLASS),
  // Of what opens later the learners hear when it does; what is about no assignment has no such date.
  IS_OPEN,
  sql`(${notifications.kind} <> 'star' or ${STARS} > 0)`,
);

function joined(db: Database) {
  return db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      at: AT,
      readAt: notifications.readAt,
      actor: sql<
        string | null
      >`case when ${notifications.kind} = 'star' then ${LAST_GIVER} else ${actors.name} end`,
      times: sql<number>`case when ${notifications.kind} = 'star' then ${STARS} else 1 end`,
      scenario: { id: scenarios.id, title: scenarios.title },
      forkId: notifications.forkId,
      commentId: notifications.commentId,
      assignment: { id: assignments.id, title: assignments.title, due: assignments.due },
      className: classes.name,
      change: { title: announcedChanges.title, path: announcedChanges.path },
    })
    .from(notifications)
    .leftJoin(actors, eq(actors.id, notifications.actorId))
    .leftJoin(scenarios, eq(scenarios.id, notifications.scenarioId))
    .leftJoin(authors, eq(authors.id, scenarios.authorId))
    .leftJoin(forks, eq(forks.id, notifications.forkId))
    .leftJoin(comments, eq(comments.id, notifications.commentId))
    .leftJoin(assignments, eq(assignments.id, notifications.assignmentId))
    .leftJoin(classes, eq(classes.id, assignments.classId))
    .leftJoin(announcedChanges, eq(announcedChanges.id, notifications.changeId));
}

/**
 * What a member was told, the latest first.
 *
 * @param only what holds of those that are wanted; left out, all of them
 */
export async function noticesOf(
  db: Database,
  memberId: string,
  only?: SQL,
): Promise<readonly Notice[]> {
  const rows = await joined(db)
    .where(and(eq(notifications.userId, memberId), IS_SHOWN, only))
    .orderBy(desc(AT), notifications.id);
  return rows.map(({ readAt, className, assignment, ...row }) => ({
    ...row,
    isRead: readAt !== null,
    assignment: assignment && { ...assignment, className: className ?? '' },
  }));
}

/** What holds of notifications that were not read. */
export const IS_UNREAD: SQL = isNull(notifications.readAt);

/** How many of them a member has not read. */
export async function unreadOf(db: Database, memberId: string): Promise<number> {
  return (await noticesOf(db, memberId, IS_UNREAD)).length;
}
