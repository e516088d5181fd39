/** What addresses of classes and assignments name, and who looks at their pages. For the server only. */

import { notFound } from 'next/navigation';
import { IDENTIFIER } from '@/src/contract/identifier';
import { pageVisit, requireMember } from '@/src/server/auth/pageVisitor';
import type { SeenAssignment, SeenClass } from '@/src/server/classroom/access';
import {
  type Browser,
  type View,
  type Viewer,
  viewOfAssignment,
  viewOfClass,
} from '@/src/server/classroom/viewing';
import type { Database } from '@/src/server/database/database';
import { assignmentPath, classPath } from './paths';

/** What a page of Next is given of its address. */
export interface Addressed<Name extends string> {
  readonly params: Promise<Readonly<Record<Name, string>>>;
}

/** An identifier in an address; whatever does not look like one leads to no page. */
export function identifierIn(text: string): string {
  return IDENTIFIER.test(text) ? text : notFound();
}

interface Looking<Seen> {
  readonly db: Database;
  readonly viewer: Viewer;
  readonly seen: Seen;
}

async function looking<Seen>(
  id: string,
  path: string,
  look: (db: Database, browser: Browser, id: string) => Promise<View<Seen>>,
): Promise<Looking<Seen>> {
  const { browser, db } = await pageVisit();
  const view = await look(db, browser, id);
  if (view === 'not found') return notFound();
  if (view !== 'sign in') return { db, ...view };
  await requireMember(path);
  return notFound();
}

/** The class that a page is about, for those who may see it. */
export async function seenClass(
  { params }: Addressed<'id'>,
  path = classPath,
): Promise<Looking<SeenClass>> {
  const id = identifierIn((await params).id);
  return looking(id, path(id), viewOfClass);
}

/** The assignment that a page is about, for those who may see it. */
export async function seenAssignment(
  { params }: Addressed<'id'>,
  path = assignmentPath,
): Promise<Looking<SeenAssignment>> {
  const id = identifierIn((await params).id);
  return looking(id, path(id), viewOfAssignment);
}
