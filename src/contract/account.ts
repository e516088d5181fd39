/** The endpoints of an account: signing up, its address and passwords, its picture, its progress. */
import { done, endpoint, json, none } from './endpoint';
import type * as sent from './sent/account';
import { boolean, integer, list, nullable, type Of, object, optional, text, tuple } from './shape';

/** Makes an account. */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/account',
  access: 'anyone',
  body: json<typeof sent.signUp>(),
  // Whether a link was sent by mail that comes first.
  answer: object({ confirm: boolean }),
});

/** Changes the name, or whether progress is kept on the server too. */
export const changeAccount = endpoint({
  method: 'PATCH',
  path: '/api/account',
  access: 'member',
  body: json<typeof sent.changeAccount>(),
  answer: object({ name: text, syncsProgress: boolean }),
});

/** Deletes the account, by its password or by a word that is typed. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  access: 'member',
  body: json<typeof sent.deleteAccount>(),
  answer: done,
});

/** Confirms the address that a token was sent to. */
export const confirmAddress = endpoint({
  method: 'POST',
  path: '/api/account/confirm',
  access: 'anyone',
  body: json<typeof sent.confirmAddress>(),
  answer: done,
});

/** Asks for a link by which a new password is set. */
export const askReset = endpoint({
  method: 'POST',
  path: '/api/account/reset',
  access: 'anyone',
  body: json<typeof sent.askReset>(),
  answer: done,
});

/** Sets a new password by the token of a link. */
export const resetPassword = endpoint({
  method: 'PUT',
  path: '/api/account/reset',
  access: 'anyone',
  body: json<typeof sent.resetPassword>(),
  answer: done,
});

/** Changes the password by whoever knows the present one. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/account/password',
  access: 'member',
  body: json<typeof sent.changePassword>(),
  answer: done,
});

/** Ends all sessions but this one. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'member',
  answer: done,
});

/** Everything that is kept of a member. */
export const downloadData = endpoint({
  method: 'GET',
  path: '/api/account/data',
  access: 'member',
  query: none,
  answer: 'file',
});

const pictured = object({ image: nullable(text) });

/** Takes a file as one’s picture. */
export const putPicture = endpoint({
  method: 'PUT',
  path: '/api/account/picture',
  access: 'member',
  body: 'file',
  answer: pictured,
});

export const removePicture = endpoint({
  method: 'DELETE',
  path: '/api/account/picture',
  access: 'member',
  answer: pictured,
});

/** A member’s picture; with the time at which it was chosen, an address whose picture never changes. */
export const showPicture = endpoint({
  method: 'GET',
  path: '/api/members/[id]/picture',
  access: 'anyone',
  query: object({ v: optional(text) }),
  answer: 'file',
});

/** A lesson’s id, whether it was read, whether its board was played, tasks met, tasks it has. */
const progressRow = tuple(integer, integer, integer, integer, integer);

export type ProgressRow = Of<typeof progressRow>;

const progress = object({ lessons: list(progressRow) });

export const readProgress = endpoint({
  method: 'GET',
  path: '/api/progress',
  access: 'member',
  query: none,
  answer: progress,
});

/** Tells what a browser knows, and hears what all of them together know. */
export const putProgress = endpoint({
  method: 'PUT',
  path: '/api/progress',
  access: 'member',
  body: json<typeof sent.putProgress>(),
  answer: progress,
});
