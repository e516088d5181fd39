/** Due dates as a calendar that programs read by its address. */
import { eq } from 'drizzle-orm';
import { NextRequest } from 'next/server';
import { describe, expect, test } from 'vitest';
import { endCalendar, makeCalendar, showCalendar } from '@/src/server/calendar/memberFeed';
import { assignments } from '@/src/server/database/schema/classroom';
import { users } from '@/src/server/database/schema/members';
import { assignmentOf, classOf, join } from '../classroom/classroomSite';
import { ask, ENGINES, type Person, useSite } from '../site';

describe.each(ENGINES)('the calendar of a member, %s', (engine) => {
  const site = useSite(engine);

  const made = async (as: Person) =>
    String((await ask(makeCalendar, { method: 'PUT', as })).data.path);
  const read = async (path: string) => {
    const [, , , id = '', , code = ''] = path.split('/');
    // As a calendar program does: without a cookie.
    const headers = { host: 'localhost:3000' };
    const request = new NextRequest(`http://localhost:3000${path}`, { headers });
    const response = await showCalendar(request, { params: Promise.resolve({ id, code }) });
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    };
  };
  const stage = async () => {
    const [ina, ann] = [await site.person('Ina'), await site.person('Ann')];
    const classroom = await classOf(ina, 'Money; spring, and more');
    await join(site.db, classroom, ann);
    const id = await assignmentOf(ina, classroom);
    await assignmentOf(ina, classroom, { title: 'Without a date' });
    const due = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);
    due.setUTCMilliseconds(0);
    await site.db.update(assignments).set({ due }).where(eq(assignments.id, id));
    return { ina, ann, id, due };
  };

  test('has what is due, for the learner and for the instructor', async () => {
    const { ina, ann, id, due } = await stage();
    const [learner, teacher] = [await read(await made(ann)), await read(await made(ina))];
    expect([learner.status, learner.type]).toEqual([200, 'text/calendar; charset=utf-8']);
    const lines = learner.text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines).toContain(`UID:assignment-${id}@tallystick`);
    expect(lines).toContain(`DTSTART:${due.toISOString().replace(/[-:]|\.000/g, '')}`);
    expect(lines).toContain('SUMMARY:Due: Two payments');
    expect(lines).toContain(`URL:http://localhost:3000/community/assignments/${id}`);
    expect(learner.text.replaceAll('\r\n ', '')).toContain(
      'DESCRIPTION:In Money\\; spring\\, and more.\\n',
    );
    expect(teacher.text.replaceAll('\r\n ', '')).toContain('DESCRIPTION:You teach Money\\; spring');
  });

  test('is at an address that only its owner has, and that ends when they wish', async () => {
    const { ann } = await stage();
    const ben = await site.person('Ben');
    const first = await made(ann);
    expect((await read(first.replace(ann.id, ben.id))).status).toBe(404);
    expect((await read(first.replace(/.$/, (sign) => (sign === '0' ? '1' : '0')))).status).toBe(
      404,
    );
    const second = await made(ann);
    expect(second).not.toBe(first);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect((await ask(endCalendar, { method: 'DELETE', as: ann })).status).toBe(200);
    expect((await read(second)).status).toBe(404);
    const third = await made(ann);
    await site.db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, ann.id));
    expect((await read(third)).status).toBe(404);
  });

  test('has nothing of a class that was left, and of others nothing', async () => {
    await stage();
    const ben = await site.person('Ben');
    const { text } = await read(await made(ben));
    expect(text).not.toContain('VEVENT');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  });
});
