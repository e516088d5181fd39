import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePayload, encodeCode, encodeLink } from '@/events/log/link';
import type { AnyEvent } from '@/events/world/board';
import type { Log } from '@/events/worlds';
import { Chance } from '@/scripts/chance';
import { arbitraryLog } from '@/tests/helpers/lines/arbitraryEvents';

function read(payload: string) {
  const decoded = decodePayload(payload);
  if ('problem' in decoded) throw new Error(decoded.problem);
  return decoded;
}

/** All events that a log carries, those of its opening first. */
function carried(log: Log): readonly AnyEvent[] {
  return log.lesson === 'sandbox' ? [...log.opening, ...log.events] : log.events;
}

/** Whether what was read is nothing, or says nothing that the log does not. */
function isTrueTo(log: Log, payload: string): boolean {
  const decoded = decodePayload(payload);
  if ('problem' in decoded) return true;
  const [had, whole] = [carried(decoded.log), carried(log)];
  expect(decoded.truncated).toEqual({ have: had.length, of: whole.length });
  expect(decoded.log.lesson).toBe(log.lesson);
  expect([undefined, log.title]).toContain(decoded.log.title);
  expect(had).toEqual(whole.slice(0, had.length));
  return true;
}

describe('a link carries any log', () => {
  test('in both alphabets, whatever the rules say of it', () => {
    fc.assert(
      fc.property(arbitraryLog, (log) => {
        const link = encodeLink(log);
        const code = encodeCode(log);
        expect(link).toMatch(/^[\w-]+$/);
        expect(code).toMatch(/^\.[0-9A-Z$*+\-./:]+$/);
        expect(read(link)).toEqual({ log, truncated: null });
        expect(read(code)).toEqual({ log, truncated: null });
      }),
      { numRuns: 200 },
    );
  });

  test('in the same letters each time', () => {
    fc.assert(
      fc.property(arbitraryLog, (log) => {
        expect(encodeLink(read(encodeCode(log)).log)).toBe(encodeLink(log));
        expect(encodeCode(read(encodeLink(log)).log)).toBe(encodeCode(log));
      }),
      { numRuns: 50 },
    );
  });
});

describe('a link that was cut off', () => {
  test('gives events that were in it, from the first on, wherever it was cut', () => {
    fc.assert(
      fc.property(arbitraryLog, fc.boolean(), fc.nat(), (log, inCode, cut) => {
        const payload = inCode ? encodeCode(log) : encodeLink(log);
        expect(isTrueTo(log, payload.slice(0, cut % payload.length))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a link with one letter wrong', () => {
  test('is not read, or gives nothing that was not in it', () => {
    fc.assert(
      fc.property(
        arbitraryLog,
        fc.boolean(),
        fc.nat(),
        fc.constantFrom(...'0AZ$*+-./:_az9'),
        (log, inCode, at, letter) => {
          const payload = inCode ? encodeCode(log) : encodeLink(log);
          const place = at % payload.length;
          fc.pre(payload[place] !== letter);
          const wrong = payload.slice(0, place) + letter + payload.slice(place + 1);
          expect(decodePayload(wrong)).toHaveProperty('problem');
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('anything else', () => {
  const letters = (alphabet: string, maxLength: number) =>
    fc.array(fc.constantFrom(...alphabet), { maxLength, size: 'max' }).map((list) => list.join(''));

  test.each([
    ['any text', fc.string({ unit: 'binary', maxLength: 500 })],
    [
      'letters of links',
      letters('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_', 400),
    ],
    [
      'letters of codes',
      letters('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-./:', 400).map((s) => `.${s}`),
    ],
    ['64 kB of letters', fc.nat().map((seed) => noise(seed, 65_536))],
    [
      '64 kB of code',
      fc.nat().map((seed) => `.${noise(seed, 65_535).toUpperCase().replaceAll('_', ':')}`),
    ],
    ['more than 64 kB', fc.nat().map((seed) => noise(seed, 65_537))],
  ])('is refused in a sentence: %s', (_, payloads) => {
    fc.assert(
      fc.property(payloads, (payload) => {
        const decoded = decodePayload(payload);
        expect(decoded).toHaveProperty('problem', expect.stringMatching(/^This .*\.$/));
      }),
      { numRuns: 40 },
    );
  });
});

/** So many letters of links, at random. */
function noise(seed: number, length: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const chance = new Chance(seed);
  return Array.from({ length }, () => alphabet[chance.below(64)]).join('');
}
