/** Endpoints by which an instructor makes, changes and deletes classes. */
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import * as contract from '@/src/contract/classroom';
import type { withId } from '@/src/contract/endpoint';
import * as sent from '@/src/contract/sent/classroom';
import type { Database } from '../database/database';
import { classes } from '../database/schema/classroom';
import { users } from '../database/schema/members';
import { type Answer, created, notFound, ok, refuse } from '../http/answer';
import { command, jsonCommand } from '../http/endpoint';
import { newId, newJoinCode } from '../identifiers';
import { taughtBy } from './access';

/** Classes that one member may teach. */
export const MAX_CLASSES = 50;

/** Makes a class, once for each request, as long as the member may have one more. */
export function keepClass(
  db: Database,
  instructorId: string,
  { requestId, name }: { readonly requestId: string; readonly name: string },
): Promise<Answer<z.infer<typeof withId>>> {
  return db.transaction(async (tx) => {
    // Whoever makes several at once waits here, so that the count holds.
    const own = eq(users.id, instructorId);
    await tx.select({ id: users.id }).from(users).where(own).for('no key update');
    const taught = eq(classes.instructorId, instructorId);
    const [known] = await tx
      .select({ id: classes.id })
      .from(classes)
      .where(and(taught, eq(classes.requestId, requestId)));
    if (known) return ok({ id: known.id });
    if ((await tx.$count(classes, taught)) >= MAX_CLASSES) {
      return refuse(
        409,
        `You teach ${MAX_CLASSES} classes, the most there can be: delete one first.`,
      );
    }
    const id = newId();
    await tx.insert(classes).values({ id, instructorId, requestId, name, joinCode: newJoinCode() });
    return created({ id });
  });
}

/** POST: makes a class; whoever makes it is its instructor. Sent twice, it makes one. */
export const makeClass = jsonCommand(
  contract.makeClass,
  sent.makeClass,
  { limit: 'classroom' },
  ({ db, member, body }) => keepClass(db, member.id, body),
);

/** The class of an address, where whoever asks made it. */
const madeBy = (member: { readonly id: string }, id: string) =>
  and(eq(classes.id, id), eq(classes.instructorId, member.id));

/** The class of an address, where whoever asks teaches it. */
const taughtAt = (db: Database, member: { readonly id: string }, id: string) =>
  and(eq(classes.id, id), taughtBy(db, member.id));

/** PATCH: renames a class, opens it or closes it to those who have its link, with an account or also without one. */
export const changeClass = jsonCommand(
  contract.changeClass,
  sent.changeClass,
  { limit: 'classroom' },
  async ({ db, member, params, body: { name, isOpen, takesSeats } }) => {
    const [row] = await db
      .update(classes)
      // What is undefined stays as it is.
      .set({ name, isOpen, takesSeats })
      .where(taughtAt(db, member, params.id))
      .returning({
        name: classes.name,
        isOpen: classes.isOpen,
        takesSeats: classes.takesSeats,
      });
    return row ? ok(row) : notFound('class');
  },
);

/** DELETE: takes a class away, with its assignments and all that was handed in. */
export const deleteClass = command(
  contract.deleteClass,
  { limit: 'classroom' },
  async ({ db, member, params }) => {
    const rows = await db
      .delete(classes)
      .where(madeBy(member, params.id))
      .returning({ id: classes.id });
    return rows.length > 0 ? ok({}) : notFound('class');
  },
);

/** POST: gives a class another code; the one before, and its link, lead nowhere from then on. */
export const renewCode = command(
  contract.renewCode,
  { limit: 'classroom' },
  async ({ db, member, params }) => {
    const [row] = await db
      .update(classes)
      .set({ joinCode: newJoinCode() })
      .where(taughtAt(db, member, params.id))
      .returning({ code: classes.joinCode });
    return row ? ok(row) : notFound('class');
  },
);
