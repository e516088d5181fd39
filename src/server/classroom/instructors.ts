/** Who teaches a class beside the member who made it. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import * as contract from '@/src/contract/classroom';
import { IDENTIFIER } from '@/src/contract/identifier';
import * as sent from '@/src/contract/sent/classroom';
import type { Database } from '../database/database';
import { classes, classInstructors, classMembers } from '../database/schema/classroom';
import { users } from '../database/schema/members';
import { notFound, ok, refuse } from '../http/answer';
import { command, jsonCommand } from '../http/endpoint';
import { classFor } from './access';

/** Members that may teach a class beside whoever made it. */
const MAX_INSTRUCTORS = 10;

/** Whether a member teaches a class that somebody else made. */
export async function teachesBeside(
  db: Database,
  classId: string,
  userId: string,
): Promise<boolean> {
  const is = and(eq(classInstructors.classId, classId), eq(classInstructors.userId, userId));
  return (await db.$count(classInstructors, is)) > 0;
}

/** A member who teaches a class beside whoever made it. */
interface Assistant {
  readonly id: string;
  readonly name: string;
}

/** Those who teach a class beside whoever made it, in the order in which they came. */
export async function assistantsOf(db: Database, classId: string): Promise<readonly Assistant[]> {
  return db
    .select({ id: users.id, name: users.name })
    .from(classInstructors)
    .innerJoin(users, eq(users.id, classInstructors.userId))
    .where(eq(classInstructors.classId, classId))
    .orderBy(asc(classInstructors.addedAt), users.id);
}

/** The names of all who teach a class and see what is handed in there, whoever made it first. */
export async function instructorsOf(db: Database, classId: string): Promise<readonly string[]> {
  const isHere = isNull(users.bannedAt);
  const [makers, beside] = await Promise.all([
    db
      .select({ name: users.name })
      .from(classes)
      .innerJoin(users, eq(users.id, classes.instructorId))
      .where(eq(classes.id, classId)),
    db
      .select({ name: users.name })
      .from(classInstructors)
      .innerJoin(users, eq(users.id, classInstructors.userId))
      .where(and(eq(classInstructors.classId, classId), isHere))
      .orderBy(asc(classInstructors.addedAt), users.id),
  ]);
  return [...makers, ...beside].map(({ name }) => name);
}

const NOBODY = refuse(
  404,
  'There is no member at this address: copy the address of their profile page.',
  'who',
);

/** The id of a member, where somebody may have given the address of their page. */
function memberIdIn(addressOrId: string): string | null {
  const [path = ''] = addressOrId.split(/[?#]/);
  const id = /^(?:.*\/community\/members\/)?([\w-]{1,64})\/?$/.exec(path)?.[1] ?? '';
  return IDENTIFIER.test(id) ? id : null;
}

/**
 * POST: has another member teach a class too. They are named by their page, which is public: an e-mail
 * address would tell whether it has an account.
 */
export const addInstructor = jsonCommand(
  contract.addInstructor,
  sent.addInstructor,
  { limit: 'classroom' },
  async ({ db, member, params: { id }, body: { who } }) => {
    const seen = await classFor(db, id, member.id);
    if (!seen?.isOwner) return notFound('class');
    const userId = memberIdIn(who);
    if (userId === null) return NOBODY;
    if (userId === member.id) return refuse(409, 'You teach this class already.', 'who');
    return db.transaction(async (tx) => {
      // Those who are added at once wait here, so that the count holds.
      const own = tx.select({ id: classes.id }).from(classes).where(eq(classes.id, id));
      if ((await own.for('no key update')).length === 0) return notFound('class');
      const [found] = await tx
        .select({ id: users.id, name: users.name })
        .from(users)
        .where(and(eq(users.id, userId), isNull(users.bannedAt)));
      if (!found) return NOBODY;
      const learns = and(eq(classMembers.classId, id), eq(classMembers.userId, userId));
      if ((await tx.$count(classMembers, learns)) > 0) {
        return refuse(
          409,
          `${found.name} learns in this class: they have to leave it before they can teach it.`,
          'who',
        );
      }
      if (await teachesBeside(tx, id, userId)) return ok(found);
      if (
        (await tx.$count(classInstructors, eq(classInstructors.classId, id))) >= MAX_INSTRUCTORS
      ) {
        return refuse(409, `A class has at most ${MAX_INSTRUCTORS} instructors beside you.`, 'who');
      }
      await tx.insert(classInstructors).values({ classId: id, userId });
      return ok(found);
    });
  },
);

/** DELETE: has a member no longer teach a class: whoever made it does so for everybody, others for themselves. */
export const removeInstructor = command(
  contract.removeInstructor,
  { limit: 'classroom' },
  async ({ db, member, params }) => {
    const seen = await classFor(db, params.id, member.id);
    const isTheirs = seen?.part === 'instructor' && params.member === member.id;
    if (!seen?.isOwner && !isTheirs) return notFound('class');
    const gone = await db
      .delete(classInstructors)
      .where(
        and(eq(classInstructors.classId, params.id), eq(classInstructors.userId, params.member)),
      )
      .returning({ id: classInstructors.userId });
    return gone.length > 0 ? ok({}) : notFound('instructor');
  },
);
