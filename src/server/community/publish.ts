/** Publishing a scenario: its log is folded with the rules that every board has before it is kept. */

import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { acceptLog } from '@/events/log/accept';
import { previewOf } from '@/events/log/folded';
import { fileTextOf, isBlank } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import type { withId } from '@/src/contract/endpoint';
import * as contract from '@/src/contract/scenarios';
import * as sent from '@/src/contract/sent/scenarios';
import { SHELF } from '@/src/lessons/course/shelf';
import type { Member } from '../auth/member';
import type { Database } from '../database/database';
import { scenarios } from '../database/schema/community';
import { foldQueuedOrRefuse } from '../foldQueue';
import { type Answer, created, notFound, ok, refuse } from '../http/answer';
import { MAX_LOG_BYTES } from '../http/body';
import { jsonCommand } from '../http/endpoint';
import { newId } from '../identifiers';
import { notifyOfFork } from '../notifications/notify';
import { categoryOf } from './categories';
import { isOpenToAll } from './visible';

type Publication = z.output<typeof sent.publishScenario>;

async function publishedBefore(
  db: Database,
  authorId: string,
  requestId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: scenarios.id })
    .from(scenarios)
    .where(and(eq(scenarios.authorId, authorId), eq(scenarios.requestId, requestId)));
  return row?.id ?? null;
}

/** The log as it is kept: written anew, so that nothing but what was read is in it. Its title stands beside it. */
function keptText(log: Log): string {
  const { title: _, ...rest } = log;
  return fileTextOf(rest);
}

async function publish(
  db: Database,
  member: Member,
  sent: Publication,
): Promise<Answer<z.infer<typeof withId>>> {
  const { requestId, title, description, notes, forkedFrom, visibility } = sent;
  const accepted = await foldQueuedOrRefuse(() => acceptLog(sent.log, SHELF));
  if ('error' in accepted) return accepted;
  if ('problem' in accepted) return refuse(422, accepted.problem);
  const { log, folded } = accepted;
  if (isBlank(log)) {
    return refuse(422, 'Nothing has been done yet. Take a step on the board first.');
  }
  const isFork = forkedFrom !== undefined && (await isOpenToAll(db, forkedFrom));
  const values = {
    id: newId(),
    authorId: member.id,
    authorName: member.name,
    requestId,
    title,
    description,
    notes,
    visibility,
    category: categoryOf(log),
    logText: keptText(log),
    rounds: folded.rounds.length - 1,
    preview: previewOf(folded),
    // An original that has gone meanwhile is no reason to refuse what was made from it.
    forkedFrom: isFork ? forkedFrom : null,
  };
  const row = await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(scenarios)
      .values(values)
      .onConflictDoNothing({ target: [scenarios.authorId, scenarios.requestId] })
      .returning({ id: scenarios.id });
    // An unlisted one is known to those alone whom its author gives the address.
    const isTold = isFork && visibility !== 'unlisted';
    if (made && isTold) await notifyOfFork(tx, { ...made, forkedFrom, authorId: member.id });
    return made;
  });
  if (row) return created({ id: row.id });
  // Another request with the same id came first, while this one was folded.
  const first = await publishedBefore(db, member.id, requestId);
  return first === null ? notFound('scenario') : ok({ id: first });
}

/** POST: publishes a log under a title. Answers with its id, the first one's where it is sent again. */
export const publishScenario = jsonCommand(
  contract.publishScenario,
  sent.publishScenario,
  { limit: 'publish', bytes: MAX_LOG_BYTES },
  async ({ db, member, body }) => {
    const before = await publishedBefore(db, member.id, body.requestId);
    return before === null ? publish(db, member, body) : ok({ id: before });
  },
);
