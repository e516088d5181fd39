/** Telling members what the site has got since they were last told. */
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { announcedChanges } from '../database/schema/notifications';
import { notifyOfChange } from './notify';

/** An entry of the page of changes, as far as members are told of it. */
export interface Change {
  readonly id: string;
  readonly title: string;
  readonly path: string;
}

/**
 * Tells members of entries of the page of changes that none was told of. Where no entry is known yet,
 * the site is new to all of this, and so is nothing that it has got.
 */
export async function announceChanges(db: Database, changes: readonly Change[]): Promise<void> {
  const known = await db
    .select({
      id: announcedChanges.id,
      title: announcedChanges.title,
      path: announcedChanges.path,
    })
    .from(announcedChanges);
  const byId = new Map(known.map((one) => [one.id, one]));
  const isFirst = known.length === 0;
  // The oldest first, so that the newest is the last that is told.
  for (const change of [...changes].reverse()) {
    const { id, title, path } = change;
    const before = byId.get(id);
    if (before?.title === title && before.path === path) continue;
    await db.transaction(async (tx) => {
      const row = { id, title, path };
      const { createdAt } = announcedChanges;
      const [kept] = await tx
        .insert(announcedChanges)
        .values(row)
        .onConflictDoUpdate({ target: announcedChanges.id, set: { title, path } })
        .returning({ isNew: sql<boolean>`${createdAt} = now()` });
      if (kept?.isNew && !isFirst) await notifyOfChange(tx, id);
    });
  }
}
