import { beforeAll, describe, expect, test } from 'vitest';
import { csvOf } from '@/events/csv';
import { downloadTable } from '@/src/server/classroom/exports/downloadTable';
import { tableOf } from '@/src/server/classroom/table';
import { ask, ENGINES, type Person, useSite } from '../site';
import {
  assignmentOf,
  classOf,
  handingIn,
  join,
  letPass,
  NO_ASSIGNMENT,
  NO_CLASS,
  NOBODYS,
  paymentsText,
} from './classroomSite';

describe.each(ENGINES)('the class table, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let ann: Person;
  let rest: readonly Person[];
  let id: string;
  let first: string;
  let second: string;

  beforeAll(async () => {
    ina = await site.person('Ina');
    ann = await site.person('ann');
    const zoe = await site.person('=SUM(A1), "Zoe"');
    const eve = await site.person('Eve');
    const mod = await site.person('Mod', { role: 'moderator' });
    rest = [ann, eve, mod];
    id = await classOf(ina, 'Geld & Banken, Frühling');
    await join(site.db, id, zoe, ann);
    first = await assignmentOf(ina, id, { title: '-First', model: paymentsText(30) });
    second = await assignmentOf(ina, id, { title: 'Second', tasks: [] });
    await letPass(site.db, second);
    await handingIn(ann, first, paymentsText(40));
    await handingIn(ann, first, paymentsText(10, 30));
    await handingIn(zoe, second, paymentsText(30));
  });

  const download = (as: Person | null, query = '', one = id) =>
    ask(downloadTable, { method: 'GET', path: `/api/test${query}`, as, params: { id: one } });

  test('has a row for each learner, by name, and what each handed in', async () => {
    const { assignments, rows } = await tableOf(site.db, id);
    expect(assignments).toMatchObject([
      { id: first, title: '-First', hasModel: true, due: null },
      { id: second, title: 'Second', hasModel: false, tasks: [] },
    ]);
    expect(assignments[0]?.tasks).toEqual([
      { part: '1', points: 1, number: 1, goal: expect.stringMatching(/^Pay \$30/) },
      { part: '1', points: 1, number: 2, goal: expect.stringMatching(/^Gather all deposits/) },
    ]);
    expect(rows.map(({ name }) => name)).toEqual(['=SUM(A1), "Zoe"', 'ann']);
    const divergence = expect.stringMatching(/^Step 1: .+\$10.+\$30/);
    expect(rows[1]?.handedIn).toMatchObject([
      { met: [2, null], rounds: 2, times: 2, isLate: false, divergence },
      null,
    ]);
    expect(rows[0]?.handedIn).toMatchObject([null, { met: [], isLate: true }]);
    const { assignments: only } = await tableOf(site.db, id, second);
    expect(only.map(({ title }) => title)).toEqual(['Second']);
  });

  test('is downloaded as CSV, with nothing in it that a spreadsheet would run', async () => {
    const { response } = await download(ina);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Geld-Banken-Fr-hling.csv"; filename*=UTF-8''Geld%20%26%20Banken%2C%20Fr%C3%BChling.csv`,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(
      /^Learner,Student ID,"'-First: tasks met, of 2","'-First, task 1 met at step, “no” where not met: Pay \$30 .+",/,
    );
    expect(lines[0]).toContain(
      `,'-First: first difference from the model,'-First: mark,'-First: feedback,'-First: handed in (UTC),`,
    );
    expect(lines[1]).toMatch(
      /^"'=SUM\(A1\), ""Zoe""",{22}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,yes,1,1,http:\/\/localhost:3000\//,
    );
    expect(lines[2]).toMatch(/^ann,,1,2,no,"?Step 1: .+,no,2,2,http/);
    expect(lines[2]).toContain(
      `http://localhost:3000/community/assignments/${first}/hand-ins/${ann.id}`,
    );
    expect(lines[3]).toBe('');
  });

  test('is downloaded for one assignment', async () => {
    const { response } = await download(ina, `?assignment=${second}`);
    expect(response.headers.get('content-disposition')).toContain('-Second.csv"');
    const [head = ''] = (await response.text()).split('\r\n');
    expect(head).toMatch(
      /^Learner,Student ID,Second: mark,Second: feedback,Second: handed in \(UTC\),/,
    );
    const none = await download(ina, `?assignment=${NOBODYS}`);
    expect([none.status, none.error]).toEqual([404, NO_ASSIGNMENT]);
  });

  test('is shown to its instructor only', async () => {
    for (const as of rest) {
      const { status, error } = await download(as);
      expect([status, error]).toEqual([404, NO_CLASS]);
    }
    expect((await download(null)).status).toBe(401);
    expect((await download(ina, '', NOBODYS)).status).toBe(404);
    const other = await classOf(ina, 'Another');
    expect((await download(ina, `?assignment=${first}`, other)).status).toBe(404);
  });
});

describe('CSV', () => {
  test.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', '-1'],
    ['-1+1', "'-1+1"],
    ['@A1', "'@A1"],
    ['\tx', "'\tx"],
    ['\r=1', `"'\r'=1"`],
    ['1-1', '1-1'],
    ['', ''],
  ])('writes %j as a cell', (text, cell) => {
    expect(csvOf([[text, 'x']])).toBe(`\ufeff${cell},x\r\n`);
  });
});
