import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { FeedbackForm } from '@/src/community/classroom/handIns/FeedbackForm';
import { FeedbackShown } from '@/src/community/classroom/handIns/FeedbackShown';
import { HandInForm } from '@/src/community/classroom/handIns/HandInForm';
import { InvitedGuest } from '@/src/community/classroom/joining/InvitedGuest';
import { ChangeWord } from '@/src/community/classroom/seats/ChangeWord';
import { ClaimSeat } from '@/src/community/classroom/seats/ClaimSeat';
import { ManageSeat } from '@/src/community/classroom/seats/ManageSeat';
import { giveFeedback } from '@/src/contract/classroom';
import { notingServer, refusing } from '../../helpers/accounts/notingServer';
import { giving } from '../../helpers/contract';
import { frozenText } from '../../helpers/logs';
import { router } from '../../helpers/navigation';

const user = userEvent.setup();
const server = notingServer(/\/api\/(seats|classes|assignments)/);
const { asked } = server;

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => user.click(button(name));
const UUID = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4/);

const invited = {
  name: 'Money',
  instructors: ['Ina'],
  isOpen: true,
  takesSeats: true,
  code: 'k7qm',
};

describe('joining without an account', () => {
  test('says what is wrong before anything is sent', async () => {
    render(<InvitedGuest {...invited} />);
    await press('Join the class');
    expect(field('Your name')).toHaveFocus();
    expect(field('Your name')).toHaveAccessibleDescription(/^Write a name\./);
    expect(field('Secret word (to come back on another device)')).toHaveAccessibleDescription(
      /^Choose a secret word\./,
    );
    await user.type(field('Your name'), 'Samira');
    await user.type(field('Secret word (to come back on another device)'), ' SAMIRA');
    await user.type(field('Student ID (optional)'), '=1');
    await press('Join the class');
    expect(field('Secret word (to come back on another device)')).toHaveAccessibleDescription(
      /not your name/,
    );
    expect(field('Student ID (optional)')).toHaveAccessibleDescription(/^A student ID has at most/);
    expect(asked).toEqual([]);
  });

  test('leads to the class, and is the same when it is sent again after an answer that got lost', async () => {
    server.answers = [refusing('The server gave up.', 503)];
    render(<InvitedGuest {...invited} />);
    expect(screen.getByText(/You need no account\.$/)).toBeVisible();
    await user.type(field('Your name'), 'Sam');
    // Neither hidden nor offered to be kept: the browser may be that of a school.
    expect(field('Secret word (to come back on another device)')).toHaveAttribute('type', 'text');
    expect(field('Secret word (to come back on another device)')).toHaveAttribute(
      'autocomplete',
      'off',
    );
    await user.type(field('Secret word (to come back on another device)'), 'green river');
    await press('Join the class');
    expect(await screen.findByText('The server gave up.')).toHaveFocus();
    await press('Join the class');
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/community/classes/abc'));
    const sent = { code: 'k7qm', name: 'Sam', word: 'green river', studentId: '', requestId: UUID };
    expect(asked).toEqual([
      ['POST /api/seats', sent],
      ['POST /api/seats', sent],
    ]);
    expect(asked[0]?.[1]).toEqual(asked[1]?.[1]);
  });

  test('says at the name that it is taken', async () => {
    server.answers = [
      () => Response.json({ error: 'Somebody has this name.', field: 'name' }, { status: 409 }),
    ];
    render(<InvitedGuest {...invited} />);
    await user.type(field('Your name'), 'Sam');
    await user.type(field('Secret word (to come back on another device)'), 'green river{Enter}');
    await waitFor(() => expect(field('Your name')).toHaveFocus());
    expect(field('Your name')).toHaveAccessibleDescription(/^Somebody has this name\./);
    expect(field('Secret word (to come back on another device)')).toHaveValue('green river');
  });

  test('brings those back who have joined before', async () => {
    server.answers = [refusing('No seat fits.', 403)];
    render(<InvitedGuest {...invited} />);
    await user.click(screen.getByRole('radio', { name: 'I have joined before' }));
    await press('Come back to my place');
    expect(field('Your secret word')).toHaveAccessibleDescription(/^Write your secret word\./);
    await user.type(field('Your name'), 'Sam');
    await user.type(field('Your secret word'), 'river');
    await press('Come back to my place');
    // Nothing to sign in to: the sentence alone.
    expect(await screen.findByText('No seat fits.')).toHaveFocus();
    expect(screen.queryByRole('link', { name: /new tab/ })).toBeNull();
    await press('Come back to my place');
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/community/classes/abc'));
    expect(asked[1]).toEqual([
      'POST /api/seats/return',
      { code: 'k7qm', name: 'Sam', word: 'river' },
    ]);
  });

  test('is not offered where the class asks for accounts or is closed; those within come back', () => {
    const { rerender } = render(<InvitedGuest {...invited} takesSeats={false} />);
    expect(screen.queryByLabelText('Secret word (to come back on another device)')).toBeNull();
    expect(screen.getByText(/To join it you need an account/)).toBeVisible();
    expect(screen.getByText('I have joined without an account before')).toBeVisible();
    rerender(<InvitedGuest {...invited} isOpen={false} />);
    expect(screen.getByRole('status')).toHaveTextContent(/^Nobody can join this class/);
    expect(screen.queryByLabelText('Secret word (to come back on another device)')).toBeNull();
  });
});

describe('a seat', () => {
  test('hands in from the page of its assignment', async () => {
    const shown = { id: 'given', part: '1', lessonId: 2, start: [], tasks: 2, warning: null };
    render(<HandInForm {...shown} seatIn="abc" />);
    await user.click(await screen.findByRole('radio', { name: /file/i }));
    const file = new File([frozenText(1, 'lesson-02-tasks')], 'steps.json');
    await user.upload(screen.getByLabelText(/Choose a file/), file);
    await press('Hand in');
    expect(await screen.findByText(/^Handed in\. 1 of 2 tasks met\./)).toBeVisible();
    expect(asked[0]?.[0]).toBe('PUT /api/seats/abc/hand-ins/given');
  });

  test('changes its word', async () => {
    render(<ChangeWord classId="abc" name="Sam" />);
    await user.click(screen.getByText('Change your secret word'));
    await user.type(field('The secret word you have'), 'green river');
    await user.type(field('Your new secret word'), 'blue river');
    await press('Change the secret word');
    expect(await screen.findByText('The secret word is changed.')).toHaveFocus();
    expect(field('The secret word you have')).toHaveValue('');
    const body = { current: 'green river', next: 'blue river' };
    expect(asked).toEqual([['PUT /api/seats/abc/word', body]]);
  });

  test('is taken into an account by its word', async () => {
    server.answers = [
      () => Response.json({ error: 'The word is not right.', field: 'word' }, { status: 403 }),
    ];
    render(<ClaimSeat classId="abc" seat="Sam" />);
    await user.type(field('The secret word of Sam'), 'river');
    await press('Take it into my account');
    await waitFor(() => expect(field('The secret word of Sam')).toHaveFocus());
    expect(field('The secret word of Sam')).toHaveAccessibleDescription(/^The word is not right\./);
    expect(router.refresh).not.toHaveBeenCalled();
    await press('Take it into my account');
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
    expect(asked[1]).toEqual(['POST /api/seats/abc/claim', { word: 'river' }]);
  });
});

describe('managing a seat', () => {
  const seat = { classId: 'abc', id: 'sam', name: 'Sam', studentId: '42' };
  const open = async () => {
    render(<ManageSeat seat={seat} others={[{ id: 'kim', name: 'Kim' }]} />);
    await press('Manage Sam');
    return within(await screen.findByRole('dialog', { name: 'The place of Sam' }));
  };

  test('renames it, and gives it a student id', async () => {
    const dialog = await open();
    const name = dialog.getByLabelText('Name');
    await user.clear(name);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(name).toHaveAccessibleDescription(/^Write a name\./);
    await user.type(name, 'Samira');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Saved.')).toHaveFocus();
    const body = { name: 'Samira', studentId: '42' };
    expect(asked).toEqual([['PATCH /api/classes/abc/seats/sam', body]]);
  });

  test('shows the new word once it is there, and says what the server refused', async () => {
    server.answers = [refusing('This was done too often.', 429)];
    const dialog = await open();
    const renew = dialog.getByRole('button', { name: 'Give a new secret word' });
    await user.click(renew);
    expect(await dialog.findByText('This was done too often.')).toHaveFocus();
    await user.click(renew);
    expect(await dialog.findByText(/^The new secret word of Sam is/)).toHaveFocus();
    expect(dialog.getByText('k7qm4tx9')).toBeVisible();
    expect(asked.at(-1)).toEqual(['POST /api/classes/abc/seats/sam/word', null]);
  });

  test('moves its work once it is said to whom', async () => {
    const dialog = await open();
    await user.click(dialog.getByRole('button', { name: 'Move it' }));
    expect(asked).toEqual([]);
    await user.selectOptions(dialog.getByLabelText('Give it to'), 'Kim');
    await user.click(dialog.getByRole('button', { name: 'Move it to Kim' }));
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
    expect(asked).toEqual([['POST /api/classes/abc/seats/sam/move', { to: 'kim' }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('feedback', () => {
  const shown = {
    ...{ id: 'given', learnerId: 'sam', learner: 'Sam', attempt: 2 },
    ...{ scores: [], loss: 0, isReturned: true },
  };

  test('is given with a mark, for the attempt that is on the page, and taken back', async () => {
    server.answers = [giving(giveFeedback, { mark: '17/20', feedback: 'Good.' })];
    render(<FeedbackForm {...shown} mark="" feedback="" />);
    await user.type(field('Mark (optional)'), '17/20 and much more than fits');
    await press('Save the feedback');
    expect(field('Mark (optional)')).toHaveAccessibleDescription(/^It is too long/);
    await user.clear(field('Mark (optional)'));
    await user.type(field('Mark (optional)'), '17/20');
    await user.type(field('Feedback (optional)'), 'Good.');
    await press('Save the feedback');
    expect(await screen.findByText('Saved. Sam can see it now.')).toHaveFocus();
    expect(asked).toEqual([
      [
        'PUT /api/assignments/given/hand-ins/sam/feedback',
        { mark: '17/20', feedback: 'Good.', points: {}, attempt: 2 },
      ],
    ]);
    await user.clear(field('Mark (optional)'));
    await user.clear(field('Feedback (optional)'));
    await press('Save the feedback');
    expect(await screen.findByText(/^Saved\. No mark, no feedback/)).toHaveFocus();
  });

  test('says of which attempt it is, where another came after it, and is text', () => {
    const said = { mark: '<b>A</b>', feedback: 'See <i>step 1</i>.', saidOf: 1, times: 2 };
    const { rerender, container } = render(<FeedbackShown {...said} />);
    expect(screen.getByText('<b>A</b>')).toBeVisible();
    expect(screen.getByText('See <i>step 1</i>.')).toBeVisible();
    expect(screen.getByText(/^This is about your 1st attempt/)).toBeVisible();
    rerender(<FeedbackShown {...said} saidOf={2} />);
    expect(screen.queryByText(/attempt/)).toBeNull();
    rerender(<FeedbackShown {...said} saidOf={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});
