/** The endpoints of classes: making them, joining, assignments, handing in, the table. */
import * as z from 'zod/mini';
import { boardField, eventField } from './board';
import { done, endpoint, withId } from './endpoint';
import { requestField, textField } from './fields';
import { plainLine, plainText } from './text';

/** Characters of the name of a class, and of the title of an assignment. */
export const MAX_TITLE = 80;

export const MAX_INSTRUCTIONS = 4000;

/** Tasks that an assignment may have; no lesson has as many. */
const MAX_TASKS = 20;

const classNameField = textField('The name of a class', MAX_TITLE, plainLine, true);
const titleField = textField('The title of an assignment', MAX_TITLE, plainLine, true);
const instructionsField = textField('The text of instructions', MAX_INSTRUCTIONS, plainText, false);

/** A moment, as JSON writes it; null for none. */
const dueField = z.nullable(
  z
    .pipe(
      z.iso.datetime({ offset: true }),
      z.transform((text: string) => new Date(text)),
    )
    .check(
      z.refine((date) => date.getUTCFullYear() >= 2000 && date.getUTCFullYear() < 2100, {
        error: 'The due date must lie between the years 2000 and 2100.',
      }),
    ),
);

/** The indexes of tasks of a lesson, each once, rising. */
const tasksField = z.pipe(
  z.array(z.int().check(z.minimum(0))).check(z.maxLength(MAX_TASKS)),
  z.transform((tasks: number[]) => [...new Set(tasks)].sort((one, other) => one - other)),
);

/** What an assignment is about: the number of a lesson, or the address of a scenario or its id. */
const aboutField = z.union([
  z.strictObject({ lesson: z.int() }),
  z.strictObject({
    scenario: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  }),
]);

export type About = z.infer<typeof aboutField>;

const changesSomething = z.refine<object>((change) => Object.keys(change).length > 0, {
  error: 'The request changes nothing.',
});

/** Makes a class. Sent twice, it makes one. */
export const makeClass = endpoint({
  method: 'POST',
  path: '/api/classes',
  access: 'member',
  body: z.strictObject({ requestId: requestField, name: classNameField }),
  answer: withId,
});

/** Renames a class, opens it or closes it to those who have its link. */
export const changeClass = endpoint({
  method: 'PATCH',
  path: '/api/classes/[id]',
  access: 'member',
  body: z
    .strictObject({ name: z.optional(classNameField), isOpen: z.optional(z.boolean()) })
    .check(changesSomething),
  answer: z.object({ name: z.string(), isOpen: z.boolean() }),
});

export const deleteClass = endpoint({
  method: 'DELETE',
  path: '/api/classes/[id]',
  access: 'member',
  answer: done,
});

/** Gives a class another code. */
export const renewCode = endpoint({
  method: 'POST',
  path: '/api/classes/[id]/code',
  access: 'member',
  answer: z.object({ code: z.string() }),
});

/** Takes a learner out of a class: the instructor anybody, a learner themselves. */
export const removeLearner = endpoint({
  method: 'DELETE',
  path: '/api/classes/[id]/members/[member]',
  access: 'member',
  answer: done,
});

/** The table of a class, or the part of it that is one assignment’s. */
export const downloadTable = endpoint({
  method: 'GET',
  path: '/api/classes/[id]/table',
  access: 'member',
  query: z.object({ assignment: z.optional(z.string()) }),
  answer: 'file',
});

/** Comes into a class by its code or link. */
export const joinClass = endpoint({
  method: 'POST',
  path: '/api/join',
  access: 'member',
  body: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(64)) }),
  answer: withId,
});

/** Gives a class an assignment. Sent twice, it gives one. */
export const giveAssignment = endpoint({
  method: 'POST',
  path: '/api/classes/[id]/assignments',
  access: 'member',
  body: z.strictObject({
    requestId: requestField,
    title: titleField,
    instructions: instructionsField,
    about: aboutField,
    tasks: tasksField,
    /** The text of a log file; null for none. */
    model: z.nullable(z.string()),
    due: dueField,
  }),
  answer: withId,
});

/** Changes what an assignment is called, what it says, and when it is due. */
export const changeAssignment = endpoint({
  method: 'PATCH',
  path: '/api/assignments/[id]',
  access: 'member',
  body: z
    .strictObject({
      title: z.optional(titleField),
      instructions: z.optional(instructionsField),
      due: z.optional(dueField),
    })
    .check(changesSomething),
  answer: z.object({
    title: z.string(),
    instructions: z.string(),
    due: z.nullable(z.string()),
  }),
});

/** Takes an assignment back, with all that was handed in to it. */
export const deleteAssignment = endpoint({
  method: 'DELETE',
  path: '/api/assignments/[id]',
  access: 'member',
  answer: done,
});

/** For each chosen task the round that met it, or null. */
const met = z.array(z.nullable(z.int()));

/** Hands a log in, in the place of the one before. */
export const handIn = endpoint({
  method: 'PUT',
  path: '/api/assignments/[id]/hand-in',
  access: 'member',
  body: z.strictObject({
    /** The text of a log file. */
    log: z.string(),
  }),
  answer: z.object({
    met,
    rounds: z.int(),
    /** How many times something was handed in by now. */
    times: z.int(),
    handedInAt: z.string(),
    isLate: z.boolean(),
    /** Whether it leaves the scenario that was set before its end. */
    leavesStart: z.boolean(),
  }),
});

export type HandInAnswer = z.infer<typeof handIn.answer>;

/** An assignment of a learner that is about a board. */
const openAssignment = z.object({
  id: z.string(),
  title: z.string(),
  className: z.string(),
  /** As JSON writes it; null for none. */
  due: z.nullable(z.string()),
  /** How many tasks it has. */
  tasks: z.int(),
  /** The number that the last of them has on the board; 0 where it has none. */
  lastTask: z.int(),
  /** What was handed in; null for nothing yet. */
  handedIn: z.nullable(z.object({ met: z.int(), isLate: z.boolean() })),
  /** What the scenario that it starts from does, as far as it is told; nothing where it starts from the board alone. */
  start: z.array(eventField),
});

export type OpenAssignment = z.infer<typeof openAssignment>;

/** A learner’s assignments that are about a board: those to be handed in first. */
export const openAssignments = endpoint({
  method: 'GET',
  path: '/api/assignments/open',
  access: 'member',
  query: z.object({
    lesson: z._default(z.string(), '').check(
      z.refine((board) => /^(?:\d{1,4}|sandbox|bills)$/.test(board), {
        error: '“lesson” must be the number of a lesson, sandbox or bills.',
      }),
    ),
  }),
  answer: z.object({ assignments: z.array(openAssignment) }),
});

/** What a scenario would be as an assignment. */
export const scenarioToAssign = endpoint({
  method: 'GET',
  path: '/api/assignments/scenario',
  access: 'member',
  query: z.object({
    scenario: z.pipe(
      z._default(z.string(), ''),
      z.transform((address: string) => address.trim().slice(0, 300)),
    ),
  }),
  answer: z.object({
    title: z.string(),
    /** What its board is called within a sentence. */
    board: z.string(),
    lesson: boardField,
    /** What its tasks ask. */
    tasks: z.array(z.string()),
    /** Its log, as the text of a log file: what a model is compared with before it is sent. */
    start: z.string(),
  }),
});
