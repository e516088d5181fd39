/** Sessions of the generator, step by step: what was tried on a board, and what became of it. */

import type { BankingRound } from '@/events/banking/board/rules';
import { SYSTEM_TYPES } from '@/events/banking/ledger/systemTypes';
import type { Refusal } from '@/events/refusal';
import type { AnyRound, EventIn } from '@/events/world/board';
import { Chance } from '@/scripts/chance';
import type { Arena } from '@/scripts/prove/arena';
import { lessonArena, sandboxArena } from '@/scripts/prove/boards';
import { eventsOn } from '@/scripts/prove/session';
import { LESSONS } from '@/src/lessons/course/all';
import { everyStart } from '@/src/lessons/course/openings';

/** One event of a session: where it was tried, and the round it made or why it was refused. */
export interface PlayedStep<Round extends AnyRound> {
  readonly before: Round;
  readonly event: EventIn<Round>;
  readonly round: Round | null;
  readonly refused: Refusal | null;
}

/** The position that an arena opens with. */
export function openingOn<Round extends AnyRound>({ board }: Arena<Round>): Round {
  const opening = board.start.at(-1);
  if (!opening) throw new Error(`board ${board.key} does not start anywhere`);
  return opening;
}

/** A session of so many accepted events, refused ones between them. */
export function stepsOf<Round extends AnyRound>(
  arena: Arena<Round>,
  chance: Chance,
  length: number,
): readonly PlayedStep<Round>[] {
  const steps: PlayedStep<Round>[] = [];
  const events: EventIn<Round>[] = [];
  const player = { arena, events, round: openingOn(arena) };
  for (const event of eventsOn(player, chance, length)) {
    const before = player.round;
    const { round, refused } = arena.board.apply(before, event);
    steps.push({ before, event, round, refused });
    if (!round) continue;
    events.push(event);
    player.round = round;
  }
  return steps;
}

/** Every board of the banking world, with sandboxes of this seed. */
export function bankingArenas(seed: number): readonly Arena<BankingRound>[] {
  return [
    ...LESSONS.map(lessonArena),
    ...SYSTEM_TYPES.map((system, index) => sandboxArena(new Chance(seed, index), system)),
    ...LESSONS.flatMap((lesson) => everyStart(lesson).slice(1)).map(lessonArena),
    ...SYSTEM_TYPES.map((system, index) => sandboxArena(new Chance(seed, index), system, true)),
  ];
}
