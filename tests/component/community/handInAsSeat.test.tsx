/** Handing in on a board without an account: by the seats that this browser shows. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fileTextOf } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import { countRefusal } from '@/src/board/session/tries';
import { loadBanner } from '@/src/community/share/loadBanner';
import { ANN, authServer } from '../../helpers/accounts/authServer';
import { arrive } from '../../helpers/accounts/sessionPage';
import { pay } from '../../helpers/lines/lessonDriver';

const user = userEvent.setup();
const server = authServer();
let leave = () => {};

/** What was handed in, with the address. */
const sent: (readonly [string, unknown])[] = [];

/** The seats of this browser, and their assignments. */
let seated: { readonly seats: number; readonly assignments: readonly object[] };

/** Whether anything was asked of the account. */
let askedAccount = 0;

const given = (id: string, title: string, change: object = {}) => ({
  ...{
    id,
    title,
    className: 'Money',
    board: 2,
    tasks: 2,
    lastTask: 2,
    part: '1',
    partTitle: null,
    start: [],
    due: null,
  },
  ...{ handedIn: null, ...change },
});

const ofSeat = (id: string, title: string, change: object = {}) => {
  const { board: _, ...told } = given(id, title, change);
  return { ...told, classId: 'abc', seat: 'Sam' };
};

const answered = {
  ...{ met: [1, null], rounds: 1, times: 1, isLate: false, leavesStart: false },
  points: { points: 0, worth: 0, loss: 0, waiting: 0, later: null },
  handedInAt: '2026-01-01T00:00:00.000Z',
};

beforeAll(() => server.start());
beforeEach(() => {
  leave = arrive();
  sent.length = 0;
  askedAccount = 0;
  seated = { seats: 1, assignments: [ofSeat('a', 'First')] };
  server.network.use(
    http.get('*/api/seats/assignments', () => HttpResponse.json(seated)),
    http.get('*/api/assignments/open', () => {
      askedAccount += 1;
      return server.session
        ? HttpResponse.json({ assignments: [given('own', 'Of the account')] })
        : HttpResponse.json({ error: 'Sign in to do this.' }, { status: 401 });
    }),
    http.put('*/api/*', async ({ request }) => {
      sent.push([new URL(request.url).pathname, await request.json()]);
      return HttpResponse.json(answered);
    }),
  );
});
afterEach(() => {
  leave();
  server.reset();
});
afterAll(() => server.stop());

const log: Log = { world: 'banking', lesson: 2, events: [pay(10)] };

async function show(shown: Log = log) {
  const { HandInPart } = await import('@/src/community/share/HandInPart');
  const props = { log: shown, title: '', lessonId: 2, logText: () => fileTextOf(shown) } as const;
  const nothing = () => {};
  render(
    <HandInPart
      {...props}
      gameTitle="Deposit Transfers"
      storageKey="lesson-2"
      gamePath="/lectures/fundamentals/deposit-transfers"
      onTitle={nothing}
      onLate={nothing}
    />,
  );
}

const workOf = (log: string) => ({ work: { 1: { log } } });

describe('the share dialog', () => {
  test('hands in as the seat of this browser, and asks nothing of an account', async () => {
    await show();
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByText('Money as Sam')).toBeVisible();
    expect(screen.queryByText(/^Two counts/)).toBeNull();
    await user.click(item.getByRole('button', { name: 'Hand in to First' }));
    expect(await screen.findByText(/^Handed in\. 1 of 2 tasks met/)).toHaveFocus();
    expect(sent).toEqual([['/api/seats/abc/hand-ins/a', workOf(fileTextOf(log))]]);
    expect(askedAccount).toBe(0);
  });

  test('needs no second full stop after a name that has one', async () => {
    const handedIn = { met: 1, isLate: false };
    seated = { seats: 1, assignments: [{ ...ofSeat('a', 'First', { handedIn }), seat: 'Sam P.' }] };
    await show();
    expect(await screen.findByText(/^Money as Sam P\. Handed in already:/)).toBeVisible();
  });

  test('sends along what was tried on the board, and says so', async () => {
    localStorage.clear();
    countRefusal('lesson-2', 0, 'SAME_PARTY');
    await show();
    const item = within(await screen.findByRole('listitem'));
    expect(screen.getByText(/^Two counts from this browser go along/)).toBeVisible();
    await user.click(item.getByRole('button', { name: 'Hand in to First' }));
    expect(await screen.findByText(/^Handed in\./)).toHaveFocus();
    const tries = { refused: [{ task: 0, code: 'SAME_PARTY', count: 1 }], predicted: [] };
    const body = { work: { 1: { log: fileTextOf(log), tries } } };
    expect(sent).toEqual([['/api/seats/abc/hand-ins/a', body]]);
    localStorage.clear();
  });

  test('has what is of the account and what is of the seat, each its own', async () => {
    server.session = ANN;
    await show();
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Hand in to Of the account' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Hand in to First' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(([path]) => path)).toEqual([
      '/api/assignments/own/hand-in',
      '/api/seats/abc/hand-ins/a',
    ]);
  });

  test('has what is of the account, also where the seats cannot be asked for', async () => {
    server.session = ANN;
    const down = () => HttpResponse.json({ error: 'The site cannot answer.' }, { status: 503 });
    server.network.use(http.get('*/api/seats/assignments', down));
    await show();
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });

  test('says where the seats cannot be asked for, and asks again', async () => {
    const down = () => HttpResponse.json({ error: 'The site cannot answer.' }, { status: 503 });
    server.network.use(http.get('*/api/seats/assignments', down, { once: true }));
    await show();
    expect(await screen.findByRole('alert')).toHaveTextContent('The site cannot answer.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listitem')).toBeVisible();
  });

  test('says that nothing was done yet, and where no class has such an assignment', async () => {
    await show({ ...log, events: [] });
    expect(await screen.findByText(/^Nothing is done on this board yet/)).toBeVisible();
    seated = { seats: 1, assignments: [] };
    await show();
    expect(await screen.findByText(/^No class of yours has an assignment/)).toBeVisible();
  });

  test('leads whoever has neither to an account, or to the code of a class', async () => {
    seated = { seats: 0, assignments: [] };
    await show();
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Type its code' })).toHaveAttribute(
      'href',
      '/community/join',
    );
  });
});

describe('the line over a board', () => {
  test('is that of the seat’s assignment, without asking for an account', async () => {
    const banner = await loadBanner('a', 2);
    if (banner === null) throw new Error('there is no line');
    render(<banner.line events={[]} />);
    expect(screen.getByText(/^For Money:/)).toHaveTextContent('For Money: First.');
    expect(banner.lastTask).toBe(2);
    expect(askedAccount).toBe(0);
  });
});
