/** Invariant 7: every way of folding a log gives the same rounds, to the bit. */
import { isDeepStrictEqual } from 'node:util';
import { reportOf } from '@/events/log/folded';
import { decodePayload, encodeCode, encodeLink } from '@/events/log/link';
import { fileTextOf, MAX_LINK_LENGTH } from '@/events/log/log';
import { parseLogText } from '@/events/log/parse';
import type { AnyRound, EventIn } from '@/events/world/board';
import { foldWith } from '@/events/world/fold';
import type { Log } from '@/events/worlds';
import { foldLog } from '@/src/lessons/course/all';
import type { Chance } from '../chance';
import type { Examiner } from './examiner';

/** What differs between the rounds that were played and those that their events fold to. */
export function foldFaults<Round extends AnyRound>(
  chance: Chance,
  { arena, events, rounds }: Examiner<Round>,
): readonly string[] {
  const [start] = arena.board.start.slice(-1);
  if (!start) return ['the board does not start anywhere'];
  const steps = [start, ...rounds];
  const cut = chance.below(steps.length);
  const snapshot = structuredClone(steps[cut] ?? start);
  const log = titled(chance, arena.logOf(events));
  return [
    ...differing('folded whole', folded(arena.board, start, events), rounds),
    ...differing(
      `folded on from a snapshot after ${cut} events`,
      folded(arena.board, snapshot, events.slice(cut)),
      rounds.slice(cut),
    ),
    ...carriedFaults('a link', log, encodeLink(log), steps),
    ...carriedFaults('a code', log, encodeCode(log), steps),
    ...filedFaults(log, steps),
  ];
}

function titled(chance: Chance, log: Log): Log {
  return chance.oneIn(2) ? log : { ...log, title: chance.pick(['Netted', 'Ünïcode 漢 😀', 'x']) };
}

function folded<Round extends AnyRound>(
  board: { apply: Examiner<Round>['arena']['board']['apply'] },
  start: Round,
  events: readonly EventIn<Round>[],
): readonly Round[] {
  return foldWith(start, events, (before, event) => board.apply(before, event)).rounds;
}

function carriedFaults(
  name: string,
  log: Log,
  payload: string,
  steps: readonly AnyRound[],
): readonly string[] {
  if (payload.length > MAX_LINK_LENGTH) return [];
  const decoded = decodePayload(payload);
  if ('problem' in decoded) return [`${name} of it cannot be read: ${decoded.problem}`];
  const isWhole = decoded.truncated === null && isDeepStrictEqual(decoded.log, log);
  return isWhole ? loggedFaults(name, decoded.log, steps) : [`${name} of it carries another log`];
}

function filedFaults(log: Log, steps: readonly AnyRound[]): readonly string[] {
  const read = parseLogText(fileTextOf(log));
  if ('problem' in read) return [`a file of it cannot be read: ${read.problem}`];
  const isWhole = read.malformed === null && isDeepStrictEqual(read.log, log);
  return isWhole ? loggedFaults('a file', read.log, steps) : ['a file of it holds another log'];
}

function loggedFaults(name: string, log: Log, steps: readonly AnyRound[]): readonly string[] {
  const whole = foldLog(log);
  if (!whole) return [`${name} of it belongs to no board`];
  const { refused } = reportOf(whole, null);
  return refused
    ? [`${name} of it is refused at ${refused.index}: ${refused.message}`]
    : differing(`folded from ${name}`, whole.steps, steps);
}

function differing(
  how: string,
  found: readonly AnyRound[],
  played: readonly AnyRound[],
): readonly string[] {
  if (isDeepStrictEqual(found, played)) return [];
  const index = played.findIndex((round, at) => !isDeepStrictEqual(found[at], round));
  return [`invariant 7: ${how}, round ${index} of ${played.length} is another`];
}
