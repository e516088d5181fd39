import { describe, expect, test } from 'vitest';
import { apply, fold, readEvent } from '@/events/banking/board/rules';
import { notHere } from '@/events/log/folded';
import { LOG_VERSION, MAX_FILE_BYTES, type ReadLog, type UnreadableLog } from '@/events/log/log';
import { parseLog, parseLogText } from '@/events/log/parse';
import { foldLog } from '@/src/lessons/course/all';
import { lessonOf, openingOf } from '../../../helpers/boards';

const file = {
  format: 'tallystick-log',
  version: 1,
  world: 'banking',
  lesson: 10,
  events: [{ type: 'netDues', bank: 0, with: 1 }],
};

/** What a file's content is read as. Throws when it cannot be read. */
function readAs(read: ReadLog | UnreadableLog): ReadLog {
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

/** Why a file's content cannot be read. Throws when it can. */
function problemOf(read: ReadLog | UnreadableLog): string {
  if (!('problem' in read)) throw new Error('it was read');
  return read.problem;
}

function without(key: string): object {
  return Object.fromEntries(Object.entries(file).filter(([name]) => name !== key));
}

describe('a log file', () => {
  test('is read', () => {
    expect(readAs(parseLogText(JSON.stringify(file)))).toEqual({
      log: { world: 'banking', lesson: 10, events: file.events },
      malformed: null,
    });
  });

  test('is read with its title, and may have no events', () => {
    const titled = { ...file, title: 'Netting — in three moves', events: [] };
    expect(readAs(parseLog(titled)).log).toEqual({
      world: 'banking',
      lesson: 10,
      title: 'Netting — in three moves',
      events: [],
    });
  });

  test('is read whatever the order of its keys', () => {
    const reversed = Object.fromEntries(Object.entries(file).reverse());
    expect(parseLog(reversed)).toEqual(parseLog(file));
  });
});

describe('what is no log file', () => {
  test.each([
    '',
    ' ',
    '{',
    'tallystick',
    '[1,]',
    "{'format': 1}",
    '\u0000',
    JSON.stringify(file).slice(0, -1),
  ])('is said of %j, which is not JSON', (text) => {
    expect(problemOf(parseLogText(text))).toBe(
      'This file was not saved by Tallystick. Choose one that Share saved.',
    );
  });

  test.each([
    ...[null, true, 1, '"text"', [], [file], {}, without('format'), without('version')],
    ...[
      { ...file, format: 'tallystick-tree' },
      { ...file, format: ['tallystick-log'] },
    ],
    ...[
      { ...file, version: '1' },
      { ...file, version: 1.5 },
      { ...file, version: null },
    ],
  ])('is said of %j, which does not call itself one', (content) => {
    expect(problemOf(parseLog(content))).toMatch(/^This file was not saved by Tallystick/);
  });

  test.each([LOG_VERSION + 1, 99, Number.MAX_SAFE_INTEGER])(
    'is said of version %i, which is newer than this site',
    (version) => {
      expect(problemOf(parseLog({ ...file, version }))).toMatch(
        /^This file was saved by a newer version of Tallystick/,
      );
    },
  );

  test.each([0, -1])('is said of version %i, which there never was', (version) => {
    expect(problemOf(parseLog({ ...file, version }))).toMatch(/\.$/);
  });

  test.each([
    ['world', without('world')],
    ['world', { ...file, world: 'coins' }],
    ['lesson', { ...file, world: 'bills' }],
    ['lesson', without('lesson')],
    ['lesson', { ...file, lesson: '10' }],
    ['lesson', { ...file, lesson: 10.5 }],
    ['title', { ...file, title: 5 }],
    ['events', without('events')],
    ['events', { ...file, events: {} }],
    ['events', { ...file, events: 'none' }],
  ])('is said where “%s” is wrong', (key, content) => {
    expect(problemOf(parseLog(content))).toBe(
      `This file cannot be read: “${key}” is missing or not what it should be.`,
    );
  });

  test('is said of a title that is too long', () => {
    expect(problemOf(parseLog({ ...file, title: 'x'.repeat(121) }))).toMatch(
      /^This file cannot be read: “title” is longer than .*120/,
    );
    expect(readAs(parseLog({ ...file, title: 'x'.repeat(120) })).malformed).toBeNull();
  });

  test('is said of a key that no log has', () => {
    expect(problemOf(parseLog({ ...file, state: [] }))).toBe(
      'This file cannot be read: it has a key that none has, state.',
    );
    const poisoned = JSON.stringify(file).replace('{', '{"__proto__": {"lesson": 2}, ');
    expect(problemOf(parseLogText(poisoned))).toMatch(/__proto__/);
  });

  test.each([0, 27, -1, 1e15])('is said of lesson %d, which has no board here', (lesson) => {
    const { log } = readAs(parseLog({ ...file, lesson }));
    expect(foldLog(log)).toBeNull();
    expect(notHere(log)).toBe(`These steps belong to lesson ${lesson}, which is not here.`);
  });

  test('is said of more than 16 MB, before anything is read', () => {
    const text = ' '.repeat(MAX_FILE_BYTES);
    expect(problemOf(parseLogText(`${text} `))).toMatch(/larger than 16 MB/);
    expect(problemOf(parseLogText(text))).toMatch(/not saved by Tallystick/);
  });

  test('is said in one plain sentence or two', () => {
    const contents = [null, { ...file, version: 9 }, { ...file, lesson: 9.9 }, without('events')];
    for (const content of contents) expect(problemOf(parseLog(content))).toMatch(/^This .*\.$/);
  });
});

describe('an event of a log', () => {
  test.each([
    [null, 'An event is an object with a “type”.'],
    [5, 'An event is an object with a “type”.'],
    ['netDues', 'An event is an object with a “type”.'],
    [[], 'An event is an object with a “type”.'],
    [{}, 'There is no event of this type.'],
    [{ type: 5 }, 'There is no event of this type.'],
    [{ type: 'constructor' }, 'There is no event of this type.'],
    [{ type: '__proto__' }, 'There is no event of this type.'],
    [{ type: 'NetDues', bank: 0, with: 1 }, 'There is no event of this type.'],
    [{ type: 'netDues', bank: 0, with: 1, by: 'credit' }, '“netDues” has no field by.'],
    [{ type: 'note', text: 'x', a: 1, b: 2 }, '“note” has no field a, b.'],
  ])('that is %j is malformed', (candidate, message) => {
    expect(readEvent(candidate)).toEqual({
      event: null,
      refused: { code: 'MALFORMED_EVENT', message, field: null },
    });
  });

  test('that is malformed ends the log, which is read up to it', () => {
    const events = [file.events[0], { type: 'teleport' }, { type: 'note', text: 'After.' }];
    expect(readAs(parseLog({ ...file, events }))).toEqual({
      log: { world: 'banking', lesson: 10, events: file.events },
      malformed: {
        index: 1,
        code: 'MALFORMED_EVENT',
        message: 'There is no event of this type.',
        field: null,
      },
    });
  });

  test.each([
    { type: 'note', text: 'all' },
    { type: 'createBank', name: 'all', partyType: 'bank', cash: 0, deposit: 0 },
    { type: 'settleDues', bank: 'all', with: 0 },
  ])('may say “all” in a text as well as for every party: %j', (event) => {
    expect(readEvent(event)).toEqual({ event, refused: null });
  });

  test('does not take its type or fields from a prototype', () => {
    const inherited: unknown = Object.create({ type: 'note', text: 'Hidden.' });
    expect(readEvent(inherited).refused?.code).toBe('MALFORMED_EVENT');
  });

  test.each([
    [{ type: 'setOverdraft', value: '20' }, 'VALUE_INVALID', 'value'],
    [{ type: 'setOverdraft', value: null }, 'VALUE_INVALID', 'value'],
    [
      { type: 'transfer', from: '3', fromBank: 0, to: 4, toBank: 1, amount: 1 },
      'UNKNOWN_PARTY',
      'from',
    ],
    [
      { type: 'transfer', from: 3, fromBank: null, to: 4, toBank: 1, amount: 1 },
      'UNKNOWN_PARTY',
      'fromBank',
    ],
    [
      { type: 'transfer', from: 3, fromBank: 0, to: 4, toBank: 1, amount: '1' },
      'AMOUNT_INVALID',
      'amount',
    ],
    [
      { type: 'transfer', from: 3, fromBank: 0, to: 4, toBank: 1, amount: [1] },
      'AMOUNT_INVALID',
      'amount',
    ],
    [{ type: 'settleDues', bank: 0, with: 1, by: 'CREDIT' }, 'VALUE_INVALID', 'by'],
    [{ type: 'settleDues', bank: 0, with: 1, by: 5 }, 'VALUE_INVALID', 'by'],
    [{ type: 'settleDues', bank: 0, with: 1, by: null }, 'VALUE_INVALID', 'by'],
    [{ type: 'note', text: 5 }, 'TEXT_INVALID', 'text'],
    [{ type: 'note', text: { toString: 'x' } }, 'TEXT_INVALID', 'text'],
  ])('with a field of the wrong kind, %j, is left to the rules: %s', (candidate, code, field) => {
    const { event } = readEvent(candidate);
    if (!event) throw new Error('it has the form of an event');
    expect(apply(openingOf(10), event, lessonOf(10).offers).refused).toMatchObject({ code, field });
  });

  test('that the rules refuse is not the reader’s business', () => {
    const events = [...file.events, ...file.events];
    const { log, malformed } = readAs(parseLog({ ...file, events }));
    if (log.world === 'bills') throw new Error('it is a log of the banking world');
    expect([log.events.length, malformed]).toEqual([2, null]);
    const { rounds, refused } = fold(openingOf(10), log.events, lessonOf(10).offers);
    expect([rounds.length, refused?.index, refused?.code]).toEqual([1, 1, 'NOTHING_TO_NET']);
  });

  test('keeps a choice that may be left out left out', () => {
    const { event } = readEvent({ type: 'settleDues', bank: 0, with: 1 });
    expect(event).toStrictEqual({ type: 'settleDues', bank: 0, with: 1 });
  });
});
