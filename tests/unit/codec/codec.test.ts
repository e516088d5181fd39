import { describe, expect, test } from 'vitest';
import type { LessonLog } from '@/events/banking/log';
import { fromBase64url, toBase64url } from '@/events/log/codec/base64url';
import { sealed } from '@/events/log/codec/header';
import { encodeLog, MAX_LINK_EVENTS } from '@/events/log/codec/payload';
import { notHere } from '@/events/log/folded';
import { decodePayload, encodeCode, encodeLink } from '@/events/log/link';
import { parseLog } from '@/events/log/parse';
import type { Log } from '@/events/worlds';
import golden from '@/fixtures/payloads/wire-1.json';
import { session } from '@/scripts/bench/session';
import { foldLog, lessonById } from '@/src/lessons/course/all';

const LINK_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const CODE_LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-./:';

/** The place of sandboxes in the header, which no lesson can have. */
const SANDBOX = 63;

function lessonTen() {
  const lesson = lessonById(10);
  if (!lesson) throw new Error('lesson 10 is gone');
  return lesson;
}

function sessionOf(size: number): LessonLog {
  return { world: 'banking', lesson: 10, events: session(lessonTen(), size) };
}

function goldenLog(content: unknown): Log {
  const read = parseLog(content);
  if ('problem' in read || read.malformed) throw new Error('a golden log cannot be read');
  return read.log;
}

function bytesOf(link: string): Uint8Array {
  const bytes = fromBase64url(link);
  if (!bytes) throw new Error('not base64url');
  return bytes;
}

describe.each(golden)('the golden payloads of $name', ({ link, code, log: content }) => {
  const log = goldenLog(content);

  test('are what is written today', () => {
    expect(encodeLink(log)).toBe(link);
    expect(encodeCode(log)).toBe(code);
  });

  test('are read as they were', () => {
    expect(decodePayload(link)).toEqual({ log, truncated: null });
    expect(decodePayload(code)).toEqual({ log, truncated: null });
  });
});

describe('a payload is short', () => {
  test.each([
    [10, 32],
    [50, 125],
    [100, 230],
    [500, 1000],
    [2000, 3800],
  ])('of %i events at most %i letters', (events, most) => {
    expect(encodeLink(sessionOf(events)).length).toBeLessThanOrEqual(most);
  });

  test('and an event that is repeated costs next to nothing', () => {
    const [event] = sessionOf(1).events;
    const events = Array.from({ length: 2000 }, () => event).filter((one) => one !== undefined);
    const link = encodeLink({ world: 'banking', lesson: 10, events });
    expect(link.length).toBeLessThan(200);
    expect(decodePayload(link)).toHaveProperty('log.events.length', 2000);
  });
});

describe.each([
  { name: 'a link', encode: encodeLink, letters: LINK_LETTERS },
  { name: 'a code', encode: encodeCode, letters: CODE_LETTERS },
])('$name', ({ encode, letters }) => {
  const titled = (size: number) => ({ ...sessionOf(size), title: 'Forty moves' });

  test.each([
    [6, 4],
    [40, 37],
  ])(
    'cut off anywhere gives its first events, in order, and as many as it says, of %i events',
    (size, surely) => {
      const log = titled(size);
      const payload = encode(log);
      let most = 0;
      for (let end = 0; end < payload.length; end += 1) {
        const decoded = decodePayload(payload.slice(0, end));
        if ('problem' in decoded) {
          expect(most).toBe(0);
          continue;
        }
        const { length } = decoded.log.events;
        expect(decoded.truncated).toEqual({ have: length, of: size });
        expect(decoded.log.events).toEqual(log.events.slice(0, length));
        expect(length).toBeGreaterThanOrEqual(most);
        most = length;
      }
      expect(most).toBeGreaterThanOrEqual(surely);
    },
  );

  test.each([12, 40])('with any one letter wrong is not read, of %i events', (size) => {
    const payload = encode(titled(size));
    for (let at = 0; at < payload.length; at += 1) {
      for (const letter of letters) {
        if (letter === payload[at]) continue;
        const wrong = payload.slice(0, at) + letter + payload.slice(at + 1);
        expect(decodePayload(wrong), wrong).toHaveProperty('problem');
      }
    }
  });

  test('with anything after it is not read', () => {
    const payload = encode(titled(40));
    for (const more of ['A', '0', 'AA', '.', '==', ' ', '00', 'AAAA']) {
      expect(decodePayload(payload + more)).toHaveProperty('problem');
    }
  });
});

describe('a link with any one bit wrong', () => {
  test.each([1, 12, 127, 128, 300])('is not read, of %i events', (size) => {
    const bytes = encodeLog(sessionOf(size));
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const wrong = bytes.slice();
      wrong[bit >> 3] = (wrong[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(decodePayload(toBase64url(wrong)), `bit ${bit}`).toHaveProperty('problem');
    }
  });
});

describe('a payload that is none says why', () => {
  const sealedLink = (header: Partial<Parameters<typeof sealed>[0]>, body = new Uint8Array(9)) =>
    toBase64url(
      sealed({ wireVersion: 1, logVersion: 1, world: 0, lesson: 10, count: 1, ...header }, body),
    );
  const damaged =
    'This link is damaged: its checksum does not match, so nothing of it can be trusted.';
  const newer =
    'This link is damaged, or from a newer version of Tallystick. Reload the page and open it again.';

  test.each([
    ['nothing', '', 'This link holds no steps.'],
    ['another wire version', sealedLink({ wireVersion: 2 }), newer],
    ['another log version', sealedLink({ logVersion: 9 }), newer],
    ['another world', sealedLink({ world: 2 }), newer],
    ['a count of six bytes', sealedLink({ count: 2 ** 35 }), damaged],
    ['a count of five', sealedLink({ count: 2 ** 35 - 1 }), /^This link holds 34359738367 events/],
    [
      'too many events',
      sealedLink({ count: MAX_LINK_EVENTS + 1 }),
      /holds 32769 events; 32768 are/,
    ],
    ['more events than letters', sealedLink({ count: MAX_LINK_EVENTS }), /makes no sense|newer/],
    ['a letter that no link has', 'ERp§', /^This link holds a character that no link has/],
    ['too many letters', 'A'.repeat(65_537), /^This link is longer than 64 kB/],
    ['a beginning without an event', encodeLink(sessionOf(9)).slice(0, 8), /^This link is cut off/],
    ['a wrong checksum', encodeLink(sessionOf(9)).replace(/.$/, '_'), damaged],
  ])('%s', (_, payload, problem) => {
    const decoded = decodePayload(payload);
    expect('problem' in decoded && decoded.problem).toMatch(problem);
  });

  test.each([
    [{ world: 'banking', lesson: 61, events: [] }, 'lesson 61'],
    [{ world: 'bills', lesson: 'bills', stage: 10, events: [] }, 'stage 10 of the bills'],
  ] as const)('the log that it holds belongs to no board here: case %#', (log, board) => {
    const decoded = decodePayload(encodeLink(log));
    expect(decoded).toEqual({ log, truncated: null });
    expect(foldLog(log)).toBeNull();
    expect(notHere(log)).toBe(`These steps belong to ${board}, which is not here.`);
  });

  test('a title that is longer than any log’s, be the link whole or cut off', () => {
    const titled = (length: number) => encodeLink({ ...sessionOf(9), title: 'x'.repeat(length) });
    expect(decodePayload(titled(120))).toHaveProperty('truncated', null);
    expect(decodePayload(titled(120).slice(0, -8))).toHaveProperty('truncated.of', 9);
    const problem = 'This link is damaged: what it holds makes no sense.';
    expect(decodePayload(titled(121))).toEqual({ problem });
    expect(decodePayload(titled(121).slice(0, -8))).toEqual({ problem });
  });

  test('a type of action that is not known here', () => {
    // With what follows them, some of these beginnings fall to types that have no number here.
    const beginnings = [
      [16, 0],
      [33, 200],
      [42, 128],
      [49, 200],
      [61, 200],
    ] as const;
    const read = (bytes: readonly [number, number]) =>
      JSON.stringify(decodePayload(sealedLink({}, Uint8Array.of(...bytes, 7, 99, 3, 200, 1))));
    const said = 'from a newer version of Tallystick';
    expect(beginnings.map(read).some((one) => one.includes(said))).toBe(true);
    expect(read([15, 255])).not.toContain(said);
  });
});

describe('what no link can carry is our own mistake', () => {
  test.each([
    { type: 'withdraw', customer: 1, bank: 0, amount: Number.NaN },
    { type: 'withdraw', customer: 1, bank: 0, amount: 0.5 },
    { type: 'withdraw', customer: -1, bank: 0, amount: 100 },
    { type: 'settleDues', bank: 0, with: 1, by: '' },
    { type: 'note', text: 'x'.repeat(5000) },
  ] as const)('as in case %#', (event) => {
    expect(() => encodeLink({ world: 'banking', lesson: 2, events: [event] })).toThrow(/no link/);
  });

  test.each([-1, 0.5, SANDBOX - 1, SANDBOX, SANDBOX + 1])('as a lesson numbered %d', (lesson) => {
    expect(() => encodeLog({ world: 'banking', lesson, events: [] })).toThrow(
      new Error(`no link carries the lesson ${lesson}`),
    );
  });

  test('as a stage beyond those that a header can number', () => {
    const bills = (stage: number) =>
      encodeLog({ world: 'bills', lesson: 'bills', stage, events: [] });
    expect(bills(63)[1]).toBe(64 + 63);
    expect(() => bills(64)).toThrow(new Error('no link carries the lesson bills'));
    expect(encodeLog({ world: 'banking', lesson: 61, events: [] })[1]).toBe(61);
  });

  test('half of a surrogate pair is carried all the same, for a file may have one in its title', () => {
    const log: Log = { world: 'banking', lesson: 2, title: 'a\ud83d', events: [] };
    expect(decodePayload(encodeLink(log))).toEqual({ log, truncated: null });
  });
});

describe('either alphabet holds the same bytes', () => {
  test.each([16, 70])('at every length below %i', (end) => {
    for (let size = 0; size < end; size += 1) {
      const log = sessionOf(size);
      const fromLink = decodePayload(encodeLink(log));
      expect(decodePayload(encodeCode(log))).toEqual(fromLink);
      expect(fromLink).toEqual({ log, truncated: null });
    }
  });

  test('and bytes are letters as RFC 4648 has them', () => {
    expect(toBase64url(Uint8Array.of(0xfb, 0xff, 0xbf, 0x66))).toBe('-_-_Zg');
    expect(bytesOf('-_-_Zg')).toEqual(Uint8Array.of(0xfb, 0xff, 0xbf, 0x66));
  });
});
