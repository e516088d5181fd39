/** What addresses of classes and assignments name, and who looks at their pages. For the server only. */

import { notFound } from 'next/navigation';
import { IDENTIFIER } from '@/src/contract/identifier';
import type { Member } from '@/src/server/auth/member';
import { requireMember } from '@/src/server/auth/page';
import {
  assignmentFor,
  classFor,
  type SeenAssignment,
  type SeenClass,
} from '@/src/server/classroom/access';
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

interface Looking {
  readonly db: Database;
  readonly member: Member;
}

/** The class that a page is about, for those who may see it. */
export async function seenClass(
  { params }: Addressed<'id'>,
  path = classPath,
): Promise<Looking & { readonly seen: SeenClass }> {
  const id = identifierIn((await params).id);
  const [member, db] = await Promise.all([requireMember(path(id)), database()]);
  return { db, member, seen: (await classFor(db, id, member.id)) ?? notFound() };
}

/** The assignment that a page is about, for those who may see it. */
export async function seenAssignment(
  { params }: Addressed<'id'>,
  path = assignmentPath,
): Promise<Looking & { readonly seen: SeenAssignment }> {
  const id = identifierIn((await params).id);
  const [member, db] = await Promise.all([requireMember(path(id)), database()]);
  return { db, member, seen: (await assignmentFor(db, id, member.id)) ?? notFound() };
}
