/** The codes that an event type can be refused with: its own, and those that follow from its fields. */
import type { FieldPair } from '@/events/world/action';
import type { Field, Fields } from '@/events/world/fields';

interface Refusing {
  readonly fields: Fields;
  readonly distinct: readonly FieldPair[];
  /** Pairs of fields between which an account must stand; none in the bills world. */
  readonly accounts?: readonly FieldPair[];
  readonly settlers?: readonly string[];
  readonly codes: readonly string[];
}

/** The codes that a field of this kind can be refused with. */
function codesOf(field: Field): readonly string[] {
  switch (field.kind) {
    case 'party':
      return ['UNKNOWN_PARTY', 'WRONG_PARTY_TYPE'];
    case 'amount':
      return ['AMOUNT_INVALID', 'AMOUNT_TOO_LARGE'];
    case 'value':
      return [field.code];
    case 'reference':
      return [field.to === 'bill' ? 'UNKNOWN_BILL' : 'UNKNOWN_LOAN'];
    case 'choice':
      return ['VALUE_INVALID'];
    case 'text':
      return ['TEXT_INVALID'];
  }
}

/**
 * The codes of an event type, where a board offers it. TOO_MANY_OPEN is among its own where a
 * few events lead there, BALANCE_TOO_LARGE where ten thousand of the largest amount do.
 */
export function reachableCodes(type: Refusing): ReadonlySet<string> {
  const { fields, distinct, accounts = [], settlers = [], codes } = type;
  return new Set([
    ...(accounts.length + settlers.length > 0 ? ['UNKNOWN_ACCOUNT'] : []),
    ...(distinct.length > 0 ? ['SAME_PARTY'] : []),
    ...Object.values(fields).flatMap(codesOf),
    ...codes,
  ]);
}
