/** Changing the parts and dates of an assignment after something was handed in: told first, made once that is agreed to, and nothing lost. */
import { eq } from 'drizzle-orm';
import type { AssignmentPart } from '@/src/contract/parts';
import type { Database } from '../../database/database';
import { assignments, formerParts, handIns } from '../../database/schema/classroom';
import { newId } from '../../identifiers';
import type { SeenAssignment } from '../access';
import type { Dates } from '../dates';
import { partsOf, versionedParts } from '../parts';
import { type Compared, compareParts, isKeptAsItWas } from './compare';
import { effectsSaid, type Revised } from './effects';
import { formerPartsOf } from './former';
import { workAnew } from './rejudge';

type Row = typeof assignments.$inferSelect;

/** What of an assignment is said in columns of its own. */
type Columns = Dates & Pick<Row, 'title' | 'instructions' | 'opens' | 'answersShown'>;

/** What an assignment is to be. */
export interface Wanted {
  /** Its columns but for the parts. */
  readonly columns: Columns;
  /** null where they stay. */
  readonly parts: readonly AssignmentPart[] | null;
  /** What the change does, as whoever makes it was told; null where nobody was asked. */
  readonly agreed: readonly string[] | null;
}

/** How often a change is looked at anew where learners hand in meanwhile. */
const MAX_LOOKS = 4;

/** A hand-in, with what the changed parts make of it. */
interface RevisedHandIn extends Revised {
  readonly id: string;
  readonly times: number;
}

/** What was handed in to an assignment, and what a change of its parts would make of it. */
async function revisedHandIns(
  db: Database,
  { id, revision }: SeenAssignment,
  { changes }: Pick<Compared, 'changes'>,
): Promise<readonly RevisedHandIn[]> {
  const rows = await db
    .select({
      id: handIns.id,
      times: handIns.times,
      work: handIns.work,
      points: handIns.points,
      handedInAt: handIns.handedInAt,
      returnedOf: handIns.returnedOf,
    })
    .from(handIns)
    .where(eq(handIns.assignmentId, id))
    .orderBy(handIns.id);
  const looked: RevisedHandIn[] = [];
  for (const { returnedOf, ...row } of rows) {
    const anew = await workAnew(row.work, changes, revision + 1);
    looked.push({ ...row, anew, isReturned: row.times <= (returnedOf ?? 0) });
  }
  return looked;
}

const stampOf = (rows: readonly Pick<RevisedHandIn, 'id' | 'times'>[]): string =>
  JSON.stringify(rows.map(({ id, times }) => [id, times]));

/** What came of making a change: somebody handed in since it was looked at, or changed the parts. */
type Made = 'made' | 'handed in' | 'changed';

/** Makes the change, if it is still what was looked at; else changes nothing. */
function make(
  db: Database,
  seen: SeenAssignment,
  { columns, parts }: Pick<Wanted, 'columns' | 'parts'>,
  compared: Compared,
  looked: readonly RevisedHandIn[],
): Promise<Made> {
  const { id, revision } = seen;
  return db.transaction(async (tx) => {
    // Whoever hands in meanwhile waits, or has done so and is seen.
    const [held] = await tx
      .select({ revision: assignments.revision })
      .from(assignments)
      .where(eq(assignments.id, id))
      .for('update');
    if (held?.revision !== revision) return 'changed';
    const now = await tx
      .select({ id: handIns.id, times: handIns.times })
      .from(handIns)
      .where(eq(handIns.assignmentId, id))
      .orderBy(handIns.id);
    if (stampOf(now) !== stampOf(looked)) return 'handed in';
    if (parts !== null && looked.length > 0) {
      const kept = compared.changes.filter(isKeptAsItWas).map(({ before: part }) => ({
        id: newId(),
        assignmentId: id,
        partId: part.id,
        revision,
        part,
      }));
      if (kept.length > 0) await tx.insert(formerParts).values(kept);
      for (const { id: handInId, work, anew } of looked) {
        if (anew === work) continue;
        await tx.update(handIns).set({ work: anew }).where(eq(handIns.id, handInId));
      }
    }
    const revised =
      parts === null ? {} : { parts: versionedParts(compared.parts), revision: revision + 1 };
    await tx
      .update(assignments)
      .set({ ...columns, ...revised })
      .where(eq(assignments.id, id));
    return 'made';
  });
}

/**
 * Changes an assignment.
 *
 * @returns what the change does to what was handed in, where that was not agreed to: nothing is changed then.
 *   None where it was made; else why it could not be
 */
export async function revise(
  db: Database,
  seen: SeenAssignment,
  wanted: Wanted,
): Promise<readonly string[] | Exclude<Made, 'made'>> {
  const before = partsOf(seen);
  const former = await formerPartsOf(db, seen.id);
  const ids = former.map(({ part }) => part.id);
  const compared = compareParts(before, wanted.parts ?? before, ids);
  const { due, lateRule, latePercent } = seen;
  const dates = { before: { due, lateRule, latePercent }, after: wanted.columns };
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const looked = await revisedHandIns(db, seen, compared);
    const { changes, added } = compared;
    const asks = effectsSaid({ parts: before, changes, added, dates }, looked);
    const isAgreed = asks.length === 0 || JSON.stringify(asks) === JSON.stringify(wanted.agreed);
    if (!isAgreed) return asks;
    const made = await make(db, seen, wanted, compared, looked);
    if (made === 'made') return [];
    if (made === 'changed') return made;
  }
  return 'handed in';
}
