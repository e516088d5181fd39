/** What reports and moderators speak of: scenarios, comments and members. */
import { eq, inArray } from 'drizzle-orm';
import type { SubjectKind } from '@/src/contract/sent/scenarios';
import type { Database } from '../database/database';
import { comments, scenarios } from '../database/schema/community';
import { users } from '../database/schema/members';

/** Something that can be moderated. */
export interface Subject {
  readonly id: string;
  /** Its title, its first words, or its name. */
  readonly name: string;
  /** Who wrote it; a member stands for themselves. */
  readonly author: { readonly id: string; readonly name: string; readonly isBanned: boolean };
  readonly authorRole: 'member' | 'moderator';
  /** The scenario it is or stands under; null for a member. */
  readonly scenarioId: string | null;
  /** Hidden, or banned. */
  readonly isOut: boolean;
}

/** Characters of a comment that name it. */
const FIRST_WORDS = 120;

const inShort = (text: string) =>
  text.length > FIRST_WORDS ? `${text.slice(0, FIRST_WORDS).trimEnd()} …` : text;

const AUTHOR = { id: users.id, name: users.name, bannedAt: users.bannedAt, role: users.role };

interface AuthorRow {
  readonly id: string;
  readonly name: string;
  readonly bannedAt: Date | null;
  readonly role: 'member' | 'moderator';
}

const written = ({ id, name, bannedAt, role }: AuthorRow) => ({
  author: { id, name, isBanned: bannedAt !== null },
  authorRole: role,
});

async function scenarioSubjects(db: Database, ids: string[]): Promise<Subject[]> {
  const rows = await db
    .select({
      id: scenarios.id,
      name: scenarios.title,
      hiddenAt: scenarios.hiddenAt,
      author: AUTHOR,
    })
    .from(scenarios)
    .innerJoin(users, eq(users.id, scenarios.authorId))
    .where(inArray(scenarios.id, ids));
  return rows.map(({ id, name, hiddenAt, author }) => ({
    id,
    name,
    scenarioId: id,
    isOut: hiddenAt !== null,
    ...written(author),
  }));
}

async function commentSubjects(db: Database, ids: string[]): Promise<Subject[]> {
  const { id, text, hiddenAt, scenarioId } = comments;
  const rows = await db
    .select({ id, text, hiddenAt, scenarioId, author: AUTHOR })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(inArray(id, ids));
  return rows.map((row) => ({
    id: row.id,
    name: inShort(row.text),
    scenarioId: row.scenarioId,
    isOut: row.hiddenAt !== null,
    ...written(row.author),
  }));
}

async function memberSubjects(db: Database, ids: string[]): Promise<Subject[]> {
  const rows = await db.select(AUTHOR).from(users).where(inArray(users.id, ids));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    scenarioId: null,
    isOut: row.bannedAt !== null,
    ...written(row),
  }));
}

const FINDERS = { scenario: scenarioSubjects, comment: commentSubjects, member: memberSubjects };

/** The subjects of these ids that are still there, by id. */
export async function subjectsOf(
  db: Database,
  kind: SubjectKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Subject>> {
  const found = ids.length === 0 ? [] : await FINDERS[kind](db, [...new Set(ids)]);
  return new Map(found.map((subject) => [subject.id, subject]));
}
