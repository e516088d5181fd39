/** Copying an assignment and a class, and who teaches a class too. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ConfirmButton } from '@/src/community/ConfirmButton';
import { AddInstructor } from '@/src/community/classroom/classes/AddInstructor';
import { CopyAssignment, CopyClass } from '@/src/community/classroom/classes/CopyForms';
import { addInstructor, copyAssignment, copyClass } from '@/src/contract/classroom';
import { notingServer, refusing } from '../../helpers/accounts/notingServer';
import { giving } from '../../helpers/contract';
import { router } from '../../helpers/navigation';

const user = userEvent.setup();
const server = notingServer(/\/api\/(classes|assignments)/);
const { asked } = server;

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const UUID = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-/);

describe('copying an assignment', () => {
  const CLASSES = [
    { id: 'abc', name: 'Autumn' },
    { id: 'def', name: 'Spring' },
  ];
  const open = () => render(<CopyAssignment id="given" classId="abc" classes={CLASSES} />);
  const days = () => screen.getByLabelText('Days by which its dates are moved');

  test('gives it to the class that is chosen, and leads there', async () => {
    server.answers = [giving(copyAssignment, { id: 'copy' })];
    open();
    expect(screen.getByLabelText('Class')).toHaveDisplayValue('Autumn');
    await user.selectOptions(screen.getByLabelText('Class'), 'Spring');
    await user.type(days(), '364');
    await press('Copy the assignment');
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledExactlyOnceWith('/community/assignments/copy'),
    );
    expect(asked).toEqual([
      ['POST /api/assignments/given/copies', { requestId: UUID, classId: 'def', days: 364 }],
    ]);
    expect(screen.getByRole('button', { name: 'Copying' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('leaves dates out where no days are written', async () => {
    server.answers = [giving(copyAssignment, { id: 'copy' })];
    open();
    await press('Copy the assignment');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(asked[0]?.[1]).toMatchObject({ classId: 'abc', days: null });
  });

  test.each(['7.5', 'a week', '3661', '--7'])('says of “%s” that it is no days', async (typed) => {
    open();
    await user.type(days(), typed);
    await press('Copy the assignment');
    expect(days()).toHaveAccessibleDescription(/^Write whole days, at most 3,660/);
    expect(days()).toHaveFocus();
    expect(asked).toEqual([]);
  });

  test('is the same copy when it is sent again, and another for another class', async () => {
    const full = 'This class has 100 assignments, the most there can be: delete one first.';
    server.answers = [refusing(full, 409), refusing(full, 409), refusing(full, 409)];
    open();
    await user.type(days(), '-7');
    await press('Copy the assignment');
    expect(await screen.findByRole('alert')).toHaveTextContent(full);
    expect(days()).toHaveValue('-7');
    await press('Copy the assignment');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toEqual(asked[0]);
    await user.selectOptions(screen.getByLabelText('Class'), 'Spring');
    await press('Copy the assignment');
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(Object(asked[2]?.[1]).requestId).not.toBe(Object(asked[0]?.[1]).requestId);
  });
});

describe('copying a class', () => {
  test('makes one of its name or another, and leads there', async () => {
    server.answers = [giving(copyClass, { id: 'new' })];
    render(<CopyClass id="abc" name="Money, autumn" />);
    const name = screen.getByLabelText('Name of the new class');
    expect(name).toHaveValue('Money, autumn');
    await user.clear(name);
    await press('Copy the class');
    expect(name).toHaveAccessibleDescription('Write a name.');
    expect(asked).toEqual([]);
    await user.type(name, 'Money, spring');
    await user.type(screen.getByLabelText('Days by which all dates are moved'), '182');
    await press('Copy the class');
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledExactlyOnceWith('/community/classes/new'),
    );
    expect(asked).toEqual([
      ['POST /api/classes/abc/copies', { requestId: UUID, name: 'Money, spring', days: 182 }],
    ]);
  });

  test('says what the server says against it, and keeps what was typed', async () => {
    const full = 'You teach 50 classes, the most there can be: delete one first.';
    server.answers = [refusing(full, 409)];
    render(<CopyClass id="abc" name="Money" />);
    await user.type(screen.getByLabelText('Name of the new class'), ' again');
    await press('Copy the class');
    expect(await screen.findByRole('alert')).toHaveTextContent(full);
    expect(screen.getByLabelText('Name of the new class')).toHaveValue('Money again');
    expect(router.push).not.toHaveBeenCalled();
  });
});

describe('those who teach a class too', () => {
  const who = () => screen.getByLabelText('Address of their profile page');

  test('are added by the address of their page, and named', async () => {
    server.answers = [giving(addInstructor, { id: 'eve', name: 'Eve' })];
    render(<AddInstructor classId="abc" />);
    await press('Add an instructor');
    expect(who()).toHaveAccessibleDescription(/^Paste the address of their profile page\./);
    expect(who()).toHaveFocus();
    await user.type(who(), '  https://example.org/community/members/eve ');
    await press('Add an instructor');
    expect(await screen.findByText('Eve teaches this class too.')).toHaveFocus();
    expect(asked).toEqual([
      ['POST /api/classes/abc/instructors', { who: 'https://example.org/community/members/eve' }],
    ]);
    expect(router.refresh).toHaveBeenCalledOnce();
  });

  test('are not added where they learn in it: what was typed stays', async () => {
    const learns = 'Ann learns in this class: remove her first.';
    server.answers = [refusing(learns, 409)];
    render(<AddInstructor classId="abc" />);
    await user.type(who(), 'ann');
    await press('Add an instructor');
    expect(await screen.findByRole('alert')).toHaveTextContent(learns);
    expect(who()).toHaveValue('ann');
    expect(router.refresh).not.toHaveBeenCalled();
  });

  test('are removed once that is confirmed, and the heading takes the focus', async () => {
    const list = (hasEve: boolean) => (
      <div>
        <h2 id="instructors" tabIndex={-1}>
          Instructors
        </h2>
        {hasEve && (
          <ConfirmButton
            label="Remove"
            name="Remove Eve"
            title="Remove Eve?"
            what="Nothing that was given or marked changes."
            command={{ does: 'removeInstructor', params: { id: 'abc', member: 'eve' } }}
            heir="instructors"
          />
        )}
      </div>
    );
    const { rerender } = render(list(true));
    await press('Remove Eve');
    expect(asked).toEqual([]);
    await press('Remove');
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
    expect(asked[0]?.[0]).toBe('DELETE /api/classes/abc/instructors/eve');
    act(() => rerender(list(false)));
    expect(screen.getByRole('heading', { name: 'Instructors' })).toHaveFocus();
  });
});
