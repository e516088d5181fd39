/** What must be true of any input: it is read or refused in a sentence, and what is read keeps the rules. */

import { checkRound } from '@/events/banking/board/check';
import { checkBillsRound } from '@/events/bills/invariants';
import { notHere } from '@/events/log/folded';
import { decodePayload, payloadOf, readFragment } from '@/events/log/link';
import { parseLogText } from '@/events/log/parse';
import { REFUSAL_CODES } from '@/events/refusal';
import type { RefusedEvent } from '@/events/world/fold';
import type { AnyFoldedLog, Log, WorldName } from '@/events/worlds';
import { foldLog } from '@/src/lessons/course/all';
import type { Chance } from '../chance';
import { guarded, isSentence } from '../prove/examiner';
import type { Input } from './inputs';

/** What is wrong with how an input is taken, a sentence each. */
export function inputFaults(chance: Chance, input: Input): readonly string[] {
  return [...guarded(() => takenFaults(chance, input)), ...pollution()];
}

function takenFaults(chance: Chance, input: Input): readonly string[] {
  switch (input.kind) {
    case 'file': {
      const read = parseLogText(input.text);
      return 'problem' in read ? unread(read.problem) : logFaults(chance, read.log, read.malformed);
    }
    case 'link': {
      const round = readFragment(input.text)?.round ?? null;
      const decoded = decodePayload(payloadOf(input.text));
      return [
        ...(round === null || Number.isSafeInteger(round) ? [] : [`it asks for round ${round}`]),
        ...('problem' in decoded ? unread(decoded.problem) : logFaults(chance, decoded.log, null)),
      ];
    }
    case 'tree':
      return input.sample.read(parsed(input.text));
  }
}

/** JSON as it comes out of a browser's store; what is no JSON stands for itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function unread(problem: string): readonly string[] {
  return isSentence(problem) ? [] : [`this is no sentence: ${problem.slice(0, 200)}`];
}

function logFaults(chance: Chance, log: Log, malformed: RefusedEvent | null): readonly string[] {
  const folded = foldLog(log, malformed);
  if (!folded) return unread(notHere(log));
  const { refused } = folded;
  const faults = refused ? refusalFaults(refused) : [];
  return [...faults, ...stepFaults(chance, folded)];
}

function refusalFaults({ code, message, index }: RefusedEvent): readonly string[] {
  return [
    ...(REFUSAL_CODES.includes(code) ? [] : [`${code} is no code`]),
    ...(isSentence(message) ? [] : [`this is no sentence: ${message.slice(0, 200)}`]),
    ...(Number.isSafeInteger(index) && index >= 0 ? [] : [`${index} is no place of an event`]),
  ];
}

/** Checks the invariants of one round of a fold, and now and then of all. */
function stepFaults(chance: Chance, folded: AnyFoldedLog): readonly string[] {
  const { steps } = folded;
  const one = 1 + chance.below(Math.max(1, steps.length - 1));
  const indices = chance.oneIn(64) && steps.length < 500 ? [...steps.keys()].slice(1) : [one];
  return indices.flatMap((index) => roundFaults(folded, index));
}

/** By world, the faults that its invariants find in a round of a fold. */
const CHECKS: {
  readonly [Name in WorldName]: (folded: AnyFoldedLog<Name>, index: number) => readonly Violated[];
} = {
  banking: ({ steps }, index) => pairFaults(steps, index, checkRound),
  bills: ({ steps }, index) => pairFaults(steps, index, checkBillsRound),
};

function roundFaults<Name extends WorldName>(
  folded: AnyFoldedLog<Name>,
  index: number,
): readonly string[] {
  const found = CHECKS[folded.world](folded, index);
  return found.map(({ invariant, message }) => `invariant ${invariant}: ${message}`);
}

interface Violated {
  readonly invariant: number;
  readonly message: string;
}

function pairFaults<Round>(
  steps: readonly Round[],
  index: number,
  check: (before: Round, round: Round) => readonly Violated[],
): readonly Violated[] {
  const [before, round] = [steps[index - 1], steps[index]];
  return before && round ? check(before, round) : [];
}

const PROTOTYPES = [Object.prototype, Array.prototype, String.prototype, Number.prototype];
const before = PROTOTYPES.map((one) => Reflect.ownKeys(one).length);

/** What an input has left on the prototypes that all values share. */
export function pollution(): readonly string[] {
  const isClean = PROTOTYPES.every((one, index) => Reflect.ownKeys(one).length === before[index]);
  return isClean ? [] : ['it has changed a prototype'];
}
