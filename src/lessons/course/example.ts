/** The lesson of payments on one bank's books: its board serves where a single payment is shown. */
import { board } from '../fundamentals/deposit-transfers/board';
import { entryIn } from './catalogue';
import type { Lesson } from './lesson';

export const EXAMPLE: Lesson = { ...entryIn('fundamentals/deposit-transfers'), ...board };
