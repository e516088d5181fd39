/** Event types and fields by the numbers they have in a link. */

import { assertDefined } from '../../assert';
import type { Wire } from '../../world/action';
import type { AnyEvent } from '../../world/board';
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
  readonly wire: Wire;
  readonly fields: Fields;
}

/** The event types of a world. */
export interface WireTypes {
  /** The type of a wire number; undefined when this site knows none. */
  at(number: number): WireType | undefined;
  /** The wire number of an event: of its type, or of the type with a field that it was given later. Throws when the world has no such type. */
  numberOf(event: AnyEvent): number;
}

/** The event types that are given, by number and by name. Throws when their numbers or fields are muddled. */
export function wireTypes(actions: readonly Wired[]): WireTypes {
  const byNumber: (WireType | undefined)[] = [];
  const wires = new Map<string, Wire>();
  const put = (number: number, type: string, fields: readonly WireField[]): void => {
    if (number >= WIRE_TYPES) throw new Error(`wire numbers end at ${WIRE_TYPES - 1}`);
    if (byNumber[number]) throw new Error(`two event types have the wire number ${number}`);
    byNumber[number] = { type, fields };
  };
  for (const { type, wire, fields } of actions) {
    const { later } = wire;
    const all = wireFields(type, wire, fields);
    put(wire.type, type, all.slice(0, wire.fields.length));
    if (later) put(later.type, type, all);
    wires.set(type, wire);
  }
  return {
    at: (number) => byNumber[number],
    numberOf(event) {
      const wire = wires.get(event.type);
      if (!wire) throw new Error(`no link carries an event of type ${event.type}`);
      const { later } = wire;
      return later && event[later.field] !== undefined ? later.type : wire.type;
    },
  };
}

/** All fields of a type in wire order, the one that it was given later last. */
function wireFields(type: string, wire: Wire, fields: Fields): readonly WireField[] {
  const order = wire.later ? [...wire.fields, wire.later.field] : wire.fields;
  if (new Set(order).size !== Object.keys(fields).length) {
    throw new Error(`the wire order of ${type} does not name every field once`);
  }
  return order.map((name) => {
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
