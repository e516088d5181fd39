/** The endpoints of classes: making them, joining, assignments, handing in, the table. */
import { boardField, eventField } from './board';
import { done, endpoint, json, withId } from './endpoint';
import type * as sent from './sent/classroom';
import { list, nullable, type Of, object, optional, text, truth, whole } from './shape';

/** Makes a class. Sent twice, it makes one. */
export const makeClass = endpoint({
  method: 'POST',
  path: '/api/classes',
  access: 'member',
  body: json<typeof sent.makeClass>(),
  answer: withId,
});

/** Renames a class, opens it or closes it to those who have its link, with an account or also without one. */
export const changeClass = endpoint({
  method: 'PATCH',
  path: '/api/classes/[id]',
  access: 'member',
  body: json<typeof sent.changeClass>(),
  answer: object({ name: text, isOpen: truth, takesSeats: truth }),
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
  answer: object({ code: text }),
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
  query: object({ assignment: optional(text) }),
  answer: 'file',
});

/** Comes into a class by its code or link. */
export const joinClass = endpoint({
  method: 'POST',
  path: '/api/join',
  access: 'member',
  body: json<typeof sent.joinClass>(),
  answer: withId,
});

/** Gives a class an assignment. Sent twice, it gives one. */
export const giveAssignment = endpoint({
  method: 'POST',
  path: '/api/classes/[id]/assignments',
  access: 'member',
  body: json<typeof sent.giveAssignment>(),
  answer: withId,
});

/** Changes an assignment; its parts only before somebody has handed in. */
export const changeAssignment = endpoint({
  method: 'PATCH',
  path: '/api/assignments/[id]',
  access: 'member',
  body: json<typeof sent.changeAssignment>(),
  answer: object({
    title: text,
    instructions: text,
    opens: nullable(text),
    due: nullable(text),
  }),
});

/** Gives a class, the same or another, a copy of an assignment. Sent twice, it gives one. */
export const copyAssignment = endpoint({
  method: 'POST',
  path: '/api/assignments/[id]/copies',
  access: 'member',
  body: json<typeof sent.copyAssignment>(),
  answer: withId,
});

/** Makes a class with copies of the assignments of another, and none of its learners. Sent twice, it makes one. */
export const copyClass = endpoint({
  method: 'POST',
  path: '/api/classes/[id]/copies',
  access: 'member',
  body: json<typeof sent.copyClass>(),
  answer: withId,
});

/** Has another member teach a class too. */
export const addInstructor = endpoint({
  method: 'POST',
  path: '/api/classes/[id]/instructors',
  access: 'member',
  body: json<typeof sent.addInstructor>(),
  answer: object({ id: text, name: text }),
});

/** Has a member no longer teach a class: whoever made it does so for everybody, others for themselves. */
export const removeInstructor = endpoint({
  method: 'DELETE',
  path: '/api/classes/[id]/instructors/[member]',
  access: 'member',
  answer: done,
});

/** Takes an assignment back, with all that was handed in to it. */
export const deleteAssignment = endpoint({
  method: 'DELETE',
  path: '/api/assignments/[id]',
  access: 'member',
  answer: done,
});

/** Points that were reached, of how many; of some it is not said yet. */
const pointsField = object({ got: whole, of: whole, open: whole });

/** What came of handing in. */
export const handInAnswer = object({
  /** For each chosen task of the boards that were sent, in order, the round that met it, or null. */
  met: list(nullable(whole)),
  /** How many rounds those boards have, together. */
  rounds: whole,
  /** Of all parts, as far as it may be told; what is late has lost some already. */
  points: pointsField,
  /** How many times something was handed in by now. */
  times: whole,
  handedInAt: text,
  isLate: truth,
  /** Whether a board leaves the scenario that was set before its end. */
  leavesStart: truth,
});

/** Hands in what was done of some parts, in the place of what was handed in of them before. */
export const handIn = endpoint({
  method: 'PUT',
  path: '/api/assignments/[id]/hand-in',
  access: 'member',
  body: json<typeof sent.handIn>(),
  answer: handInAnswer,
});

export type HandInAnswer = Of<typeof handInAnswer>;

/** Says something of what a learner handed in, a seat or somebody with an account, and gives a mark. Both empty take them back. */
export const giveFeedback = endpoint({
  method: 'PUT',
  path: '/api/assignments/[id]/hand-ins/[learner]/feedback',
  access: 'member',
  body: json<typeof sent.giveFeedback>(),
  answer: object({ mark: text, feedback: text }),
});

/** What is told of an assignment of a learner that is about a board. */
export const OPEN_ASSIGNMENT = {
  id: text,
  title: text,
  className: text,
  /** The part of it that is about the board. */
  part: text,
  /** What that part is called; null where it is the only one. */
  partTitle: nullable(text),
  /** As JSON writes it; null for none. */
  due: nullable(text),
  /** How many tasks that part has. */
  tasks: whole,
  /** The number that the last of them has on the board; 0 where it has none. */
  lastTask: whole,
  /** What was handed in of that part; null for nothing yet. */
  handedIn: nullable(object({ met: whole, isLate: truth })),
  /** What the scenario that it starts from does, as far as it is told; nothing where it starts from the board alone. */
  start: list(eventField),
} as const;

const openAssignment = object(OPEN_ASSIGNMENT);

export type OpenAssignment = Of<typeof openAssignment>;

/** A learner’s assignments that are about a board: those to be handed in first. */
export const openAssignments = endpoint({
  method: 'GET',
  path: '/api/assignments/open',
  access: 'member',
  /** The number of a lesson, `sandbox` or `bills`. */
  query: object({ lesson: optional(text) }),
  answer: object({ assignments: list(openAssignment) }),
});

/** What a scenario would be as an assignment. */
export const scenarioToAssign = endpoint({
  method: 'GET',
  path: '/api/assignments/scenario',
  access: 'member',
  /** Its address, or its id. */
  query: object({ scenario: optional(text) }),
  answer: object({
    title: text,
    /** What its board is called within a sentence. */
    board: text,
    lesson: boardField,
    /** What its tasks ask. */
    tasks: list(text),
    /** Its log, as the text of a log file: what a model is compared with before it is sent. */
    start: text,
  }),
});
