/** The authorisation matrix of the pages of classes: who sees which, signed in or by a seat. */
import { beforeAll, describe, expect, test } from 'vitest';
import { handInOf } from '@/src/server/classroom/shown';
import { type Browser, viewOfAssignment, viewOfClass } from '@/src/server/classroom/viewing';
import { NOBODYS, paymentsText } from './classroom/classroomSite';
import { handingFrom } from './classroom/seatSite';
import { ENGINES, requestOf, useSite } from './site';
import { askerOf, ROLES, type Role, type Stage, stageOf } from './stage';

/** What a page is to somebody: what they see it as, or that they have to sign in, or that there is none. */
type Seen = 'instructor' | 'learner' | 'seat' | 'sign in' | 'not found';

/** The same for everybody with an account, and for everybody without one; with what differs. */
const page = (change: Partial<Record<Role, Seen>>): Readonly<Record<Role, Seen>> => ({
  guest: 'sign in',
  stranger: 'not found',
  author: 'not found',
  commenter: 'not found',
  instructor: 'not found',
  assistant: 'not found',
  learner: 'not found',
  moderator: 'not found',
  seat: 'sign in',
  strangeSeat: 'sign in',
  ...change,
});

const ofClass = page({
  instructor: 'instructor',
  assistant: 'instructor',
  learner: 'learner',
  seat: 'seat',
});

describe.each(ENGINES)('who sees which page, %s', (engine) => {
  const site = useSite(engine);
  let stage: Stage;

  const browserOf = (role: Role): Browser => ({
    cookies: requestOf(askerOf(stage, role)).cookies,
    isSecure: false,
  });
  const classAs = async (role: Role, id = stage.classroom): Promise<Seen> => {
    const view = await viewOfClass(site.db, browserOf(role), id);
    if (typeof view === 'string') return view;
    return view.viewer.kind === 'seat' ? 'seat' : view.seen.part;
  };
  const assignmentAs = async (role: Role, id = stage.assignment): Promise<Seen> => {
    const view = await viewOfAssignment(site.db, browserOf(role), id);
    if (typeof view === 'string') return view;
    return view.viewer.kind === 'seat' ? 'seat' : view.seen.part;
  };
  /** The page of what a learner handed in, as its page looks it up. */
  const handInAs = async (role: Role, learnerId: string): Promise<Seen> => {
    const view = await viewOfAssignment(site.db, browserOf(role), stage.assignment);
    if (typeof view === 'string') return view;
    const { viewer, seen } = view;
    if ((await handInOf(site.db, seen, learnerId, viewer.id)) === null) return 'not found';
    return viewer.kind === 'seat' ? 'seat' : seen.part;
  };

  beforeAll(async () => {
    stage = await stageOf(site);
    await handingFrom(stage.seats.seat, stage.assignment, paymentsText(30));
  });

  describe.each(ROLES)('as %s', (role) => {
    test('the class, its assignment, and nothing of either that is not there', async () => {
      expect(await classAs(role)).toBe(ofClass[role]);
      expect(await assignmentAs(role)).toBe(ofClass[role]);
      // Whoever would have to sign in is not told whether there is such a thing.
      const nowhere = page({})[role];
      expect(await classAs(role, NOBODYS)).toBe(nowhere);
      expect(await assignmentAs(role, NOBODYS)).toBe(nowhere);
    });

    test('what the seat and the learner handed in', async () => {
      const bySeat = page({ instructor: 'instructor', assistant: 'instructor', seat: 'seat' });
      const byLearner = page({
        instructor: 'instructor',
        assistant: 'instructor',
        learner: 'learner',
        seat: 'not found',
      });
      expect(await handInAs(role, stage.seats.seat.id)).toBe(bySeat[role]);
      expect(await handInAs(role, stage.people.learner.id)).toBe(byLearner[role]);
      expect(await handInAs(role, NOBODYS)).toBe(
        page({ seat: 'not found', learner: 'not found' })[role],
      );
    });
  });

  test('somebody signed in comes before the seat of the same browser, which is there beside', async () => {
    const { people, seats } = stage;
    const viewer = async (as: (typeof people)['learner'], shown = seats.seat) => {
      const { cookies } = requestOf({ as, seats: [shown] });
      const view = await viewOfClass(site.db, { cookies, isSecure: false }, stage.classroom);
      return typeof view === 'string' ? view : view.viewer;
    };
    expect(await viewer(people.instructor)).toMatchObject({ kind: 'member' });
    expect(await viewer(people.learner)).toMatchObject({ kind: 'member' });
    expect(await viewer(people.stranger)).toMatchObject({ kind: 'seat', id: seats.seat.id });
    expect(await viewer(people.stranger, seats.strangeSeat)).toBe('not found');
  });
});
