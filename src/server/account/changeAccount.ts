/** What members change of their account beside password and picture. */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { progress, users } from '../database/schema/members';
import { give, notHere } from '../http/answer';
import { submission } from '../http/endpoint';
import { nameField } from './fields';

const shape = z
  .strictObject({ name: nameField.optional(), syncsProgress: z.boolean().optional() })
  .refine(({ name, syncsProgress }) => name !== undefined || syncsProgress !== undefined, {
    error: 'The request says nothing to change.',
  });

/** PATCH: changes the name, or whether progress is kept here too. What was kept goes when it no longer is. */
export const changeAccount = submission(
  { access: 'member', limit: 'account', shape },
  async ({ db, member, body: { name, syncsProgress } }) => {
    const row = await db.transaction(async (tx) => {
      if (syncsProgress === false) await tx.delete(progress).where(eq(progress.userId, member.id));
      const [changed] = await tx
        .update(users)
        .set({
          ...(name === undefined ? {} : { name }),
          ...(syncsProgress === undefined ? {} : { syncsProgress }),
        })
        .where(eq(users.id, member.id))
        .returning({ name: users.name, syncsProgress: users.syncsProgress });
      return changed;
    });
    return row ? give(row) : notHere('account');
  },
);
