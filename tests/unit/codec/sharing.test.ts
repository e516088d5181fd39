import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { LessonLog } from '@/events/banking/log';
import { MAX_LINK_EVENTS } from '@/events/log/codec/payload';
import { decodePayload, readFragment } from '@/events/log/link';
import { MAX_LINK_LENGTH } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import { lessonGame } from '@/src/board/session/game';
import { fileName, linkOf, logOf } from '@/src/board/session/links';
import { codePicture, pictureName } from '@/src/board/share/codePicture';
import { toQrMatrix } from '@/src/board/share/logCode';
import type { QrMatrix } from '@/src/board/share/qrMatrix';
import { lessonOf } from '../../helpers/boards';
import { acting, note, openingCursorOf, payment, stepped } from '../../helpers/cursors';
import { frozenLog } from '../../helpers/logs';

const origin = 'https://money.example.org';
const game = lessonGame(lessonOf(2));
const page = `${origin}${game.path}`;

const line = acting(openingCursorOf(2), payment(1, 2, 1000), note('so far'), payment(2, 1, 2500));
const branch = acting(stepped(line, 1), payment(2, 1, 700));
const { timeline } = branch;

/** Payments of amounts without a pattern, which no coder could make short. */
function manyEvents(count: number): readonly BankingEvent[] {
  let seed = 7;
  return Array.from({ length: count }, (_, index) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return payment(index % 2 === 0 ? 1 : 2, index % 2 === 0 ? 2 : 1, 1 + (seed % 9999));
  });
}

function logOfEvents(events: readonly BankingEvent[]): LessonLog {
  return { world: 'banking', lesson: 2, events };
}

/** What a phone reads off a code drawn on white. */
function scanned({ path, size }: QrMatrix): string {
  const scale = 4;
  const pixels = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255);
  for (const [, column, row] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let down = 0; down < scale; down += 1) {
      const start = ((Number(row) * scale + down) * size + Number(column)) * scale * 4;
      for (let at = start; at < start + scale * 4; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  const read = jsQR(pixels, size * scale, size * scale);
  if (!read) throw new Error('no code was found in the picture');
  return read.data;
}

/** The log and the round of an address. */
function opensAt(address: string) {
  const fragment = readFragment(new URL(address).hash);
  const decoded = decodePayload(fragment?.payload ?? '');
  if ('problem' in decoded) throw new Error(decoded.problem);
  return { log: decoded.log, truncated: decoded.truncated, round: fragment?.round };
}

describe('the shared log', () => {
  test('is the line shown, whole, and no other', () => {
    expect(logOf(game, timeline, branch.leaf)).toEqual(
      logOfEvents([payment(1, 2, 1000), note('so far'), payment(2, 1, 700)]),
    );
    expect(logOf(game, timeline, line.leaf).events.at(-1)).toEqual(payment(2, 1, 2500));
  });

  test('has a title where one was given', () => {
    expect(logOf(game, timeline, line.leaf, '  My day ')).toHaveProperty('title', 'My day');
    for (const none of [null, '', '  ']) {
      expect(logOf(game, timeline, line.leaf, none)).not.toHaveProperty('title');
    }
  });

  test('is saved under a name that tells lesson and length', () => {
    expect(fileName(game, timeline, line.leaf)).toBe('tallystick-deposit-transfers-2-steps.json');
  });
});

describe('a link', () => {
  test.each([null, 0, 2, -1])('leads to the lesson’s page, its log and the round %s', (round) => {
    const log = logOf(game, timeline, branch.leaf, 'Two ways');
    const link = linkOf(page, log, round) ?? '';
    expect(link).toMatch(/^https:\/\/money\.example\.org\/lectures\/fundamentals\/deposit-tr/);
    expect(new URL(link).pathname).toBe('/lectures/fundamentals/deposit-transfers');
    expect(opensAt(link)).toEqual({ log, truncated: null, round });
  });

  test('is saved as a picture with its border and title, under a name that every system takes', () => {
    const code = toQrMatrix(page, logOfEvents([payment(1, 2, 1000)]), null);
    if (!code) throw new Error('there is no code');
    const picture = codePicture(code, 'Runs & "rates" <1>');
    expect(picture).toContain('<title>QR code: Runs &amp; &quot;rates&quot; &lt;1&gt;</title>');
    expect(picture).toContain(`viewBox="0 0 ${code.size} ${code.size}"`);
    const [white, black] = [...picture.matchAll(/<path (?:fill="#fff" )?d="([^"]+)"/g)];
    expect(white?.[1]).toBe(`M0 0h${code.size}v${code.size}h-${code.size}z`);
    expect(scanned({ ...code, path: black?.[1] ?? '' })).toBe(scanned(code));
    expect(pictureName('Runs & "rates"/<1>: Überweisung ')).toBe(
      'Runs rates 1 Überweisung (QR code).svg',
    );
    expect(pictureName('…')).toBe('Tallystick (QR code).svg');
    expect(pictureName('a'.repeat(200))).toHaveLength(60 + ' (QR code).svg'.length);
  });

  test('is none where the log is too long for one', () => {
    const long = logOfEvents(manyEvents(40_000));
    expect(linkOf(page, long, 0)).toBeNull();
    const short = linkOf(page, logOfEvents(long.events.slice(0, 10_000)), 0);
    expect(short?.length).toBeLessThan(MAX_LINK_LENGTH);
  });

  test('is none where more events repeat themselves than a reader would unfold', () => {
    const same = Array.from({ length: 65_537 }, () => payment(1, 2, 1));
    expect(linkOf(page, logOfEvents(same), null)).toBeNull();
  });

  test('is none where a reader would give its text up', () => {
    const noted = (times: number) =>
      logOfEvents(Array.from({ length: times }, () => note('x'.repeat(280))));
    expect(opensAt(linkOf(page, noted(300), null) ?? '')).toMatchObject({ log: noted(300) });
    expect(linkOf(page, noted(1400), null)).toBeNull();
  });

  test('counts the events of an opening', () => {
    const opened = (times: number): Log => ({
      world: 'banking',
      lesson: 'sandbox',
      opening: [{ type: 'createBank', name: 'Bank 1', partyType: 'bank', cash: 100, deposit: 0 }],
      events: Array.from({ length: times }, () => ({ type: 'setOverdraft', value: 1 })),
    });
    const most = opened(MAX_LINK_EVENTS - 1);
    expect(opensAt(linkOf(page, most, null) ?? '')).toMatchObject({ log: most });
    expect(linkOf(page, opened(MAX_LINK_EVENTS), null)).toBeNull();
  });
});

describe('a QR code', () => {
  test.each([null, 0, 2])('reads as the page’s address with the same log, at round %s', (round) => {
    const log = logOf(game, timeline, branch.leaf, 'Zwei Wege');
    const code = toQrMatrix(page, log, round);
    const address = code ? scanned(code) : '';
    const [before] = (linkOf(page, log, round) ?? '').split('#');
    expect(address.split('#')[0]).toBe(before);
    expect(opensAt(address)).toEqual({ log, truncated: null, round });
  });

  test('of a whole day is still read', () => {
    const log = frozenLog(1, 'lesson-10-gross-day');
    const code = toQrMatrix(`${origin}${lessonGame(lessonOf(10)).path}`, log, 28);
    const address = code ? scanned(code) : '';
    expect(new URL(address).pathname).toBe(
      '/lectures/towards-a-central-bank/correspondent-banking',
    );
    expect(opensAt(address)).toEqual({ log, truncated: null, round: 28 });
  });

  test('has a quiet border and is as small as its log allows', () => {
    const small = toQrMatrix(page, logOfEvents([]), null);
    const large = toQrMatrix(page, logOfEvents(manyEvents(200)), null);
    for (const code of [small, large]) {
      const places = [...(code?.path ?? '').matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [
        Number(x),
        Number(y),
      ]);
      expect(Math.min(...places)).toBe(4);
      expect(Math.max(...places)).toBe((code?.size ?? 0) - 5);
      expect(code?.size).toBe(17 + 4 * (code?.version ?? 0) + 8);
    }
    expect(small?.version).toBeLessThan(8);
    expect(large?.version).toBeGreaterThan(small?.version ?? 99);
    expect(opensAt(large ? scanned(large) : '').log.events).toHaveLength(200);
  });

  test('is none where the log is too long for one that a phone reads', () => {
    expect(toQrMatrix(page, logOfEvents(manyEvents(1000)), 3)).toBeNull();
    expect(toQrMatrix(page, logOfEvents(manyEvents(2999)), 3)).toBeNull();
    expect(toQrMatrix(page, logOfEvents(manyEvents(3001)), 3)).toBeNull();
  });
});
