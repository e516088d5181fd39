/** What addresses of classes and assignments name, and who looks at their pages. For the server only. */

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
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

type Look<Seen> = (id: string) => Promise<{ readonly db: Database; readonly view: View<Seen> }>;

/** Looks once a request: a page and its title ask for the same. */
function looked<Seen>(
  find: (db: Database, browser: Browser, id: string) => Promise<View<Seen>>,
): Look<Seen> {
  return cache(async (id: string) => {
    const { browser, db } = await pageVisit();
    return { db, view: await find(db, browser, id) };
  });
}

const lookAtClass = looked(viewOfClass);
const lookAtAssignment = looked(viewOfAssignment);

async function looking<Seen>(id: string, path: string, look: Look<Seen>): Promise<Looking<Seen>> {
  const { db, view } = await look(id);
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
  return looking(id, path(id), lookAtClass);
}

/** The assignment that a page is about, for those who may see it. */
export async function seenAssignment(
  { params }: Addressed<'id'>,
  path = assignmentPath,
): Promise<Looking<SeenAssignment>> {
  const id = identifierIn((await params).id);
  return looking(id, path(id), lookAtAssignment);
}

/** What is seen at an address, for its title; null for whoever may not see it. */
async function peeked<Seen>({ params }: Addressed<'id'>, look: Look<Seen>): Promise<Seen | null> {
  const { id } = await params;
  if (!IDENTIFIER.test(id)) return null;
  const { view } = await look(id);
  return typeof view === 'string' ? null : view.seen;
}

/** A title by which a teacher’s many tabs are told apart. Search engines list none of these pages. */
const titled = (title: string): Metadata => ({ title, robots: { index: false } });

/** Titles the page of a class by its name; `Class` for whoever may not see it. */
export async function classMetadata(props: Addressed<'id'>): Promise<Metadata> {
  return titled((await peeked(props, lookAtClass))?.name ?? 'Class');
}

/**
 * Titles a page about an assignment by that and its class.
 *
 * @param told what the page is called, from the title of the assignment
 * @param otherwise what it is called for whoever may not see it
 */
export function assignmentMetadata(
  told: (title: string) => string,
  otherwise: string,
): (props: Addressed<'id'>) => Promise<Metadata> {
  return async (props) => {
    const seen = await peeked(props, lookAtAssignment);
    return titled(seen ? `${told(seen.title)} · ${seen.className}` : otherwise);
  };
}
