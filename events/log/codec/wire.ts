/** Event types and fields by the numbers they have in a link. */
import type { Field } from '../../actions/fields';
import { ACTIONS, type AnyAction } from '../../actions/registry';

/** Types that the wire can number. */
const WIRE_TYPES = 64;

/** A field as the wire knows it. */
interface WireField {
  readonly name: string;
  readonly field: Field;
}

/** An event type as the wire knows it. */
export interface WireType {
  readonly type: string;
  /** In the order they are coded. */
  readonly fields: readonly WireField[];
}

const types: readonly (WireType | undefined)[] = wireTypes();

function wireTypes() {
  const byNumber: (WireType | undefined)[] = [];
  for (const action of ACTIONS) {
    const { type } = action.wire;
    if (type >= WIRE_TYPES) throw new Error(`wire numbers end at ${WIRE_TYPES - 1}`);
    if (byNumber[type]) throw new Error(`two event types have the wire number ${type}`);
    byNumber[type] = { type: action.type, fields: wireFields(action) };
  }
  return byNumber;
}

function wireFields({ type, wire, fields }: AnyAction): readonly WireField[] {
  if (new Set(wire.fields).size !== Object.keys(fields).length) {
    throw new Error(`the wire order of ${type} does not name every field once`);
  }
  return wire.fields.map((name) => {
    const field = fields[name];
    if (!field) throw new Error(`${type} has no field ${name}, which its wire order names`);
    return { name, field };
  });
}

/** The event type of a wire number; undefined when this site knows none. */
export function wireType(number: number): WireType | undefined {
  return types[number];
}
