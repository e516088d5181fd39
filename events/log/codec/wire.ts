/** Event types and fields by the numbers they have in a link. */

import { assertDefined } from '../../assert';
import type { Field, Fields } from '../../world/fields';
import { WORLD_NAMES, type WorldName, worldNamed } from '../../worlds';

/** Types that the wire can number. */
const WIRE_TYPES = 64;

/** A field as the wire knows it. */
interface WireField {
  readonly name: string;
  readonly field: Field;
}

/** An event type as the wire knows it. */
interface WireType {
  readonly type: string;
  /** In the order they are coded. */
  readonly fields: readonly WireField[];
}

/** What the wire reads of an event type of any world. */
interface Wired {
  readonly type: string;
  readonly wire: { readonly type: number; readonly fields: readonly string[] };
  readonly fields: Fields;
}

/** The event types of a world. */
export interface WireTypes {
  /** The type of a wire number; undefined when this site knows none. */
  at(number: number): WireType | undefined;
  /** The wire number of a type. Throws when the world has no such type. */
  numberOf(type: string): number;
}

/** The event types that are given, by number and by name. Throws when their numbers or fields are muddled. */
export function wireTypes(actions: readonly Wired[]): WireTypes {
  const byNumber: (WireType | undefined)[] = [];
  const numbers = new Map<string, number>();
  for (const action of actions) {
    const { type } = action.wire;
    if (type >= WIRE_TYPES) throw new Error(`wire numbers end at ${WIRE_TYPES - 1}`);
    if (byNumber[type]) throw new Error(`two event types have the wire number ${type}`);
    byNumber[type] = { type: action.type, fields: wireFields(action) };
    numbers.set(action.type, type);
  }
  return {
    at: (number) => byNumber[number],
    numberOf(type) {
      const number = numbers.get(type);
      if (number === undefined) throw new Error(`no link carries an event of type ${type}`);
      return number;
    },
  };
}

function wireFields({ type, wire, fields }: Wired): readonly WireField[] {
  if (new Set(wire.fields).size !== Object.keys(fields).length) {
    throw new Error(`the wire order of ${type} does not name every field once`);
  }
  return wire.fields.map((name) => {
    const field = fields[name];
    if (!field) throw new Error(`${type} has no field ${name}, which its wire order names`);
    return { name, field };
  });
}

const typesOf: ReadonlyMap<WorldName, WireTypes> = new Map(
  WORLD_NAMES.map((name) => [name, wireTypes(worldNamed<WorldName>(name).rules.actions.all)]),
);

/** The event types of a world. */
export function wireTypesOf(world: WorldName): WireTypes {
  return assertDefined(typesOf.get(world), 'event types of this world');
}

/** The world that a header numbers so; undefined when this site knows none. */
export function worldAt(number: number): WorldName | undefined {
  return WORLD_NAMES.find((name) => worldNamed<WorldName>(name).wire.number === number);
}
