/** What an address of the sandbox carries. Fetched, with the codec, when it carries anything. */
import type { BankingEvent } from '@/events/banking/actions/registry';
import { sandboxBoard } from '@/events/banking/board/boards';
import type { OwnTasks } from '@/events/goals/readTasks';
import type { RefusedEvent } from '@/events/world/fold';
import type { VisitEvent } from '@/machines/lesson';
import { sandboxGame } from '../session/game';
import { hashOf } from '../session/links';
import {
  linkTo,
  type Opened,
  openLinked,
  readLinked,
  readLogFile,
  visitLinked,
  visitOf,
} from '../session/openLog';

/** What it came to. */
export type Arrival =
  | {
      readonly kind: 'system';
      readonly opening: readonly BankingEvent[];
      /** Empty where it has none. */
      readonly title: string;
      /** Opens what was played on the system’s board; null for nothing. */
      readonly visit: VisitEvent | null;
      /** The tasks that were set on it. */
      readonly tasks?: OwnTasks | undefined;
    }
  /** Another board's page, to go to. */
  | { readonly kind: 'elsewhere'; readonly address: string }
  | { readonly kind: 'problem'; readonly problem: string };

/** Reads a fragment; null when it carries no log. */
export async function arrivalOf(hash: string): Promise<Arrival | null> {
  const linked = readLinked(hash);
  if (linked === null) return null;
  if ('problem' in linked) return { kind: 'problem', problem: linked.problem };
  const { log } = linked;
  if (log.lesson !== 'sandbox') return elsewhere(await openLinked(blankGame(), linked));
  return {
    kind: 'system',
    opening: log.opening,
    title: log.title ?? '',
    visit: visitLinked(linked),
    tasks: log.tasks,
  };
}

/** Reads a log file: a system is opened here, as far as it goes; another board's page is given its log as a link. */
export async function arrivalOfFile(file: File): Promise<Arrival> {
  const read = await readLogFile(file);
  if ('problem' in read) return { kind: 'problem', problem: read.problem };
  const { log, malformed } = read;
  if (log.lesson !== 'sandbox') return elsewhere(await linkTo(null, log, malformed));
  const { title = '', opening } = log;
  const visit = visitOf(log, whatIsThere(malformed));
  return { kind: 'system', opening, title, visit, tasks: log.tasks };
}

/** What is told of a file whose log was read up to here. */
function whatIsThere(malformed: RefusedEvent | null) {
  const read = { round: null, problem: null, refused: malformed };
  if (!malformed?.inOpening) return read;
  const { index, message } = malformed;
  const problem = `Step ${index + 1} of the opening cannot be read: ${message} The board shows what was built before it.`;
  return { ...read, problem, refused: null };
}

/** A board that no log from outside belongs to. */
const blankGame = () => sandboxGame(sandboxBoard([]).board, []);

function elsewhere(opened: Opened | null): Arrival {
  if (opened?.elsewhere) return { kind: 'elsewhere', address: opened.elsewhere };
  const event = opened?.event;
  const isUnread = event?.type === 'INVALID' || event?.type === 'NOT_OPENED';
  return { kind: 'problem', problem: isUnread ? event.problem : 'This holds no opening.' };
}

/** What stands after the `#` of a system that nobody has played yet; null when it is too long for a link. */
export function hashOfSystem(
  opening: readonly BankingEvent[],
  title: string,
  tasks?: OwnTasks,
): string | null {
  const named = { ...(title === '' ? {} : { title }), ...(tasks && { tasks }) };
  return hashOf({ world: 'banking', lesson: 'sandbox', ...named, opening, events: [] }, null);
}
