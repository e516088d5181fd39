/** The tables of classes. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { GivenPoints, Notes } from '@/src/contract/marks';
import {
  ANSWERS_SHOWN,
  type AssignmentPart,
  type KeptParts,
  LATE_RULES,
  type Work,
} from '@/src/contract/parts';
import { created, time } from './columns';
import { member, users } from './members';

/** Classes of an instructor. */
export const classes = pgTable(
  'classes',
  {
    id: text('id').primaryKey(),
    instructorId: member('instructor_id'),
    requestId: text('request_id').notNull(),
    name: text('name').notNull(),
    /** What the join link carries. */
    joinCode: text('join_code').notNull().unique(),
    isOpen: boolean('is_open').notNull().default(true),
    /** Whether one may join without an account, by a seat. */
    takesSeats: boolean('takes_seats').notNull().default(true),
    createdAt: created(),
  },
  (table) => [uniqueIndex('classes_request').on(table.instructorId, table.requestId)],
);

const inClass = () =>
  text('class_id')
    .notNull()
    .references(() => classes.id, { onDelete: 'cascade' });

/** Who teaches a class beside the one who made it. */
export const classInstructors = pgTable(
  'class_instructors',
  {
    classId: inClass(),
    userId: member('user_id'),
    addedAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.userId] }),
    index('class_instructors_user').on(table.userId),
  ],
);

/** The learners of a class. */
export const classMembers = pgTable(
  'class_members',
  {
    classId: inClass(),
    userId: member('user_id'),
    /** How the school calls the learner, where a seat that was claimed said so; null for nothing. */
    studentId: text('student_id'),
    joinedAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.userId] }),
    index('class_members_user').on(table.userId),
  ],
);

/** The learners of a class who have no account: a seat each (docs/decisions/0053). */
export const seats = pgTable(
  'seats',
  {
    id: text('id').primaryKey(),
    classId: inClass(),
    requestId: text('request_id').notNull(),
    name: text('name').notNull(),
    /** The name as it is looked for: no two seats of a class have the same. */
    nameKey: text('name_key').notNull(),
    studentId: text('student_id'),
    /** argon2id of the word by which its owner comes back. */
    wordHash: text('word_hash').notNull(),
    /** What the address of its calendar is made from; null where it has none. */
    calendarSeed: text('calendar_seed'),
    joinedAt: created(),
  },
  (table) => [
    uniqueIndex('seats_name').on(table.classId, table.nameKey),
    uniqueIndex('seats_request').on(table.classId, table.requestId),
  ],
);

/** The devices that show a seat: hashes of what their cookies hold. */
export const seatTokens = pgTable(
  'seat_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    seatId: text('seat_id')
      .notNull()
      .references(() => seats.id, { onDelete: 'cascade' }),
    expires: time('expires').notNull(),
  },
  (table) => [index('seat_tokens_seat').on(table.seatId)],
);

/** What a class is to do: parts in order, boards and questions (docs/decisions/0055). */
export const assignments = pgTable(
  'assignments',
  {
    id: text('id').primaryKey(),
    classId: inClass(),
    requestId: text('request_id').notNull(),
    title: text('title').notNull(),
    instructions: text('instructions').notNull().default(''),
    /** Its boards and questions, with the logs that they start from and are compared with. */
    parts: jsonb('parts').$type<KeptParts>().notNull(),
    /** When learners may begin; null for at once. */
    opens: time('opens'),
    due: time('due'),
    /** What becomes of what is handed in after it was due. */
    lateRule: text('late_rule', { enum: LATE_RULES }).notNull().default('accepted'),
    /** Of the points, percent taken off for each day begun; null unless the rule says so. */
    latePercent: integer('late_percent'),
    /** When learners are told which answers are right. */
    answersShown: text('answers_shown', { enum: ANSWERS_SHOWN }).notNull().default('due'),
    /** How often its parts were changed, from 1. */
    revision: integer('revision').notNull().default(1),
    /** The assignment that it is a copy of; null for none. That one may be gone. */
    copiedFrom: text('copied_from'),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex('assignments_request').on(table.classId, table.requestId),
    index('assignments_class').on(table.classId, table.createdAt),
    check(
      'assignments_late',
      sql`(${table.lateRule} = 'percent') = (${table.latePercent} is not null)`,
    ),
  ],
);

/** Parts as they were, where something was handed in before they were changed or taken out: its words and its judging stay with it. */
export const formerParts = pgTable(
  'former_parts',
  {
    id: text('id').primaryKey(),
    assignmentId: text('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    partId: text('part_id').notNull(),
    /** The last revision of the assignment that had it so. */
    revision: integer('revision').notNull(),
    part: jsonb('part').$type<AssignmentPart>().notNull(),
    replacedAt: created(),
  },
  (table) => [uniqueIndex('former_parts_one').on(table.assignmentId, table.partId, table.revision)],
);

/** What learners handed in, the last time each: somebody with an account, or a seat. */
export const handIns = pgTable(
  'hand_ins',
  {
    id: text('id').primaryKey(),
    assignmentId: text('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    /** Of a learner with an account; null for one of a seat. */
    learnerId: text('learner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of a seat; null for one of a learner with an account. */
    seatId: text('seat_id').references(() => seats.id, { onDelete: 'cascade' }),
    /** What was done of each part, by its id; nothing of a part that was left out. */
    work: jsonb('work').$type<Readonly<Record<string, Work>>>().notNull(),
    times: integer('times').notNull().default(1),
    handedInAt: time('handed_in_at').notNull().defaultNow(),
    /** What the instructor gives for it, in a few signs: 17/20, B+, passed; empty for none. */
    mark: text('mark').notNull().default(''),
    /** What the instructor says of it; empty for nothing. */
    feedback: text('feedback').notNull().default(''),
    /** Of which attempt; null where nothing is given. */
    saidOf: integer('said_of'),
    /** Points that the instructor gave in the place of those of the checks, and why. */
    points: jsonb('points').$type<GivenPoints>().notNull().default({}),
    /** What the learner noted on the boards; null where it was handed in before that was looked for. */
    notes: jsonb('notes').$type<Notes>(),
    /** Up to which attempt what is said of it is the learner’s to read; null for none. */
    returnedOf: integer('returned_of'),
    /** When it was given back, the last time. */
    returnedAt: time('returned_at'),
    /** When the learner first looked at it since. */
    lookedAt: time('looked_at'),
  },
  (table) => [
    uniqueIndex('hand_ins_learner').on(table.assignmentId, table.learnerId),
    uniqueIndex('hand_ins_seat').on(table.assignmentId, table.seatId),
    index('hand_ins_of_seat').on(table.seatId),
    check('hand_ins_one', sql`num_nonnulls(${table.learnerId}, ${table.seatId}) = 1`),
  ],
);
