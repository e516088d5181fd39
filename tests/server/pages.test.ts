/** The authorisation matrix of the pages of classes: who sees which, signed in or by a seat. */
import { readdirSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import AssignmentEdit from '@/src/app/(site)/(pages)/community/assignments/[id]/edit/page';
import HandIn from '@/src/app/(site)/(pages)/community/assignments/[id]/hand-ins/[learner]/page';
import Assignment from '@/src/app/(site)/(pages)/community/assignments/[id]/page';
import Part from '@/src/app/(site)/(pages)/community/assignments/[id]/parts/[part]/page';
import Assign from '@/src/app/(site)/(pages)/community/classes/[id]/assign/page';
import Class from '@/src/app/(site)/(pages)/community/classes/[id]/page';
import Classes from '@/src/app/(site)/(pages)/community/classes/page';
import Notifications from '@/src/app/(site)/(pages)/community/notifications/page';
import TeachClass from '@/src/app/(site)/(pages)/teach/class/page';
import { handInOf } from '@/src/server/classroom/handInDetails';
import { type Browser, viewOfAssignment, viewOfClass } from '@/src/server/classroom/viewing';
import { NOBODYS, paymentsText } from './classroom/classroomSite';
import { handingFrom } from './classroom/seatSite';
import { ENGINES, requestOf, useSite } from './site';
import { askerOf, ROLES, type Role, type Stage, stageOf } from './stage';
import { visiting } from './visits';

// Other files of tests have loaded the pages with Next’s own.
vi.hoisted(() => vi.resetModules());
vi.mock('next/headers', async () => (await import('./visits')).nextHeaders);
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => ({}),
}));
afterAll(() => vi.resetModules());

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

/** What comes of a visit to a page: it is shown, or leads on to the assignment, or to signing in, or there is none. */
type Came = 'shown' | 'led on' | 'sign in' | 'not found';

/** A page as Next draws it, and what it is to whom. */
interface PageRow {
  readonly visit: (stage: Stage) => ReactNode | Promise<ReactNode>;
  readonly comes: Readonly<Record<Role, Came>>;
}

/** The same for everybody with an account, and for everybody without one; with what differs. */
const comes = (
  member: Came,
  guest: Came,
  change: Partial<Record<Role, Came>> = {},
): PageRow['comes'] => ({
  ...{ guest, seat: guest, strangeSeat: guest },
  ...{ stranger: member, author: member, commenter: member, moderator: member },
  ...{ instructor: member, assistant: member, learner: member },
  ...change,
});

const TEACHERS = { instructor: 'shown', assistant: 'shown' } as const;
const LEARNERS = { learner: 'shown', seat: 'shown' } as const;
/** For those who teach the class: a seat of it is known, and has no such page. */
const forTeachers = comes('not found', 'sign in', { ...TEACHERS, seat: 'not found' });
const forClass = comes('not found', 'sign in', { ...TEACHERS, ...LEARNERS });

const ofId = (id: string) => ({ params: Promise.resolve({ id }) });
const partOf = ({ assignment }: Stage, part: string) => ({
  params: Promise.resolve({ id: assignment, part }),
});
const NOTHING_ASKED = Promise.resolve({});

/** Every page of classes, and those for which a class or its work is the reason to come, by the folders of their addresses. */
const PAGES: Readonly<Record<string, PageRow>> = {
  'community/classes': {
    visit: () => Classes(),
    comes: comes('shown', 'shown'),
  },
  'community/classes/[id]': { visit: ({ classroom }) => Class(ofId(classroom)), comes: forClass },
  'community/classes/[id]/assign': {
    visit: ({ classroom }) => Assign(ofId(classroom)),
    comes: forTeachers,
  },
  'community/assignments/[id]': {
    visit: ({ assignment }) => Assignment(ofId(assignment)),
    comes: forClass,
  },
  'community/assignments/[id]/edit': {
    visit: ({ assignment }) => AssignmentEdit(ofId(assignment)),
    comes: forTeachers,
  },
  'community/assignments/[id]/hand-ins/[learner]': {
    visit: ({ assignment: id, people: { learner } }) =>
      HandIn({ params: Promise.resolve({ id, learner: learner.id }), searchParams: NOTHING_ASKED }),
    comes: comes('not found', 'sign in', { ...TEACHERS, learner: 'shown', seat: 'not found' }),
  },
  'community/assignments/[id]/parts/[part]': {
    visit: (stage) => Part(partOf(stage, '1')),
    // Whoever teaches has nothing to do there, and is led to the page of the assignment.
    comes: comes('not found', 'sign in', {
      ...{ instructor: 'led on', assistant: 'led on' },
      ...LEARNERS,
    }),
  },
  // A seat has no account that could be told anything.
  'community/notifications': { visit: () => Notifications(), comes: comes('shown', 'sign in') },
  'teach/class': { visit: () => TeachClass(), comes: comes('shown', 'shown') },
};

/** The folders of a part of the site in which a page stands. */
function pagesUnder(part: string): readonly string[] {
  const at = new URL(`../../src/app/(site)/(pages)/${part}/`, import.meta.url);
  return readdirSync(at, { encoding: 'utf8', recursive: true })
    .map((name) => `${part}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('/page.tsx'))
    .map((name) => name.slice(0, -'/page.tsx'.length));
}

test('the pages of classes are all named here', () => {
  const parts = ['community/classes', 'community/assignments', 'community/notifications'];
  expect(Object.keys(PAGES).toSorted()).toEqual(
    [...parts, 'teach/class'].flatMap(pagesUnder).toSorted(),
  );
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

  const visit = (role: Role, page: () => ReactNode | Promise<ReactNode>) =>
    visiting(requestOf(askerOf(stage, role)), page);

  describe.each(Object.entries(PAGES))('%s', (_, row) => {
    test.each(ROLES)('as %s', async (role) => {
      const outcome = await visit(role, () => row.visit(stage));
      expect(outcome.kind).toBe(row.comes[role]);
      if (outcome.kind === 'led on') {
        expect(outcome.to).toBe(`/community/assignments/${stage.assignment}`);
      }
    });
  });

  test('a part that an assignment has not is there for nobody', async () => {
    for (const role of ['learner', 'seat'] as const) {
      const outcome = await visit(role, () => Part(partOf(stage, 'none')));
      expect(outcome.kind).toBe('not found');
    }
  });

  test('the page of notifications shows what whoever looks was told, and nothing else', async () => {
    const shown = async (role: Role) => {
      const outcome = await visit(role, () => Notifications());
      return outcome.kind === 'shown' ? renderToStaticMarkup(outcome.page) : '';
    };
    expect(await shown('learner')).toContain('Two payments');
    expect(await shown('stranger')).not.toContain('Two payments');
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
