/** What the community adds to the share dialog of every board that stands on a page of its own. */
import type { SharePart } from '@/src/board/share/slots';

/** The parts, in the order of their tabs. */
export const SHARE_PARTS: readonly SharePart[] = [
  {
    value: 'publish',
    label: 'Publish',
    description:
      'What you publish is sent to the server and kept there: everybody can read it, under your name.',
    load: async () => (await import('./PublishPart')).PublishPart,
  },
  {
    value: 'hand-in',
    label: 'Hand in',
    heading: 'Hand in',
    description:
      'What you hand in is sent to the server and kept there, for you and your instructor to read.',
    load: async () => (await import('./HandInPart')).HandInPart,
  },
];
