/** `npm run encode` and `npm run decode`, and what all tools of the command line have in common. */
import { describe, expect, test } from 'vitest';
import { encodeLink } from '@/events/log/link';
import { note, payment } from '../../helpers/cursors';
import { commands, frozen, runSource } from '../../helpers/lines/commands';
import { frozenLog, frozenText } from '../../helpers/logs';

const { logFile, run } = commands();

describe.concurrent('each of them', () => {
  test.each(['replay', 'encode', 'decode'] as const)('says what %s takes', async (script) => {
    const { status, out, err } = await runSource(script, '--help');
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^npm run --silent ${script} -- [A-Z]`));
    expect(out).toMatch(/^ {2}[A-Z-]+ {2}/m);
  });
});

describe.concurrent('encode and decode', () => {
  test('give a log back to the letter', async () => {
    const name = 'lesson-10-gross-day';
    const encoded = await run('encode', frozen(name));
    expect(encoded).toEqual({ status: 0, out: `${encodeLink(frozenLog(1, name))}\n`, err: '' });
    const address = `https://money.example.org/x#log=${encoded.out.trim()}&round=3`;
    const decoded = await run('decode', address);
    expect(decoded).toEqual({ status: 0, out: frozenText(1, name), err: '' });
  });

  test.each(['bills-reset-and-rounding', 'sandbox-chips-day', 'lesson-23-tasks'])(
    'give %s back to the letter',
    async (name) => {
      const encoded = await run('encode', frozen(name));
      const decoded = await run('decode', encoded.out.trim());
      expect(decoded).toEqual({ status: 0, out: frozenText(1, name), err: '' });
    },
  );

  test('decode what is left of a link that was cut off, and end with 1', async () => {
    const payload = encodeLink(frozenLog(1, 'lesson-10-gross-day')).slice(0, -12);
    const { status, out, err } = await run('decode', payload);
    expect(status).toBe(1);
    expect(err).toMatch(/^The link was cut off: /);
    expect(JSON.parse(out)).toMatchObject({ lesson: 10 });
  });

  test('take one argument', async () => {
    const [encoded, decoded] = await Promise.all([
      run('encode', frozen('lesson-10-net-and-settle'), frozen('lesson-02-overdraft')),
      run('decode'),
    ]);
    expect(encoded).toMatchObject({ status: 2, out: '', err: expect.stringMatching(/^Usage: /) });
    expect(decoded).toMatchObject({ status: 2, out: '', err: expect.stringMatching(/^Usage: /) });
  });

  test('encode says of a link that it is one', async () => {
    const { status, err } = await run('encode', 'https://money.example.org/sandbox#log=AAAA');
    expect(status).toBe(2);
    expect(err).toBe('This is a link already; a log file is wanted here.\n');
  });

  test('end with 2 where there is nothing, or nothing that can be coded', async () => {
    const refused = logFile('uncoded.json', payment(1, 2, 2000), payment(1, 2, 9000));
    const said = logFile('long.json', ...Array.from({ length: 1400 }, () => note('x'.repeat(280))));
    const [none, undone, long, damaged] = await Promise.all([
      run('encode'),
      run('encode', refused),
      run('encode', said),
      run('decode', 'no link at all'),
    ]);
    expect(none).toMatchObject({ status: 2, out: '' });
    expect(none.err).toMatch(/^Usage: .*encode/);
    expect(undone).toMatchObject({ status: 2, out: '' });
    expect(undone.err).toMatch(/^Event 2 is refused, so no link can carry it: /);
    expect(long).toMatchObject({ status: 2, out: '' });
    expect(long.err).toBe('This log is too long for a link; send its file instead.\n');
    expect(damaged).toMatchObject({ status: 2, out: '' });
    expect(damaged.err).toMatch(/^This link holds a character that no link has/);
  });
});
