import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { itemAt } from '@/events/assert';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { parseLog } from '@/events/log/parse';
import type { Cursor } from '@/events/log/tree';
import { removeFrom } from '@/events/timeline/timeline';
import lessonTwo from '@/fixtures/logs/v1/lesson-02-tasks.json';
import { Goals } from '@/src/board/tasks/Goals';
import { TaskLine } from '@/src/board/tasks/TaskLine';
import { Tasks } from '@/src/board/tasks/Tasks';
import { useProgress } from '@/src/board/tasks/useProgress';
import { LESSONS } from '@/src/lessons/course/all';
import type { Lesson } from '@/src/lessons/course/lesson';
import { lessonOf } from '../../helpers/boards';
import { acting, note, openingCursorOf, payment, stepped } from '../../helpers/cursors';
import { frozenText, tasksLogOf } from '../../helpers/logs';

const lesson = lessonOf(2);
const opening = openingCursorOf(2);
const paid = acting(opening, payment(1, 2, 3000));
const gathered = acting(paid, payment(1, 2, 7000));
const returned = acting(gathered, payment(2, 1, 10_000));

/** The events of a log of a lesson that meets its tasks. */
function eventsOf(content: unknown): readonly BankingEvent[] {
  const read = parseLog(content);
  if ('problem' in read || read.log.world !== 'banking') throw new Error('this is no such log');
  return read.log.events;
}

/** The tasks, with how far they are met, as the board has it. */
function CheckedTasks(props: Omit<Parameters<typeof Tasks>[0], 'progress'>) {
  return <Tasks {...props} progress={useProgress(props.timeline, props.lesson.tasks)} />;
}

function CheckedLine({ cursor }: { readonly cursor: Cursor<BankingRound> }) {
  const progress = useProgress(cursor.timeline, lesson.tasks);
  return <TaskLine lesson={lesson} progress={progress} at={cursor.at} hasPlayed />;
}

/** The tasks of a lesson at a cursor, and what leads on to another. */
function open(cursor: Cursor<BankingRound>, of: Lesson = lesson, isOwn = true) {
  const onNode = vi.fn();
  const tasks = ({ timeline, at, leaf }: Cursor<BankingRound>) => (
    <CheckedTasks
      timeline={timeline}
      at={at}
      leaf={leaf}
      lesson={of}
      onNode={isOwn ? onNode : null}
    />
  );
  const { rerender } = render(tasks(cursor));
  return {
    onNode,
    user: userEvent.setup(),
    go: (next: Cursor<BankingRound>) => rerender(tasks(next)),
  };
}

const region = () => screen.getByRole('region', { name: 'Tasks' });
/** What the list says was met just now; what is heard of it is said where one acts. */
const status = () => region().querySelector('.tasks-news')?.textContent ?? '';
const button = (name: string) => screen.getByRole('button', { name });

/** What stands before each goal for those who hear it, and what was met where. */
function standing(): readonly string[] {
  const [list] = within(region()).getAllByRole('list');
  if (!list) throw new Error('the tasks are a list');
  return [...list.children].map((row) => {
    const spoken = row.querySelector('.task-goal .visually-hidden')?.textContent ?? '';
    return `${spoken}${row.querySelector('.task-met')?.textContent ?? ''}`;
  });
}

describe('the tasks of a lesson that was opened for an assignment', () => {
  test('end in handing in, not in the next lesson', async () => {
    const onHandIn = vi.fn();
    const { timeline, at, leaf } = returned;
    render(
      <CheckedTasks
        lesson={lesson}
        timeline={timeline}
        at={at}
        leaf={leaf}
        onHandIn={onHandIn}
        onNode={vi.fn()}
      />,
    );
    expect(screen.queryByText(/^Next lesson/)).toBeNull();
    await userEvent.click(button('Hand in'));
    expect(onHandIn).toHaveBeenCalledOnce();
  });
});

describe('the tasks of a lesson', () => {
  test('stand in order, the first to be done now', () => {
    open(opening);
    expect(screen.getByText('0 of 3')).toBeVisible();
    for (const { goal } of lesson.tasks) expect(region()).toHaveTextContent(goal);
    expect(standing()).toEqual(['To do now: ', 'To do later: ', 'To do later: ']);
    expect(status()).toBe('');
  });

  test('are met as one acts, each at its step', () => {
    const { go } = open(opening);
    go(paid);
    expect(screen.getByText('1 of 3')).toBeVisible();
    expect(standing()).toEqual(['Met: met at step 1', 'To do now: ', 'To do later: ']);
    expect(status()).toBe('Task 1 is met, 2 are left.');
    const noted = acting(paid, note('A third of it is done.'));
    go(noted);
    expect(status()).toBe('');
    go(acting(noted, payment(1, 2, 7000)));
    expect(status()).toBe('Task 2 is met, 1 is left.');
  });

  test('say so where one event meets several', () => {
    const isPaid: Lesson['tasks'][number]['met'] = ({ rounds }) => rounds.length > 0;
    const tasks = lesson.tasks.map((task, index) => (index < 2 ? { ...task, met: isPaid } : task));
    const { go } = open(opening, { ...lesson, tasks });
    go(paid);
    expect(status()).toBe('2 tasks are met at once, 1 is left.');
    expect(standing().slice(0, 2)).toEqual(['Met: met at step 1', 'Met: met at step 1']);
  });

  test('lead to the step at which they were met', async () => {
    const { onNode, user, go } = open(gathered);
    await user.click(button('met at step 1'));
    expect(onNode).toHaveBeenCalledExactlyOnceWith(paid.at);
    expect(button('met at step 2')).toHaveAttribute('aria-current', 'step');
    go(stepped(gathered, 1));
    expect(button('met at step 1')).toHaveAttribute('aria-current', 'step');
  });

  test('stay met on another line, and say that it is another', () => {
    const { go } = open(paid);
    go(acting({ ...paid, at: opening.at }, payment(2, 1, 500)));
    expect(standing()[0]).toBe('Met: met at step 1 of another line');
  });

  test('may be met by a setting before the first step, and stay so while one steps', async () => {
    const rate = (which: 'iorb' | 'onRrp' | 'discount', value: number) =>
      ({ type: 'setRate', which, value }) as const;
    const today = openingCursorOf(43);
    const { go, user, onNode } = open(today, lessonOf(43));
    const two = acting(today, rate('iorb', 540), rate('onRrp', 530));
    go(two);
    expect(standing()[0]).toBe('To do now: ');
    const set = acting(two, rate('discount', 550));
    go(set);
    expect(status()).toBe('Task 1 is met, 4 are left.');
    expect(standing()[0]).toBe('Met: met at the start');
    expect(button('met at the start')).toHaveAttribute('aria-current', 'step');
    const lent = acting(set, { type: 'reverseRepoFacility', fund: 5, amount: 100 });
    go(lent);
    expect(button('met at the start')).not.toHaveAttribute('aria-current');
    // One step back is the start with what was set there, and the tick stands.
    go(stepped(lent, 0));
    expect(button('met at the start')).toHaveAttribute('aria-current', 'step');
    await user.click(button('met at the start'));
    expect(onNode).toHaveBeenCalledExactlyOnceWith(set.at);
  });

  test('are met no more once their step is cut off', () => {
    const { go } = open(gathered);
    const { at, leaf } = opening;
    go({ timeline: removeFrom(gathered.timeline, paid.at), at, leaf });
    expect(screen.getByText('0 of 3')).toBeVisible();
  });

  test('are not asked about again by stepping', () => {
    const asked = vi.fn();
    const tasks = lesson.tasks.map((task) => ({ ...task, met: () => Boolean(asked()) }));
    const { go } = open(gathered, { ...lesson, tasks });
    expect(asked).toHaveBeenCalledTimes(2);
    go(stepped(gathered, 1));
    go(stepped(gathered, 0));
    expect(asked).toHaveBeenCalledTimes(2);
    go(returned);
    expect(asked).toHaveBeenCalledTimes(3);
  });
});

describe('when all tasks are met', () => {
  test('the next lesson is shown, and the last one is praised where it was met', () => {
    const { go } = open(gathered);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    go(returned);
    expect(status()).toBe('Well done: all 3 tasks are met.');
    expect(screen.getByRole('link', { name: 'Overdrafts' })).toHaveAttribute(
      'href',
      '/lectures/fundamentals/overdrafts',
    );
  });

  test('an old log is not praised again', () => {
    const { go } = open(opening);
    go(acting(openingCursorOf(2), ...eventsOf(lessonTwo)));
    expect(screen.getByText('3 of 3')).toBeVisible();
    expect(status()).toBe('');
    expect(screen.getByRole('link', { name: 'Overdrafts' })).toBeVisible();
  });

  test('the last lesson leads nowhere', () => {
    const last = itemAt(LESSONS, LESSONS.length - 1);
    const content: unknown = JSON.parse(frozenText(1, tasksLogOf(last)));
    open(acting(openingCursorOf(last.id), ...eventsOf(content)), last);
    expect(screen.getByText(`${last.tasks.length} of ${last.tasks.length}`)).toBeVisible();
    expect(screen.getByText(/^This was the last lesson\./)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('where one acts', () => {
  const told = () => screen.getByRole('status').textContent;

  test('the task at hand is named, and what was met is told', () => {
    const { rerender } = render(<CheckedLine cursor={opening} />);
    expect(screen.getByText(/^Task 1 of 3:/).parentElement).toHaveTextContent(
      `Task 1 of 3: ${lesson.tasks[0]?.goal}`,
    );
    expect(told()).toBe('');
    rerender(<CheckedLine cursor={paid} />);
    expect(told()).toBe('Task 1 is met, 2 are left.');
    expect(screen.getByText(/^Task 2 of 3:/).parentElement).toHaveTextContent(
      lesson.tasks[1]?.goal ?? '',
    );
    rerender(<CheckedLine cursor={gathered} />);
    rerender(<CheckedLine cursor={returned} />);
    expect(told()).toBe('Well done: all 3 tasks are met.');
    expect(screen.queryByText(/^Task/)).toBeNull();
  });
});

describe('a task of several conditions', () => {
  /** The words of each condition, with what is heard before those that hold. */
  const parts = (within: ParentNode) =>
    [...within.querySelectorAll('.task-part')].map(({ textContent }) => textContent);

  test('ticks each of them where it holds, over the form and in the list', () => {
    const short = acting(opening, payment(1, 2, 2000));
    const { rerender, container } = render(<CheckedLine cursor={opening} />);
    const bare = ['Pay $30 from Customer 1 to Customer 2', 'leave the total of Bank 1 as it was'];
    expect(parts(container)).toEqual(bare);
    rerender(<CheckedLine cursor={short} />);
    expect(parts(container)).toEqual([bare[0], `done: ${bare[1]}`]);
    rerender(<CheckedLine cursor={stepped(short, 0)} />);
    expect(parts(container)).toEqual(bare);
    open(short);
    expect(parts(region())).toEqual([bare[0], `done: ${bare[1]}`]);
  });

  test('has none of them while another timeline is shown', () => {
    open(acting(opening, payment(1, 2, 2000)), lesson, false);
    expect(within(region()).queryByText('done:')).toBeNull();
  });
});

describe('hints', () => {
  const hints = () =>
    within(screen.getByRole('list', { name: 'Hints' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('come one at a time: the party, the action, the figure', async () => {
    const { user } = open(opening);
    const [task] = lesson.tasks;
    expect(screen.queryByRole('list', { name: 'Hints' })).not.toBeInTheDocument();
    await user.click(button('Hint'));
    expect(hints()).toEqual(task?.hints.slice(0, 1));
    await user.click(button('Hint 2 of 3'));
    await user.click(button('Hint 3 of 3'));
    expect(hints()).toEqual(task?.hints);
    expect(button('Hide the hints')).toHaveFocus();
    await user.click(button('Hide the hints'));
    expect(screen.queryByRole('list', { name: 'Hints' })).not.toBeInTheDocument();
  });

  test('are of the task to do now, and remembered until the lesson starts over', async () => {
    const { user, go } = open(opening);
    await user.click(button('Hint'));
    const wrong = acting(opening, payment(2, 1, 100));
    go(wrong);
    expect(hints()).toEqual(lesson.tasks[0]?.hints.slice(0, 1));
    go(acting(openingCursorOf(2), payment(1, 2, 3000)));
    expect(screen.queryByRole('list', { name: 'Hints' })).not.toBeInTheDocument();
    await user.click(button('Hint'));
    expect(hints()).toEqual(lesson.tasks[1]?.hints.slice(0, 1));
    go(openingCursorOf(2));
    expect(screen.queryByRole('list', { name: 'Hints' })).not.toBeInTheDocument();
    expect(button('Hint')).toBeVisible();
  });
});

test('beside somebody else’s steps the goals stand without what the reader has met', () => {
  render(<Goals lesson={lesson} />);
  const goals = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(goals).toEqual(lesson.tasks.map(({ goal }) => goal));
  expect(screen.getByText('Tasks are checked on your own board.')).toBeVisible();
});

test('beside the lesson’s demonstration one’s own tasks are shown, and nothing to press', () => {
  // The place is of the demonstration's timeline, and may be on none of one's own.
  open({ ...paid, at: 99, leaf: 99 }, lesson, false);
  expect(standing()).toEqual(['Met: met at step 1', 'To do now: ', 'To do later: ']);
  expect(screen.getByText('Tasks are checked on your own board.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
