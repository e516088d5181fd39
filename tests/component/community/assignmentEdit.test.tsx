/** Changing an assignment: its form begins with what it is, and what was handed in is asked about once. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import { fileTextOf } from '@/events/log/log';
import { type EditedAssignment, EditForm } from '@/src/community/classroom/assignments/EditForm';
import type { DraftPart } from '@/src/community/classroom/assignments/parts/draftParts';
import { changeAssignment } from '@/src/contract/classroom';
import { notingServer, refusing } from '../../helpers/accounts/notingServer';
import { giving } from '../../helpers/contract';
import { router } from '../../helpers/navigation';

const user = userEvent.setup();
const server = notingServer(/\/api\/assignments/);
const { asked } = server;

afterEach(() => {
  localStorage.clear();
});

const press = (name: string) => user.click(screen.getByRole('button', { name }));

const LESSON = { id: 2, title: 'Deposit Transfers', lecture: 'Fundamentals', goals: ['Pay.'] };
const CHOICES = { lessons: [LESSON], first: LESSON, scenarios: [] };
const START = fileTextOf({ world: 'banking', lesson: 2, events: [] });
const DUE = '2090-01-31T17:00:30.000Z';

const BOARD: DraftPart = {
  id: '1',
  kind: 'board',
  kept: {
    ...{ id: '1', kind: 'board', title: 'Payments', scenarioId: null },
    ...{ startLog: START, modelLog: START, called: 'lesson 2, Deposit Transfers', lessonId: 2 },
    ...{ goals: ['Pay.', 'Gather.'], tasks: [{ index: 0, points: 3 }], way: '/lectures' },
    hasSteps: false,
  },
};
const CHOICE: DraftPart = {
  id: 'c',
  kind: 'choice',
  kept: {
    ...{ id: 'c', kind: 'choice', prompt: 'Whose debt?', points: 4 },
    options: ['The bank’s', 'The customer’s'],
    right: [1],
  },
};
const NUMBER: DraftPart = {
  id: '3',
  kind: 'number',
  kept: {
    ...{ id: '3', kind: 'number', prompt: 'How much?', points: 2 },
    ...{ answer: 30, tolerance: 0.5, unit: 'dollars' },
  },
};
const SHORT: DraftPart = {
  id: 's',
  kind: 'short',
  kept: { id: 's', kind: 'short', prompt: 'Why?', points: 6, modelAnswer: 'They owe.' },
};

const GIVEN: EditedAssignment = {
  ...{ id: 'given', revision: 4, title: 'Pay', instructions: 'Gather.' },
  ...{ opens: null, due: DUE, late: 'percent', percent: 5, answersShown: 'returned' },
  parts: [BOARD, CHOICE, NUMBER, SHORT],
  taken: ['7'],
};

/** All parts as they are sent where nothing was changed. */
const SENT = [
  {
    ...{ id: '1', kind: 'board', title: 'Payments', about: { part: '1' }, model: { part: '1' } },
    tasks: [{ index: 0, points: 3 }],
  },
  CHOICE.kept,
  NUMBER.kept,
  SHORT.kept,
];

const open = (change: Partial<EditedAssignment> = {}) =>
  render(<EditForm memberId="me" assignment={{ ...GIVEN, ...change }} choices={CHOICES} />);

const done = (asks: readonly string[] = []) =>
  giving(changeAssignment, {
    ...{ title: 'Pay', instructions: '', opens: null, due: null },
    asks: [...asks],
  });

describe('the form of an assignment that there is', () => {
  test('begins with what it is, and sends its parts with what was changed beside them', async () => {
    server.answers = [done()];
    open();
    expect(screen.getByRole('checkbox', { name: '1. Pay.' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '2. Gather.' })).not.toBeChecked();
    const [first, second] = screen.getAllByRole('checkbox', { name: /^Right/ });
    expect(first).not.toBeChecked();
    expect(second).toBeChecked();
    await user.type(screen.getByLabelText('Title'), ' twice');
    await press('Save the changes');
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledExactlyOnceWith('/community/assignments/given'),
    );
    expect(asked).toEqual([
      ['PATCH /api/assignments/given', { title: 'Pay twice', revision: 4, parts: SENT }],
    ]);
  });

  test('sends all words once it was sent in vain: those as at first may be others by now', async () => {
    server.answers = [() => HttpResponse.error(), done()];
    open();
    await user.type(screen.getByLabelText('Title'), ' twice');
    await press('Save the changes');
    expect(await screen.findByText(/It may have done this all the same/)).toHaveFocus();
    await user.clear(screen.getByLabelText('Title'));
    await user.type(screen.getByLabelText('Title'), 'Pay');
    await press('Save the changes');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(asked[1]?.[1]).toEqual({
      ...{ title: 'Pay', instructions: 'Gather.', answersShown: 'returned' },
      ...{ revision: 4, parts: SENT },
    });
  });

  test('changes, moves, removes and adds parts, under an id that none had', async () => {
    server.answers = [done()];
    open();
    await user.click(screen.getByRole('checkbox', { name: '2. Gather.' }));
    await user.clear(screen.getByLabelText('Points of task 2'));
    await user.type(screen.getByLabelText('Points of task 2'), '5');
    await user.click(screen.getByRole('checkbox', { name: 'Take the model solution out' }));
    await press('Move part 2 up');
    await press('Remove part 4');
    await press('Answer in words');
    const question = screen.getAllByLabelText('Question').at(-1);
    if (!question) throw new Error('there is a question');
    await user.type(question, 'Who pays?');
    await press('Save the changes');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(asked[0]?.[1]).toMatchObject({
      parts: [
        { id: 'c' },
        {
          ...{ id: '1', model: null },
          tasks: [
            { index: 0, points: 3 },
            { index: 1, points: 5 },
          ],
        },
        { id: '3' },
        { id: '8', kind: 'short', prompt: 'Who pays?' },
      ],
    });
  });

  test('keeps one part at least', async () => {
    open({ parts: [SHORT] });
    expect(screen.getByRole('button', { name: 'Remove part 1' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press('Remove part 1');
    expect(screen.getByLabelText('Question')).toHaveValue('Why?');
  });

  test('sends dates, the late rule and when answers are shown as they are changed', async () => {
    server.answers = [done()];
    open();
    await user.clear(screen.getByLabelText('Due date'));
    await user.type(screen.getByLabelText('Opening date'), '2089-01-01T08:00');
    await user.selectOptions(screen.getByLabelText('Late work'), 'accepted');
    const shown = screen.getByLabelText('Show answers and marks');
    expect(shown).toHaveAccessibleDescription(/^Until then, learners read that/);
    await user.selectOptions(shown, 'at once');
    expect(shown).toHaveAccessibleDescription(/and can hand in again\./);
    await press('Save the changes');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(asked[0]?.[1]).toMatchObject({
      ...{ due: null, opens: new Date('2089-01-01T08:00').toISOString() },
      ...{ late: { rule: 'accepted' }, answersShown: 'at once' },
    });
  });

  test('says of a date that has passed what it means, and what the server says of another', async () => {
    const passed = 'This date has passed: choose a later one, or none.';
    server.answers = [() => HttpResponse.json({ error: passed, field: 'due' }, { status: 422 })];
    open({ due: '2020-01-31T17:00:00.000Z' });
    const due = screen.getByLabelText('Due date');
    expect(due).toHaveAccessibleDescription(/^This date has passed: whatever is handed in/);
    await user.clear(due);
    await user.type(due, '2021-01-31T18:00');
    await press('Save the changes');
    await waitFor(() => expect(due).toHaveAccessibleDescription(passed));
    expect(due).toHaveFocus();
  });

  test('sends nothing while a question has no words, and goes to it', async () => {
    open();
    const [question] = screen.getAllByLabelText('Question');
    if (!question) throw new Error('there is a question');
    await user.clear(question);
    await press('Save the changes');
    await waitFor(() => expect(question).toHaveFocus());
    expect(question).toHaveAccessibleDescription(/^Write what is asked\./);
    expect(asked).toEqual([]);
  });

  test('sends nothing while its date is half filled in', async () => {
    open({ due: null });
    const due = screen.getByLabelText('Due date');
    // As a browser tells of a month without a day; jsdom has no such parts.
    Object.defineProperty(due, 'validity', { value: { badInput: true } });
    await user.type(due, '1');
    await press('Save the changes');
    expect(due).toHaveAccessibleDescription(/^Fill in the whole date and its time/);
    expect(asked).toEqual([]);
  });
});

describe('a change that does something to what was handed in', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Learners have handed in already' });
  const ONE = 'Part 4, “Why?”, is taken out.';
  const TWO = 'Part 4, “Why?”, is taken out, and 2 learners answered it.';

  test('is told, made once that is agreed to, and told anew where it is more by then', async () => {
    server.answers = [done([ONE]), done([TWO]), done()];
    open();
    await press('Remove part 4');
    await press('Save the changes');
    expect(within(await dialog()).getByRole('listitem')).toHaveTextContent(ONE);
    expect(router.push).not.toHaveBeenCalled();
    await press('Make these changes');
    await waitFor(async () =>
      expect(within(await dialog()).getByRole('listitem')).toHaveTextContent(TWO),
    );
    await press('Make these changes');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    const [first, second, third] = asked.map(([, body]) => body);
    expect(first).not.toHaveProperty('agreed');
    expect(second).toEqual({ ...Object(first), agreed: [ONE] });
    expect(third).toEqual({ ...Object(first), agreed: [TWO] });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not made by whoever goes back, and the form is as it was', async () => {
    server.answers = [done([ONE])];
    open();
    await user.type(screen.getByLabelText('Title'), ' twice');
    await press('Save the changes');
    await dialog();
    await press('Go back to the form');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Title')).toHaveValue('Pay twice');
    expect(asked).toHaveLength(1);
  });

  test('says in the dialog what the server says against it, and loses nothing', async () => {
    const behind = 'Somebody changed the parts of this assignment meanwhile.';
    server.answers = [done([ONE]), refusing(behind, 409)];
    open();
    await press('Save the changes');
    await dialog();
    await press('Make these changes');
    expect(await screen.findByRole('alert')).toHaveTextContent(behind);
    await press('Go back to the form');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Title')).toHaveValue('Pay');
  });
});
