/**
 * The banking systems by name, in the order in which history came to them. It is the order of
 * the wire format too: a new one goes to the end. What each of them is stands in systems/.
 */
export const SYSTEM_TYPES = [
  'national',
  'correspondent',
  'clearinghouse',
  'centralbank',
  'chips',
] as const;

/** How banks pay one another. */
export type SystemType = (typeof SYSTEM_TYPES)[number];
