/** Examines a board event by event: what each one does, or why it is refused. */

import { REFUSAL_CODES, type Refusal } from '@/events/refusal';
import type { AnyEvent, AnyRound, EventIn } from '@/events/world/board';
import { reachableCodes } from '@/tests/helpers/reachable';
import type { Arena, Audit } from './arena';
import type { Form } from './drafts';
import { deepFreeze } from './freeze';

export class Examiner<Round extends AnyRound> {
  /** The last round. */
  round: Round;
  /** The rounds after the opening, and their events. */
  readonly rounds: Round[] = [];
  readonly events: EventIn<Round>[] = [];
  refused = 0;
  private readonly auditor: Audit<Round> | null;

  /** @param isAudited whether the independent auditors keep the books beside */
  constructor(
    readonly arena: Arena<Round>,
    isAudited: boolean,
  ) {
    const { start, key } = arena.board;
    const last = deepFreeze(start).at(-1);
    if (!last) throw new Error(`board ${key} does not start anywhere`);
    this.round = last;
    this.auditor = isAudited ? arena.audit() : null;
  }

  /** What is wrong with the opening, a sentence each. */
  begin(): readonly string[] {
    return guarded(() => {
      const { start } = this.arena.board;
      const faults = start.slice(1).flatMap((round, index) => {
        const before = start[index];
        return before ? this.arena.faults(before, round) : [];
      });
      return [...faults, ...(this.auditor?.begin() ?? [])];
    });
  }

  /** Tries an event, and goes on from the round it makes. What is wrong with either, a sentence each. */
  take(event: EventIn<Round>): readonly string[] {
    return guarded(() => {
      const before = this.round;
      const { round, refused } = this.arena.board.apply(before, event);
      if (refused) {
        this.refused += 1;
        return [
          ...this.refusalFaults(before, event, refused),
          ...(this.auditor?.take(event, before, refused) ?? []),
        ];
      }
      this.round = deepFreeze(round);
      this.rounds.push(round);
      this.events.push(event);
      return [
        ...this.arena.faults(before, round),
        ...this.formFaults(before, round),
        ...(this.auditor?.take(event, round, null) ?? []),
      ];
    });
  }

  private formFaults(before: Round, round: Round): readonly string[] {
    const closes = this.formOf(round.event)?.closesRound;
    return [
      ...(round.count === before.count + (closes ? 1 : 0)
        ? []
        : ['it counts for the wrong number of rounds']),
      ...(this.arena.story(before, round).trim() === '' ? ['no sentence tells it'] : []),
    ];
  }

  private formOf(event: AnyEvent | null): Form | undefined {
    const { offered, others } = this.arena.menu;
    return [...offered, ...others].find(({ type }) => type === event?.type);
  }

  private refusalFaults(before: Round, event: EventIn<Round>, refused: Refusal): readonly string[] {
    const { code, message, field } = refused;
    const form = this.formOf(event);
    const isPlaced = field === null || Object.keys(form?.fields ?? {}).includes(field);
    return [
      ...(REFUSAL_CODES.includes(code) ? [] : [`${code} is no code`]),
      ...(isSentence(message) && !VOID.test(message) ? [] : [`“${message}” is no sentence`]),
      ...(form && mayRefuse(form, code) ? [] : [`the type does not say that ${code} refuses it`]),
      ...(isPlaced ? [] : [`the field ${field} is none of this event`]),
      ...this.arena.refusalFaults(before, event, refused),
    ];
  }
}

/** Codes that any type may be refused with, where boards are full, balances huge or others act. */
const OF_ALL = ['NOT_OFFERED', 'TOO_MANY_OPEN', 'BALANCE_TOO_LARGE', 'MALFORMED_EVENT'];

function mayRefuse(form: Form, code: string): boolean {
  return OF_ALL.includes(code) || reachableCodes(form).has(code);
}

/** What is written where a value was missing. */
const VOID = /undefined|NaN|\[object/;

/** Letters that a sentence may have at most, however much there is to tell. */
const READABLE = 1000;

/** Whether a text can be read as a sentence. It may begin with a party's name, which may be anything. */
export function isSentence(text: string): boolean {
  return /\S.*[.]$/s.test(text) && text.length <= READABLE;
}

/** What a check finds; that it throws is a fault too, for exceptions are bugs. */
export function guarded(check: () => readonly string[]): readonly string[] {
  try {
    return check();
  } catch (error) {
    return [
      `it throws: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    ];
  }
}
