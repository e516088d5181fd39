import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ConfirmButton } from '@/src/community/ConfirmButton';
import { MakeClass } from '@/src/community/classroom/classes/MakeClass';
import { RenameClass } from '@/src/community/classroom/classes/RenameClass';
import { CodeForm } from '@/src/community/classroom/joining/CodeForm';
import { JoinButton } from '@/src/community/classroom/joining/JoinButton';
import { JoinLink } from '@/src/community/classroom/joining/JoinLink';
import { joinClass, makeClass } from '@/src/contract/classroom';
import { notingServer, refusing } from '../../helpers/accounts/notingServer';
import { giving } from '../../helpers/contract';
import { router } from '../../helpers/navigation';

const user = userEvent.setup();
const server = notingServer(/\/api\/(classes|assignments|join)/);
const { asked } = server;

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => user.click(button(name));
const UUID = expect.stringMatching(
  /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
);

describe('making a class', () => {
  const name = () => screen.getByLabelText('Name of the class');

  test('leads to its page, by Enter', async () => {
    server.answers = [giving(makeClass, { id: 'abc' })];
    render(<MakeClass />);
    await user.type(name(), 'Money{Enter}');
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledExactlyOnceWith('/community/classes/abc'),
    );
    expect(asked).toEqual([['POST /api/classes', { requestId: UUID, name: 'Money' }]]);
    expect(button('Creating the class')).toHaveAttribute('aria-disabled', 'true');
  });

  test('says what is wrong before it is sent', async () => {
    render(<MakeClass />);
    await press('Create the class');
    expect(name()).toHaveFocus();
    expect(name()).toHaveAccessibleDescription('Write a name.');
    await user.type(name(), 'x'.repeat(81));
    await press('Create the class');
    expect(name()).toHaveAccessibleDescription('It is too long: at most 80 characters.');
    expect(asked).toEqual([]);
  });

  test('says what the server refused, keeps what was typed, and is the same when sent again', async () => {
    server.answers = [
      refusing('You teach 50 classes, the most there can be: delete one first.', 409),
    ];
    render(<MakeClass />);
    await user.type(name(), 'Money{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('You teach 50 classes');
    expect(alert).toHaveFocus();
    expect(name()).toHaveValue('Money');
    server.answers = [giving(makeClass, { id: 'abc' })];
    await press('Create the class');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toEqual(asked[0]);
  });
});

describe('the code of a class', () => {
  const code = () => screen.getByLabelText('Code of the class');

  test('leads to the class, however it is typed', async () => {
    render(<CodeForm />);
    await user.type(code(), 'K7QM4 TX9P2{Enter}');
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/community/join/k7qm4-tx9p2');
    expect(button('Finding the class')).toHaveAttribute('aria-disabled', 'true');
  });

  test('is said to be wrong where it can be none, and stays to be mended', async () => {
    render(<CodeForm />);
    await user.type(code(), 'k7qm4{Enter}');
    expect(code()).toHaveFocus();
    expect(code()).toHaveAccessibleDescription(/^Type the whole 10-character code/);
    expect(router.push).not.toHaveBeenCalled();
    await user.type(code(), 'tx9p2{Enter}');
    expect(router.push).toHaveBeenCalledOnce();
  });
});

describe('a class', () => {
  test('is joined', async () => {
    server.answers = [
      refusing('This class is full: it has 500 learners.', 409),
      giving(joinClass, { id: 'abc' }),
    ];
    render(<JoinButton code="the-code" />);
    await press('Join the class');
    expect(await screen.findByRole('alert')).toHaveTextContent('This class is full');
    await press('Join the class');
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/community/classes/abc'));
    expect(asked[1]).toEqual(['POST /api/join', { code: 'the-code' }]);
  });

  test('takes in nobody any more, and again; its link is renewed once that is confirmed', async () => {
    const link = { classId: 'abc', link: 'https://example.org/community/join/k7qm4-tx9p2' };
    const { rerender } = render(<JoinLink {...link} isOpen takesSeats />);
    expect(screen.getByLabelText('Join link')).toHaveValue(
      'https://example.org/community/join/k7qm4-tx9p2',
    );
    expect(
      screen.getByText(
        /by typing the code below at example\.org\/community\/join\. They need no account/,
      ),
    ).toBeVisible();
    expect(screen.getByText('Code of the class').parentElement).toHaveTextContent(/k7qm4-tx9p2$/);
    await press('Copy code');
    expect(await navigator.clipboard.readText()).toBe('k7qm4-tx9p2');
    await press('Stop new joins');
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
    expect(asked).toEqual([['PATCH /api/classes/abc', { isOpen: false }]]);
    await press('Require an account');
    await waitFor(() => expect(asked[1]?.[1]).toEqual({ takesSeats: false }));
    rerender(<JoinLink {...link} isOpen takesSeats={false} />);
    expect(screen.getByText(/^Anyone with an account can join by the link/)).toBeVisible();
    await press('Let people join without an account');
    await waitFor(() => expect(asked[2]?.[1]).toEqual({ takesSeats: true }));
    rerender(<JoinLink {...link} isOpen={false} takesSeats />);
    expect(screen.queryByRole('button', { name: /account/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy code' })).toBeNull();
    expect(screen.getByText(/^New joins are stopped: /)).toBeVisible();
    await press('Let people join again');
    await waitFor(() => expect(asked[3]?.[1]).toEqual({ isOpen: true }));
    await press('Renew the link');
    const dialog = within(screen.getByRole('dialog', { name: 'Renew the link?' }));
    expect(dialog.getByText(/The link and the code of today will lead nowhere/)).toBeVisible();
    const renew = dialog.getByRole('button', { name: 'Renew the link' });
    // What it takes away can be given anew: it is no danger.
    expect(renew.className).toContain('variant-primary');
    await user.click(renew);
    await waitFor(() => expect(asked.at(-1)?.[0]).toBe('POST /api/classes/abc/code'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('is renamed', async () => {
    render(<RenameClass id="abc" name="Money" />);
    await user.type(screen.getByLabelText('Name of the class'), ' 2');
    await press('Rename the class');
    expect(await screen.findByText('The class is renamed.')).toHaveFocus();
    expect(asked).toEqual([['PATCH /api/classes/abc', { name: 'Money 2' }]]);
  });

  test('is left by whom asks for it twice; what was beside the button takes the focus', async () => {
    const confirm = (
      <ConfirmButton
        label="Remove"
        name="Remove Ann"
        title="Remove Ann?"
        act="Yes, remove"
        busy={'Removing …'}
        heir={'learners'}
        command={{ does: 'removeLearner', params: { id: 'abc', member: 'ann' } }}
        what="What they handed in is deleted."
      />
    );
    const list = (inner: typeof confirm | null) => (
      <div>
        <h2 id="learners" tabIndex={-1}>
          Learners
        </h2>
        {inner}
      </div>
    );
    const { rerender } = render(list(confirm));
    await press('Remove Ann');
    await press('Cancel');
    expect(asked).toEqual([]);
    await press('Remove Ann');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/handed in is deleted\.$/);
    expect(button('Yes, remove').className).toContain('variant-danger');
    server.answers = [refusing('This was done too often: try again in 3 minutes.', 429)];
    await press('Yes, remove');
    expect(await screen.findByRole('alert')).toHaveTextContent('This was done too often');
    await press('Yes, remove');
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
    expect(asked[1]?.[0]).toBe('DELETE /api/classes/abc/members/ann');
    act(() => rerender(list(null)));
    expect(screen.getByRole('heading', { name: 'Learners' })).toHaveFocus();
  });
});
