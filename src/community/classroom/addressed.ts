/** What addresses of classes and assignments name, and who looks at their pages. For the server only. */

import { notFound } from 'next/navigation';
import { IDENTIFIER } from '@/src/contract/identifier';
import { pageMember, pageSeat, requireMember } from '@/src/server/auth/page';
import {
  assignmentFor,
  assignmentOfSeat,
  classFor,
  classIdOf,
  classOfSeat,
  type LearnerKey,
  type SeenAssignment,
  type SeenClass,
} from '@/src/server/classroom/access';
import type { Seat } from '@/src/server/classroom/seats/seat';
import { type Database, database } from '@/src/server/database/database';
import { assignmentPath, classPath } from './paths';

/** What a page of Next is given of its address. */
export interface Addressed<Name extends string> {
  readonly params: Promise<Readonly<Record<Name, string>>>;
}

/** An identifier in an address; whatever does not look like one leads to no page. */
export function identifierIn(text: string): string {
  return IDENTIFIER.test(text) ? text : notFound();
}

/** Who looks at a page: a member, or a seat. */
export interface Viewer extends LearnerKey {
  readonly name: string;
}

interface Looking<Seen> {
  readonly db: Database;
  readonly viewer: Viewer;
  readonly seen: Seen;
}

/** What members see and what seats see, of what an address names. */
interface Sights<Seen> {
  readonly asMember: (db: Database, memberId: string) => Promise<Seen | null>;
  /** The class whose seat is looked for; null where the address names nothing. */
  readonly classId: (db: Database) => Promise<string | null>;
  readonly asSeat: (db: Database, seat: Seat) => Promise<Seen | null>;
}

/**
 * What a page is about, for those who may see it. Somebody signed in comes first; the seat of this
 * browser is looked for where they have nothing to do with it. Whoever is neither is sent to sign in,
 * whether there is such a thing or not.
 */
async function looking<Seen>(path: string, sights: Sights<Seen>): Promise<Looking<Seen>> {
  const [member, db] = await Promise.all([pageMember(), database()]);
  const own = member && (await sights.asMember(db, member.id));
  if (own) return { db, viewer: { kind: 'member', id: member.id, name: member.name }, seen: own };
  const classId = await sights.classId(db);
  const seat = classId === null ? null : await pageSeat(classId);
  const seen = seat && (await sights.asSeat(db, seat));
  if (seen) return { db, viewer: { kind: 'seat', id: seat.id, name: seat.name }, seen };
  await requireMember(path);
  return notFound();
}

/** The class that a page is about, for those who may see it. */
export async function seenClass(
  { params }: Addressed<'id'>,
  path = classPath,
): Promise<Looking<SeenClass>> {
  const id = identifierIn((await params).id);
  return looking(path(id), {
    asMember: (db, memberId) => classFor(db, id, memberId),
    classId: async () => id,
    asSeat: classOfSeat,
  });
}

/** The assignment that a page is about, for those who may see it. */
export async function seenAssignment(
  { params }: Addressed<'id'>,
  path = assignmentPath,
): Promise<Looking<SeenAssignment>> {
  const id = identifierIn((await params).id);
  return looking(path(id), {
    asMember: (db, memberId) => assignmentFor(db, id, memberId),
    classId: (db) => classIdOf(db, id),
    asSeat: (db, seat) => assignmentOfSeat(db, id, seat),
  });
}
