/** What the page of moderators shows: open reports, and the record of what was done. */
import { asc, count, desc, eq, isNull } from 'drizzle-orm';
import type { ModerationAction, ReportableKind, SubjectKind } from '@/src/contract/sent/scenarios';
import type { Database } from '../database/database';
import { moderationLog, reports } from '../database/schema/community';
import { users } from '../database/schema/members';
import { type Paged, pageOf } from './paging';
import { type Subject, subjectsOf } from './subjects';

/** Reports that are shown at once, the oldest first; the next come as these are settled. */
const REPORTS_AT_ONCE = 100;

const ENTRIES_AT_ONCE = 25;

/** One member’s report. */
interface Report {
  readonly id: string;
  readonly reporter: { readonly id: string; readonly name: string };
  readonly reason: string;
  readonly createdAt: Date;
}

/** Something that was reported, with all open reports of it. */
export interface ReportedSubject {
  readonly kind: ReportableKind;
  readonly subjectId: string;
  /** null when it was deleted meanwhile. */
  readonly subject: Subject | null;
  readonly reports: readonly Report[];
}

/** What is reported and not settled, the longest waiting first. */
export async function openReports(db: Database): Promise<readonly ReportedSubject[]> {
  const { id, kind, subjectId, reason, createdAt } = reports;
  const rows = await db
    .select({ id, kind, subjectId, reason, createdAt, reporterId: users.id, name: users.name })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(isNull(reports.settledAt))
    .orderBy(asc(createdAt), asc(id))
    .limit(REPORTS_AT_ONCE);
  const found = await subjectsIn(db, rows);
  const keyOf = (row: (typeof rows)[number]) => `${row.kind} ${row.subjectId}`;
  const firsts = new Map(rows.toReversed().map((row) => [keyOf(row), row]));
  const inOrder = rows.filter((row) => firsts.get(keyOf(row)) === row);
  return inOrder.map((first) => {
    const group = rows.filter((row) => keyOf(row) === keyOf(first));
    return {
      kind: first.kind,
      subjectId: first.subjectId,
      subject: found[first.kind].get(first.subjectId) ?? null,
      reports: group.map((row) => ({
        id: row.id,
        reason: row.reason,
        createdAt: row.createdAt,
        reporter: { id: row.reporterId, name: row.name },
      })),
    };
  });
}

/** An entry of the record. */
export interface ModerationEntry {
  readonly id: string;
  readonly moderatorName: string;
  readonly action: ModerationAction;
  readonly kind: SubjectKind;
  readonly subjectId: string;
  readonly subjectName: string;
  readonly reason: string;
  readonly createdAt: Date;
  /** Whether what it speaks of is hidden, or banned, now; false when it is gone. */
  readonly isOut: boolean;
  /** Where it can be looked at; null when it is gone, and for members. */
  readonly scenarioId: string | null;
}

/** The record of what moderators did, newest first. */
export async function moderationRecord(
  db: Database,
  wanted: number,
): Promise<Paged<ModerationEntry>> {
  const [counted] = await db.select({ total: count() }).from(moderationLog);
  const total = counted?.total ?? 0;
  const { page, pages, offset } = pageOf(total, ENTRIES_AT_ONCE, wanted);
  const rows = await db
    .select()
    .from(moderationLog)
    .orderBy(desc(moderationLog.createdAt), desc(moderationLog.id))
    .limit(ENTRIES_AT_ONCE)
    .offset(offset);
  const found = await subjectsIn(db, rows);
  const items = rows.map(({ moderatorId: _, ...row }) => {
    const subject = found[row.kind].get(row.subjectId);
    return { ...row, isOut: subject?.isOut ?? false, scenarioId: subject?.scenarioId ?? null };
  });
  return { items, total, page, pages };
}

/** What rows speak of, by kind and id; what is gone is left out. */
async function subjectsIn(
  db: Database,
  rows: readonly { readonly kind: SubjectKind; readonly subjectId: string }[],
) {
  const of = (kind: SubjectKind) =>
    subjectsOf(
      db,
      kind,
      rows.filter((row) => row.kind === kind).map(({ subjectId }) => subjectId),
    );
  const [scenario, comment, member] = await Promise.all([
    of('scenario'),
    of('comment'),
    of('member'),
  ]);
  return { scenario, comment, member };
}
