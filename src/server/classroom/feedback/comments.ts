/** Comments on what was handed in: begun by those who teach the class, answered by whoever handed it in. */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { withId } from '@/src/contract/endpoint';
import * as contract from '@/src/contract/feedback';
import * as sent from '@/src/contract/sent/feedback';
import type { Database } from '../../database/database';
import { handIns } from '../../database/schema/classroom';
import { handInComments } from '../../database/schema/feedback';
import { type Answer, created, notFound, ok, type Refused, refuse } from '../../http/answer';
import { command, jsonCommand } from '../../http/endpoint';
import { newId } from '../../identifiers';
import { isBoardWork, partsOf, type WorkByPart } from '../parts';
import { workOfAttempt } from './attempts';
import { handInSeenBy, handInSeenBySeat, type SeenHandIn } from './seenHandIn';

/** Comments that a hand-in may have, answers among them. */
const MAX_COMMENTS = 500;

const FULL = refuse(409, `There are ${MAX_COMMENTS} comments here: delete one first.`);

const NO_ATTEMPT = refuse(409, 'This attempt is not kept: load the page again and look.');

const NO_PLACE = refuse(422, 'There is no such place in what was handed in: load the page again.');

const ONLY_ANSWERS = refuse(
  403,
  'Only those who teach the class begin a comment. You can answer theirs.',
);

const NOT_YOURS = refuse(403, 'Only whoever wrote it may do this.');

type WithId = z.infer<typeof withId>;
type Row = typeof handInComments.$inferSelect;

/** Whether an attempt has such a place: a part of the assignment, and a step up to the last of its board. */
function hasPlace(
  { assignment }: SeenHandIn,
  work: WorkByPart,
  { part, step }: sent.Place,
): boolean {
  if (part === null) return true;
  const done = work[part];
  // What was handed in of a part that is gone can still be spoken of.
  if (!done && !partsOf(assignment).some(({ id }) => id === part)) return false;
  return step === null || (isBoardWork(done) && step <= done.rounds);
}

/** Where a comment comes to stand: where it says, or under the one that it answers. */
async function placeOf(
  tx: Database,
  handIn: SeenHandIn,
  body: z.output<typeof sent.commentHandIn>,
): Promise<Pick<Row, 'attempt' | 'part' | 'step' | 'under'> | Refused> {
  if (!('under' in body)) {
    if (handIn.teacherId === null) return ONLY_ANSWERS;
    const work = await workOfAttempt(tx, handIn.id, body.attempt);
    if (work === null) return NO_ATTEMPT;
    if (!hasPlace(handIn, work, body.at)) return NO_PLACE;
    return { attempt: body.attempt, ...body.at, under: null };
  }
  const found = await commentIn(tx, handIn, body.under);
  // Under an answer stands none: there is one level.
  if (found === null || found.under !== null) return notFound('comment');
  const { attempt, part, step } = found;
  return { attempt, part, step, under: found.id };
}

/** A comment of a hand-in that whoever looks may read; null for none. */
async function commentIn(db: Database, handIn: SeenHandIn, id: string): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(handInComments)
    .where(and(eq(handInComments.id, id), eq(handInComments.handInId, handIn.id)));
  if (!row) return null;
  const isOpen = handIn.teacherId !== null || row.attempt <= (handIn.returnedOf ?? 0);
  return isOpen ? row : null;
}

function isOwn({ teacherId }: SeenHandIn, row: Pick<Row, 'isLearners' | 'authorId'>): boolean {
  return row.isLearners ? teacherId === null : row.authorId === teacherId;
}

function write(
  db: Database,
  handIn: SeenHandIn | 'assignment' | 'hand-in',
  body: z.output<typeof sent.commentHandIn>,
): Promise<Answer<WithId>> | Answer<WithId> {
  if (typeof handIn === 'string') return notFound(handIn);
  const { id: handInId, teacherId } = handIn;
  const { requestId, text } = body;
  return db.transaction(async (tx) => {
    // Those who write at once wait for one another here, so that the count holds.
    const [held] = await tx
      .select({ id: handIns.id })
      .from(handIns)
      .where(eq(handIns.id, handInId))
      .for('no key update');
    if (!held) return notFound('hand-in');
    const isIts = eq(handInComments.handInId, handInId);
    const [first] = await tx
      .select()
      .from(handInComments)
      .where(and(isIts, eq(handInComments.requestId, requestId)));
    if (first) return isOwn(handIn, first) ? ok({ id: first.id }) : notFound('comment');
    const place = await placeOf(tx, handIn, body);
    if ('error' in place) return place;
    if ((await tx.$count(handInComments, isIts)) >= MAX_COMMENTS) return FULL;
    const id = newId();
    const by = { authorId: teacherId, isLearners: teacherId === null };
    await tx.insert(handInComments).values({ id, handInId, requestId, text, ...place, ...by });
    return created({ id });
  });
}

/** Changes words. The same words again are no change. */
async function change(
  db: Database,
  handIn: SeenHandIn | 'assignment' | 'hand-in',
  commentId: string,
  text: string,
): Promise<Answer<WithId>> {
  if (typeof handIn === 'string') return notFound(handIn);
  const row = await commentIn(db, handIn, commentId);
  if (row === null) return notFound('comment');
  if (!isOwn(handIn, row)) return NOT_YOURS;
  const { id } = row;
  await db
    .update(handInComments)
    .set({ text, editedAt: sql`now()` })
    .where(and(eq(handInComments.id, id), ne(handInComments.text, text)));
  return ok({ id });
}

async function remove(
  db: Database,
  handIn: SeenHandIn | 'assignment' | 'hand-in',
  commentId: string,
): Promise<Answer<Record<string, never>>> {
  if (typeof handIn === 'string') return notFound(handIn);
  const row = await commentIn(db, handIn, commentId);
  if (row === null) return notFound('comment');
  if (!isOwn(handIn, row)) return NOT_YOURS;
  await db.delete(handInComments).where(eq(handInComments.id, row.id));
  return ok({});
}

/**
 * POST: comments on what somebody handed in. Those who teach the class comment on any place of an
 * attempt; the learner answers what they can read. Sent again, it is the one that is there already.
 */
export const commentHandIn = jsonCommand(
  contract.commentHandIn,
  sent.commentHandIn,
  { limit: 'comment' },
  async ({ db, member, params, body }) =>
    write(db, await handInSeenBy(db, member.id, params), body),
);

/** PATCH: changes the words of a comment, which only whoever wrote it may do. */
export const changeHandInComment = jsonCommand(
  contract.changeHandInComment,
  sent.changeHandInComment,
  { limit: 'comment' },
  async ({ db, member, params, body: { text } }) =>
    change(db, await handInSeenBy(db, member.id, params), params.comment, text),
);

/** DELETE: takes a comment away, with the answers under it; only whoever wrote it may do so. */
export const deleteHandInComment = command(
  contract.deleteHandInComment,
  { limit: 'comment' },
  async ({ db, member, params }) =>
    remove(db, await handInSeenBy(db, member.id, params), params.comment),
);

/** POST: answers, as a seat, a comment on what the seat handed in. */
export const answerFromSeat = jsonCommand(
  contract.answerFromSeat,
  sent.answerFromSeat,
  { limit: 'comment' },
  async ({ db, seat, params, body }) =>
    write(db, await handInSeenBySeat(db, seat, params.assignment), body),
);

/** PATCH: changes the words of an answer of the seat’s own. */
export const changeAnswerFromSeat = jsonCommand(
  contract.changeAnswerFromSeat,
  sent.changeHandInComment,
  { limit: 'comment' },
  async ({ db, seat, params, body: { text } }) =>
    change(db, await handInSeenBySeat(db, seat, params.assignment), params.comment, text),
);

/** DELETE: takes an answer of the seat’s own away. */
export const deleteAnswerFromSeat = command(
  contract.deleteAnswerFromSeat,
  { limit: 'comment' },
  async ({ db, seat, params }) =>
    remove(db, await handInSeenBySeat(db, seat, params.assignment), params.comment),
);
