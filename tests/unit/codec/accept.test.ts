import { describe, expect, test } from 'vitest';
import { type AcceptedLog, acceptLog, MAX_SENT_BYTES, MAX_SENT_EVENTS } from '@/events/log/accept';
import { reportOf } from '@/events/log/folded';
import { foldLog } from '@/src/lessons/course/all';
import { SHELF } from '@/src/lessons/course/shelf';
import { frozenLog, frozenNames, frozenText } from '../../helpers/logs';

/** What is accepted of a text. Throws when it is turned away. */
async function accepted(text: string): Promise<AcceptedLog> {
  const answer = await acceptLog(text, SHELF);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer;
}

/** Why a text is turned away. Throws when it is accepted. */
async function turnedAway(text: string) {
  const answer = await acceptLog(text, SHELF);
  if (!('problem' in answer)) throw new Error('it was accepted');
  return answer;
}

const file = (content: object): string =>
  JSON.stringify({ format: 'tallystick-log', version: 1, world: 'banking', ...content });

const pay = (amount: number) => ({
  type: 'transfer',
  from: 1,
  fromBank: 0,
  to: 2,
  toBank: 0,
  amount,
});

const lessonTwo = (events: readonly unknown[]): string => file({ lesson: 2, events });

const sandbox = (opening: readonly object[], events: readonly object[] = []): string =>
  file({ lesson: 'sandbox', opening, events });

const bank = { type: 'createBank', name: 'Bank 1', partyType: 'bank', cash: 0, deposit: 0 };

describe('a log that folds whole', () => {
  test.each(frozenNames(1))('is accepted: %s', async (name) => {
    const { log, folded } = await accepted(frozenText(1, name));
    const expected = foldLog(frozenLog(1, name));
    if (!expected) throw new Error('its board is there');
    expect(log).toEqual(frozenLog(1, name));
    expect(reportOf(folded, null)).toEqual(reportOf(expected, null));
  });

  test('may have no events', async () => {
    expect((await accepted(lessonTwo([]))).folded.rounds).toHaveLength(1);
  });
});

describe('a log with an event that the rules refuse', () => {
  test('is turned away with its round, its action and the reason', async () => {
    const { problem, refused } = await turnedAway(
      lessonTwo([pay(2000), { type: 'note', text: 'So far.' }, pay(99_900), pay(100)]),
    );
    expect(problem).toMatch(/^Step 2 \(Transfer Money to Someone\) is refused: Customer 1 .+\.$/);
    expect(refused).toMatchObject({ round: 2, index: 2, code: 'INSUFFICIENT_DEPOSITS' });
  });

  test('says so of the bills too', async () => {
    const trade = { type: 'trade', importer: 1, exporter: 0, amount: 5000 };
    const { problem, refused } = await turnedAway(
      file({ world: 'bills', lesson: 'bills', stage: 1, events: [trade] }),
    );
    expect(problem).toMatch(/^Step 1 \(Export Goods\) is refused: .+\.$/);
    expect(refused).toMatchObject({ round: 1, index: 0, code: 'INSUFFICIENT_GOODS' });
  });

  test('is turned away where its opening is refused', async () => {
    const account = { type: 'openAccount', holder: 5, issuer: 0, amount: 0 };
    const { problem, refused } = await turnedAway(sandbox([bank, account], [pay(100)]));
    expect(problem).toMatch(/^Step 2 of the opening \(.+\) is refused: .+\.$/);
    expect(refused).toMatchObject({ round: 2, index: 1, inOpening: true });
  });
});

describe('a log with what is no event', () => {
  test.each([
    [{ type: 'rob' }, 'There is no event of this type.'],
    [7, 'An event is an object with a “type”.'],
    [{ ...pay(100), tip: 1 }, '“transfer” has no field tip.'],
  ])('is turned away: %j', async (event, reason) => {
    const { problem, refused } = await turnedAway(lessonTwo([pay(100), pay(200), event]));
    expect(problem).toBe(`Step 3 is refused: ${reason}`);
    expect(refused).toMatchObject({ round: 3, index: 2, code: 'MALFORMED_EVENT' });
  });

  test('is turned away in the bills too', async () => {
    const { problem, refused } = await turnedAway(
      file({ world: 'bills', lesson: 'bills', stage: 1, events: [{ type: 'rob' }] }),
    );
    expect(problem).toBe('Step 1 is refused: There is no event of this type.');
    expect(refused).toMatchObject({ round: 1, index: 0, code: 'MALFORMED_EVENT' });
  });

  test('is told of the earlier event, where the rules refuse one before it', async () => {
    const { refused } = await turnedAway(lessonTwo([pay(99_900), { type: 'rob' }]));
    expect(refused).toMatchObject({ round: 1, index: 0, code: 'INSUFFICIENT_DEPOSITS' });
  });

  test('is told so of its opening', async () => {
    const { problem } = await turnedAway(sandbox([bank, { type: 'rob' }]));
    expect(problem).toBe('Step 2 of the opening is refused: There is no event of this type.');
  });
});

describe('a log that no board can play', () => {
  test.each([
    ['', 'This file was not saved by Tallystick. Choose one that Share saved.'],
    ['[]', 'This file was not saved by Tallystick. Choose one that Share saved.'],
    [file({ lesson: 999, events: [] }), 'These steps belong to lesson 999, which is not here.'],
    [
      file({ world: 'bills', lesson: 'bills', stage: 9, events: [] }),
      'These steps belong to stage 9 of the bills, which is not here.',
    ],
  ])('is turned away: %s', async (text, problem) => {
    expect(await turnedAway(text)).toEqual({ problem, refused: null });
  });
});

describe('what may be sent in', () => {
  const note = { type: 'note', text: 'x' };
  const notes = (count: number) => Array.from({ length: count }, () => note);

  test('holds 2,000 events at most', async () => {
    expect(MAX_SENT_EVENTS).toBe(2000);
    expect((await accepted(lessonTwo(notes(MAX_SENT_EVENTS)))).log.events).toHaveLength(
      MAX_SENT_EVENTS,
    );
    expect(await turnedAway(lessonTwo(notes(MAX_SENT_EVENTS + 1)))).toEqual({
      problem: 'These are more than 2,000 steps, the most that can be published or handed in.',
      refused: null,
    });
  });

  test('counts the events of an opening too', async () => {
    const answer = await turnedAway(sandbox([bank], notes(MAX_SENT_EVENTS)));
    expect(answer.problem).toContain('more than 2,000 steps');
  });

  test('is of 256 kB at most, counted in bytes', async () => {
    expect(MAX_SENT_BYTES).toBe(262_144);
    const text = lessonTwo([]);
    expect(await acceptLog(text.padEnd(MAX_SENT_BYTES), SHELF)).toHaveProperty('folded');
    const tooLarge =
      'These steps take more than 256 kB, the most that can be published or handed in.';
    expect((await turnedAway(text.padEnd(MAX_SENT_BYTES + 1))).problem).toBe(tooLarge);
    const wide = file({ lesson: 2, title: '銀行', events: [] }).padEnd(MAX_SENT_BYTES);
    expect((await turnedAway(wide)).problem).toBe(tooLarge);
  });
});
