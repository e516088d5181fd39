/** The endpoints of seats: learning in a class without an account, and what its instructor does about it. */
import { done, endpoint, json, none, withId } from './endpoint';
import { handInReply, OPEN_ASSIGNMENT } from './handIn';
import type { handIn } from './sent/handIn';
import type * as sent from './sent/seats';
import { integer, list, type Of, object, optional, text } from './shape';

/** Takes a seat in the class of a code; the answer names the class. Sent twice, it takes one. */
export const takeSeat = endpoint({
  method: 'POST',
  path: '/api/seats',
  access: 'anyone',
  body: json<typeof sent.takeSeat>(),
  answer: withId,
});

/** Shows a seat on this device by its name and its word; the answer names the class. */
export const returnToSeat = endpoint({
  method: 'POST',
  path: '/api/seats/return',
  access: 'anyone',
  body: json<typeof sent.returnToSeat>(),
  answer: withId,
});

/** An assignment of a seat that is about a board. */
const seatAssignment = object({
  ...OPEN_ASSIGNMENT,
  /** The seat’s class. */
  classId: text,
  /** The seat’s name. */
  seat: text,
});

export type SeatAssignment = Of<typeof seatAssignment>;

/** The assignments about a board of all seats that this browser shows; none where it shows no seat. */
export const seatAssignments = endpoint({
  method: 'GET',
  path: '/api/seats/assignments',
  access: 'anyone',
  /** The number of a lesson, `sandbox` or `bills`. */
  query: object({ lesson: optional(text) }),
  answer: object({
    /** How many seats it shows. */
    seats: integer,
    assignments: list(seatAssignment),
  }),
});

/** Hands a log in as a seat, in the place of the one before. */
export const handInFromSeat = endpoint({
  method: 'PUT',
  path: '/api/seats/[id]/hand-ins/[assignment]',
  access: 'seat',
  body: json<typeof handIn>(),
  answer: handInReply,
});

/** Gives a seat another word. The devices that show it stay. */
export const changeWord = endpoint({
  method: 'PUT',
  path: '/api/seats/[id]/word',
  access: 'seat',
  body: json<typeof sent.changeWord>(),
  answer: done,
});

/** Shows a seat on this device no longer. */
export const leaveSeat = endpoint({
  method: 'DELETE',
  path: '/api/seats/[id]/device',
  access: 'seat',
  answer: done,
});

/** Takes a seat away by its own wish, with all that was handed in. */
export const giveUpSeat = endpoint({
  method: 'DELETE',
  path: '/api/seats/[id]',
  access: 'seat',
  answer: done,
});

/** Takes over, into an account, what the seat of this browser handed in. */
export const claimSeat = endpoint({
  method: 'POST',
  path: '/api/seats/[id]/claim',
  access: 'member',
  body: json<typeof sent.claimSeat>(),
  answer: done,
});

/** Renames a seat, or gives it a student id. */
export const changeSeat = endpoint({
  method: 'PATCH',
  path: '/api/classes/[id]/seats/[seat]',
  access: 'member',
  body: json<typeof sent.changeSeat>(),
  answer: object({ name: text, studentId: text }),
});

/** Takes a seat out of a class, with all that was handed in. */
export const removeSeat = endpoint({
  method: 'DELETE',
  path: '/api/classes/[id]/seats/[seat]',
  access: 'member',
  answer: done,
});

/** Makes up another word for a seat whose owner forgot theirs. No device shows it any more. */
export const renewWord = endpoint({
  method: 'POST',
  path: '/api/classes/[id]/seats/[seat]/word',
  access: 'member',
  answer: object({ word: text }),
});

/** Gives what a seat handed in to another learner of the class, and takes the seat away. */
export const moveSeat = endpoint({
  method: 'POST',
  path: '/api/classes/[id]/seats/[seat]/move',
  access: 'member',
  body: json<typeof sent.moveSeat>(),
  answer: done,
});

/** Makes an address of a seat’s calendar, in the place of the one before, which ends. */
export const makeSeatCalendar = endpoint({
  method: 'PUT',
  path: '/api/seats/[id]/calendar',
  access: 'seat',
  answer: object({ path: text }),
});

/** Ends the address of a seat’s calendar. */
export const endSeatCalendar = endpoint({
  method: 'DELETE',
  path: '/api/seats/[id]/calendar',
  access: 'seat',
  answer: done,
});

/** The due dates of a seat as a calendar, for whoever has the address. */
export const showSeatCalendar = endpoint({
  method: 'GET',
  path: '/api/classes/[id]/seats/[seat]/calendar/[code]',
  access: 'anyone',
  query: none,
  answer: 'file',
});
