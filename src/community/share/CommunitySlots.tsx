'use client';
/** What the community adds to the boards of a page: parts of their share dialog, and the line over a board that was opened for an assignment. Each is fetched when it is used. */
import { type ReactNode, useState } from 'react';
import { BoardSlots, type SharePart, type Slots } from '@/src/board/session/slots';
import type { Study } from '@/src/board/studies/study';
import { markedAssignment } from './assignmentMark';

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

/** What others played from here; the sandbox has an opening of its own each time. */
const STUDIES: readonly Study[] = [
  {
    id: 'played',
    label: 'Played here',
    isFor: ({ lesson }) => lesson !== null,
    load: () => import('../explorer/PlayedHere'),
  },
];

/** What fills the slots of a page, by its address. */
function slotsHere(): Slots {
  // Boards are drawn in the browser only.
  const id = typeof window === 'undefined' ? null : markedAssignment();
  const loadBanner: Slots['loadBanner'] =
    id === null ? null : async (board) => (await import('./loadBanner')).loadBanner(id, board);
  return { shareParts: SHARE_PARTS, loadBanner, studies: STUDIES };
}

/** Fills the slots of the boards within. */
export function CommunitySlots({ children }: { readonly children: ReactNode }) {
  const [slots] = useState(slotsHere);
  return <BoardSlots value={slots}>{children}</BoardSlots>;
}
