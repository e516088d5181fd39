/** `npm run replay`: what it prints, and how it ends. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportOf } from '@/events/log/folded';
import { encodeLink } from '@/events/log/link';
import { foldLog } from '@/src/lessons/course/all';
import { payment } from '../../helpers/cursors';
import { goldenBillsOf, goldenOf } from '../../helpers/golden';
import { commands, frozen } from '../../helpers/lines/commands';
import { frozenLog, frozenText } from '../../helpers/logs';

const { file, textFile, logFile, run } = commands();

const netting = frozen('lesson-10-net-and-settle');
const overdraft = frozen('lesson-02-overdraft');
const circuit = frozen('bills-full-circuit');
const sandbox = frozen('sandbox-houses-and-repos');

describe.concurrent('replay', () => {
  test('prints one JSON object of the published shape', async () => {
    const { status, out, err } = await run('replay', netting, '--json');
    expect([status, err]).toEqual([0, '']);
    const folded = foldLog(frozenLog(1, 'lesson-10-net-and-settle'));
    if (!folded) throw new Error('lesson 10 is here');
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(reportOf(folded, null))));
    expect(JSON.parse(out)).toMatchObject({
      lesson: 10,
      refused: null,
      round: 6,
      parties: goldenOf('lesson-10-net-and-settle').sheets.map(({ id, name, netWorth }) => ({
        id,
        name,
        netWorth,
      })),
    });
  });

  test('prints the round that is asked for, and no other', async () => {
    const { status, out } = await run('replay', overdraft, '--round', '1');
    expect(status).toBe(0);
    expect(out.match(/^Round .*$/gm)).toEqual([
      'Round 1 of 8. Customer 1 pays Customer 2 $130. ' +
        'Customer 1 is now overdrawn by $30, and the books of Bank 1 grow by $30.',
    ]);
    expect(out).toContain('  Customer 1\n');
    expect(out).toContain(' | Customer Overdrafts Bank 1        30\n');
  });

  test('prints a plain table a round, under what the round was about', async () => {
    const { status, out } = await run('replay', netting);
    expect(status).toBe(0);
    const [title, , legend, , first] = out.split('\n');
    expect(title).toBe('Netting in three moves');
    expect(legend).toBe('Of each party: what it has | what it owes and its net worth, in dollars.');
    expect(first).toMatch(/^Round 0 of 6\. Customer 3 pays Customer 1 \$10\./);
    expect(out.match(/^Round \d of 6\./gm)).toHaveLength(7);
    expect(out).toContain(
      'Round 1 of 6. Bank 1 and Bank 2 set off $15 against each other. ' +
        'Bank 1 still owes Bank 2 $5. Bank 1 owes Bank 2 $5 where each owed the other before.\n' +
        '  Bank 1\n' +
        '  Reserves                         300 | Bank Deposits Bank 2             100\n',
    );
  });

  test('prints the purses, bills and claims of the bills exercise', async () => {
    const [shown, json] = await Promise.all([
      run('replay', circuit, '--round', '3'),
      run('replay', circuit, '--json'),
    ]);
    expect([shown.status, json.status]).toEqual([0, 0]);
    expect(shown.out.split('\n').slice(0, 5)).toEqual([
      '500 ecus out, 501.50 home',
      '',
      'Of each player: its goods, coins and claims | what it owes.',
      '',
      'Round 3 of 8. Florence Banker remits the bill on Lyons for 1 marc to Lyons Banker. ' +
        'Lyons Banker now owes Florence Banker 1 marc. ' +
        'The marc is out: 64 ecus left the purse, 1 marc is owed in Lyons.',
    ]);
    expect(shown.out).toContain(
      [
        '  Lyons Banker',
        '  Goods                              0 | Claim Florence Banker              1',
        '  Ecus                             500 |',
        '  Marcs                             10 |',
        '  Bill 0 Lyons Importer              1 |',
      ].join('\n'),
    );
    const { stage, rounds, parties } = goldenBillsOf('bills-full-circuit');
    expect(JSON.parse(json.out)).toEqual({
      world: 'bills',
      lesson: 'bills',
      stage,
      rounds,
      round: rounds,
      refused: null,
      parties,
    });
  });

  test('prints a board of one’s own, its opening told too', async () => {
    const { status, out } = await run('replay', sandbox, '--round', '0');
    expect(status).toBe(0);
    expect(out).toMatch(/^Round 0 of 11\. The Central Bank receives \$200 of Treasury Bills\./m);
    expect(out).toContain('  Treasury Bills                   300 |');
    expect(JSON.parse((await run('replay', sandbox, '--json')).out)).toMatchObject({
      world: 'banking',
      lesson: 'sandbox',
      system: 'centralbank',
      rounds: 11,
      parties: goldenOf('sandbox-houses-and-repos').sheets.map(({ id, name, cash, netWorth }) => ({
        id,
        name,
        cash,
        netWorth,
      })),
    });
  });

  test('shows the last round for one that is beyond the log', async () => {
    const { out } = await run('replay', overdraft, '--round', '99');
    expect(out.match(/^Round .*?\./gm)).toEqual(['Round 8 of 8.']);
  });

  test('ends with 1 where an opening cannot be built, and says which event', async () => {
    const head = { format: 'tallystick-log', version: 1, world: 'banking', lesson: 'sandbox' };
    const opening = [
      { type: 'setSystem', system: 'national' },
      { type: 'setSystem', system: 'chips' },
    ];
    const path = file('opening.json', { ...head, opening, events: [] });
    const { status, out } = await run('replay', path);
    expect(status).toBe(1);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(
      /^Event 2 of the opening is refused: The system is chosen before .*\(NOT_OFFERED\)$/,
    );
    expect(await run('encode', path)).toMatchObject({
      status: 2,
      out: '',
      err: expect.stringMatching(/^Event 2 of the opening is refused, so no link can carry it: /),
    });
  });

  test('takes a link', async () => {
    const payload = encodeLink(frozenLog(1, 'lesson-02-overdraft'));
    const page = 'https://money.example.org/lectures/fundamentals/deposit-transfers';
    const { status, out, err } = await run(
      'replay',
      `${page}#log=${payload}`,
      '--round=2',
      '--json',
    );
    const money = [40_000, 43_000, 40_000];
    expect([status, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ lesson: 2, rounds: 8, round: 2, series: { money } });
  });

  test('takes a file whose name looks like a link', async () => {
    const { status, out } = await run('replay', logFile('my-log=1.json'), '--json');
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ lesson: 2, rounds: 0 });
  });

  test('takes a file that begins with the mark of its encoding', async () => {
    const path = textFile('marked.json', `\uFEFF${frozenText(1, 'lesson-02-overdraft')}`);
    const { status, err } = await run('replay', path, '--json');
    expect([status, err]).toEqual([0, '']);
  });

  test('ends with 1 where an event is refused, after the rounds before it', async () => {
    const path = logFile(
      'refused.json',
      payment(1, 2, 2000),
      payment(1, 2, 9000),
      payment(1, 2, 100),
    );
    const { status, out } = await run('replay', path, '--json');
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      rounds: 1,
      refused: { index: 1, code: 'INSUFFICIENT_DEPOSITS' },
    });
  });

  test('ends with 1 where an event has not an event’s form, and says so last', async () => {
    const path = logFile('malformed.json', payment(1, 2, 2000), { ...payment(1, 2, 1), fee: 1 });
    const { status, out } = await run('replay', path);
    expect(status).toBe(1);
    expect(out).toMatch(/^Round 1 of 1\./m);
    expect(out.trimEnd().split('\n').at(-1)).toBe(
      'Event 2 is refused: “transfer” has no field fee. (MALFORMED_EVENT)',
    );
  });

  test('lets nothing from outside break a line or steer the terminal', async () => {
    const log = { format: 'tallystick-log', version: 1, world: 'banking', lesson: 2, events: [] };
    const keyed = { ...payment(1, 2, 1), 'a\n\u001b[2Jb': 1 };
    const [titled, strange, refused] = await Promise.all([
      run('replay', file('titled.json', { ...log, title: 'Red \u001b[31m\nrun' })),
      run('replay', file('strange.json', { ...log, 'a\n\u001b[2Jb': 1 })),
      run('replay', logFile('keyed.json', keyed)),
    ]);
    expect(titled.out.split('\n')[0]).toBe('Red  [31m run');
    expect(strange.err).toBe('This file cannot be read: it has a key that none has, a [2Jb.\n');
    expect(refused.out.trimEnd().split('\n').at(-1)).toMatch(/^Event 1 is refused: .* a \[2Jb\./);
  });

  test('ends with 1 where a link was cut off, and says so', async () => {
    const payload = encodeLink(frozenLog(1, 'lesson-10-gross-day')).slice(0, -12);
    const { status, out, err } = await run('replay', `#log=${payload}`, '--json');
    expect(status).toBe(1);
    expect(err).toMatch(/^The link was cut off: \d+ of its 29 events could be read\.\n$/);
    expect(JSON.parse(out)).toMatchObject({ lesson: 10, refused: null });
  });

  test.each([
    ['without a log', [], /^Usage: .*replay/],
    ['with a file that is not there', [join('fixtures', 'nowhere.json')], /^There is no file /],
    ['with half a round', [overdraft, '--round', '1.5'], /^--round takes a whole number, 0 or/],
    ['with no round', [overdraft, '--round='], /^--round takes a whole number, 0 or/],
    [
      'with a page',
      ['https://money.example.org/sandbox'],
      /^This address carries no log: .*“log=”/,
    ],
    ['with two logs', [overdraft, netting], /^Usage: .*replay/],
  ])('ends with 2 and one plain line when called %s', async (_how, args, sentence) => {
    const { status, out, err } = await run('replay', ...args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
    expect(err.trimEnd()).not.toContain('\n');
  });
});
