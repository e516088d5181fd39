/** Comments on scenarios. */
import { and, asc, count, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import * as contract from '@/src/contract/scenarios';
import * as sent from '@/src/contract/sent/scenarios';
import type { Member } from '../auth/member';
import type { Database } from '../database/database';
import { comments, reports, scenarios } from '../database/schema/community';
import { users } from '../database/schema/members';
import { created, notFound, ok, refuse } from '../http/answer';
import { command, jsonCommand } from '../http/endpoint';
import { newId } from '../identifiers';
import { notifyOfComment } from '../notifications/notify';
import { type Author, authorOf } from './author';
import { type Paged, pageOf } from './paging';
import { isOpenToAll, maySee } from './visible';

/** Comments on a page. */
const AT_ONCE = 50;

/** A comment as it is shown. */
export interface Comment {
  readonly id: string;
  readonly author: Author;
  readonly text: string;
  readonly createdAt: Date;
  /** When its words were last changed; null where they are the first. */
  readonly editedAt: Date | null;
  /** A hidden one is shown to its author and to moderators only. */
  readonly isHidden: boolean;
}

/** POST: adds a comment to a scenario. Sent again, it is the one that is there already. */
export const addComment = jsonCommand(
  contract.addComment,
  sent.addComment,
  { limit: 'comment' },
  async ({ db, member, body: { requestId, text }, params: { id: scenarioId } }) => {
    if (!(await isOpenToAll(db, scenarioId))) return notFound('scenario');
    const row = await db.transaction(async (tx) => {
      const [added] = await tx
        .insert(comments)
        .values({ id: newId(), scenarioId, authorId: member.id, requestId, text })
        .onConflictDoNothing({ target: [comments.authorId, comments.requestId] })
        .returning({ id: comments.id });
      if (added) await notifyOfComment(tx, { ...added, scenarioId, authorId: member.id });
      return added;
    });
    if (row) return created({ id: row.id });
    const [first] = await db
      .select({ id: comments.id })
      .from(comments)
      .where(and(eq(comments.authorId, member.id), eq(comments.requestId, requestId)));
    return first ? ok({ id: first.id }) : notFound('comment');
  },
);

/** PATCH: changes the words of a comment, which only its author may do. The same words again are no change. */
export const changeComment = jsonCommand(
  contract.changeComment,
  sent.changeComment,
  { limit: 'comment' },
  async ({ db, member, body: { text }, params: { id } }) => {
    const row = await standingOf(db, id);
    // What is hidden stays as the moderators judged it.
    if (!row || !maySee(row, null) || row.isHidden) return notFound('comment');
    if (row.writerId !== member.id) return refuse(403, 'Only its author may do this.');
    await db
      .update(comments)
      .set({ text, editedAt: sql`now()` })
      .where(and(eq(comments.id, id), isNull(comments.hiddenAt), ne(comments.text, text)));
    return ok({ id });
  },
);

/** DELETE: takes a comment away; its author may do that, and the author of the scenario. */
export const deleteComment = command(
  contract.deleteComment,
  { limit: 'comment' },
  async ({ db, member, params: { id } }) => {
    const row = await standingOf(db, id);
    if (!row) return notFound('comment');
    if (row.writerId !== member.id && row.authorId !== member.id) {
      return maySee(row, member)
        ? refuse(403, 'Only its author, or the author of the scenario, may do this.')
        : notFound('comment');
    }
    await db.transaction(async (tx) => {
      await tx
        .update(reports)
        .set({ settledAt: new Date() })
        .where(
          and(eq(reports.kind, 'comment'), eq(reports.subjectId, id), isNull(reports.settledAt)),
        );
      await tx.delete(comments).where(eq(comments.id, id));
    });
    return ok({});
  },
);

/** Who wrote a comment, whether it is hidden, and the standing of the scenario that it is on; undefined when there is none. */
async function standingOf(db: Database, id: string) {
  const [row] = await db
    .select({
      writerId: comments.authorId,
      isHidden: sql<boolean>`${comments.hiddenAt} is not null`,
      authorId: scenarios.authorId,
      hiddenAt: scenarios.hiddenAt,
      bannedAt: users.bannedAt,
    })
    .from(comments)
    .innerJoin(scenarios, eq(scenarios.id, comments.scenarioId))
    .innerJoin(users, eq(users.id, scenarios.authorId))
    .where(eq(comments.id, id));
  return row;
}

/** What holds of a comment and of all that were written before it. */
function notAfter(db: Database, commentId: string): SQL {
  const { id, createdAt } = comments;
  const itself = db.select({ createdAt, id }).from(comments).where(eq(id, commentId));
  return sql`(${createdAt}, ${id}) <= (${itself})`;
}

/**
 * The comments on a scenario that somebody may read, oldest first.
 *
 * @param wanted the number of the page, from 1, or the id of a comment that stands on it; the last
 *   page when it is left out, or when nobody wrote that comment
 */
export async function commentsOn(
  db: Database,
  scenarioId: string,
  viewer: Member | null,
  wanted?: number | string,
): Promise<Paged<Comment>> {
  const isTheirs = viewer ? eq(comments.authorId, viewer.id) : undefined;
  const isOpen = and(isNull(users.bannedAt), or(isNull(comments.hiddenAt), isTheirs));
  const shown = and(
    eq(comments.scenarioId, scenarioId),
    viewer?.role === 'moderator' ? undefined : isOpen,
  );
  const howMany = async (which: SQL | undefined) => {
    const [counted] = await db
      .select({ total: count() })
      .from(comments)
      .innerJoin(users, eq(users.id, comments.authorId))
      .where(which);
    return counted?.total ?? 0;
  };
  const { id, text, createdAt, editedAt, hiddenAt } = comments;
  const total = await howMany(shown);
  const upTo = typeof wanted === 'string' ? await howMany(and(shown, notAfter(db, wanted))) : 0;
  const number = typeof wanted === 'number' ? wanted : Math.ceil(upTo / AT_ONCE);
  const { page, pages, offset } = pageOf(total, AT_ONCE, number || Number.POSITIVE_INFINITY);
  const author = { id: users.id, name: users.name, pictureAt: users.pictureAt };
  const rows = await db
    .select({ id, text, createdAt, editedAt, hiddenAt, author })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(shown)
    .orderBy(asc(createdAt), asc(id))
    .limit(AT_ONCE)
    .offset(offset);
  const items = rows.map(({ hiddenAt: hidden, author: writer, ...row }) => ({
    ...row,
    isHidden: hidden !== null,
    author: authorOf(writer),
  }));
  return { items, total, page, pages };
}
