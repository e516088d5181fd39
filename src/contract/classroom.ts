/** The endpoints of classes: making them, joining, assignments, marks, the table. */
import { boardField } from './board';
import { done, endpoint, json, withId } from './endpoint';
import type * as sent from './sent/classroom';
import { boolean, list, nullable, object, oneOf, optional, text } from './shape';

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
  answer: object({ name: text, isOpen: boolean, takesSeats: boolean }),
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

/** The marks of a class in the columns of another system: Canvas, where none is named. */
export const downloadGradebook = endpoint({
  method: 'GET',
  path: '/api/classes/[id]/gradebook',
  access: 'member',
  query: object({ for: optional(oneOf('canvas', 'moodle')) }),
  answer: 'file',
});

/** The assignments of a class, and the lessons, as links and boards in frames for another learning platform. */
export const downloadCartridge = endpoint({
  method: 'GET',
  path: '/api/classes/[id]/cartridge',
  access: 'member',
  query: object({}),
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

/**
 * Changes an assignment. Where that does something to what was handed in, nothing is changed at first, and
 * the answer asks: sent again with what it asks as `agreed`, the change is made.
 */
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
    /** What the change does to what was handed in, a sentence for each; none where it was made. */
    asks: list(text),
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

/** Says something of what a learner handed in, a seat or somebody with an account, and gives a mark. Both empty take them back. */
export const giveFeedback = endpoint({
  method: 'PUT',
  path: '/api/assignments/[id]/hand-ins/[learner]/feedback',
  access: 'member',
  body: json<typeof sent.giveFeedback>(),
  answer: object({ mark: text, feedback: text }),
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
