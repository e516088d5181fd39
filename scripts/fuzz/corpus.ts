/** What the fuzzer starts from: sound logs, links and saved trees of every board. */
import { readdirSync, readFileSync } from 'node:fs';
import { encodeLog } from '@/events/log/codec/payload';
import { encodeCode, encodeLink } from '@/events/log/link';
import { fileTextOf } from '@/events/log/log';
import { parseLogText } from '@/events/log/parse';
import { loadTree, saveTree } from '@/events/log/tree';
import { act, newTimeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import type { Log } from '@/events/worlds';
import { Chance } from '../chance';
import type { Arena } from '../prove/arena';
import { VENUES } from '../prove/boards';
import { isSentence } from '../prove/examiner';
import { deepFreeze } from '../prove/freeze';
import { eventsOn } from '../prove/session';

/** A saved tree, and the board that reads such trees. */
export interface TreeSample {
  readonly text: string;
  /** Reads a tree, and says what is wrong with what it comes to. */
  read(content: unknown): readonly string[];
}

export interface Corpus {
  /** Log files. */
  readonly files: readonly string[];
  /** Payloads, in both alphabets. */
  readonly payloads: readonly string[];
  /** Payloads as bytes. */
  readonly bytes: readonly Uint8Array[];
  readonly trees: readonly TreeSample[];
}

const frozen = new URL('../../fixtures/logs/', import.meta.url);

/** Sound inputs of every kind. The rounds that boards begin with are frozen by it. */
export function corpusOf(seed: number): Corpus {
  const logs: Log[] = [...frozenLogs()];
  const trees: TreeSample[] = [];
  for (const [index, { visit }] of VENUES.entries()) {
    for (const length of [0, 2, 6, 15]) {
      const chance = new Chance(seed, index * 100 + length);
      visit(chance, (arena) => {
        deepFreeze(arena.board.start);
        logs.push(logOn(arena, chance, length));
        trees.push(treeOn(arena, chance, length));
      });
    }
  }
  return {
    files: logs.map(fileTextOf),
    payloads: logs.flatMap((log) => [encodeLink(log), encodeCode(log)]),
    bytes: logs.map(encodeLog),
    trees,
  };
}

function frozenLogs(): readonly Log[] {
  return readdirSync(frozen).flatMap((version) =>
    readdirSync(new URL(`${version}/`, frozen)).flatMap((name) => {
      const read = parseLogText(readFileSync(new URL(`${version}/${name}`, frozen), 'utf8'));
      return 'problem' in read ? [] : [read.log];
    }),
  );
}

function logOn<Round extends AnyRound>(arena: Arena<Round>, chance: Chance, length: number): Log {
  let { round } = beginning(arena);
  const player = {
    arena,
    events: beginning(arena).events,
    get round() {
      return round;
    },
  };
  for (const event of eventsOn(player, chance, length)) {
    const made = arena.board.apply(round, event).round;
    if (!made) continue;
    round = made;
    player.events.push(event);
  }
  return arena.logOf(player.events);
}

function beginning<Round extends AnyRound>({ board }: Arena<Round>) {
  const round = board.start.at(-1);
  if (!round) throw new Error(`board ${board.key} does not start anywhere`);
  const events: Parameters<typeof board.apply>[1][] = [];
  return { round, events };
}

/** A tree with branches: now and then someone goes back to where a line began. */
function treeOn<Round extends AnyRound>(
  arena: Arena<Round>,
  chance: Chance,
  length: number,
): TreeSample {
  const { board } = arena;
  let timeline = newTimeline(board);
  let at = timeline.opening;
  const player = { arena, ...beginning(arena) };
  for (const event of eventsOn(player, chance, length)) {
    const acted = act(timeline, chance.oneIn(4) ? timeline.opening : at, event);
    if (acted.refused) continue;
    player.events.push(event);
    timeline = acted.timeline;
    at = acted.node;
  }
  return {
    text: JSON.stringify(saveTree({ timeline, at, leaf: at })),
    read: (content) => treeFaults(arena, content),
  };
}

function treeFaults<Round extends AnyRound>(
  arena: Arena<Round>,
  content: unknown,
): readonly string[] {
  const loaded = loadTree(content, arena.board);
  if ('problem' in loaded) {
    return isSentence(loaded.problem)
      ? []
      : [`this is no sentence: ${loaded.problem.slice(0, 200)}`];
  }
  const { cursor, dropped } = loaded;
  const { timeline, at } = cursor;
  const again = saveTree(cursor);
  const reloaded = loadTree(again, arena.board);
  const isKept = 'problem' in reloaded ? false : reloaded.dropped === 0;
  return [
    ...(isKept ? [] : ['what was read of a tree is not read again']),
    ...(dropped >= 0 && at >= timeline.opening ? [] : ['the place of a tree is in the opening']),
  ];
}
