/** The parts of an assignment as they were: what was handed in under them is shown with their words. */
import { asc, eq } from 'drizzle-orm';
import { type AssignmentPart, isBoardPart, type Work } from '@/src/contract/parts';
import type { Database } from '../../database/database';
import { formerParts } from '../../database/schema/classroom';
import type { SeenAssignment } from '../access';
import { partsOf, type WorkByPart } from '../parts';
import { readsAlike } from './compare';

/** A part as it was up to a revision. */
export interface FormerPart {
  readonly revision: number;
  readonly part: AssignmentPart;
}

/** The parts of an assignment as they were, the oldest first; a part that was changed twice is there twice. */
export async function formerPartsOf(
  db: Database,
  assignmentId: string,
): Promise<readonly FormerPart[]> {
  return db
    .select({ revision: formerParts.revision, part: formerParts.part })
    .from(formerParts)
    .where(eq(formerParts.assignmentId, assignmentId))
    .orderBy(asc(formerParts.revision), formerParts.id);
}

/** A part as it was asked when something was handed in of it: as it is today, where it was not changed since. */
function askedAs(
  id: string,
  { revision = 1 }: Pick<Work, 'revision'>,
  parts: readonly AssignmentPart[],
  former: readonly FormerPart[],
): AssignmentPart | null {
  const was = former.find((one) => one.part.id === id && one.revision >= revision);
  return was?.part ?? parts.find((part) => part.id === id) ?? null;
}

/** Something that was handed in, with the part as it was asked. */
export interface AskedBefore {
  readonly part: AssignmentPart;
  readonly done: Work;
}

/** What was handed in of parts that are none of the assignment any more, in the order in which they went. */
export function goneFrom(
  work: WorkByPart,
  parts: readonly AssignmentPart[],
  former: readonly FormerPart[],
): readonly AskedBefore[] {
  const there = new Set(parts.map(({ id }) => id));
  const ids = [...new Set(former.map(({ part }) => part.id))].filter((id) => !there.has(id));
  return ids.flatMap((id) => {
    const done = work[id];
    const part = done && askedAs(id, done, parts, former);
    return done && part ? [{ part, done }] : [];
  });
}

/** Questions that were answered in other words than they have today, as they were asked, by their ids. */
export function rewordedFrom(
  work: WorkByPart,
  parts: readonly AssignmentPart[],
  former: readonly FormerPart[],
): ReadonlyMap<string, AssignmentPart> {
  const found = parts.flatMap((part) => {
    const done = work[part.id];
    const was = done && !isBoardPart(part) ? askedAs(part.id, done, parts, former) : null;
    return was && !readsAlike(was, part) ? [[part.id, was] as const] : [];
  });
  return new Map(found);
}

/** The parts as an earlier attempt answered them, with those that are gone since at their end. */
export function partsAskedIn(
  work: WorkByPart,
  parts: readonly AssignmentPart[],
  former: readonly FormerPart[],
): readonly AssignmentPart[] {
  const asked = parts.map((part) => {
    const done = work[part.id];
    return (done && askedAs(part.id, done, parts, former)) ?? part;
  });
  return [...asked, ...goneFrom(work, parts, former).map(({ part }) => part)];
}

/** Whether something that was handed in was asked in other words than today, or is asked no longer. */
export async function isOutdated(
  db: Database,
  seen: Pick<SeenAssignment, 'id' | 'revision' | 'parts'>,
  work: WorkByPart,
): Promise<boolean> {
  if (seen.revision === 1) return false;
  const [parts, former] = [partsOf(seen), await formerPartsOf(db, seen.id)];
  return goneFrom(work, parts, former).length > 0 || rewordedFrom(work, parts, former).size > 0;
}
