/** The scenarios by the house: played logs that every site has from its first day, in no database. */
import { assertDefined } from '@/events/assert';
import { previewOf } from '@/events/log/folded';
import type { Log, Preview } from '@/events/worlds';
import { type Category, categoryOf } from '@/src/server/community/categories';
import { boardName } from '../words';
import { boardPath, playedFile } from './playedFile';
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

async function scenarioOf({ content, story, isShownFirst = false }: Story): Promise<HouseScenario> {
  const { log, folded } = await playedFile(content);
  const title = assertDefined(log.title, 'title of a scenario by the house');
  return {
    log,
    title,
    story,
    path: boardPath(log, null),
    isShownFirst,
    category: categoryOf(log),
    preview: previewOf(folded),
  };
}

/** What a search reads of one: its title, its story, what it was played on, and whose it is. */
export function wordsOf({ title, story, preview }: HouseScenario): string {
  return [title, story, boardName(preview), 'Tallystick'].join('\n');
}

let found: Promise<readonly HouseScenario[]> | null = null;

/** All of them, in the order of the lessons. They never change, so that they are folded once. */
export function houseShelf(): Promise<readonly HouseScenario[]> {
  found ??= Promise.all(STORIES.map(scenarioOf));
  return found;
}
