/** The page that plays a log's board. */
import { billsStage } from '@/events/bills/stages';
import type { Log, WorldName } from '@/events/worlds';
import { boardEntry, lessonPath } from '@/src/lessons/course/catalogue';
import { SANDBOX_PATH } from './game';

interface BoardPage<Name extends WorldName> {
  /** The address of the page; null when no page plays the log. */
  path(log: Log<Name>): string | null;
  /** What it is called within a sentence. */
  called(log: Log<Name>): string;
}

/** By world. */
const BOARD_PAGES: { readonly [Name in WorldName]: BoardPage<Name> } = {
  banking: {
    path({ lesson }) {
      if (lesson === 'sandbox') return SANDBOX_PATH;
      const owner = boardEntry(lesson);
      return owner ? lessonPath(owner) : null;
    },
    called: ({ lesson }) => (lesson === 'sandbox' ? 'the sandbox' : `lesson ${lesson}`),
  },
  bills: {
    path: ({ stage }) => billsStage(stage)?.path ?? null,
    called: ({ stage }) => `part ${stage} of the bills exercise`,
  },
};

/** The address of the page that plays a log; null when no page does. */
export function pathOfLog<Name extends WorldName>(log: Log<Name>): string | null {
  return BOARD_PAGES[log.world].path(log);
}

/** What the board of a log is called within a sentence. */
export function boardNameOf<Name extends WorldName>(log: Log<Name>): string {
  return BOARD_PAGES[log.world].called(log);
}
