/** Comments, points and returning on the page of a submission. */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useContext } from 'react';
import { describe, expect, test } from 'vitest';
import { PinsContext } from '@/src/board/pins/pins';
import { Commented } from '@/src/community/classroom/feedback/Commented';
import { NeighbourKeys } from '@/src/community/classroom/feedback/NeighbourKeys';
import type { NamedScore } from '@/src/community/classroom/feedback/pointsWords';
import { ReturnAll } from '@/src/community/classroom/feedback/ReturnAll';
import { ReturnPart } from '@/src/community/classroom/feedback/ReturnPart';
import type { ShownHandIn, ShownThread } from '@/src/community/classroom/feedback/shown';
import { TellLooked } from '@/src/community/classroom/feedback/TellLooked';
import { FeedbackForm } from '@/src/community/classroom/handIns/FeedbackForm';
import { FeedbackShown } from '@/src/community/classroom/handIns/FeedbackShown';
import { giveFeedback } from '@/src/contract/classroom';
import {
  answerFromSeat,
  changeHandInComment,
  commentHandIn,
  deleteHandInComment,
  lookAtReturnedFromSeat,
  returnAllMarked,
  returnHandIn,
} from '@/src/contract/feedback';
import { notingServer, refusing } from '../../helpers/accounts/notingServer';
import { giving } from '../../helpers/contract';
import { router } from '../../helpers/navigation';

const user = userEvent.setup();
const server = notingServer(/\/api\/(seats|classes|assignments)/);
const { asked } = server;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
const press = (name: string | RegExp) => user.click(button(name));
const UUID = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4/);

const HAND_IN: ShownHandIn = {
  ...{ id: 'given', learnerId: 'sam', learner: 'Sam', seatIn: null },
  ...{ isTeacher: true, attempt: 2, kept: [1, 2], board: '1' },
};

const PARTS = [
  { id: '1', name: 'Two payments', isBoard: true },
  { id: '2', name: 'Question 1', isBoard: false },
];

const said = (id: string, change: Partial<ShownThread> = {}): ShownThread => ({
  ...{ id, by: 'Ina', isOwn: true, text: `Words of ${id}`, editedAt: null },
  ...{ createdAt: '2026-11-26T10:00:00.000Z', attempt: 2, part: '1', step: 1, answers: [] },
  ...change,
});

/** Stands for the board: it has what a page hands in, and a way to write at step 3. */
function Board() {
  const pins = useContext(PinsContext);
  return (
    <>
      <output>{pins?.pins.map(({ step, by, text }) => `${step} ${by} ${text}`).join('; ')}</output>
      {pins?.onWrite && (
        <button type="button" onClick={() => pins.onWrite?.(3)}>
          At step 3
        </button>
      )}
      <button type="button" onClick={() => pins?.onOpen?.('b')}>
        Answer b
      </button>
    </>
  );
}

function open(threads: readonly ShownThread[], change: Partial<ShownHandIn> = {}) {
  return render(
    <Commented handIn={{ ...HAND_IN, ...change }} parts={PARTS} threads={threads}>
      <Board />
    </Commented>,
  );
}

describe('comments on a submission', () => {
  test('stand by their places, with ways there, and what they say is text', () => {
    const { container } = open([
      said('whole', { part: null, step: null }),
      said('board'),
      said('old', { attempt: 1 }),
      said('gone', { attempt: 3, part: null, step: null }),
      said('asked', { part: '2', step: null, text: '<img src=x onerror=alert(1)>' }),
    ]);
    const places = [...container.querySelectorAll('.hand-in-place')];
    expect(places.map(({ textContent }) => textContent)).toEqual([
      'The whole',
      'Two payments, step 1',
      'Two payments, step 1, 1st attempt',
      'The whole, 3rd attempt',
      'Question 1',
    ]);
    const ways = places.map((place) => place.querySelector('a')?.getAttribute('href'));
    expect(ways[3]).toBeUndefined();
    expect(ways.slice(1, 3)).toEqual([
      '#at=1',
      '/community/assignments/given/hand-ins/sam?attempt=1&part=1#at=1',
    ]);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });

  test('are written about the whole or a part; what was typed stays where it is refused', async () => {
    server.answers = [refusing('The server gave up.', 503), giving(commentHandIn, { id: 'new' })];
    open([]);
    await press('Write a comment');
    // The dialog is fetched when it is first opened.
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('textbox', { name: 'Comment' })).toHaveAccessibleDescription(
      /^Write something first\./,
    );
    await user.selectOptions(field('About'), 'Question 1');
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Why?');
    await press('Save');
    expect(await screen.findByText('The server gave up.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Why?');
    await press('Save');
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
    const sent = {
      ...{ requestId: UUID, text: 'Why?', attempt: 2 },
      at: { part: '2', step: null },
    };
    const to = 'POST /api/assignments/given/hand-ins/sam/comments';
    expect(asked).toEqual([
      [to, sent],
      [to, sent],
    ]);
    expect(asked[0]?.[1]).toEqual(asked[1]?.[1]);
  });

  test('are answered by a seat under them, and a slip of Escape loses nothing', async () => {
    server.answers = [giving(answerFromSeat, { id: 'new' })];
    open([said('a', { isOwn: false })], { isTeacher: false, seatIn: 'abc' });
    expect(screen.queryByRole('button', { name: 'Write a comment' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    await press(/^Answer the comment by Ina/);
    await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'I see.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(/^Answer the comment by Ina/);
    expect(await screen.findByRole('textbox', { name: 'Your answer' })).toHaveValue('I see.');
    await press('Save');
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
    expect(asked).toEqual([
      [
        'POST /api/seats/abc/hand-ins/given/comments',
        { requestId: UUID, text: 'I see.', under: 'a' },
      ],
    ]);
  });

  test('are handed to the board by its steps, and written and answered from there', async () => {
    server.answers = [giving(commentHandIn, { id: 'new' }), giving(commentHandIn, { id: 'newer' })];
    const answer = { ...said('b'), by: 'Sam', text: 'I see.', isOwn: false };
    open([said('a', { answers: [answer] }), said('old', { attempt: 1 }), said('q', { part: '2' })]);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('1 Ina Words of a; 1 Sam I see.');
    await press('At step 3');
    await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Here');
    await press('Save');
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
    await press('Answer b');
    await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Yes');
    await press('Save');
    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(2));
    expect(asked.map(([, body]) => body)).toEqual([
      { requestId: UUID, text: 'Here', attempt: 2, at: { part: '1', step: 3 } },
      { requestId: UUID, text: 'Yes', under: 'a' },
    ]);
  });

  test('are changed and deleted by whoever wrote them', async () => {
    server.answers = [giving(changeHandInComment, { id: 'a' }), giving(deleteHandInComment, {})];
    open([said('a', { answers: [{ ...said('b'), by: 'Sam', isOwn: false }] })]);
    await press('Edit: Words of a');
    const words = await screen.findByRole('textbox', { name: 'Comment' });
    expect(words).toHaveValue('Words of a');
    await user.type(words, '!');
    await press('Save');
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
    await press('Delete: Words of a');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/with the answers under it/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(2));
    const to = '/api/assignments/given/hand-ins/sam/comments/a';
    expect(asked).toEqual([
      [`PATCH ${to}`, { text: 'Words of a!' }],
      [`DELETE ${to}`, null],
    ]);
  });
});

describe('points', () => {
  const scores: readonly NamedScore[] = [
    { part: '1', task: 1, worth: 2, byCheck: 2, byHand: null, name: 'Task 1: Pay' },
    { part: '2', task: null, worth: 3, byCheck: null, byHand: null, name: 'Question 1: Why?' },
  ];
  const form = {
    ...{ id: 'given', learnerId: 'sam', learner: 'Sam', attempt: 2, mark: '', feedback: '' },
    ...{ scores, loss: 0, isReturned: false },
  };
  const group = (name: string) => within(screen.getByRole('group', { name }));

  test('of the checks stand until others are given, and add up as one types', async () => {
    server.answers = [giving(giveFeedback, { mark: '', feedback: '' })];
    const { rerender } = render(<FeedbackForm {...form} />);
    expect(screen.getByText('2 of 5 points; 1 answer waits for a mark')).toBeVisible();
    const question = group('Question 1: Why?');
    await user.type(question.getByLabelText('Points'), '2,3');
    await press('Save the feedback');
    expect(question.getByLabelText('Points')).toHaveAccessibleDescription(/quarter points/);
    expect(asked).toEqual([]);
    await user.type(question.getByLabelText('Points'), '{Backspace}5');
    expect(screen.getByText('4.5 of 5 points')).toBeVisible();
    await user.type(group('Task 1: Pay').getByLabelText('Why (optional)'), 'Luck');
    await press('Save the feedback');
    expect(group('Task 1: Pay').getByLabelText('Why (optional)')).toHaveAccessibleDescription(
      /^Write the points as well/,
    );
    await user.type(group('Task 1: Pay').getByLabelText('Your points instead'), '1');
    await press('Save the feedback');
    expect(
      await screen.findByText('Saved. Sam sees it once you return the submission.'),
    ).toHaveFocus();
    const points = { '1.1': { points: 1, why: 'Luck' }, '2': { points: 2.5, why: '' } };
    expect(asked[0]?.[1]).toEqual({ mark: '', feedback: '', points, attempt: 2 });
    rerender(<FeedbackForm {...form} isReturned />);
    expect(screen.queryByText(/^Saved\./)).toBeNull();
  });

  test('that wait for a mark come first, with their answer; those of checks are folded', async () => {
    const toMark = { '2': { answer: 'It lent more.', model: 'It created a deposit.' } };
    const { container } = render(<FeedbackForm {...form} toMark={toMark} />);
    const [first, last] = screen.getAllByLabelText(/^(Points|Your points instead)$/);
    expect(first).toHaveAccessibleName('Points');
    const question = group('Question 1: Why?');
    expect(question.getByText('It lent more.')).toBeVisible();
    expect(question.getByText('A good answer: It created a deposit.')).toBeVisible();
    expect(container.querySelector('summary')).toHaveTextContent('Task 1: Pay 2 of 2 · change');
    expect(last).not.toBeVisible();
    await user.click(screen.getByText(/2 of 2 · change/));
    expect(last).toBeVisible();
  });

  test('beyond what something is worth are saved at the second press, none below nought', async () => {
    server.answers = [
      giving(giveFeedback, { mark: '', feedback: '' }),
      giving(giveFeedback, { mark: '', feedback: '' }),
    ];
    render(<FeedbackForm {...form} isReturned />);
    const points = field('Points');
    await user.type(points, '3');
    await press('Save the feedback');
    expect(await screen.findByText('Saved. Sam can see it now.')).toHaveFocus();
    await user.type(points, '1');
    await press('Save the feedback');
    expect(points).toHaveAccessibleDescription(/^More than the 3 points it is worth\./);
    expect(screen.queryByText('Saved. Sam can see it now.')).toBeNull();
    expect(asked).toHaveLength(1);
    await press('Save the feedback');
    await waitFor(() => expect(asked).toHaveLength(2));
    await user.clear(points);
    await user.type(points, '-1');
    await press('Save the feedback');
    expect(points).toHaveAccessibleDescription('Not below 0.');
    expect(asked).toHaveLength(2);
  });

  test('are told to the learner with why, and with what lateness costs', () => {
    const byHand = { points: 2.5, why: '<b>Good</b>' };
    const shown = scores.map((one) => (one.task === null ? { ...one, byHand } : one));
    const { container } = render(
      <FeedbackShown mark="" feedback="" saidOf={2} times={2} scores={shown} loss={20} />,
    );
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(['ForPoints', 'Task 1: Pay2 of 2', 'Question 1: Why?<b>Good</b>2.5 of 3']);
    expect(screen.getByText('4 of 5 points, after 20% off for being late')).toBeVisible();
    expect(container.querySelector('b')).toBeNull();
  });
});

test('a submission that got nothing but comments says that it was returned', () => {
  const at = new Date('2026-11-26T10:00:00Z');
  const { container, rerender } = render(
    <FeedbackShown mark="" feedback="" saidOf={null} times={1} returnedAt={at} />,
  );
  expect(container).toHaveTextContent(
    /^Returned on 26 November 2026 at .+ page of your submission/,
  );
  rerender(<FeedbackShown mark="" feedback="" saidOf={1} times={1} returnedAt={at} />);
  expect(container).toHaveTextContent('The points stand on the page of your submission.');
});

describe('returning', () => {
  const part = { id: 'given', learnerId: 'sam', learner: 'Sam', times: 2, returnedAt: null };

  test('says what the learner sees, gives back, and takes back', async () => {
    server.answers = [
      giving(returnHandIn, { isReturned: true, at: '2026-11-26T10:00:00.000Z' }),
      giving(returnHandIn, { isReturned: false, at: null }),
    ];
    const { rerender } = render(<ReturnPart {...part} returnedOf={null} lookedAt={null} />);
    expect(screen.getByText(/^Not returned yet: Sam sees no mark/)).toBeVisible();
    await press('Return to Sam');
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
    const at = '2026-11-26T10:00:00.000Z';
    rerender(<ReturnPart {...part} returnedOf={1} returnedAt={at} lookedAt={at} />);
    // The button that was pressed has another name by now, or has gone.
    expect(screen.getByText(/up to the 1st attempt\. Sam looked at it on/)).toHaveFocus();
    expect(button('Return the 2nd attempt')).toBeVisible();
    rerender(<ReturnPart {...part} returnedOf={2} returnedAt={at} lookedAt={null} />);
    expect(screen.getByText(/Sam has not looked at it yet\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Return/ })).toBeNull();
    await press('Take it back');
    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(2));
    rerender(<ReturnPart {...part} returnedOf={null} lookedAt={null} />);
    expect(screen.getByText(/^Not returned yet: Sam sees no mark/)).toHaveFocus();
    const to = 'PUT /api/assignments/given/hand-ins/sam/returned';
    expect(asked).toEqual([
      [to, { attempt: 2, isReturned: true }],
      [to, { attempt: 2, isReturned: false }],
    ]);
  });

  test('is done for all that are marked at once', async () => {
    server.answers = [
      refusing('The server gave up.', 503),
      giving(returnAllMarked, { returned: 2 }),
    ];
    const { rerender } = render(<ReturnAll id="given" waiting={2} />);
    await press('Return 2 marked submissions');
    expect(await screen.findByText('The server gave up.')).toHaveFocus();
    await press('Return 2 marked submissions');
    expect(await screen.findByText('Returned 2 submissions.')).toHaveFocus();
    rerender(<ReturnAll id="given" waiting={0} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Returned 2 submissions.')).toBeVisible();
  });

  test('is noticed where a seat has it before them', async () => {
    server.answers = [giving(lookAtReturnedFromSeat, {})];
    render(<TellLooked id="given" seatIn="abc" />);
    await waitFor(() =>
      expect(asked).toEqual([['PUT /api/seats/abc/hand-ins/given/looked', null]]),
    );
  });
});

test('the keys n and p lead to the learners around, but not where somebody types', async () => {
  const { rerender } = render(
    <>
      <NeighbourKeys previous={null} next="/next" />
      <input aria-label="Typed" />
    </>,
  );
  fireEvent.keyDown(field('Typed'), { key: 'n' });
  fireEvent.keyDown(document.body, { key: 'p' });
  fireEvent.keyDown(document.body, { key: 'n', ctrlKey: true });
  expect(router.push).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'n' });
  await waitFor(() => expect(router.push).toHaveBeenLastCalledWith('/next'));
  rerender(<NeighbourKeys previous="/before" next={null} />);
  fireEvent.keyDown(document.body, { key: 'p' });
  await waitFor(() => expect(router.push).toHaveBeenLastCalledWith('/before'));
});
