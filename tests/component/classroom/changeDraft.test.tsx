/** Changes to an assignment that were left unfinished: what was changed is kept, and put into the assignment as it is by then. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

const boardPart = (id: string): DraftPart => ({
  ...{ id, kind: 'board' },
  kept: {
    ...{ id, kind: 'board', title: 'Payments', scenarioId: null },
    ...{ startLog: START, modelLog: START, called: 'lesson 2, Deposit Transfers', lessonId: 2 },
    ...{ goals: ['Pay.', 'Gather.'], tasks: [{ index: 0, points: 3 }], way: '/lectures' },
    hasSteps: false,
  },
});

const wordsPart = (id: string, prompt: string): DraftPart => ({
  ...{ id, kind: 'short' },
  kept: { ...{ id, kind: 'short', prompt, points: 6 }, modelAnswer: 'They owe.' },
});

const GIVEN: EditedAssignment = {
  ...{ id: 'given', revision: 4, title: 'Pay', instructions: 'Gather.' },
  ...{ opens: null, due: null, late: 'accepted', percent: null, answersShown: 'due' },
  parts: [boardPart('1'), wordsPart('2', 'Why?')],
  taken: ['7'],
};

/** Opens the form of the assignment as the server gives it; gives how it is left. */
function open(change: Partial<EditedAssignment> = {}) {
  return render(<EditForm memberId="me" assignment={{ ...GIVEN, ...change }} choices={CHOICES} />)
    .unmount;
}

const offer = () => screen.queryByRole('region', { name: 'Left unfinished' });
const done = (asks: readonly string[] = []) =>
  giving(changeAssignment, {
    ...{ title: 'Pay', instructions: '', opens: null, due: null },
    asks: [...asks],
  });

/** Sends the form; gives what was sent. */
async function sent(): Promise<unknown> {
  server.answers = [done()];
  await press('Save the changes');
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
  return asked.at(-1)?.[1];
}

const second = () => within(screen.getByRole('region', { name: 'Part 2' }));

describe('changes that were left unfinished', () => {
  test('are offered without a word of other changes where there were none, and sent as they were left', async () => {
    const leave = open();
    await user.click(screen.getByRole('checkbox', { name: '2. Gather.' }));
    await user.click(screen.getByRole('checkbox', { name: 'Take the model solution out' }));
    await user.type(second().getByLabelText('Question'), ' Twice?');
    await press('Choice');
    await press('Remove part 3');
    await press('Answer in words');
    const third = within(screen.getByRole('region', { name: 'Part 3' }));
    await user.type(third.getByLabelText('Question'), 'How?');
    await press('Move part 3 up');
    leave();
    open();
    expect(offer()).toHaveTextContent(/^You left this unfinished on /);
    expect(offer()).not.toHaveTextContent('was changed after');
    await press('Go on');
    expect(await sent()).toMatchObject({
      revision: 4,
      parts: [
        {
          ...{ id: '1', about: { part: '1' }, model: null },
          tasks: [
            { index: 0, points: 3 },
            { index: 1, points: 1 },
          ],
        },
        { id: '8', kind: 'short', prompt: 'How?' },
        { id: '2', kind: 'short', prompt: 'Why? Twice?', points: 6, modelAnswer: 'They owe.' },
      ],
    });
    expect(localStorage).toHaveLength(0);
  });

  test('stay until they are made, through a refusal and the question about what was handed in', async () => {
    const leave = open();
    await user.type(screen.getByLabelText('Title'), ' twice');
    server.answers = [refusing('Somebody changed the parts of this assignment meanwhile.', 409)];
    await press('Save the changes');
    await screen.findByRole('alert');
    server.answers = [done(['Part 2 is changed.']), done()];
    await press('Save the changes');
    await screen.findByRole('dialog');
    expect(localStorage).toHaveLength(1);
    await press('Make these changes');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    leave();
    open();
    expect(offer()).toBeNull();
  });

  test('are of that assignment only', async () => {
    const leave = open();
    await user.type(screen.getByLabelText('Title'), ' twice');
    leave();
    open({ id: 'other' });
    expect(offer()).toBeNull();
  });

  test('do not hold a date that was only begun', async () => {
    const leave = open({ due: '2090-01-31T17:00:00.000Z' });
    const due = screen.getByLabelText('Due date');
    const held = due.getAttribute('value');
    Object.defineProperty(due, 'validity', { value: { badInput: true } });
    await user.type(due, '1');
    await user.type(screen.getByLabelText('Title'), ' twice');
    leave();
    open({ due: '2090-01-31T17:00:00.000Z' });
    await press('Go on');
    expect(screen.getByLabelText('Due date')).toHaveValue(held);
  });
});

describe('changes to an assignment that was changed since', () => {
  test.each<readonly [string, Partial<EditedAssignment>]>([
    ['its parts', { revision: 5 }],
    ['its title', { title: 'Pay twice' }],
    ['its date', { due: '2090-01-31T17:00:00.000Z' }],
  ])('say so where it was %s', async (_, change) => {
    const leave = open();
    await user.type(screen.getByLabelText('Instructions'), ' All.');
    leave();
    open(change);
    expect(offer()).toHaveTextContent(/The assignment was changed after you began\./);
  });

  test('are put into it as it is: what they left alone is as others made it', async () => {
    const leave = open({
      parts: [boardPart('1'), wordsPart('2', 'Why?'), wordsPart('3', 'When?')],
    });
    await user.type(screen.getByLabelText('Instructions'), ' All.');
    await user.type(second().getByLabelText('Question'), ' Say so.');
    await press('Answer in words');
    const fourth = within(screen.getByRole('region', { name: 'Part 4' }));
    await user.type(fourth.getByLabelText('Question'), 'Mine.');
    leave();
    // Somebody else renamed it, took out its second part, changed the third and put a new one in the place of mine.
    open({
      ...{ revision: 5, title: 'Pay twice', taken: ['2', '7'] },
      parts: [boardPart('1'), wordsPart('3', 'When then?'), wordsPart('8', 'Theirs.')],
    });
    await press('Go on');
    expect(screen.getByLabelText('Title')).toHaveValue('Pay twice');
    const body = await sent();
    expect(body).not.toHaveProperty('title');
    expect(body).toMatchObject({
      ...{ instructions: 'Gather. All.', revision: 5 },
      parts: [
        { id: '1', about: { part: '1' } },
        { id: '9', prompt: 'Why? Say so.', points: 6 },
        { id: '3', prompt: 'When then?' },
        { id: '10', prompt: 'Mine.' },
        { id: '8', prompt: 'Theirs.' },
      ],
    });
  });

  test('do not bring back what others took out and they left alone', async () => {
    const leave = open();
    await user.type(screen.getByLabelText('Title'), ' twice');
    leave();
    open({ revision: 5, parts: [boardPart('3')], taken: ['1', '2', '7'] });
    await press('Go on');
    expect(await sent()).toMatchObject({ title: 'Pay twice', parts: [{ id: '3' }] });
  });
});
