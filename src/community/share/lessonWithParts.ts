/** The board of a lesson page, in one piece with the word of where the community's parts of its share dialog are. */
import { type LoadedBoard, loadBoard as loadBareBoard } from '@/src/board/lessonBoard';
import { registerParts } from './registerParts';

/** The board of a lesson. Rejects when the lesson has none, or when it cannot be fetched. */
export function loadBoard(lessonId: number): Promise<LoadedBoard> {
  registerParts();
  return loadBareBoard(lessonId);
}
