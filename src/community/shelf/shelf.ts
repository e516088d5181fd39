/** The scenarios by the house: played logs that every site has from its first day, in no database. */
import { assertDefined } from '@/events/assert';
import { loadFolded, previewOf } from '@/events/log/folded';
import { parseLog } from '@/events/log/parse';
import type { Log, Preview } from '@/events/worlds';
import { homePath } from '@/src/board/session/homes';
import { hashOf } from '@/src/board/session/links';
import { SHELF } from '@/src/lessons/course/shelf';
import { type Category, categoryOf } from '@/src/server/community/categories';
import { STORIES, type Story } from './stories';

/** A scenario by the house. */
export interface HouseScenario {
  readonly log: Log;
  readonly title: string;
  /** Two or three sentences: what happens, and what to watch. */
  readonly story: string;
  readonly category: Category;
  /** Its last step. */
  readonly preview: Preview;
  /** The address of its board, which carries the log. */
  readonly path: string;
  /** Whether the home page shows it. */
  readonly isShownFirst: boolean;
}

/** Throws where a log cannot be read, or is refused: what the house shows is whole. */
async function scenarioOf({ content, story, isShownFirst = false }: Story): Promise<HouseScenario> {
  const read = parseLog(content);
  if ('problem' in read) throw new Error(read.problem);
  const { log } = read;
  const title = assertDefined(log.title, 'title of a scenario by the house');
  const folded = assertDefined(await loadFolded(log, SHELF), `board of “${title}”`);
  const refused = read.malformed ?? folded.refused;
  if (refused) throw new Error(`“${title}”: ${refused.message}`);
  const page = assertDefined(homePath(log), `page of “${title}”`);
  const path = `${page}#${assertDefined(hashOf(log, null), `link to “${title}”`)}`;
  return {
    log,
    title,
    story,
    path,
    isShownFirst,
    category: categoryOf(log),
    preview: previewOf(folded),
  };
}

let found: Promise<readonly HouseScenario[]> | null = null;

/** All of them, in the order of the lessons. They never change, so that they are folded once. */
export function houseShelf(): Promise<readonly HouseScenario[]> {
  found ??= Promise.all(STORIES.map(scenarioOf));
  return found;
}
