'use client';
/** The place of a lesson's board. The board brings the community's parts of the share dialog along: the text comes without a word of them. */
import { BoardIsland, type LessonBoardProps } from '@/src/board/island/BoardIsland';

const load = async (lessonId: number) =>
  (await import('./loadLessonBoard')).loadLessonBoard(lessonId);

/** Shows its children until the board is there. */
export function LessonBoard(props: LessonBoardProps) {
  return <BoardIsland load={load} {...props} />;
}
