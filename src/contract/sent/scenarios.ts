/** What the endpoints of shared scenarios are sent. */
import * as z from 'zod/mini';
import { MAX_TITLE_LENGTH } from '@/events/log/log';
import { MAX_COMMENT, MAX_DESCRIPTION, MAX_NOTES, MAX_REASON } from '../limits';
import { plainLine, plainText } from '../text';
import { idField, requestField, textField } from './fields';

/** What its author says of a scenario. */
const words = {
  title: textField('A title', MAX_TITLE_LENGTH, plainLine, true),
  description: textField('A description', MAX_DESCRIPTION, plainText, false),
  notes: textField('A text of notes', MAX_NOTES, plainText, false),
};

const commentField = textField('A comment', MAX_COMMENT, plainText, true);

/** A reason for a report, or for what a moderator does. */
const reasonField = textField('A reason', MAX_REASON, plainText, true);

/** Whether lists, searches and feeds show a scenario; else only whoever has its address sees it. */
const visibilityField = z.enum(['listed', 'unlisted']);

/** What `publishScenario` is sent. */
export const publishScenario = z.strictObject({
  requestId: requestField,
  ...words,
  log: z.string(),
  forkedFrom: z.optional(idField),
  visibility: z.optional(visibilityField),
});

/** What `changeScenario` is sent. */
export const changeScenario = z.strictObject({
  ...words,
  visibility: z.optional(visibilityField),
});

/** What `addComment` is sent. */
export const addComment = z.strictObject({ requestId: requestField, text: commentField });

/** What `changeComment` is sent. */
export const changeComment = z.strictObject({ text: commentField });

/** What can be reported. */
const reportable = z.enum(['scenario', 'comment']);

export type ReportableKind = z.infer<typeof reportable>;

/** What `reportSubject` is sent. */
export const reportSubject = z.strictObject({
  kind: reportable,
  subjectId: idField,
  reason: reasonField,
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

const isOfMember = ({ action }: { readonly action: ModerationAction }) =>
  action === 'ban' || action === 'unban';

/** What `moderate` is sent. */
export const moderate = moderation.check(
  z.refine((order) => (order.kind === 'member') === isOfMember(order), {
    error: 'Members are banned and unbanned; scenarios and comments are hidden and restored.',
  }),
);
