/** What no honest log says: values and texts that have broken readers elsewhere. */

/** JSON texts that stand for a value. Not all of them are valid JSON. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...['1e400', '-1e400', '-0', '0.1', '1e-7', '9007199254740993', '1e21', '-1', '4294967296'],
  ...['NaN', 'Infinity', 'undefined', '0x10', '010', '+1', '.5', '1.', "'one'", '`x`', ''],
  ...['null', 'true', '[]', '{}', '""', '"all"', '"0"', '[[[]]]', '{"length": 1e9}'],
  ...['{"__proto__": {"polluted": true}}', '{"constructor": {"prototype": {"polluted": true}}}'],
  ...['{"toString": 1, "valueOf": 2}', '{"then": 1}', '"__proto__"', '"constructor"', '"toString"'],
  ...['"\\ud800"', '"\\udc00\\ud83d"', '"\\u0000"', '"\\u2028"', '"<script>alert(1)</script>"'],
  ...['"x".repeat(9)', '/* */', '[1,]', '{"a":1,}', '"\\x41"', '"\n"', '\ufeff', '1 2'],
  ...[
    '"note"',
    '"transfer"',
    '"bills"',
    '"sandbox"',
    '"banking"',
    '999999999999',
    '10000000000000',
  ],
];

/** Keys that an object may try to smuggle in. */
export const HOSTILE_KEYS: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'toJSON'],
  ...['', ' type', 'Type', 'unknown', 'events', 'opening', 'version', 'amount', 'type', 'lesson'],
];

/** JSON that is nested so deeply that a reader that calls itself would run out of stack. */
export function deep(levels: number): string {
  return `${'[{"a":'.repeat(levels)}0${'}]'.repeat(levels)}`;
}

/** JSON of so many equal parts. */
export function wide(part: string, times: number): string {
  return `[${Array.from({ length: times }, () => part).join(',')}]`;
}
