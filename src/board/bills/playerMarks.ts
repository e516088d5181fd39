/** The marks of the players of the exercise, as paths in a square of 24 units: drawn in lines, never filled. */
import type { PlayerType } from '@/events/bills/state';

export const PLAYER_MARKS: Readonly<Record<PlayerType, string>> = {
  exporter: 'M4 11v9h16v-9M12 15V3M7.5 7.5 12 3l4.5 4.5',
  importer: 'M4 11v9h16v-9M12 3v12M7.5 10.5 12 15l4.5-4.5',
  banker: 'M4 9h16M6 9v8a3 3 0 0 0 3 3h6a3 3 0 0 0 3-3V9M9 9V7a3 3 0 0 1 6 0v2M12 13v3',
};
