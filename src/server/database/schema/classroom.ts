/** The tables of classes. */
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { created, time } from './columns';
import { member } from './members';

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
    createdAt: created(),
  },
  (table) => [uniqueIndex('classes_request').on(table.instructorId, table.requestId)],
);

const inClass = () =>
  text('class_id')
    .notNull()
    .references(() => classes.id, { onDelete: 'cascade' });

/** The learners of a class. */
export const classMembers = pgTable(
  'class_members',
  { classId: inClass(), userId: member('user_id'), joinedAt: created() },
  (table) => [
    primaryKey({ columns: [table.classId, table.userId] }),
    index('class_members_user').on(table.userId),
  ],
);

/** What a class is to do: a lesson, or a scenario, with some of its tasks. */
export const assignments = pgTable(
  'assignments',
  {
    id: text('id').primaryKey(),
    classId: inClass(),
    requestId: text('request_id').notNull(),
    title: text('title').notNull(),
    instructions: text('instructions').notNull().default(''),
    /** The board that it is about: the number of a lesson, `sandbox`, or `bills-3` for a stage of the bills. */
    board: text('board').notNull(),
    /** The text of a log: what the learners start from, nothing but its board where it has no events. */
    startLog: text('start_log').notNull(),
    /** The scenario that it was taken from; null for a lesson. */
    scenarioId: text('scenario_id'),
    /** The indexes of the chosen tasks of the lesson, rising. */
    tasks: jsonb('tasks').$type<number[]>().notNull(),
    /** The text of the log that hand-ins are compared with; null for none. */
    modelLog: text('model_log'),
    due: time('due'),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex('assignments_request').on(table.classId, table.requestId),
    index('assignments_class').on(table.classId, table.createdAt),
  ],
);

/** What learners handed in, the last time each. */
export const handIns = pgTable(
  'hand_ins',
  {
    id: text('id').primaryKey(),
    assignmentId: text('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    learnerId: member('learner_id'),
    logText: text('log_text').notNull(),
    rounds: integer('rounds').notNull(),
    /** For each chosen task the round that met it, or null. */
    met: jsonb('met').$type<(number | null)[]>().notNull(),
    /** In words, where it first differs from the model; null where it does not, or there is none. */
    divergence: text('divergence'),
    times: integer('times').notNull().default(1),
    handedInAt: time('handed_in_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('hand_ins_learner').on(table.assignmentId, table.learnerId)],
);
