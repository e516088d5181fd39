import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ClassOverview } from '@/src/community/classroom/classes/ClassOverview';
import { ClassTable } from '@/src/community/classroom/classes/ClassTable';
import { fitting } from '@/src/community/classroom/classes/tableRoom';
import {
  attemptSaid,
  earlierTasksWords,
  warningWords,
} from '@/src/community/classroom/handIns/handedInWords';
import { Invited } from '@/src/community/classroom/joining/Invited';
import { InvitedGuest } from '@/src/community/classroom/joining/InvitedGuest';
import { LocalTime } from '@/src/community/classroom/LocalTime';
import type { HandedIn, ClassTable as Table } from '@/src/server/classroom/table';

const handedIn = (change: Partial<HandedIn> = {}): HandedIn => ({
  work: {},
  met: [1, null],
  divergence: 'Step 2: she pays.',
  rounds: 3,
  times: 1,
  isLate: false,
  handedInAt: new Date('2026-01-31T17:00:00Z'),
  mark: '',
  feedback: '',
  saidOf: null,
  points: {},
  returnedOf: null,
  returnedAt: null,
  lookedAt: null,
  notes: null,
  ...change,
});

const assignment = (id: string, hasModel: boolean) => ({
  ...{ id, title: `Assignment ${id}`, due: null, hasModel, parts: [] },
  ...({ lateRule: 'accepted', latePercent: null } as const),
  tasks: [
    { part: '1', number: 1, points: 1, goal: 'Pay.' },
    { part: '1', number: 3, points: 1, goal: 'Gather.' },
  ],
});

const TABLE: Table = {
  assignments: [assignment('a', true), assignment('b', false)],
  rows: [
    { kind: 'member', id: 'ann', name: 'Ann', studentId: null, handedIn: [handedIn(), null] },
    {
      kind: 'seat',
      id: 'ben',
      name: 'Ben',
      studentId: null,
      handedIn: [handedIn({ divergence: null, isLate: true, times: 4 }), handedIn()],
    },
  ],
};

describe('the class table', () => {
  test('says in words what its dashes and numbers mean', () => {
    render(<ClassTable table={TABLE} caption="What each learner has met" />);
    const region = screen.getByRole('region', { name: 'What each learner has met' });
    expect(screen.getByRole('table', { name: 'What each learner has met' })).toContainElement(
      screen.getByRole('caption'),
    );
    expect(region).toHaveAttribute('tabindex', '0');
    const heads = within(region).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      ...['Learner', 'Assignment a', 'Assignment b'],
      ...['Met', 'Task 1: Pay.', 'Task 3: Gather.', 'First difference from the model', 'Handed in'],
      ...['Met', 'Task 1: Pay.', 'Task 3: Gather.', 'Handed in'],
    ]);
    const cells = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells('Ann')).toEqual([
      ...['1 of 2', 'met at step 1', '–not met', 'Step 2: she pays.'],
      expect.stringMatching(/^31 January 2026 at \d\d:00 .+See the submission of Ann$/),
      'Nothing handed in',
    ]);
    expect(cells('Ben')[3]).toBe('None');
    expect(cells('Ben')[4]).toMatch(/Late4th attemptTo markSee the submission of Ben$/);
    expect(screen.getByRole('link', { name: 'See the submission of Ann' })).toHaveAttribute(
      'href',
      '/community/assignments/a/hand-ins/ann',
    );
  });

  test('of a class has a column for each assignment, the newest first, with tasks on opening', () => {
    const [first, second] = TABLE.assignments;
    if (!first || !second) throw new Error('the table has two assignments');
    const board = {
      ...{ id: '1', kind: 'board' as const, title: 'Pay', board: '2', scenarioId: null },
      ...{ hasModel: false, tasks: [{ index: 0, points: 2 }] },
    };
    const worth = { ...second, parts: [board] };
    render(<ClassOverview table={{ ...TABLE, assignments: [first, worth] }} />);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Learner', 'Assignment b', 'Assignment a']);
    const ben = screen.getByRole('row', { name: /^Ben/ });
    const cells = within(ben).getAllByRole('cell');
    expect(cells[0]).toHaveTextContent(/^0 of 2To markSee the submission of BenDetails/);
    expect(cells[1]).toHaveTextContent(/^1 of 2 metLate4th attemptTo mark/);
    const [details] = within(ben).getAllByText('Details');
    expect(details?.parentElement).toHaveTextContent(/Task 1: met at step 1Task 3: –not met$/);
    expect(within(ben).getAllByText(/Task 1/)[0]).not.toBeVisible();
    const ann = screen.getByRole('row', { name: /^Ann/ });
    expect(within(ann).getAllByRole('cell')[0]).toHaveTextContent('Nothing handed in');
    cleanup();
    // The table of one assignment has its points before its tasks: a phone shows the first columns.
    const alone = {
      assignments: [worth],
      rows: TABLE.rows.map((row) => ({ ...row, handedIn: [handedIn()] })),
    };
    render(<ClassTable table={alone} caption="Handed in" />);
    const names = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(names.slice(2, 5)).toEqual(['Points', 'Met', 'Task 1: Pay.']);
    expect(screen.getAllByRole('cell')[0]).toHaveTextContent('0 of 2');
  });

  test('shows the last assignments only, where all of them would be too many', () => {
    const long = (rows: number): Table => ({
      ...TABLE,
      rows: Array.from({ length: rows }, (_, index) => ({
        ...{ kind: 'member', id: `${index}`, name: 'One', studentId: null },
        handedIn: [null, handedIn()],
      })),
    });
    expect(fitting(long(400)).assignments).toHaveLength(2);
    const cut = fitting(long(1000));
    expect(cut.assignments.map(({ id }) => id)).toEqual(['b']);
    expect(cut.rows[0]?.handedIn).toEqual([handedIn()]);
    expect(fitting(long(5000)).assignments).toHaveLength(1);
  });
});

describe('a join link', () => {
  const shown = {
    ...{ name: 'Money', instructors: ['Ina'], isOpen: true, takesSeats: false, code: 'the-code' },
  };
  const back = '?callbackUrl=%2Fcommunity%2Fjoin%2Fthe-code';
  const link = (name: string) => screen.getByRole('link', { name });

  test('tells a guest what the class is, and leads to an account and back', () => {
    render(<InvitedGuest {...shown} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Join Money' })).toBeVisible();
    expect(screen.getByText(/^Ina teaches this class\./)).toBeVisible();
    expect(link('Create an account')).toHaveAttribute('href', `/registration/signup${back}`);
    expect(link('Sign in')).toHaveAttribute('href', `/registration/signin${back}`);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('says to guests and members that nobody is taken in at the moment', () => {
    const says = /^Nobody can join this class at the moment\. Ask Ina to let people join again/;
    const { unmount } = render(<InvitedGuest {...shown} isOpen={false} />);
    const lead = () => screen.getByRole('status').nextElementSibling;
    expect(screen.getByRole('status')).toHaveTextContent(says);
    // It is said before anything that one could do, and no account is asked for, which would lead nowhere.
    expect(lead()).toHaveTextContent(/^If you have joined it before/);
    expect(screen.queryByText(/need an account/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
    expect(link('Sign in')).toHaveAttribute('href', `/registration/signin${back}`);
    unmount();
    render(<Invited {...shown} isOpen={false} as="Ann" />);
    expect(screen.getByRole('status')).toHaveTextContent(says);
    expect(lead()).toHaveTextContent(/^Ina teaches this class/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a choice of tasks', () => {
  test('is said to take the earlier ones as well', () => {
    expect(earlierTasksWords([])).toBeNull();
    expect(earlierTasksWords([1, 2])).toBeNull();
    expect(earlierTasksWords([1, 3])).toMatch(/: meet task 2 there as well, in turn\.$/);
    expect(earlierTasksWords([3])).toMatch(/: meet tasks 1 and 2 there as well, in turn\.$/);
  });
});

describe('handing in again', () => {
  test('is counted', () => {
    const said = [2, 3, 4, 11, 12, 13, 21, 22, 112].map(attemptSaid).join(', ');
    expect(said.replaceAll(' attempt', '')).toBe(
      '2nd, 3rd, 4th, 11th, 12th, 13th, 21st, 22nd, 112th',
    );
  });

  const IN_TIME = { isLate: false };

  test('is said to take the place of the earlier hand-in, also before the due date', () => {
    const again = 'Handed in already: what you hand in now takes its place.';
    expect(warningWords(false, null)).toBeNull();
    expect(warningWords(false, IN_TIME)).toBe(again);
    expect(warningWords(true, null)).toMatch(/^The due date has passed\. You can still hand in/);
    expect(warningWords(true, IN_TIME)).toMatch(/takes the place of what you handed in in time\.$/);
    expect(warningWords(true, { isLate: true })).toMatch(new RegExp(`^${again} The due date`));
  });
});

describe('a moment', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('is written in UTC by the server, and in the reader’s time zone by the browser', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    const time = <LocalTime at="2030-01-31T17:00:00.000Z" />;
    expect(renderToString(time)).toContain('31 January 2030 at 17:00 UTC');
    render(time);
    const shown = screen.getByText(/^1 February 2030 at 02:00 GMT\+9$/);
    expect(shown).toHaveAttribute('datetime', '2030-01-31T17:00:00.000Z');
  });
});
