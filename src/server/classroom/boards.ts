/** Kept logs: reading them, and which board each belongs to. */

import { parseLogText } from '@/events/log/parse';
import type { Log } from '@/events/worlds';

/** Reads a log that was accepted before it was kept. */
export function readKept(text: string): Log {
  const read = parseLogText(text);
  if ('problem' in read) throw new Error(`a kept log cannot be read: ${read.problem}`);
  return read.log;
}

/** Characters of a kept log in which its board is named. */
export const HEAD = 160;

/**
 * The board of a kept log, told from its first characters: lists need not read whole logs. A log
 * is kept as `fileTextOf` writes it, where nothing that a person wrote comes before the board.
 */
export function boardInHead(head: string): number | string {
  const [, name, id] = /\n {2}"lesson": (?:"([\w-]+)"|(\d+)),/.exec(head) ?? [];
  if (name !== undefined) return name;
  if (id === undefined) throw new Error('a kept log names its board at its head');
  return Number(id);
}
