import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, del, set } from 'idb-keyval';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeLink } from '@/events/log/link';
import { fileTextOf } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import { storedOf } from '@/src/board/session/storage/stored';
import { HandInForm } from '@/src/community/classroom/handIns/HandInForm';
import { handIn } from '@/src/contract/handIn';
import { ANN, authServer } from '../../helpers/accounts/authServer';
import { arrive } from '../../helpers/accounts/sessionPage';
import { giving } from '../../helpers/contract';
import { driven, pay, paying } from '../../helpers/lines/lessonDriver';
import { router } from '../../helpers/navigation';

const user = userEvent.setup();
const server = authServer();
let leave = () => {};

/** The logs that were handed in, with the assignment. */
const handedIn: (readonly [string, unknown])[] = [];

/** What is answered to a hand-in, in order. */
let answers: (() => Response)[] = [];

/** The assignments that there are. */
let open: readonly object[] = [];

/** The boards whose assignments were asked for. */
const boards: (string | null)[] = [];

const answering = (met: readonly (number | null)[], isLate = false) =>
  giving(handIn, {
    met: [...met],
    rounds: 2,
    points: { points: 0, worth: 0, loss: 0, waiting: 0, later: null },
    times: 1,
    isLate,
    leavesStart: false,
    handedInAt: '2026-01-01T00:00:00.000Z',
  })();

const refusing = (error: string, status: number) => () => HttpResponse.json({ error }, { status });

beforeAll(() => server.start());
beforeEach(() => {
  leave = arrive();
  handedIn.length = 0;
  boards.length = 0;
  answers = [];
  server.network.use(
    http.put('*/api/assignments/:id/hand-in', async ({ request, params }) => {
      const body: unknown = await request.json();
      handedIn.push([String(params.id), body]);
      return answers.shift()?.() ?? answering([1, null]);
    }),
    http.get('*/api/assignments/open', ({ request }) => {
      boards.push(new URL(request.url).searchParams.get('lesson'));
      return answers.shift()?.() ?? HttpResponse.json({ assignments: open });
    }),
  );
});
afterEach(async () => {
  leave();
  server.reset();
  router.refresh.mockReset();
  await del('lesson-2', createStore('tallystick', 'lessons'));
});
afterAll(() => server.stop());

const logOf = (...amounts: readonly number[]): Log => ({
  world: 'banking',
  lesson: 2,
  events: amounts.map(pay),
});

const keep = (...amounts: readonly number[]) =>
  set(
    'lesson-2',
    storedOf(driven(amounts.map(paying)).context, 1),
    createStore('tallystick', 'lessons'),
  );

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const choose = (name: string) => user.click(screen.getByRole('radio', { name }));

const workOf = (log: string) => ({ work: { 1: { log } } });

describe('handing in on the page of an assignment', () => {
  const show = (change: Partial<Parameters<typeof HandInForm>[0]> = {}) =>
    render(
      <HandInForm
        id="given"
        part="1"
        seatIn={null}
        lessonId={2}
        start={[]}
        tasks={2}
        warning={null}
        {...change}
      />,
    );

  test('sends what this browser keeps, and says what was met', async () => {
    await keep(10, 20);
    show();
    expect(
      await screen.findByText('What was last shown of lesson 2 in this browser, up to step 2.'),
    ).toBeVisible();
    await press('Hand in');
    const said = await screen.findByText(
      'Handed in. 1 of 2 tasks met. You can go on and hand in again.',
    );
    expect(said).toHaveFocus();
    expect(handedIn).toEqual([['given', workOf(fileTextOf(logOf(10, 20)))]]);
    expect(router.refresh).toHaveBeenCalledOnce();
  });

  test('looks again when the reader comes back, and takes up what was done meanwhile', async () => {
    show();
    expect(await screen.findByText('This browser keeps no step of lesson 2 yet.')).toBeVisible();
    await press('Hand in');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Do it on the board first, or choose a link or a file.');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(handedIn).toEqual([]);
    await keep(10);
    await choose('Link');
    await choose('This browser');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/up to step 1\.$/)).toBeVisible();
    answers = [() => answering([1, 1], true)];
    await press('Hand in');
    expect(await screen.findByText('Handed in, late. All 2 tasks are met.')).toBeVisible();
  });

  test('sends the log of a link, and says what is wrong with one', async () => {
    show({ lessonId: null, tasks: 0 });
    expect(screen.queryByRole('radio', { name: 'This browser' })).not.toBeInTheDocument();
    const link = screen.getByRole('textbox', { name: 'Link' });
    const whole = encodeLink(logOf(10, 20));
    await user.click(link);
    await user.paste(`https://example.org/x#log=${whole.slice(0, -6)}`);
    await press('Hand in');
    await waitFor(() => expect(link).toHaveFocus());
    expect(link).toHaveAccessibleDescription(/cut off/);
    await user.clear(link);
    await user.paste('https://example.org/lectures/fundamentals/loans#board');
    await press('Hand in');
    await waitFor(() => expect(link).toHaveAccessibleDescription(/^There are no steps in this/));
    expect(handedIn).toEqual([]);
    await user.clear(link);
    await user.paste(`https://example.org/x#log=${whole}`);
    await press('Hand in');
    expect(await screen.findByText('Handed in.')).toBeVisible();
    expect(handedIn).toEqual([['given', workOf(fileTextOf(logOf(10, 20)))]]);
  });

  test('sends a file as it is, and says what the server refused', async () => {
    show({ warning: 'The due date has passed.' });
    expect(screen.getByText('The due date has passed.')).toBeVisible();
    await choose('File');
    await press('Hand in');
    const field = screen.getByLabelText('Choose a file');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription('Choose the file that Share saved.');
    await user.upload(field, new File(['{}'], 'empty.json', { type: 'application/json' }));
    await press('Hand in');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/^This file was not saved by Tallystick/),
    );
    const text = fileTextOf(logOf(10));
    await user.upload(field, new File([text], 'mine.json', { type: 'application/json' }));
    expect(screen.getByText('mine.json')).toBeVisible();
    const another = 'These steps were played in lesson 2; the assignment is about lesson 10.';
    answers = [refusing(another, 422)];
    await press('Hand in');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(another);
    expect(alert).toHaveFocus();
    expect(handedIn).toEqual([['given', workOf(text)]]);
    // What was refused is not said of the next choice, which was not sent.
    await user.upload(field, new File(['{}'], 'empty.json', { type: 'application/json' }));
    await press('Hand in');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/^This file was not saved by Tallystick/),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('asks before it meets less than the last time, and sends it once that is agreed to', async () => {
    show({});
    await choose('File');
    const text = fileTextOf(logOf(10));
    const file = new File([text], 'mine.json', { type: 'application/json' });
    await user.upload(screen.getByLabelText('Choose a file'), file);
    answers = [
      giving(handIn, { less: [{ title: 'Pay', before: 2, now: 1 }] }),
      () => answering([1, null]),
    ];
    await press('Hand in');
    const question = await screen.findByText(/^Your last hand-in met 2 tasks on “Pay”; this one/);
    await waitFor(() => expect(question.parentElement).toHaveFocus());
    expect(screen.queryByText(/^Handed in\./)).toBeNull();
    await press('Hand it in all the same');
    const done = await screen.findByText(/^Handed in\. 1 of 2 tasks met/);
    await waitFor(() => expect(done).toHaveFocus());
    expect(handedIn).toEqual([
      ['given', workOf(text)],
      ['given', { ...workOf(text), agreed: true }],
    ]);
  });

  test('asks for a file again that has changed since, and takes the same one anew', async () => {
    show({});
    await choose('File');
    const field = screen.getByLabelText('Choose a file');
    const text = fileTextOf(logOf(10));
    const file = new File([text], 'mine.json', { type: 'application/json' });
    const gone = new Error('NotReadableError');
    // It is read as it is chosen, for a draft to keep, and again to be sent.
    const read = vi.spyOn(file, 'text').mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
    await user.upload(field, file);
    await press('Hand in');
    const again = 'This file has changed or is gone: choose it again.';
    await waitFor(() => expect(field).toHaveAccessibleDescription(again));
    await user.upload(field, file);
    expect(field).toHaveAccessibleDescription('mine.json');
    await press('Hand in');
    await waitFor(() => expect(handedIn).toEqual([['given', workOf(text)]]));
    expect(read).toHaveBeenCalledTimes(3);
  });
});

describe('handing in from the share dialog', () => {
  const given = (id: string, title: string, handedInAs: object | null = null) => ({
    id,
    title,
    className: 'Money',
    board: 2,
    tasks: 2,
    lastTask: 2,
    part: '1',
    partTitle: null,
    handedIn: handedInAs,
    start: [],
    due: '2090-01-31T18:00:00.000Z',
  });

  async function show(log: Log = logOf(10)) {
    // Its modules are fresh, as in a page that has just arrived.
    const { HandInPart } = await import('@/src/community/share/HandInPart');
    render(
      <HandInPart
        log={log}
        title=""
        onTitle={() => {}}
        logText={() => fileTextOf(log)}
        gameTitle="Deposit Transfers"
        storageKey="lesson-2"
        gamePath="/lectures/fundamentals/deposit-transfers"
        lessonId={log.lesson}
        onLate={() => {}}
      />,
    );
  }

  test('leads those who are signed out to signing in, and back', async () => {
    await show();
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toMatch(/^\/registration\/signin\?callbackUrl=%2F/);
    expect(boards).toEqual([]);
  });

  test('lists the assignments about the board; one press hands in', async () => {
    server.session = ANN;
    open = [given('a', 'First'), given('b', 'Second', { met: 1, isLate: false })];
    await show();
    const items = await screen.findAllByRole('listitem');
    expect(items).toHaveLength(2);
    expect(boards).toEqual(['2']);
    const [first, second] = items.map((item) => within(item));
    expect(first?.getByRole('link', { name: 'First' })).toHaveAttribute(
      'href',
      '/community/assignments/a',
    );
    expect(
      second?.getByText(/\. Handed in already: what you hand in now takes its place\.$/),
    ).toBeVisible();
    expect(second?.getByText('Hand in again')).toBeVisible();
    await press('Hand in to First');
    expect(await screen.findByText(/^Handed in\. 1 of 2 tasks met/)).toHaveFocus();
    expect(handedIn).toEqual([['a', workOf(fileTextOf(logOf(10)))]]);
    answers = [refusing('This was done too often: try again in 3 minutes.', 429)];
    await press('Hand in again to Second');
    expect(await screen.findByRole('alert')).toHaveTextContent('This was done too often');
  });

  test('asks before it meets less than the last time, and can leave it', async () => {
    server.session = ANN;
    open = [given('a', 'First', { met: 2, isLate: false })];
    await show();
    await screen.findByRole('listitem');
    answers = [giving(handIn, { less: [{ title: 'Pay', before: 2, now: 0 }] })];
    await press('Hand in again to First');
    const question = await screen.findByText(/^Your last hand-in met 2 tasks .*meets none\.$/);
    await waitFor(() => expect(question.parentElement).toHaveFocus());
    await press('Keep the last hand-in');
    const stays = await screen.findByText('Your last hand-in stays as it is.');
    await waitFor(() => expect(stays).toHaveFocus());
    expect(handedIn).toHaveLength(1);
  });

  test('says where the list cannot be read, and asks for it again', async () => {
    server.session = ANN;
    server.isUnbound = true;
    open = [given('a', 'First'), { id: 7 }];
    await show();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server gave an answer that cannot be read. Try again in a moment.',
    );
    open = [given('a', 'First')];
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'First' })).toBeVisible();
  });

  test('says beforehand where the steps hold none of the scenario’s, and offers the others', async () => {
    server.session = ANN;
    const done = { met: 1, isLate: false };
    open = [
      { ...given('a', 'Apart', done), start: [pay(20)] },
      { ...given('b', 'Begun'), start: [pay(10)] },
      { ...given('c', 'Left'), start: [pay(10), pay(20)] },
    ];
    await show();
    const items = await screen.findAllByRole('listitem');
    expect(items[0]).toHaveTextContent(
      /These steps hold none of the scenario’s, so they cannot be handed in: go on from one of its steps, not from the opening\.$/,
    );
    expect(items[0]).not.toHaveTextContent(/takes its place/);
    expect(items[1]).not.toHaveTextContent(/the scenario/);
    expect(items[2]).toHaveTextContent(/These steps leave the scenario before its end\.Hand in$/);
    expect(screen.getAllByText('Hand in')).toHaveLength(2);
    await press('Hand in to Begun');
    expect(await screen.findByText(/^Handed in\. 1 of 2 tasks met/)).toHaveFocus();
  });

  test('says where there is none, and that nothing was done', async () => {
    server.session = ANN;
    open = [];
    await show();
    expect(await screen.findByText(/No class of yours has an assignment/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'your classes' })).toHaveAttribute(
      'href',
      '/community/classes',
    );
    await show(logOf());
    expect(await screen.findByText(/^Nothing is done on this board yet/)).toBeVisible();
  });

  test('shows whoever was signed out meanwhile the way back in', async () => {
    server.session = ANN;
    open = [given('a', 'First')];
    const signedOut = refusing('Sign in to do this.', 401);
    answers = [signedOut, () => HttpResponse.json({ assignments: open }), signedOut];
    const way = { name: 'Sign in in a new tab' };
    await show();
    expect(await screen.findByRole('link', way)).toHaveAttribute('target', '_blank');
    await press('Try again');
    await screen.findByRole('listitem');
    expect(screen.queryByRole('link', way)).toBeNull();
    await press('Hand in to First');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link', way)).toBeVisible();
    expect(alert).toHaveFocus();
  });

  test('can be tried again', async () => {
    server.session = ANN;
    open = [given('a', 'First')];
    answers = [refusing('Something went wrong on our side.', 500)];
    await show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.queryByRole('link')).toBeNull();
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Hand in to First' })).toBeVisible();
  });
});
