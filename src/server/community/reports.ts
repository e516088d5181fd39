/** Reports to the moderators. */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import * as contract from '@/src/contract/scenarios';
import * as sent from '@/src/contract/sent/scenarios';
import type { Database } from '../database/database';
import { reports } from '../database/schema/community';
import { created, notFound, ok, refuse } from '../http/answer';
import { jsonCommand } from '../http/endpoint';
import { newId } from '../identifiers';
import { subjectsOf } from './subjects';
import { isOpenToAll } from './visible';

type Report = z.output<typeof sent.reportSubject>;

/** Whose it is, for somebody who can see it; null when it is not there for everybody. */
async function authorOf(
  db: Database,
  { kind, subjectId }: Pick<Report, 'kind' | 'subjectId'>,
): Promise<string | null> {
  const subject = (await subjectsOf(db, kind, [subjectId])).get(subjectId);
  if (!subject || subject.isOut || subject.author.isBanned) return null;
  if (subject.scenarioId === null || !(await isOpenToAll(db, subject.scenarioId))) return null;
  return subject.author.id;
}

/** POST: reports a scenario or a comment. Reported again while that is open, nothing changes. */
export const reportSubject = jsonCommand(
  contract.reportSubject,
  sent.reportSubject,
  { limit: 'report' },
  async ({ db, member, body }) => {
    const authorId = await authorOf(db, body);
    if (authorId === null) return notFound(body.kind);
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
    if (row) return created({ id: row.id });
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
    return open ? ok({ id: open.id }) : notFound(kind);
  },
);
