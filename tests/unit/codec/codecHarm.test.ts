/** Payloads that someone has made to keep a reader busy, or to fill its memory. */
import { describe, expect, test } from 'vitest';
import type { LessonLog } from '@/events/banking/log';
import { toBase64url } from '@/events/log/codec/base64url';
import { sealed } from '@/events/log/codec/header';
import { MAX_LINK_EVENTS } from '@/events/log/codec/payload';
import { decodePayload, encodeLink } from '@/events/log/link';
import { Chance } from '@/scripts/chance';
import { payment } from '../../helpers/cursors';

describe('a payload made to do harm', () => {
  const noise = new Chance(1);
  const bodies: readonly [string, (at: number) => number][] = [
    ['zeros', () => 0],
    ['ones', () => 255],
    ['a pattern', (at) => (at * 37) & 255],
    ['noise', () => noise.below(256)],
  ];

  test.each(bodies)(
    'is dealt with in good time: 48 kB of %s',
    (_, byte) => {
      const body = Uint8Array.from({ length: 49_000 }, (__, at) => byte(at));
      for (const count of [0, 1, MAX_LINK_EVENTS]) {
        const header = { wireVersion: 1, logVersion: 1, world: 0, lesson: 2, count };
        const whole = sealed(header, body);
        const before = performance.now();
        decodePayload(toBase64url(whole));
        decodePayload(toBase64url(whole.subarray(0, 30_000)));
        expect(performance.now() - before).toBeLessThan(20_000);
      }
    },
    60_000,
  );
});

describe('a payload that is small and holds much', () => {
  const repeated = (event: LessonLog['events'][number], times: number): LessonLog => ({
    world: 'banking',
    lesson: 2,
    events: Array.from({ length: times }, () => event),
  });
  const paid = payment(1, 2, 500);

  test('is read up to the most events that a link may hold, and no further', () => {
    const most = decodePayload(encodeLink(repeated(paid, MAX_LINK_EVENTS)));
    expect(most).toHaveProperty('log.events.length', MAX_LINK_EVENTS);
    const more = decodePayload(encodeLink(repeated(paid, MAX_LINK_EVENTS + 1)));
    expect(more).toHaveProperty('problem', expect.stringContaining('32768 are the most'));
  }, 60_000);

  test('is given up when it is text without end', () => {
    const link = encodeLink(repeated({ type: 'note', text: 'a'.repeat(4096) }, 100));
    expect(link.length).toBeLessThan(2000);
    expect(decodePayload(link)).toHaveProperty('problem', expect.stringContaining('no sense'));
  }, 60_000);
});
