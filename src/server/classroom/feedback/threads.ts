/** The comments on a hand-in, as its page shows them. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { handInComments } from '../../database/schema/feedback';
import { users } from '../../database/schema/members';
import type { Part } from '../access';

/** A comment, or an answer to one. */
export interface Said {
  readonly id: string;
  /** Who wrote it, by name. */
  readonly by: string;
  /** Whether whoever looks wrote it. */
  readonly isOwn: boolean;
  readonly text: string;
  readonly createdAt: Date;
  /** When its words were last changed; null where they are the first. */
  readonly editedAt: Date | null;
}

/** A comment with the answers under it. */
export interface Thread extends Said {
  readonly attempt: number;
  /** The part of the assignment that it is about; null for the whole. */
  readonly part: string | null;
  /** The step of that part’s board; null for all of it, and for an answer. */
  readonly step: number | null;
  readonly answers: readonly Said[];
}

/** Whose hand-in it is, and who looks at it. */
interface Looking {
  /** The hand-in’s. */
  readonly handInId: string;
  /** The learner’s name. */
  readonly learner: string;
  /** Up to which attempt a learner may read; null for none. */
  readonly returnedOf: number | null;
  readonly part: Part;
  readonly viewerId: string;
}

/**
 * The comments on a hand-in, those on the whole first, then by part and step, then as they were written.
 * A learner gets those of attempts that were given back.
 */
export async function threadsOn(db: Database, looking: Looking): Promise<readonly Thread[]> {
  const { handInId, learner, returnedOf, part, viewerId } = looking;
  const isTeacher = part === 'instructor';
  const rows = await db
    .select({ row: handInComments, author: users.name })
    .from(handInComments)
    .leftJoin(users, eq(users.id, handInComments.authorId))
    .where(eq(handInComments.handInId, handInId))
    .orderBy(asc(handInComments.createdAt), handInComments.id);
  const open = rows.filter(({ row }) => isTeacher || row.attempt <= (returnedOf ?? 0));
  const said = open.map(({ row, author }) => ({
    row,
    said: {
      id: row.id,
      by: row.isLearners ? learner : (author ?? ''),
      isOwn: row.isLearners ? !isTeacher : row.authorId === viewerId,
      text: row.text,
      createdAt: row.createdAt,
      editedAt: row.editedAt,
    },
  }));
  return said
    .filter(({ row }) => row.under === null)
    .map(({ row, said: first }) => ({
      ...first,
      attempt: row.attempt,
      part: row.part,
      step: row.step,
      answers: said.filter((one) => one.row.under === row.id).map((one) => one.said),
    }))
    .sort(
      (one, other) =>
        (one.part ?? '').localeCompare(other.part ?? '', 'en', { numeric: true }) ||
        (one.step ?? -1) - (other.step ?? -1),
    );
}
