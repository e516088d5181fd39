import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { decodePayload, readFragment } from '@/events/log/link';
import type { Log } from '@/events/worlds';
import { linkCode } from '@/src/board/share/qrMatrix';
import { startWay } from '@/src/community/classroom/assignments/startWay';
import { markedFor } from '@/src/community/share/assignmentMark';
import { frozenLog } from '../../helpers/logs';

describe('an assignment is done', () => {
  const lesson: Log = { world: 'banking', lesson: 2, events: [] };

  test('at the board of its lesson, as it opens', () => {
    expect(startWay({ start: lesson, lastStep: 0 }, null, 'Pay')).toBe(
      '/lectures/fundamentals/deposit-transfers#board',
    );
  });

  test.each([
    ['lesson-02-tasks', '/lectures/fundamentals/deposit-transfers'],
    ['sandbox-central-bank', '/sandbox'],
    ['bills-remitting', '/articles/historical/renaissance/bills-of-exchange/remitting-bills'],
  ])('on the board of a scenario, at the end of its steps: %s', (name, path) => {
    const about = { start: frozenLog(1, name), lastStep: 3 };
    const url = new URL(startWay(about, 'abc', 'Pay'), 'https://example.org');
    expect(url.pathname).toBe(path);
    const { payload = '', round } = readFragment(url.hash) ?? {};
    expect(round).toBe(3);
    expect(payload).toMatch(/^[\w-]{20,}$/);
    expect(decodePayload(payload)).toMatchObject({ log: { title: 'Pay' } });
  });

  test('from the page of the scenario, where no link can carry it', () => {
    // Words without a pattern, which no coding makes short.
    const text = (index: number) => createHash('sha512').update(`${index}`).digest('base64');
    const events = Array.from({ length: 2000 }, (_, index) => ({
      type: 'note' as const,
      text: text(index),
    }));
    const long: Log = { ...lesson, events };
    const about = { start: long, lastStep: 2000 };
    expect(startWay(about, 'abc', 'Pay')).toBe('/community/scenarios/abc#at=2000');
    expect(startWay(about, null, 'Pay')).toBe('/lectures/fundamentals/deposit-transfers#board');
  });
});

test.each([
  ['/lectures/fundamentals/loans#board', '/lectures/fundamentals/loans?assignment=a_1#board'],
  ['/sandbox#log=x&round=3', '/sandbox?assignment=a_1#log=x&round=3'],
  ['/sandbox', '/sandbox?assignment=a_1'],
])('the board knows by its address for which assignment it is opened: %s', (way, marked) => {
  expect(markedFor('a_1', way)).toBe(marked);
});

test('the code of a link has a quiet border', () => {
  const { path, size, version } = linkCode('https://example.org/community/join/x');
  expect(size).toBe(version * 4 + 17 + 8);
  expect(path).toMatch(/^M4 4h1v1h-1z/);
});
