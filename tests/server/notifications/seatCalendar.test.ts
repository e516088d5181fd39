/** Due dates of a seat as a calendar that programs read by its address. */
import { eq } from 'drizzle-orm';
import { NextRequest } from 'next/server';
import { describe, expect, test } from 'vitest';
import { GET } from '@/src/app/api/classes/[id]/seats/[seat]/calendar/[code]/route';
import { DELETE, PUT } from '@/src/app/api/seats/[id]/calendar/route';
import { seatCalendarPath } from '@/src/server/calendar/seatFeed';
import { renewWord } from '@/src/server/classroom/seats/instructSeats';
import { giveUpSeat } from '@/src/server/classroom/seats/ownSeat';
import { assignments } from '@/src/server/database/schema/classroom';
import { assignmentOf, classOf, codeOf } from '../classroom/classroomSite';
import { seatIn } from '../classroom/seatSite';
import { ask, ENGINES, type ShownSeat, useSite } from '../site';

const DAY = 24 * 60 * 60 * 1000;

describe.each(ENGINES)('the calendar of a seat, %s', (engine) => {
  const site = useSite(engine);

  const stage = async () => {
    const ina = await site.person('Ina');
    const id = await classOf(ina, 'Money');
    const code = await codeOf(site.db, id);
    const sam = await seatIn(site.db, code, 'Sam');
    const kim = await seatIn(site.db, code, 'Kim');
    const given = await assignmentOf(ina, id);
    const due = new Date(Math.floor(Date.now() / 1000) * 1000 + 7 * DAY);
    await site.db.update(assignments).set({ due }).where(eq(assignments.id, given));
    const later = await assignmentOf(ina, id, { title: 'Later' });
    const opens = new Date(Date.now() + DAY);
    await site.db.update(assignments).set({ due, opens }).where(eq(assignments.id, later));
    return { ina, id, sam, kim, given, due };
  };
  const made = async (id: string, seat: ShownSeat) => {
    const asked = { method: 'PUT', seats: [seat], params: { id } } as const;
    return String((await ask(PUT, asked)).data.path);
  };
  const read = async (path: string) => {
    const [, , , id = '', , seat = '', , code = ''] = path.split('/');
    // As a calendar program does: without a cookie.
    const headers = { host: 'localhost:3000' };
    const request = new NextRequest(`http://localhost:3000${path}`, { headers });
    const response = await GET(request, { params: Promise.resolve({ id, seat, code }) });
    return { status: response.status, text: (await response.text()).replaceAll('\r\n ', '') };
  };

  test('has what its class is to do, and nothing that may not be begun yet', async () => {
    const { id, sam, given, due } = await stage();
    const path = await made(id, sam);
    const { status, text } = await read(path);
    expect(status).toBe(200);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain(`UID:assignment-${given}@tallystick\r\n`);
    expect(text).toContain(`DTSTART:${due.toISOString().replace(/[-:]|\.000/g, '')}\r\n`);
    expect(text).toContain('DESCRIPTION:In Money.\\n');
    expect(text).not.toContain('Later');
    // Another class of the same instructor is none of it.
    expect(await seatCalendarPath(site.db, { id: sam.id, classId: id })).toBe(path);
  });

  test('is at an address that only the seat has, and that ends when it wishes', async () => {
    const { id, sam, kim } = await stage();
    const first = await made(id, sam);
    const own = await made(id, kim);
    expect(own).not.toBe(first);
    for (const wrong of [
      first.replace(sam.id, kim.id),
      first.replace(/.$/, (sign) => (sign === '0' ? '1' : '0')),
      first.replace(id, (await stage()).id),
    ]) {
      expect((await read(wrong)).status).toBe(404);
    }
    const second = await made(id, sam);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    const asked = { method: 'DELETE', seats: [sam], params: { id } } as const;
    expect([(await ask(DELETE, asked)).status, (await ask(DELETE, asked)).status]).toEqual([
      200, 200,
    ]);
    expect((await read(second)).status).toBe(404);
    expect((await read(own)).status).toBe(200);
    expect(await seatCalendarPath(site.db, { id: sam.id, classId: id })).toBeNull();
  });

  test('ends with the seat, and where the instructor gives it a new word', async () => {
    const { ina, id, sam, kim } = await stage();
    const [ofSam, ofKim] = [await made(id, sam), await made(id, kim)];
    await ask(giveUpSeat, { method: 'DELETE', seats: [sam], params: { id } });
    expect((await read(ofSam)).status).toBe(404);
    const renewed = await ask(renewWord, { as: ina, params: { id, seat: kim.id } });
    expect(renewed.status).toBe(200);
    expect((await read(ofKim)).status).toBe(404);
  });
});
