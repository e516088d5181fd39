/**
 * The board of a lesson page, in one piece: what is fetched apart at the same time cannot
 * know what the other brings, and would bring it again.
 */

import type { ComponentProps, ComponentType } from 'react';
import { loadLesson } from '@/src/lessons/course/load';
import { type BankingGame, lessonGame } from '../session/game';
import { Board } from '../stage/Board';

/** A board, and the game that it is to show. */
export interface LoadedBoard {
  readonly Board: ComponentType<ComponentProps<typeof Board>>;
  readonly game: BankingGame;
}

/** The board of a lesson. Rejects when the lesson has none, or when it cannot be fetched. */
export async function loadBoard(lessonId: number): Promise<LoadedBoard> {
  return { Board, game: lessonGame(await loadLesson(lessonId)) };
}
