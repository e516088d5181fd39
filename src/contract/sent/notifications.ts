/** What the endpoints of notifications are sent. */
import * as z from 'zod/mini';
import { NOTICE_KINDS } from '../noticeKinds';
import { changesSomething, idField } from './fields';

/** What `markAllRead` is sent: the last that the page shows, and what was told before it. */
export const markAllRead = z.strictObject({ newest: idField });

/** What `changeNotices` is sent. */
export const changeNotices = z
  .strictObject({
    muted: z.optional(z.array(z.enum(NOTICE_KINDS)).check(z.maxLength(NOTICE_KINDS.length))),
    mails: z.optional(z.boolean()),
    digests: z.optional(z.boolean()),
  })
  .check(changesSomething);
