/** The board of a lesson page, in one piece with what the community adds to it. */
import type { ComponentProps } from 'react';
import { type LoadedBoard, loadBoard } from '@/src/board/island/lessonBoard';
import { Board } from '@/src/board/stage/Board';
import { CommunitySlots } from './CommunitySlots';

function BoardWithSlots(props: ComponentProps<typeof Board>) {
  return (
    <CommunitySlots>
      <Board {...props} />
    </CommunitySlots>
  );
}

/** The board of a lesson. Rejects when the lesson has none, or when it cannot be fetched. */
export async function loadLessonBoard(lessonId: number): Promise<LoadedBoard> {
  return { ...(await loadBoard(lessonId)), Board: BoardWithSlots };
}
