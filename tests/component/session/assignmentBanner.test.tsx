/** A board that was opened for an assignment says so; any other does not, and asks for nothing. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Timeline } from '@/events/timeline/timeline';
import type { AnyRound, BoardKey } from '@/events/world/board';
import { lessonGame } from '@/src/board/session/game';
import type { BannerProps } from '@/src/board/session/slots';
import { useBanner } from '@/src/board/session/useBanner';
import { Board } from '@/src/board/stage/Board';
import { AssignmentBanner } from '@/src/board/tasks/AssignmentBanner';
import { CommunitySlots } from '@/src/community/share/CommunitySlots';
import { ANN, authServer } from '../../helpers/accounts/authServer';
import { lessonOf } from '../../helpers/boards';
import { Beside, lookAt } from '../../helpers/companion';
import { driven, pay, paying } from '../../helpers/lines/lessonDriver';

const server = authServer();

/** The boards whose assignments were asked for. */
const asked: (string | null)[] = [];

let answer: () => Response;

const OPEN = {
  id: 'a',
  title: 'Pay and gather',
  className: 'Money 101',
  board: 2,
  tasks: 1,
  lastTask: 1,
  part: '1',
  partTitle: null,
  due: '2090-01-31T18:00:00.000Z',
  handedIn: null,
  start: [],
};

/** Opens the page at an address. */
function arriveAt(search: string): void {
  window.history.replaceState(null, '', `/lectures/fundamentals/deposit-transfers${search}`);
}

/** What a board gives the line of what was paid on it, in turn. */
function played(...amounts: readonly number[]) {
  const { timeline, leaf } = driven(amounts.map(paying)).context;
  return { timeline, leaf };
}

/** The line over a board on which something was played. */
function PlayedLine(
  props: Omit<BannerProps, 'events'> & {
    readonly timeline: Timeline<AnyRound>;
    readonly leaf: number;
    readonly board?: BoardKey;
  },
) {
  const { board = 2, ...place } = props;
  return <AssignmentBanner banner={useBanner(board)} {...place} />;
}

const line = () => screen.findByText(/^For Money 101:/);

beforeAll(() => server.start());
beforeEach(() => {
  asked.length = 0;
  server.session = ANN;
  answer = () => HttpResponse.json({ assignments: [{ ...OPEN, id: 'b', title: 'Other' }, OPEN] });
  server.network.use(
    http.get('*/api/assignments/open', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('lesson'));
      return answer();
    }),
  );
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
  server.reset();
});
afterAll(() => server.stop());

describe('over the board', () => {
  test('stands for which assignment it was opened, and the way to hand in', async () => {
    arriveAt('?assignment=a');
    render(
      <Beside>
        <Board game={lessonGame(lessonOf(2))} />
      </Beside>,
      { wrapper: CommunitySlots },
    );
    await lookAt('Tasks');
    expect(await line()).toHaveTextContent(
      /^For Money 101: Pay and gather, due 31 January 2090 at .*\.$/,
    );
    expect(screen.getByRole('link', { name: 'Pay and gather' })).toHaveAttribute(
      'href',
      '/community/assignments/a',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hand in' });
    expect(within(dialog).getByRole('tab', { name: 'Hand in' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(
      await within(dialog).findByText(/Take a step first, then hand it in\.$/),
    ).toBeInTheDocument();
  });

  test('stands the way to the assignment’s page where the share dialog offers no handing in', async () => {
    arriveAt('?assignment=a');
    answer = () =>
      HttpResponse.json({
        assignments: [{ ...OPEN, due: null, handedIn: { met: 1, isLate: false } }],
      });
    render(<PlayedLine board="bills-3" {...played()} />, { wrapper: CommunitySlots });
    expect(await line()).toHaveTextContent('For Money 101: Pay and gather.');
    expect(screen.getByRole('link', { name: 'Hand in again' })).toHaveAttribute(
      'href',
      '/community/assignments/a#hand-in',
    );
    expect(asked).toEqual(['bills']);
  });

  test('stands that it is none of the reader’s, and not what the address says', async () => {
    arriveAt('?assignment=<b>Pay here</b>');
    render(<PlayedLine {...played()} />, { wrapper: CommunitySlots });
    const said = 'This address names an assignment that you do not have on this board.';
    expect((await screen.findByText(said)).parentElement).toHaveTextContent(/board\.Your classes$/);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/community/classes');
  });

  test('stands the way to sign in, and back, for whoever is signed out', async () => {
    arriveAt('?assignment=a#log=x');
    answer = () => HttpResponse.json({ error: 'Sign in.' }, { status: 401 });
    render(<PlayedLine {...played()} />, { wrapper: CommunitySlots });
    const back = '/lectures/fundamentals/deposit-transfers?assignment=a#log=x';
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/registration/signin?callbackUrl=${encodeURIComponent(back)}`,
    );
  });

  test('stands nothing where it cannot be asked about', async () => {
    arriveAt('?assignment=a');
    answer = () => HttpResponse.json({ error: 'Try again.' }, { status: 500 });
    const { container } = render(<PlayedLine {...played()} />, { wrapper: CommunitySlots });
    await expect.poll(() => asked).toEqual(['2']);
    // The answer has been read by then.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(container).toHaveTextContent('');
  });

  test('stands that a line without a step of the scenario cannot be handed in, as it is played', async () => {
    arriveAt('?assignment=a');
    answer = () => HttpResponse.json({ assignments: [{ ...OPEN, start: [pay(10)] }] });
    const { rerender } = render(<PlayedLine {...played(10, 20)} onHandIn={() => {}} />, {
      wrapper: CommunitySlots,
    });
    const handIn = { name: 'Hand in' };
    expect(await screen.findByRole('button', handIn)).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<PlayedLine {...played(20)} onHandIn={() => {}} />);
    expect(screen.getByRole('status')).toHaveTextContent(
      'This line holds none of the scenario’s steps: go on from one of them to hand in.',
    );
    expect(await line()).toHaveTextContent(/^For Money 101: Pay and gather\. This line/);
    expect(screen.queryByRole('button', handIn)).toBeNull();
    rerender(<PlayedLine {...played(10, 5)} onHandIn={() => {}} />);
    expect(screen.getByRole('button', handIn)).toBeVisible();
    expect(await line()).toHaveTextContent(/, due 31 January 2090 at .*\.$/);
    rerender(<PlayedLine {...played()} onHandIn={() => {}} />);
    expect(screen.getByRole('button', handIn)).toBeVisible();
  });

  test('stands nothing, and nothing is asked, where the address names none', async () => {
    arriveAt('?assignment=a');
    arriveAt('');
    const { container } = render(<PlayedLine {...played()} />, { wrapper: CommunitySlots });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(container).toBeEmptyDOMElement();
    expect(asked).toEqual([]);
  });
});

describe('once the tasks of the assignment are met', () => {
  beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
  afterEach(() => vi.unstubAllGlobals());
  const meetFirst = async () => {
    arriveAt('?assignment=a');
    render(
      <Beside>
        <Board game={lessonGame(lessonOf(2))} />
      </Beside>,
      { wrapper: CommunitySlots },
    );
    await lookAt('Tasks');
    await line();
    const act = screen.getByRole('combobox', { name: 'Action' });
    await userEvent.selectOptions(act, 'Transfer Money to Someone');
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount ($)' }), '30{Enter}');
    return within(await screen.findByRole('region', { name: 'Tasks' }));
  };
  const handIn = { name: 'Hand in' };
  const told = 'The tasks of the assignment are met.';

  test('handing in is what comes next, also where the lesson has more of them', async () => {
    const tasks = await meetFirst();
    expect(await tasks.findByText(told, { exact: false })).toBeVisible();
    const task = document.querySelector<HTMLElement>('[data-part=task]');
    expect(task).toHaveTextContent(/^The tasks of the assignment are met\.Hand in/);
    expect(within(task ?? document.body).getByRole('status')).toHaveTextContent(told);
    await userEvent.click(tasks.getByRole('button', handIn));
    expect(await screen.findByRole('dialog', { name: 'Hand in' })).toBeVisible();
  });

  test('and not before', async () => {
    answer = () => HttpResponse.json({ assignments: [{ ...OPEN, tasks: 1, lastTask: 2 }] });
    const tasks = await meetFirst();
    expect(await tasks.findByText('Task 1 is met, 2 are left.')).toBeVisible();
    expect(tasks.queryByText(told, { exact: false })).toBeNull();
    expect(tasks.queryByRole('button', handIn)).toBeNull();
    expect(document.querySelector('[data-part=task]')).not.toHaveTextContent('Hand in');
  });
});
