/** The endpoints of feedback: comments pinned to what was handed in, giving it back, and that it was looked at. */
import { done, endpoint, json, withId } from './endpoint';
import type * as sent from './sent/feedback';
import { boolean, integer, nullable, object, text } from './shape';

/** Comments on what somebody handed in, or answers a comment there. Sent twice, it does so once. */
export const commentHandIn = endpoint({
  method: 'POST',
  path: '/api/assignments/[id]/hand-ins/[learner]/comments',
  access: 'member',
  body: json<typeof sent.commentHandIn>(),
  answer: withId,
});

/** Changes the words of a comment of one’s own on what was handed in. */
export const changeHandInComment = endpoint({
  method: 'PATCH',
  path: '/api/assignments/[id]/hand-ins/[learner]/comments/[comment]',
  access: 'member',
  body: json<typeof sent.changeHandInComment>(),
  answer: withId,
});

/** Takes a comment on what was handed in away, with the answers under it. */
export const deleteHandInComment = endpoint({
  method: 'DELETE',
  path: '/api/assignments/[id]/hand-ins/[learner]/comments/[comment]',
  access: 'member',
  answer: done,
});

/** Answers, as a seat, a comment on what the seat handed in. Sent twice, it does so once. */
export const answerFromSeat = endpoint({
  method: 'POST',
  path: '/api/seats/[id]/hand-ins/[assignment]/comments',
  access: 'seat',
  body: json<typeof sent.answerFromSeat>(),
  answer: withId,
});

/** Changes the words of an answer of the seat’s own. */
export const changeAnswerFromSeat = endpoint({
  method: 'PATCH',
  path: '/api/seats/[id]/hand-ins/[assignment]/comments/[comment]',
  access: 'seat',
  body: json<typeof sent.changeHandInComment>(),
  answer: withId,
});

/** Takes an answer of the seat’s own away. */
export const deleteAnswerFromSeat = endpoint({
  method: 'DELETE',
  path: '/api/seats/[id]/hand-ins/[assignment]/comments/[comment]',
  access: 'seat',
  answer: done,
});

/** Gives what was handed in back to its learner, who sees comments and marks from then on; or takes that back. */
export const returnHandIn = endpoint({
  method: 'PUT',
  path: '/api/assignments/[id]/hand-ins/[learner]/returned',
  access: 'member',
  body: json<typeof sent.returnHandIn>(),
  answer: object({
    isReturned: boolean,
    /** When, as JSON writes it; null where it was taken back. */
    at: nullable(text),
  }),
});

/** Gives all submissions to an assignment back that have a mark, points or feedback and were not given back yet. */
export const returnAllMarked = endpoint({
  method: 'PUT',
  path: '/api/assignments/[id]/returned',
  access: 'member',
  answer: object({
    /** How many. */
    returned: integer,
  }),
});

/** That a learner looked at what was given back. */
export const lookAtReturned = endpoint({
  method: 'PUT',
  path: '/api/assignments/[id]/hand-in/looked',
  access: 'member',
  answer: done,
});

/** That a seat looked at what was given back. */
export const lookAtReturnedFromSeat = endpoint({
  method: 'PUT',
  path: '/api/seats/[id]/hand-ins/[assignment]/looked',
  access: 'seat',
  answer: done,
});
