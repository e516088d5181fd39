/** The kinds of what members are told, and of letters. */

/** The kinds of notifications that a member may have or not. */
export const NOTICE_KINDS = [
  'comment',
  'reply',
  'star',
  'fork',
  'assignment',
  'due',
  'feedback',
  'news',
] as const;

/** What comes by mail where it was asked for: what is new, once a day, or an instructor’s week. */
export const LETTER_KINDS = ['news', 'week'] as const;
