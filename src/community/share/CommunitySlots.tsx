'use client';
/** What the community adds to the boards of a page: parts of their share dialog, and the line over a board that was opened for an assignment. Each is fetched when it is used. */
import { type ReactNode, useState } from 'react';
import { BoardSlots, type LoadStory, type SharePart, type Slots } from '@/src/board/session/slots';
import type { Study } from '@/src/board/studies/study';
import { ClassBoard } from '../explorer/classBoard';
import type { AssignedBoard } from '../explorer/played';
import { markedAssignment } from './assignmentMark';

/** The parts, in the order of their tabs. */
export const SHARE_PARTS: readonly SharePart[] = [
  {
    value: 'publish',
    label: 'Publish',
    description: 'What you publish is sent to the server and kept there, under your name.',
    load: async () => (await import('./PublishPart')).PublishPart,
  },
  {
    value: 'hand-in',
    label: 'Hand in',
    heading: 'Hand in',
    description:
      'What you hand in is sent to the server, for you and those who teach the class to read.',
    load: async () => (await import('./HandInPart')).HandInPart,
  },
];

/** What others published from here; the sandbox has an opening of its own each time. */
const STUDIES: readonly Study[] = [
  {
    id: 'played',
    label: 'Played here',
    isFor: ({ lesson }) => lesson !== null,
    load: () => import('../explorer/PlayedHere'),
  },
];

const IN_CLASS = {
  id: 'played-in-class',
  label: 'In this class',
  load: () => import('../explorer/PlayedInClass'),
} as const;

/** The stories are fetched once somebody looks at a log that is not their own. */
const loadStory: LoadStory = async (board, events) =>
  (await import('../shelf/loadStory')).loadStory(board, events);

/** What fills the slots of a page, by its address, and by the board of a class that it is about. */
function slotsHere(inClass: AssignedBoard | null): Slots {
  // Boards are drawn in the browser only.
  const id = typeof window === 'undefined' ? null : markedAssignment();
  const loadBanner: Slots['loadBanner'] =
    id === null ? null : async (board) => (await import('./loadBanner')).loadBanner(id, board);
  const own = { shareParts: SHARE_PARTS, loadBanner, loadStory };
  if (inClass === null) return { ...own, studies: STUDIES };
  return { ...own, studies: [...STUDIES, IN_CLASS], billsStudies: [IN_CLASS] };
}

interface CommunitySlotsProps {
  /** The board whose submissions whoever teaches the class looks up in Explore; left out or null for none. */
  readonly inClass?: AssignedBoard | null;
  readonly children: ReactNode;
}

/** Fills the slots of the boards within. */
export function CommunitySlots({ inClass = null, children }: CommunitySlotsProps) {
  const [board] = useState(inClass);
  const [slots] = useState(() => slotsHere(board));
  return (
    <ClassBoard value={board}>
      <BoardSlots value={slots}>{children}</BoardSlots>
    </ClassBoard>
  );
}
