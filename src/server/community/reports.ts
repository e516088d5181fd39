/** Reports to the moderators. */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database';
import { reports } from '../database/schema/community';
import { give, made, notHere, refuse } from '../http/answer';
import { submission } from '../http/endpoint';
import { newId } from '../identifiers';
import { idField, reasonField } from './fields';
import { subjectsOf } from './subjects';
import { isOpenToAll } from './visible';

const shape = z.strictObject({
  kind: z.enum(['scenario', 'comment']),
  subjectId: idField,
  reason: reasonField,
});

/** Whose it is, for somebody who can see it; null when it is not there for everybody. */
async function authorOf(
  db: Database,
  { kind, subjectId }: Pick<z.infer<typeof shape>, 'kind' | 'subjectId'>,
): Promise<string | null> {
  const subject = (await subjectsOf(db, kind, [subjectId])).get(subjectId);
  if (!subject || subject.isOut || subject.author.isBanned) return null;
  if (subject.scenarioId === null || !(await isOpenToAll(db, subject.scenarioId))) return null;
  return subject.author.id;
}

/** POST: reports a scenario or a comment. Reported again while that is open, nothing changes. */
export const reportSubject = submission(
  { access: 'member', limit: 'report', shape },
  async ({ db, member, body }) => {
    const authorId = await authorOf(db, body);
    if (authorId === null) return notHere(body.kind);
    if (authorId === member.id) return refuse(409, 'This is your own: you can delete it.');
    const { kind, subjectId, reason } = body;
    const [row] = await db
      .insert(reports)
      .values({ id: newId(), reporterId: member.id, kind, subjectId, reason })
      .onConflictDoUpdate({
        target: [reports.reporterId, reports.kind, reports.subjectId],
        set: { reason, settledAt: null, createdAt: sql`now()` },
        setWhere: isNotNull(reports.settledAt),
      })
      .returning({ id: reports.id });
    if (row) return made({ id: row.id });
    const [open] = await db
      .select({ id: reports.id })
      .from(reports)
      .where(
        and(
          eq(reports.reporterId, member.id),
          eq(reports.kind, kind),
          eq(reports.subjectId, subjectId),
        ),
      );
    return open ? give({ id: open.id }) : notHere(kind);
  },
);
