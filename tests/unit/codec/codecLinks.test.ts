import { describe, expect, test } from 'vitest';
import { crc8, crc32 } from '@/events/log/codec/crc32';
import { encodeCode, encodeLink, fragmentOf, payloadOf, readFragment } from '@/events/log/link';
import type { Log } from '@/events/worlds';

const log: Log = {
  world: 'banking',
  lesson: 2,
  events: [{ type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount: 3000 }],
};
const link = encodeLink(log);
const code = encodeCode(log);
const page = 'https://example.org/lectures/fundamentals/deposit-transfers';

describe('a fragment', () => {
  test.each([null, 0, 7, -3])('holds a log and the round %s', (round) => {
    for (const payload of [link, code]) {
      const fragment = fragmentOf(payload, round);
      expect(readFragment(fragment)).toEqual({ payload, round });
      expect(readFragment(`#${fragment}`)).toEqual({ payload, round });
    }
  });

  test.each(['', '#', '#round=3', '#catalog=x', '#section-2'])(
    'without a log is none: %s',
    (hash) => {
      expect(readFragment(hash)).toBeNull();
    },
  );

  test.each(['1.5', 'x', '', '1e3', ' 1', '99999999999'])(
    'has no round where it says %o',
    (round) => {
      expect(readFragment(`#log=${link}&round=${round}`)).toEqual({ payload: link, round: null });
    },
  );

  test('may come escaped, as some messengers pass it on', () => {
    const escaped = code.replace(/[^0-9A-Z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    expect(readFragment(`#log=${escaped}`)?.payload).toBe(code);
  });

  test('stays as it is in an address', () => {
    for (const payload of [link, code]) {
      expect(new URL(`${page}#${fragmentOf(payload, 2)}`).hash).toBe(`#log=${payload}&round=2`);
    }
  });
});

describe('a payload is found', () => {
  test.each([
    (payload: string) => payload,
    (payload: string) => ` ${payload}\n`,
    (payload: string) => `log=${payload}`,
    (payload: string) => `#log=${payload}&round=2`,
    (payload: string) => `#round=2&log=${payload}`,
    (payload: string) => `${page}?theme=dark#log=${payload}`,
  ])('in whatever holds it, case %#', (wrap) => {
    expect(payloadOf(wrap(link))).toBe(link);
    expect(payloadOf(wrap(code))).toBe(code);
  });
});

describe('checksums', () => {
  test('are the published ones', () => {
    const digits = new TextEncoder().encode('123456789');
    expect(crc32(digits)).toBe(0xcbf43926);
    expect(crc32(digits.subarray(0, 4), digits.subarray(4))).toBe(0xcbf43926);
    expect(crc32()).toBe(0);
    expect(crc8(digits)).toBe(0xfb);
  });
});
