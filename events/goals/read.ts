/** Reads goals from outside: files, links, the database. What is wrong with one is said in a plain sentence. */
import { actionNamed } from '../banking/actions/registry';
import { readEvent } from '../banking/board/rules';
import { isList, isRecord, isText, ownValue, type Shape, strangeKeys } from '../guards';
import { quotedNames } from '../world/read';
import { MAX_GOAL_DEPTH } from './grammar';
import {
  ACT_SHAPE,
  CLOSED_SHAPE,
  FIGURE_SHAPES,
  GOAL_SHAPES,
  READING_SHAPE,
  TERM_SHAPE,
} from './shapes';

/** Goals and figures that one task may have: a bound on what is asked after every event. */
export const MAX_GOAL_PARTS = 60;

/** How deep figures may stand in one another: in sums, and in what terms of debts are held against. */
const MAX_FIGURE_DEPTH = 2;

/** What keeps a value from being a goal, in a sentence; null where nothing does. */
export function goalProblem(value: unknown): string | null {
  return new GoalReader().goal(value, 0);
}

const JOINS: readonly unknown[] = ['and', 'or', 'not', 'since', 'endsWith'];

/** Reads one goal, and counts its parts. */
class GoalReader {
  private parts = 0;

  /** @param depth how many goals join this one already */
  goal(value: unknown, depth: number): string | null {
    const wrong = this.part(value, GOAL_SHAPES, 'goal');
    if (wrong !== null || !isRecord(value)) return wrong;
    const kind = ownValue(value, 'kind');
    const part = (key: string): unknown => ownValue(value, key);
    if (JOINS.includes(kind)) {
      if (depth >= MAX_GOAL_DEPTH) return `Goals may be joined ${MAX_GOAL_DEPTH} deep at most.`;
      const of = part('of');
      const joined = first(isList(of) ? of : [of], (one) => this.goal(one, depth + 1));
      return kind === 'endsWith' ? (actProblem(part('act')) ?? joined) : joined;
    }
    switch (kind) {
      case 'figure':
        return this.reading(value) ?? this.than(part('than'));
      case 'ratio':
        return this.figure(part('of'), 0) ?? this.figure(part('to'), 0);
      case 'act':
        return actProblem(part('act'));
      case 'refused':
        return readEvent(part('event')).refused?.message ?? null;
      case 'closed':
        return shapeProblem(part('debt'), CLOSED_SHAPE, 'debt that ended');
      default:
        return null;
    }
  }

  /** A goal or a figure of a known kind, whose keys are what they should be. */
  private part(
    value: unknown,
    shapes: ReadonlyMap<unknown, Shape>,
    what: 'goal' | 'figure',
  ): string | null {
    this.parts += 1;
    if (this.parts > MAX_GOAL_PARTS)
      return `A task may have ${MAX_GOAL_PARTS} goals and figures at most.`;
    if (!isRecord(value)) return `A ${what} is an object with a “kind”.`;
    const kind = ownValue(value, 'kind');
    const shape = shapes.get(kind);
    if (!shape)
      return `There is no ${what} of ${isText(kind) ? `the kind “${quotedNames([kind])}”` : 'such a kind'}.`;
    return shapeProblem(value, { kind: isText, ...shape }, `${what} of the kind “${kind}”`);
  }

  private reading(value: object, depth = 0): string | null {
    return this.figure(ownValue(value, 'of'), depth);
  }

  /** What something is held against: a number, or another reading. */
  private than(value: unknown, what = 'goal of the kind “figure”', depth = 0): string | null {
    if (!isRecord(value)) {
      return Number.isSafeInteger(value)
        ? null
        : `“than” of a ${what} is a whole number, or a figure as it is read.`;
    }
    return shapeProblem(value, READING_SHAPE, 'figure as it is read') ?? this.reading(value, depth);
  }

  private figure(value: unknown, depth: number): string | null {
    const wrong = this.part(value, FIGURE_SHAPES, 'figure');
    if (wrong !== null || !isRecord(value)) return wrong;
    const kind = ownValue(value, 'kind');
    if (kind === 'volume') return actProblem(ownValue(value, 'act'));
    if (kind === 'debts' || kind === 'made') {
      return first(listed(value, 'where'), (one) => this.term(one, depth + 1));
    }
    if (kind !== 'sum') return null;
    if (depth >= MAX_FIGURE_DEPTH) return TOO_DEEP;
    const members = [...listed(value, 'of'), ...listed(value, 'less')];
    return first(members, (one) => this.figure(one, depth + 1));
  }

  /** What a term of a debt must be. */
  private term(value: unknown, depth: number): string | null {
    const what = 'term of a debt';
    const wrong = shapeProblem(value, TERM_SHAPE, what);
    if (wrong !== null || !isRecord(value)) return wrong;
    if (depth > MAX_FIGURE_DEPTH) return TOO_DEEP;
    return this.than(ownValue(value, 'than'), what, depth);
  }
}

const TOO_DEEP = `Figures may stand in one another ${MAX_FIGURE_DEPTH} deep at most.`;

/** What a key of a value holds; undefined where it holds nothing, or the value has no keys. */
export function part(value: unknown, key: string): unknown {
  return isRecord(value) ? ownValue(value, key) : undefined;
}

/** The list that a key of a value holds; nothing where it holds none. */
export function listed(value: unknown, key: string): readonly unknown[] {
  const list = part(value, key);
  return isList(list) ? list : [];
}

/** The first thing that is wrong with any of some values. */
function first(
  values: readonly unknown[],
  problemOf: (value: unknown) => string | null,
): string | null {
  for (const value of values) {
    const wrong = problemOf(value);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** What is wrong with acts of a kind: the fields that they ask about are those of their type. */
export function actProblem(value: unknown): string | null {
  const wrong = shapeProblem(value, ACT_SHAPE, 'kind of act');
  if (wrong !== null || !isRecord(value)) return wrong;
  const type = ownValue(value, 'type');
  const fields = ownValue(value, 'fields');
  const apart = ownValue(value, 'apart');
  const asked = [
    ...(isRecord(fields) ? Object.keys(fields) : []),
    ...(isList(apart) ? apart.filter(isText) : []),
  ];
  if (asked.length === 0) return null;
  const action = isText(type) ? actionNamed(type) : undefined;
  if (!action) return 'A kind of act that asks about fields names its type.';
  const strange = asked.filter((name) => !Object.hasOwn(action.fields, name));
  return strange.length > 0 ? `“${action.type}” has no field ${quotedNames(strange)}.` : null;
}

/** What keeps a value from having a shape: a key that is wrong, or one too many. */
export function shapeProblem(value: unknown, shape: Shape, what: string): string | null {
  if (!isRecord(value)) return `A ${what} is an object.`;
  const wrong = Object.keys(shape).find((key) => !shape[key]?.(ownValue(value, key)));
  if (wrong !== undefined) return `“${wrong}” of a ${what} is missing or not what it should be.`;
  const strange = strangeKeys(value, shape);
  return strange.length > 0 ? `A ${what} has no key ${quotedNames(strange)}.` : null;
}
