import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { assignmentOfSeat } from '@/src/server/classroom/access';
import { assignmentsFor, assignmentsOf } from '@/src/server/classroom/assignmentLists';
import { classesTaughtBy } from '@/src/server/classroom/classLists';
import { downloadTable } from '@/src/server/classroom/exports/downloadTable';
import { handInOf } from '@/src/server/classroom/handInDetails';
import { openAssignments, seatAssignments } from '@/src/server/classroom/openAssignments';
import { tableOf } from '@/src/server/classroom/table';
import { handIns, seats } from '@/src/server/database/schema/classroom';
import { newId } from '@/src/server/identifiers';
import { ask, ENGINES, type Person, type ShownSeat, useSite } from '../site';
import {
  assignmentOf,
  classOf,
  codeOf,
  handingIn,
  join,
  NO_ASSIGNMENT,
  NOBODYS,
  paymentsText,
  withFirst,
} from './classroomSite';
import { handingFrom, seatIn } from './seatSite';

describe.each(ENGINES)('what seats hand in, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let ann: Person;
  let of: string;
  let id: string;
  let sam: ShownSeat;
  let kim: ShownSeat;
  let stranger: ShownSeat;

  const handing = (seat: ShownSeat, log: string, assignment = id, inClass = of) =>
    handingFrom(seat, assignment, log, inClass);
  const kept = async (seat: ShownSeat) =>
    withFirst((await site.db.select().from(handIns).where(eq(handIns.seatId, seat.id)))[0]);

  beforeAll(async () => {
    ina = await site.person('Ina');
    ann = await site.person('Ann');
    of = await classOf(ina, 'Seated');
    await join(site.db, of, ann);
    id = await assignmentOf(ina, of, { model: paymentsText(30) });
    const code = await codeOf(site.db, of);
    sam = await seatIn(site.db, code, 'Sam', { studentId: '0042' });
    kim = await seatIn(site.db, code, 'Kim');
    const other = await classOf(ina, 'Elsewhere');
    stranger = await seatIn(site.db, await codeOf(site.db, other), 'Sam');
  });

  test('is judged, counted and kept as that of learners with an account', async () => {
    const first = await handing(sam, paymentsText(10, 30));
    expect(first.data).toMatchObject({ met: [2, null], rounds: 2, times: 1, isLate: false });
    const again = await handing(sam, paymentsText(30));
    expect(again.data).toMatchObject({ met: [1, null], times: 2 });
    expect(await kept(sam)).toMatchObject({ learnerId: null, times: 2, divergence: null });
    await Promise.all([1, 2, 3].map(() => handing(kim, paymentsText(40))));
    expect(await kept(kim)).toMatchObject({ times: 3 });
    await handingIn(ann, id, paymentsText(30));
    expect(await site.db.$count(handIns, eq(handIns.assignmentId, id))).toBe(3);
  });

  test('is refused from a seat of another class, and to what is not there', async () => {
    // With the cookie of its own class it shows no seat here; with its own class, no such assignment.
    expect((await handing(stranger, paymentsText(30))).status).toBe(403);
    const elsewhere = await handing(stranger, paymentsText(30), id, stranger.classId);
    expect([elsewhere.status, elsewhere.error]).toEqual([404, NO_ASSIGNMENT]);
    expect((await handing(sam, paymentsText(30), NOBODYS)).status).toBe(404);
    expect(await kept(stranger)).toBeUndefined();
  });

  test('is refused where it does not fold, with the same sentence', async () => {
    const [bySeat, byMember] = await Promise.all([
      handing(sam, '{"world":"banking"}'),
      handingIn(ann, id, '{"world":"banking"}'),
    ]);
    expect([bySeat.status, bySeat.error]).toEqual([byMember.status, byMember.error]);
    expect(bySeat.status).toBe(422);
  });

  test('is seen by the seat itself and the instructor, without the model, and by nobody else', async () => {
    const seen = await assignmentOfSeat(site.db, id, sam);
    if (!seen) throw new Error('the seat does not see its assignment');
    expect(await handInOf(site.db, seen, sam.id, sam.id)).toMatchObject({
      learner: 'Sam',
      divergence: null,
    });
    expect(await handInOf(site.db, seen, sam.id, kim.id)).toBeNull();
    expect(await handInOf(site.db, seen, ann.id, sam.id)).toBeNull();
    expect(await handInOf(site.db, { ...seen, part: 'instructor' }, kim.id, ina.id)).toMatchObject({
      learner: 'Kim',
      divergence: expect.stringMatching(/^Step 1/),
    });
    expect(await assignmentOfSeat(site.db, id, stranger)).toBeNull();
  });

  test('is told to the board by the seats that the browser shows, and to no account', async () => {
    const open = async (shown: readonly ShownSeat[], as: Person | null = null) =>
      (
        await ask(seatAssignments, {
          method: 'GET',
          path: '/api/test?lesson=2',
          seats: shown,
          as,
        })
      ).data;
    expect(await open([sam, stranger])).toMatchObject({
      seats: 2,
      assignments: [{ id, classId: of, seat: 'Sam', handedIn: { met: 1 } }],
    });
    expect(await open([])).toEqual({ seats: 0, assignments: [] });
    // An account in the same browser neither sees more by it nor less.
    expect(await open([stranger], ann)).toEqual({ seats: 1, assignments: [] });
    const own = { method: 'GET', path: '/api/test?lesson=2', seats: [sam] };
    expect((await ask(openAssignments, own)).status).toBe(401);
    const strange = await ask(seatAssignments, { method: 'GET', path: '/api/test?lesson=2,3' });
    expect(strange.status).toBe(400);
  });

  test('stands in the table beside the others, with the student id in the file', async () => {
    const { rows } = await tableOf(site.db, of);
    expect(rows.map(({ kind, name, studentId }) => [kind, name, studentId])).toEqual([
      ['member', 'Ann', null],
      ['seat', 'Kim', null],
      ['seat', 'Sam', '0042'],
    ]);
    expect(rows.map(({ handedIn }) => handedIn[0]?.times)).toEqual([1, 3, 2]);
    const asking = { method: 'GET', as: ina, params: { id: of } };
    const lines = (await (await ask(downloadTable, asking)).response.text()).split('\r\n');
    expect(lines[0]).toMatch(/^\ufeff?Learner,Student ID,/);
    expect(lines[1]).toMatch(/^Ann,,1,/);
    expect(lines[3]).toMatch(/^Sam,0042,1,1,no,/);
    expect(lines[3]).toContain(`/community/assignments/${id}/hand-ins/${sam.id}`);
  });

  test('counts in the lists of the class', async () => {
    expect((await assignmentsOf(site.db, of))[0]?.handedIn).toBe(3);
    const taught = await classesTaughtBy(site.db, ina.id);
    expect(taught.find((one) => one.id === of)?.learners).toBe(3);
    expect(await assignmentsFor(site.db, { kind: 'seat', id: kim.id })).toMatchObject([
      { id, handedIn: { met: 0 } },
    ]);
    expect(await assignmentsFor(site.db, { kind: 'seat', id: stranger.id })).toEqual([]);
    // The id of a seat is none of a member, nor the other way round.
    expect(await assignmentsFor(site.db, { kind: 'member', id: sam.id })).toEqual([]);
    expect(await assignmentsFor(site.db, { kind: 'seat', id: ann.id })).toEqual([]);
  });

  test('belongs to exactly one: the table takes nothing of both or of neither', async () => {
    const row = { assignmentId: id, work: {} };
    const both = { ...row, id: newId(), learnerId: ann.id, seatId: sam.id };
    await expect(site.db.insert(handIns).values(both)).rejects.toThrow();
    await expect(site.db.insert(handIns).values({ ...row, id: newId() })).rejects.toThrow();
  });

  test('goes with the seat', async () => {
    await site.db.delete(seats).where(eq(seats.id, kim.id));
    expect(await kept(kim)).toBeUndefined();
    expect((await handing(kim, paymentsText(30))).status).toBe(403);
  });
});
