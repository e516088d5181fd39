/** The endpoints of handing in: what a learner has to hand in about a board, and handing it in. */
import { eventField } from './board';
import { endpoint, json } from './endpoint';
import { totalShape } from './marks';
import type * as sent from './sent/handIn';
import { boolean, integer, list, nullable, type Of, object, optional, text, union } from './shape';

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
  tasks: integer,
  /** The number that the last of them has on the board; 0 where it has none. */
  lastTask: integer,
  /** What was handed in of that part; null for nothing yet. */
  handedIn: nullable(object({ met: integer, isLate: boolean })),
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

/** What came of handing in. */
export const handInAnswer = object({
  /** For each chosen task of the boards that were sent, in order, the round that met it, or null. */
  met: list(nullable(integer)),
  /** How many rounds those boards have, together. */
  rounds: integer,
  /** Of all parts, as far as it may be told; what is late has lost some already. */
  points: totalShape,
  /** How many times something was handed in by now. */
  times: integer,
  handedInAt: text,
  isLate: boolean,
  /** Whether a board leaves the scenario that was set before its end. */
  leavesStart: boolean,
});

/** A board on which a hand-in would meet fewer tasks than the one before. */
const lessMet = object({
  /** The title of its part. */
  title: text,
  /** How many tasks the last hand-in met. */
  before: integer,
  now: integer,
});

export type LessMet = Of<typeof lessMet>;

/** What came of handing in; where it would take tasks away that were met, nothing was kept yet, and it asks first. */
export const handInReply = union(handInAnswer, object({ less: list(lessMet) }));

/** Hands in what was done of some parts, in the place of what was handed in of them before. */
export const handIn = endpoint({
  method: 'PUT',
  path: '/api/assignments/[id]/hand-in',
  access: 'member',
  body: json<typeof sent.handIn>(),
  answer: handInReply,
});

export type HandInAnswer = Of<typeof handInAnswer>;

export type HandInReply = Of<typeof handInReply>;
