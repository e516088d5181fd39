/** The endpoints of what members are told, of how they wish to be told, and of calendars. */
import { done, endpoint, json, none } from './endpoint';
import { NOTICE_KINDS } from './noticeKinds';
import type * as sent from './sent/notifications';
import { boolean, integer, list, object, oneOf, text } from './shape';

/** How many notifications a member has not read. */
const unread = object({ unread: integer });

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'member',
  query: none,
  answer: unread,
});

/** Marks all that one has been told as read, up to the last that the page shows. */
export const markAllRead = endpoint({
  method: 'PUT',
  path: '/api/notifications',
  access: 'member',
  body: json<typeof sent.markAllRead>(),
  answer: unread,
});

/** Marks one as read. A second time changes nothing. */
export const markRead = endpoint({
  method: 'PUT',
  path: '/api/notifications/[id]',
  access: 'member',
  answer: unread,
});

/** Marks as read what one was told about an assignment or a scenario: its page is on the screen. */
export const markReadAbout = endpoint({
  method: 'PUT',
  path: '/api/notifications/about/[id]',
  access: 'member',
  answer: unread,
});

/** Changes of what one is told, and what of it comes by mail. */
export const changeNotices = endpoint({
  method: 'PATCH',
  path: '/api/notifications/settings',
  access: 'member',
  body: json<typeof sent.changeNotices>(),
  answer: object({ muted: list(oneOf(...NOTICE_KINDS)), mails: boolean, digests: boolean }),
});

/** Makes an address of the calendar, in the place of the one before, which ends. */
export const makeCalendar = endpoint({
  method: 'PUT',
  path: '/api/calendar',
  access: 'member',
  answer: object({ path: text }),
});

/** Ends the address of the calendar. */
export const endCalendar = endpoint({
  method: 'DELETE',
  path: '/api/calendar',
  access: 'member',
  answer: done,
});

/** The due dates of a member as a calendar, for whoever has the address. */
export const showCalendar = endpoint({
  method: 'GET',
  path: '/api/members/[id]/calendar/[code]',
  access: 'anyone',
  query: none,
  answer: 'file',
});

/** Leads whoever follows the link of a letter to the page that ends letters of the kind. */
export const showUnsubscribe = endpoint({
  method: 'GET',
  path: '/api/members/[id]/letters/[kind]/[code]',
  access: 'anyone',
  query: none,
  answer: 'file',
});

/** Ends letters of the kind. A mail program asks it for its user (RFC 8058), and our own page. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/members/[id]/letters/[kind]/[code]',
  access: 'anyone',
  byAddress: true,
  answer: 'file',
});
