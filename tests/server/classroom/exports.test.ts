import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { decodePayload } from '@/events/log/link';
import { CATALOGUE } from '@/src/lessons/course/catalogue';
import { downloadCartridge } from '@/src/server/classroom/exports/downloadCartridge';
import { downloadGradebook, numericMark } from '@/src/server/classroom/exports/downloadGradebook';
import { downloadTable } from '@/src/server/classroom/exports/downloadTable';
import { tableOf } from '@/src/server/classroom/table';
import { assignments, handIns } from '@/src/server/database/schema/classroom';
import { ask, ENGINES, type Person, type Reply, useSite } from '../site';
import { assignmentOf, classOf, handingIn, join, paymentsText } from './classroomSite';

describe.each(ENGINES)('a class for other systems, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let ann: Person;
  let id: string;
  let first: string;

  beforeAll(async () => {
    ina = await site.person('Ina');
    ann = await site.person('Ann');
    id = await classOf(ina, 'Money, Monday');
    await join(site.db, id, ann);
    first = await assignmentOf(ina, id, { title: 'Netting' });
    await assignmentOf(ina, id, { title: 'Netting', tasks: [] });
    await handingIn(ann, first, paymentsText(30));
  });

  const asked = (route: typeof downloadGradebook, as: Person, query = '') =>
    ask(route, { method: 'GET', path: `/api/test${query}`, as, params: { id } });
  const rowsOf = async ({ response }: Reply) =>
    (await response.text())
      .replace(/^\ufeff/, '')
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(','));

  test('has marks in the columns of Canvas, with what each is worth under the titles', async () => {
    const [head, possible, row] = await rowsOf(await asked(downloadGradebook, ina));
    expect(head).toEqual([
      ...['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section'],
      ...['Netting', 'Netting (2)'],
    ]);
    expect(possible).toEqual(['    Points Possible', '', '', '', '', '2', '']);
    expect(row).toEqual(['Ann', '', '', '', '', '1', '']);
  });

  test('has marks and feedback in columns that Moodle can be told of', async () => {
    const [head, row] = await rowsOf(await asked(downloadGradebook, ina, '?for=moodle'));
    expect(head?.slice(0, 4)).toEqual(['Full name', 'ID number', 'Netting', 'Netting (feedback)']);
    expect(row?.slice(0, 4)).toEqual(['Ann', '', '1', '']);
  });

  test('gives the mark that an instructor wrote where it is a number, and the points beside a letter', async () => {
    const { assignments, rows } = await tableOf(site.db, id);
    const [assignment, handedIn] = [assignments[0], rows[0]?.handedIn[0]];
    if (!assignment || !handedIn) throw new Error('nothing was handed in');
    const marked = (mark: string) => numericMark(assignment, { ...handedIn, mark });
    expect(['17/20', '8,5', 'B+', 'passed', ''].map(marked)).toEqual(['17', '8.5', '1', '1', '1']);
    expect(numericMark(assignment, null)).toBe('');
    // Where there are no points a letter cannot be told as a number.
    expect(numericMark({ ...assignment, parts: [] }, { ...handedIn, mark: 'B+' })).toBe('');
  });

  test('keeps a letter in its own file, and tells both systems the points', async () => {
    const isAnns = eq(handIns.assignmentId, first);
    await site.db.update(handIns).set({ mark: 'B+', saidOf: 1 }).where(isAnns);
    const [, row] = await rowsOf(await asked(downloadTable, ina, `?assignment=${first}`));
    expect(row).toContain('B+');
    const canvas = await rowsOf(await asked(downloadGradebook, ina));
    expect(canvas[2]?.[5]).toBe('1');
    const moodle = await rowsOf(await asked(downloadGradebook, ina, '?for=moodle'));
    expect(moodle[1]?.[2]).toBe('1');
    await site.db.update(handIns).set({ mark: '', saidOf: null }).where(isAnns);
  });

  test('has its assignments and the lessons as links, and nothing that learners did', async () => {
    const { response: answer } = await asked(downloadCartridge, ina);
    expect(answer.headers.get('content-disposition')).toContain('.imscc');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const texts = Object.values(files).map((bytes) => strFromU8(bytes));
    expect(texts.some((text) => text.includes(`/community/assignments/${first}`))).toBe(true);
    expect(texts.some((text) => text.includes('/lectures/fundamentals/loans'))).toBe(true);
    expect(texts.some((text) => text.includes('Ann'))).toBe(false);
  });

  test('has the boards of both in frames, at the steps that learners start from', async () => {
    const { response: answer } = await asked(downloadCartridge, ina);
    const files = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())));
    const pages = files
      .filter(([name]) => name.endsWith('.html'))
      .map(([, page]) => strFromU8(page));
    const logs = pages.map((page) => {
      const payload = /\/embed#log=([\w-]+)"/.exec(page)?.[1] ?? '';
      const read = decodePayload(payload);
      if ('problem' in read) throw new Error(read.problem);
      return [read.log.lesson, read.log.events.length];
    });
    const lessons = CATALOGUE.filter(({ hasBoard }) => hasBoard).map((lesson) => lesson.id);
    // Two assignments on lesson 2, and every lesson with a board.
    expect(logs).toEqual([[2, 0], [2, 0], ...lessons.map((lesson) => [lesson, 0])]);
    expect(pages[1]).toContain(`/community/assignments/${first}"`);
  });

  test('shows no board of an assignment that may not be begun yet', async () => {
    const later = await assignmentOf(ina, id, { title: 'Later' });
    const opens = new Date(Date.now() + 60_000);
    await site.db.update(assignments).set({ opens }).where(eq(assignments.id, later));
    const { response: answer } = await asked(downloadCartridge, ina);
    const files = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())));
    const naming = files.filter(([, content]) => strFromU8(content).includes(later));
    expect(naming.map(([name]) => name.split('/')[1])).toEqual(['weblink.xml']);
  });

  test('is for whoever teaches it', async () => {
    expect((await asked(downloadGradebook, ann)).status).toBe(404);
    expect((await asked(downloadCartridge, ann)).status).toBe(404);
  });
});
