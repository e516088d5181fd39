/** One scenario: changing its words, deleting it, and its log as a file. */
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { fileTextOf } from '@/events/log/log';
import { parseLogText } from '@/events/log/parse';
import * as contract from '@/src/contract/scenarios';
import * as sent from '@/src/contract/sent/scenarios';
import { comments, reports, scenarios } from '../database/schema/community';
import { users } from '../database/schema/members';
import { notFound, ok } from '../http/answer';
import { jsonAttachment } from '../http/attachment';
import { command, jsonCommand, query } from '../http/endpoint';
import { maySee, refusedToChange } from './visible';

/** GET: its title, while it is there for everybody. */
export const nameScenario = query(contract.nameScenario, async ({ db, params: { id } }) => {
  const { authorId, hiddenAt, title } = scenarios;
  const [row] = await db
    .select({ authorId, hiddenAt, title, bannedAt: users.bannedAt })
    .from(scenarios)
    .innerJoin(users, eq(users.id, authorId))
    .where(eq(scenarios.id, id));
  return row && maySee(row, null) ? ok({ title: row.title }) : notFound('scenario');
});

/** PATCH: changes what its author says of it. The log stays as it was published. */
export const changeScenario = jsonCommand(
  contract.changeScenario,
  sent.changeScenario,
  { limit: 'publish' },
  async ({ db, member, body, params: { id } }) => {
    const refused = await refusedToChange(db, id, member);
    if (refused) return refused;
    await db
      .update(scenarios)
      .set({ ...body, updatedAt: sql`now()` })
      .where(eq(scenarios.id, id));
    return ok({ id });
  },
);

/** DELETE: takes one's own away, with its stars and comments. What was reported of it is settled. */
export const deleteScenario = command(
  contract.deleteScenario,
  { limit: 'publish' },
  async ({ db, member, params: { id } }) => {
    const refused = await refusedToChange(db, id, member);
    if (refused) return refused;
    await db.transaction(async (tx) => {
      const inIt = tx.select({ id: comments.id }).from(comments).where(eq(comments.scenarioId, id));
      await tx
        .update(reports)
        .set({ settledAt: sql`now()` })
        .where(
          and(
            isNull(reports.settledAt),
            or(
              and(eq(reports.kind, 'scenario'), eq(reports.subjectId, id)),
              and(eq(reports.kind, 'comment'), inArray(reports.subjectId, inIt)),
            ),
          ),
        );
      await tx.delete(scenarios).where(eq(scenarios.id, id));
    });
    return ok({});
  },
);

/** GET: its log as a file to save, under its title. */
export const downloadLog = query(contract.downloadLog, async ({ db, member, params: { id } }) => {
  const { authorId, hiddenAt, title, logText } = scenarios;
  const [row] = await db
    .select({ authorId, hiddenAt, title, logText, bannedAt: users.bannedAt })
    .from(scenarios)
    .innerJoin(users, eq(users.id, authorId))
    .where(eq(scenarios.id, id));
  if (!row || !maySee(row, member)) return notFound('scenario');
  return jsonAttachment(`tallystick-scenario-${id}`, titledLog(row.logText, row.title));
});

/** A kept log with the title that it has now. A log that cannot be read any more is given as it is. */
function titledLog(logText: string, title: string): string {
  const read = parseLogText(logText);
  return 'problem' in read ? logText : fileTextOf({ ...read.log, title });
}
