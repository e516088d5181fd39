/** What learners noted on the boards that they handed in. */
import { type AnyEvent, isNote } from '@/events/world/board';
import type { Notes } from '@/src/contract/marks';
import { readKeptLog } from '../boards';
import { isBoardWork, type WorkByPart } from '../parts';

/** Notes of which the words are kept beside the logs, and characters of each. */
const MAX_PEEKS = 20;
const PEEK = 300;

/** The notes of all boards of a hand-in, in the order of the parts and of their steps. */
export function notesIn(work: WorkByPart): Notes {
  const texts = Object.values(work)
    .filter(isBoardWork)
    .flatMap(({ log }) => textsIn(readKeptLog(log).events))
    .map((text) => (text.length > PEEK ? `${text.slice(0, PEEK - 1).trimEnd()}…` : text));
  return { count: texts.length, first: texts.slice(0, MAX_PEEKS) };
}

function textsIn(events: readonly AnyEvent[]): readonly string[] {
  return events.flatMap((event) =>
    isNote(event) && 'text' in event && typeof event.text === 'string' ? [event.text] : [],
  );
}
