/** What a board that keeps books of account saves beside its log: a journal, a table of balances, a picture of the step. */
import { balanceTable } from '@/events/banking/views/balanceTable';
import { journalOf } from '@/events/banking/views/hledger';
import { lineTo } from '@/events/banking/views/line';
import { csvOf } from '@/events/csv';
import { roundNumber } from '@/events/timeline/lines';
import { writtenStep } from '@/events/timeline/stepNumber';
import { download } from '@/src/ui/download';
import { shownAt, toldAt } from '../sentence/lineView';
import { plainText } from '../sentence/plainText';
import { fileName } from '../session/links';
import type { Books } from './books';
import { stepPicture } from './stepPicture';

/** Saves each with the reader's downloads. */
export interface BookFiles {
  readonly saveJournal: () => void;
  readonly saveTable: () => void;
  readonly savePicture: () => void;
}

/**
 * The files of a line.
 *
 * @param leaf the end of the line
 * @param title what the line is called
 * @param link where it can be stepped through; null where no link holds it
 */
export function bookFiles(
  { game, timeline, at }: Books,
  leaf: number,
  title: string,
  link: string | null,
): BookFiles {
  const named = (ending: string) => fileName(game, timeline, leaf, ending);
  return {
    saveJournal() {
      download(named('journal'), journalOf(lineTo(timeline, leaf), { title, link }), 'text/plain');
    },
    saveTable() {
      download(named('csv'), csvOf(balanceTable(lineTo(timeline, leaf))), 'text/csv');
    },
    savePicture() {
      const step = roundNumber(timeline, at);
      const told = plainText(toldAt(timeline, at));
      const caption = `${title}, step ${writtenStep(step)}`;
      const picture = stepPicture(shownAt(timeline, at), told, caption);
      download(`tallystick-${game.slug}-step-${step}.svg`, picture, 'image/svg+xml');
    },
  };
}
