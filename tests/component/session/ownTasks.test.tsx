/** Tasks that are set on a board: made of what was played, shown, and carried. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BankingRound } from '@/events/banking/board/rules';
import { isOwnTasks } from '@/events/goals/readTasks';
import type { Cursor } from '@/events/log/tree';
import { eventsTo } from '@/events/timeline/lines';
import { lessonGame } from '@/src/board/session/game';
import { openFragment, readLinked } from '@/src/board/session/openLog';
import { OwnTasks } from '@/src/board/tasks/OwnTasks';
import { Tasks } from '@/src/board/tasks/Tasks';
import { useTaskSet } from '@/src/board/tasks/taskSet';
import { useProgress } from '@/src/board/tasks/useProgress';
import { lessonOf } from '../../helpers/boards';
import { acting, openingCursorOf, payment } from '../../helpers/cursors';

const opening = openingCursorOf(2);
const paid = acting(opening, payment(1, 2, 3000));

beforeEach(() => window.localStorage.clear());

/** The board's tasks, and below them the way to set one, as the companion has them. */
function Panel({
  cursor,
  game,
}: {
  cursor: Cursor<BankingRound>;
  game: ReturnType<typeof lessonGame>;
}) {
  const { tasks } = useTaskSet(game);
  const progress = useProgress(cursor.timeline, tasks?.tasks ?? []);
  return (
    <>
      {tasks && <Tasks lesson={tasks} progress={progress} {...cursor} onNode={() => {}} />}
      <OwnTasks game={game} timeline={cursor.timeline} at={cursor.at} />
    </>
  );
}

function open(cursor = paid) {
  const game = lessonGame(lessonOf(2));
  const { unmount } = render(<Panel cursor={cursor} game={game} />);
  return { game, unmount, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const shown = () => within(screen.getByRole('region', { name: 'Tasks' })).getAllByRole('listitem');

/** Opens the form, and picks what begins so. */
async function pick(user: ReturnType<typeof userEvent.setup>, ...begins: readonly RegExp[]) {
  await user.click(button('Make this a task'));
  for (const words of begins)
    await user.click(await screen.findByRole('checkbox', { name: words }));
}

const CUSTOMER_1 = /^Customer 1 has \$70 on deposit with Bank 1$/;
const CUSTOMER_2 = /^Customer 2 has \$130 on deposit with Bank 1$/;

describe('a task that is made of what was played', () => {
  test('stands in place of the lesson’s, and is met by the line that it was made of', async () => {
    const { user, game } = open();
    await pick(user, CUSTOMER_1);
    await user.type(screen.getByLabelText('First hint: who acts'), 'Act as Customer 1.');
    await user.click(button('Save the task'));
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toHaveTextContent(
      'Met: Get to where Customer 1 has $70 on deposit with Bank 1.',
    );
    expect(
      screen.getByText('The task is saved. Links and files of this board carry it.'),
    ).toBeVisible();
    expect(button('Make this a task')).toHaveFocus();
    const log = game.logOf(eventsTo(paid.timeline, paid.leaf));
    const tasks = 'tasks' in log ? log.tasks : undefined;
    expect(isOwnTasks(tasks)).toBe(true);
    expect(tasks).toMatchObject({
      list: [{ hints: ['Act as Customer 1.'], begins: { party: 1, act: 'transfer' } }],
    });
  });

  test('asks for several things, each with a tick of its own', async () => {
    const { user, game } = open();
    await pick(user, CUSTOMER_1, CUSTOMER_2);
    await user.click(button('Save the task'));
    expect(game.own.get()?.list[0]).toHaveProperty('conditions.length', 2);
  });

  test('has the figure, the relation and the words that are typed', async () => {
    const { user, game } = open();
    await pick(user, CUSTOMER_1);
    await user.selectOptions(screen.getByLabelText('How it stands'), 'atMost');
    const figure = screen.getByLabelText('Dollars');
    await user.clear(figure);
    await user.click(button('Save the task'));
    expect(screen.getByRole('alert')).toHaveTextContent('A figure is missing');
    await user.type(figure, '12.50');
    const words = screen.getByLabelText('Its words');
    await user.clear(words);
    await user.type(words, 'Leave Customer 1 with little.');
    await user.click(button('Save the task'));
    expect(game.own.get()?.list).toMatchObject([
      { goal: 'Leave Customer 1 with little.', asks: { is: 'atMost', than: 1250 } },
    ]);
    expect(shown()[0]).toHaveTextContent('To do now: Leave Customer 1 with little.');
  });

  test('asks for a day, which is typed as a whole number', async () => {
    const game = lessonGame(lessonOf(28));
    render(<Panel cursor={acting(openingCursorOf(28), { type: 'endDay' })} game={game} />);
    const user = userEvent.setup();
    await pick(user, /^it is day 2 or later$/);
    const day = screen.getByLabelText('Day');
    expect(day).toHaveValue('2');
    await user.clear(day);
    await user.type(day, '2.5');
    await user.click(button('Save the task'));
    expect(screen.getByRole('alert')).toHaveTextContent('A figure is missing');
    await user.clear(day);
    await user.type(day, '4');
    await user.click(button('Save the task'));
    expect(game.own.get()?.list).toMatchObject([
      { goal: 'Get to where it is day 4 or later.', asks: { of: { kind: 'day' }, than: 4 } },
    ]);
  });

  test('shows how the figure of a state with a name stands', async () => {
    const game = lessonGame(lessonOf(33));
    const lost = { type: 'writeOff', claim: 1, amount: 450_000 } as const;
    render(<Panel cursor={acting(openingCursorOf(33), lost)} game={game} />);
    const user = userEvent.setup();
    await pick(user, /^Bank 1 is insolvent$/);
    expect(screen.getByLabelText('How it stands')).toHaveDisplayValue('is less than');
    await user.click(button('Save the task'));
    expect(game.own.get()?.list).toMatchObject([
      { goal: 'Get to where Bank 1 is insolvent.', asks: { is: 'lessThan', than: 0 } },
    ]);
  });

  test('needs something that it asks for, and words that no other has', async () => {
    const { user } = open();
    await pick(user);
    await user.click(await screen.findByRole('button', { name: 'Save the task' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one thing');
    await user.click(screen.getByRole('checkbox', { name: CUSTOMER_1 }));
    await user.click(button('Save the task'));
    await pick(user, CUSTOMER_1);
    await user.click(button('Save the task'));
    expect(screen.getByRole('alert')).toHaveTextContent('Two tasks have the same words.');
    await user.click(button('Cancel'));
    expect(button('Make this a task')).toHaveFocus();
  });

  test('is found again by who comes back, until it is removed', async () => {
    const { user, unmount } = open();
    await pick(user, CUSTOMER_1);
    await user.click(button('Save the task'));
    unmount();
    const again = open();
    expect(shown()).toHaveLength(1);
    await again.user.click(button('Remove task 1'));
    expect(shown()).toHaveLength(lessonOf(2).tasks.length);
    expect(window.localStorage).toHaveLength(0);
  });

  test('goes out by a link that holds none of the steps, so that it gives nothing away', async () => {
    const { user, game } = open();
    await pick(user, CUSTOMER_1);
    await user.click(button('Save the task'));
    await user.click(button('Copy a link to these tasks, without your steps'));
    expect(await screen.findByText('The link is on the clipboard.')).toBeVisible();
    const link = await navigator.clipboard.readText();
    expect(link).toContain('/lectures/fundamentals/deposit-transfers#log=');
    const linked = readLinked(link.slice(link.indexOf('#')));
    expect(linked).toHaveProperty('log', {
      world: 'banking',
      lesson: 2,
      events: [],
      tasks: game.own.get(),
    });
    window.localStorage.clear();
    const board = lessonGame(lessonOf(2));
    expect(await openFragment(board, link.slice(link.indexOf('#')))).toBeNull();
    expect(board.own.get()).toEqual(game.own.get());
  });

  test('is not offered before anything was done', () => {
    open(opening);
    expect(button('Make this a task')).toBeDisabled();
  });

  test('takes the focus to its form, by keyboard too', async () => {
    const { user } = open();
    button('Make this a task').focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'A task of your own' })).toHaveFocus();
  });
});

describe('what this browser keeps', () => {
  test('is not trusted', () => {
    const { storageKey } = lessonGame(lessonOf(2));
    window.localStorage.setItem(`tallystick-tasks-${storageKey}`, '{"version":1,"list":[{}]}');
    open();
    expect(shown()).toHaveLength(lessonOf(2).tasks.length);
  });

  test('stays as it is while the tasks of a log are shown', async () => {
    const { user, game } = open();
    await pick(user, CUSTOMER_1);
    await user.click(button('Save the task'));
    const [task] = game.own.get()?.list ?? [];
    if (!task) throw new Error('the task was saved');
    const other = lessonGame(lessonOf(2));
    other.own.arrive({ version: 1, list: [{ ...task, goal: 'Another.' }] });
    expect(other.own.get()?.list[0]?.goal).toBe('Another.');
    expect(lessonGame(lessonOf(2)).own.get()?.list[0]).toEqual(task);
  });
});
