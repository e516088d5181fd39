import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { encodeLink } from '@/events/log/link';
import { fileTextOf } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import { AssignForm } from '@/src/community/classroom/assignments/AssignForm';
import { giveAssignment, scenarioToAssign } from '@/src/contract/classroom';
import { notingServer, refusing } from '../../helpers/accounts/notingServer';
import { giving } from '../../helpers/contract';
import { router } from '../../helpers/navigation';

const user = userEvent.setup();
const server = notingServer(/\/api\/(classes|assignments|join)/);
const { asked } = server;

afterEach(() => {
  localStorage.clear();
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => user.click(button(name));
const UUID = expect.stringMatching(
  /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
);

const LESSONS = [
  { id: 2, title: 'Deposit Transfers', lecture: 'Fundamentals', goals: ['Pay.', 'Gather.'] },
  { id: 10, title: 'Correspondent Banking', lecture: 'Towards', goals: ['Net.'] },
] as const;

const PAYMENT: Log = {
  world: 'banking',
  lesson: 2,
  events: [{ type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount: 700 }],
};

/** What is sent of a board. */
const partOf = ({
  about,
  tasks,
  model = null,
}: {
  about: object;
  tasks: readonly number[];
  model?: string | null;
}) => ({
  ...{ id: '1', kind: 'board', about, model },
  title: expect.any(String),
  tasks: tasks.map((index) => ({ index, points: 1 })),
});

describe('giving an assignment', () => {
  const open = () =>
    render(<AssignForm classId="abc" memberId="me" lessons={LESSONS} first={LESSONS[0]} />);
  const title = () => screen.getByLabelText('Title');
  const address = () => screen.getByLabelText('Address of the scenario');

  test('on a lesson sends its chosen tasks, the due date as a moment, and the model of a link', async () => {
    server.answers = [giving(giveAssignment, { id: 'given' })];
    open();
    await user.click(screen.getByLabelText('1. Pay.'));
    await user.clear(title());
    await user.type(title(), 'Two payments');
    await user.type(screen.getByLabelText('Instructions'), 'Gather.');
    await user.type(screen.getByLabelText('Due date'), '2090-01-31T18:00');
    await user.click(screen.getByRole('radio', { name: 'Link' }));
    await user.click(screen.getByRole('textbox', { name: 'Link' }));
    await user.paste(`https://example.org/lectures#log=${encodeLink(PAYMENT)}`);
    await press('Create the assignment');
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/community/assignments/given'));
    expect(asked).toEqual([
      [
        'POST /api/classes/abc/assignments',
        {
          requestId: UUID,
          title: 'Two payments',
          instructions: 'Gather.',
          ...{ parts: [partOf({ about: { lesson: 2 }, tasks: [1], model: fileTextOf(PAYMENT) })] },
          due: new Date('2090-01-31T18:00').toISOString(),
          answersShown: 'due',
        },
      ],
    ]);
  });

  test('of several parts sends them in their order, with points, dates and the late rule', async () => {
    server.answers = [giving(giveAssignment, { id: 'given' })];
    open();
    await user.clear(screen.getByLabelText('Points of task 1'));
    await user.type(screen.getByLabelText('Points of task 1'), '3');
    await press('Choice');
    await press('Number');
    await press('Board');
    await press('Remove part 4');
    await press('Move part 3 up');
    await press('Create the assignment');
    expect(screen.getAllByLabelText('Question')[0]).toHaveAccessibleDescription(
      /^Write what is asked\./,
    );
    const [first, second] = screen.getAllByLabelText('Question');
    if (!first || !second) throw new Error('there are two questions');
    await user.type(first, 'How much?');
    await user.type(screen.getByLabelText('Right answer'), '1,250.5');
    await user.type(second, 'Which?');
    await user.type(screen.getByLabelText('Answer 1'), 'Loans');
    await user.type(screen.getByLabelText('Answer 2'), 'Notes');
    await user.type(screen.getByLabelText('Opening date'), '2090-01-01T08:00');
    await user.type(screen.getByLabelText('Due date'), '2090-01-31T18:00');
    await user.selectOptions(screen.getByLabelText('Late work'), 'percent');
    await user.selectOptions(screen.getByLabelText('Show answers and marks'), 'at once');
    await press('Create the assignment');
    // No answer is right by itself.
    expect(await screen.findByText('Say which answer is right.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /^Right.*answer 1/ }));
    await press('Create the assignment');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(asked[0]?.[1]).toMatchObject({
      parts: [
        {
          id: '1',
          kind: 'board',
          tasks: [
            { index: 0, points: 3 },
            { index: 1, points: 1 },
          ],
        },
        { id: '3', kind: 'number', prompt: 'How much?', answer: 1250.5, tolerance: 0, points: 1 },
        { id: '2', kind: 'choice', prompt: 'Which?', options: ['Loans', 'Notes'], right: [0] },
      ],
      opens: new Date('2090-01-01T08:00').toISOString(),
      due: new Date('2090-01-31T18:00').toISOString(),
      late: { rule: 'percent', percent: 10 },
      answersShown: 'at once',
    });
  });

  test('of a scenario’s opening alone has its steps as the model', async () => {
    open();
    const start = fileTextOf(PAYMENT);
    const found = { title: 'A run', board: 'lesson 2', lesson: 2, tasks: ['Pay.'], start };
    server.answers = [giving(scenarioToAssign, found), giving(giveAssignment, { id: 'given' })];
    await user.click(screen.getByRole('radio', { name: 'A shared scenario' }));
    await user.type(address(), 'xyz');
    await press('Look it up');
    await user.click(await screen.findByRole('checkbox', { name: /^Give only its opening/ }));
    await press('Create the assignment');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    const opening = fileTextOf({ ...PAYMENT, events: [] });
    expect(asked[1]?.[1]).toMatchObject({
      parts: [{ kind: 'board', title: 'A run', about: { log: opening }, model: start }],
    });
  });

  test('takes the title of what is chosen, until there is one of its own', async () => {
    open();
    expect(title()).toHaveValue('Deposit Transfers');
    await user.selectOptions(screen.getByLabelText('Lesson'), '10');
    expect(title()).toHaveValue('Correspondent Banking');
    expect(screen.getByLabelText('1. Net.')).toBeChecked();
    await user.type(title(), ' again');
    await user.selectOptions(screen.getByLabelText('Lesson'), '2');
    expect(title()).toHaveValue('Correspondent Banking again');
  });

  test('on a scenario asks for it to be looked up, and offers the tasks of its board', async () => {
    open();
    await user.click(screen.getByRole('radio', { name: 'A shared scenario' }));
    await user.type(address(), 'nothing');
    await press('Create the assignment');
    expect(address()).toHaveAccessibleDescription(/^Look the scenario up first/);
    server.answers = [refusing('There is no scenario at this address.', 404)];
    await press('Look it up');
    await waitFor(() =>
      expect(address()).toHaveAccessibleDescription('There is no scenario at this address.'),
    );
    await user.clear(address());
    await user.type(address(), '/community/scenarios/xyz');
    const found = { title: 'A run', board: 'lesson 2, Deposit Transfers', lesson: 2, start: '' };
    server.answers = [
      giving(scenarioToAssign, { ...found, tasks: ['Pay.', 'Gather.'] }),
      giving(giveAssignment, { id: 'given' }),
    ];
    await press('Look it up');
    expect(
      await screen.findByText('“A run”, played in lesson 2, Deposit Transfers.'),
    ).toBeVisible();
    expect(title()).toHaveValue('A run');
    await press('Create the assignment');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(asked.map(([what]) => what)).toEqual([
      'GET /api/assignments/scenario?scenario=nothing',
      'GET /api/assignments/scenario?scenario=%2Fcommunity%2Fscenarios%2Fxyz',
      'POST /api/classes/abc/assignments',
    ]);
    expect(asked[2]?.[1]).toMatchObject({
      ...{ parts: [partOf({ about: { scenario: '/community/scenarios/xyz' }, tasks: [0, 1] })] },
      due: null,
    });
  });

  test('has no title of another choice while a scenario is not looked up', async () => {
    open();
    const found = { board: 'lesson 2, Deposit Transfers', lesson: 2, tasks: [], start: '' };
    server.answers = [
      giving(scenarioToAssign, { ...found, title: 'A run' }),
      giving(scenarioToAssign, { ...found, title: 'Else' }),
    ];
    await user.click(screen.getByRole('radio', { name: 'A shared scenario' }));
    expect(title()).toHaveValue('');
    await user.type(address(), 'abc');
    await press('Look it up');
    await waitFor(() => expect(title()).toHaveValue('A run'));
    await user.type(address(), 'd');
    expect(address()).toHaveValue('abcd');
    expect(title()).toHaveValue('');
    expect(screen.queryByText(/^“A run”, played in/)).toBeNull();
    await press('Look it up');
    await waitFor(() => expect(title()).toHaveValue('Else'));
    await user.click(screen.getByRole('radio', { name: 'A lesson' }));
    expect(title()).toHaveValue('Deposit Transfers');
    await user.click(screen.getByRole('radio', { name: 'A shared scenario' }));
    expect(title()).toHaveValue('Else');
  });

  test('refuses a model that is the scenario itself as soon as it is pasted', async () => {
    open();
    const found = { title: 'A run', board: 'lesson 2', lesson: 2, tasks: [] };
    server.answers = [giving(scenarioToAssign, { ...found, start: fileTextOf(PAYMENT) })];
    await user.click(screen.getByRole('radio', { name: 'A shared scenario' }));
    await user.type(address(), 'abc');
    await press('Look it up');
    await screen.findByText(/^“A run”, played in/);
    await user.click(screen.getByRole('radio', { name: 'Link' }));
    const link = screen.getByRole('textbox', { name: 'Link' });
    await user.click(link);
    await user.paste(`https://example.org/lectures#log=${encodeLink(PAYMENT)}`);
    await waitFor(() =>
      expect(link).toHaveAccessibleDescription(
        'This holds nothing but the scenario as it was given: add steps of your own first.',
      ),
    );
    await user.clear(link);
    const longer = { ...PAYMENT, events: [...PAYMENT.events, ...PAYMENT.events] };
    await user.click(link);
    await user.paste(`https://example.org/lectures#log=${encodeLink(longer)}`);
    await new Promise((done) => setTimeout(done, 50));
    expect(link).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('keeps which tasks are chosen while the other choice is looked at', async () => {
    open();
    const task = (name: string) => screen.getByLabelText(name);
    await user.click(task('1. Pay.'));
    await user.click(screen.getByRole('radio', { name: 'A shared scenario' }));
    await user.type(address(), 'xyz');
    server.answers = [
      giving(scenarioToAssign, {
        title: 'A run',
        board: 'lesson 2',
        lesson: 2,
        tasks: ['Pay.', 'Lend.'],
        start: '',
      }),
    ];
    await press('Look it up');
    await user.click(await screen.findByLabelText('2. Lend.'));
    expect(task('1. Pay.')).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'A lesson' }));
    expect(task('1. Pay.')).not.toBeChecked();
    expect(task('2. Gather.')).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'A shared scenario' }));
    expect(task('1. Pay.')).toBeChecked();
    expect(task('2. Lend.')).not.toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'A lesson' }));
    await user.selectOptions(screen.getByLabelText('Lesson'), '10');
    await user.selectOptions(screen.getByLabelText('Lesson'), '2');
    expect(task('1. Pay.')).toBeChecked();
  });

  test('sends nothing while a model cannot be read, and goes to it', async () => {
    open();
    await user.click(screen.getByRole('radio', { name: 'Link' }));
    await press('Create the assignment');
    const link = screen.getByRole('textbox', { name: 'Link' });
    await waitFor(() => expect(link).toHaveFocus());
    expect(link).toHaveAccessibleDescription('Paste the link that Share gives.');
    await user.click(screen.getByRole('radio', { name: 'This browser' }));
    await press('Create the assignment');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This browser keeps no step of it yet.');
    expect(asked).toEqual([]);
  });
});
