/** Deep freezing: whoever changes what is frozen throws, so that no change goes unseen. */

const done = new WeakSet<object>();

/** Freezes a value and all that it holds, and gives it back. What was frozen here before is passed over. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || done.has(value)) return value;
  done.add(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
