/** The endpoints of shared scenarios: publishing, stars, comments, reports, moderation. */
import * as z from 'zod/mini';
import { TITLE_LENGTH } from '@/events/log/log';
import { done, endpoint, none, withId } from './endpoint';
import { idField, requestField, textField } from './fields';
import { plainLine, plainText } from './text';

/** Characters that texts may have. */
export const MAX_DESCRIPTION = 500;
export const MAX_NOTES = 5000;
export const MAX_COMMENT = 2000;
export const MAX_REASON = 500;

/** What its author says of a scenario. */
const words = {
  title: textField('A title', TITLE_LENGTH, plainLine, true),
  description: textField('A description', MAX_DESCRIPTION, plainText, false),
  notes: textField('A text of notes', MAX_NOTES, plainText, false),
};

const commentField = textField('A comment', MAX_COMMENT, plainText, true);

/** A reason for a report, or for what a moderator does. */
const reasonField = textField('A reason', MAX_REASON, plainText, true);

/** The latest scenarios, newest first. */
export const latestScenarios = endpoint({
  method: 'GET',
  path: '/api/scenarios',
  access: 'anyone',
  query: none,
  answer: z.object({
    scenarios: z.array(z.object({ id: z.string(), title: z.string(), author: z.string() })),
  }),
});

/** Publishes a log under a title. Sent again, it is the one that is there already. */
export const publishScenario = endpoint({
  method: 'POST',
  path: '/api/scenarios',
  access: 'member',
  body: z.strictObject({
    requestId: requestField,
    ...words,
    log: z.string(),
    forkedFrom: z.optional(idField),
  }),
  answer: withId,
});

/** The title of a scenario that is there for everybody. */
export const nameScenario = endpoint({
  method: 'GET',
  path: '/api/scenarios/[id]',
  access: 'anyone',
  query: none,
  answer: z.object({ title: z.string() }),
});

/** Changes what its author says of a scenario. */
export const changeScenario = endpoint({
  method: 'PATCH',
  path: '/api/scenarios/[id]',
  access: 'member',
  body: z.strictObject(words),
  answer: withId,
});

export const deleteScenario = endpoint({
  method: 'DELETE',
  path: '/api/scenarios/[id]',
  access: 'member',
  answer: done,
});

/** The log of a scenario, to be saved. */
export const downloadLog = endpoint({
  method: 'GET',
  path: '/api/scenarios/[id]/log',
  access: 'anyone',
  query: none,
  answer: 'file',
});

/** The picture of a scenario, in the light colours unless told. */
export const showScenarioPicture = endpoint({
  method: 'GET',
  path: '/api/scenarios/[id]/picture',
  access: 'anyone',
  query: z.object({ theme: z.optional(z.string()) }),
  answer: 'file',
});

const starred = z.object({ isStarred: z.boolean(), stars: z.int() });

export const star = endpoint({
  method: 'PUT',
  path: '/api/scenarios/[id]/star',
  access: 'member',
  answer: starred,
});

export const unstar = endpoint({
  method: 'DELETE',
  path: '/api/scenarios/[id]/star',
  access: 'member',
  answer: starred,
});

/** Adds a comment to a scenario. Sent again, it is the one that is there already. */
export const addComment = endpoint({
  method: 'POST',
  path: '/api/scenarios/[id]/comments',
  access: 'member',
  body: z.strictObject({ requestId: requestField, text: commentField }),
  answer: withId,
});

export const changeComment = endpoint({
  method: 'PATCH',
  path: '/api/comments/[id]',
  access: 'member',
  body: z.strictObject({ text: commentField }),
  answer: withId,
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/comments/[id]',
  access: 'member',
  answer: done,
});

/** What can be reported. */
const reportable = z.enum(['scenario', 'comment']);

/** Tells the moderators of something. */
export const reportSubject = endpoint({
  method: 'POST',
  path: '/api/reports',
  access: 'member',
  body: z.strictObject({ kind: reportable, subjectId: idField, reason: reasonField }),
  answer: withId,
});

/** What moderators do, and to what. */
const moderation = z.strictObject({
  action: z.enum(['hide', 'restore', 'ban', 'unban', 'dismiss']),
  kind: z.enum(['scenario', 'comment', 'member']),
  subjectId: idField,
  reason: reasonField,
});

export type ModerationAction = z.infer<typeof moderation>['action'];
export type SubjectKind = z.infer<typeof moderation>['kind'];
export type ReportableKind = z.infer<typeof reportable>;

const isOfMember = ({ action }: { readonly action: ModerationAction }) =>
  action === 'ban' || action === 'unban';

export const moderate = endpoint({
  method: 'POST',
  path: '/api/moderation',
  access: 'moderator',
  body: moderation.check(
    z.refine((order) => (order.kind === 'member') === isOfMember(order), {
      error: 'Members are banned and unbanned; scenarios and comments are hidden and restored.',
    }),
  ),
  answer: done,
});
