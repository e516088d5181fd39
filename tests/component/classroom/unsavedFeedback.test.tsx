/** What stands unsaved in the form of a submission is saved before the submission is returned, and before the page is left. */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { NeighbourKeys } from '@/src/community/classroom/feedback/NeighbourKeys';
import { ReturnPart } from '@/src/community/classroom/feedback/ReturnPart';
import { FeedbackForm } from '@/src/community/classroom/handIns/FeedbackForm';
import { SaidBefore } from '@/src/community/SaidBefore';
import { giveFeedback } from '@/src/contract/classroom';
import { returnHandIn } from '@/src/contract/feedback';
import { notingServer, refusing } from '../../helpers/accounts/notingServer';
import { giving } from '../../helpers/contract';
import { router } from '../../helpers/navigation';

const user = userEvent.setup();
const server = notingServer(/\/api\/assignments/);
const { asked } = server;

const SAVING = 'PUT /api/assignments/given/hand-ins/sam/feedback';
const RETURNING = 'PUT /api/assignments/given/hand-ins/sam/returned';
const NEXT = '/community/assignments/given/hand-ins/kim';

const saved = giving(giveFeedback, { mark: '', feedback: '' });
const returned = giving(returnHandIn, { isReturned: true, at: '2026-11-26T10:00:00.000Z' });

const whose = { id: 'given', learnerId: 'sam', learner: 'Sam' };

/** The form, the button and the ways of the page of a submission. */
function open(isReturned = false) {
  const score = { part: '1', task: 1, worth: 2, byCheck: 0, byHand: null, name: 'Task 1: Pay' };
  return render(
    <>
      <a href={NEXT}>Kim</a>
      <a href="#at=1">Step 1</a>
      <NeighbourKeys previous={null} next={NEXT} />
      <FeedbackForm
        {...{ ...whose, attempt: 1, mark: 'C', feedback: '', scores: [score], loss: 0, isReturned }}
      />
      <ReturnPart {...{ ...whose, times: 1, returnedOf: null, returnedAt: null, lookedAt: null }} />
    </>,
  );
}

const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('returning', () => {
  test('saves what is typed first: points, mark and feedback', async () => {
    server.answers = [saved, returned];
    open();
    await user.type(field('Your points instead'), '2');
    await user.type(field('Mark (optional)'), '+');
    await user.type(field('Feedback (optional)'), 'Better.');
    await press('Return to Sam');
    await waitFor(() => expect(asked).toHaveLength(2));
    const points = { '1.1': { points: 2, why: '' } };
    expect(asked).toEqual([
      [SAVING, { mark: 'C+', feedback: 'Better.', points, attempt: 1 }],
      [RETURNING, { attempt: 1, isReturned: true }],
    ]);
  });

  test('sends nothing but the return where all is saved', async () => {
    server.answers = [saved, returned];
    open();
    await user.type(field('Mark (optional)'), '+');
    await press('Save the feedback');
    await screen.findByText(/^Saved\. Sam sees it once/);
    await press('Return to Sam');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map(([what]) => what)).toEqual([SAVING, RETURNING]);
  });

  test('stops at a field that is wrong, and where the server refuses', async () => {
    server.answers = [refusing('This was done too often.', 429)];
    open();
    await user.type(field('Your points instead'), '2.3');
    await press('Return to Sam');
    await waitFor(() => expect(field('Your points instead')).toHaveFocus());
    expect(field('Your points instead')).toHaveAccessibleDescription(/quarter points/);
    expect(asked).toEqual([]);
    await user.clear(field('Your points instead'));
    await user.type(field('Your points instead'), '2');
    await press('Return to Sam');
    expect(await screen.findByText('This was done too often.')).toHaveFocus();
    expect(asked.map(([what]) => what)).toEqual([SAVING]);
  });
});

describe('leaving', () => {
  test.each([
    ['by key', () => fireEvent.keyDown(document.body, { key: 'n' })],
    ['by link', () => user.click(screen.getByText('Kim'))],
  ])('%s saves what is typed first, and stays where that is refused', async (_, leave) => {
    server.answers = [refusing('This was done too often.', 429), saved];
    open();
    await user.type(field('Mark (optional)'), '+');
    await leave();
    expect(await screen.findByText('This was done too often.')).toBeVisible();
    expect(router.push).not.toHaveBeenCalled();
    await leave();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(NEXT));
    expect(asked.map(([what]) => what)).toEqual([SAVING, SAVING]);
  });

  test('work that is not returned says on the next page that it was saved', async () => {
    server.answers = [saved];
    const { unmount } = open();
    await user.type(field('Mark (optional)'), '+');
    await user.click(screen.getByText('Kim'));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(NEXT));
    unmount();
    const { unmount: leave } = render(<SaidBefore />);
    expect(screen.getByText('Saved. Sam sees it once you return the submission.')).toBeVisible();
    leave();
    render(<SaidBefore />);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('for a step of the board on the page saves nothing', async () => {
    open();
    await user.type(field('Mark (optional)'), '+');
    await user.click(screen.getByText('Step 1'));
    expect(asked).toEqual([]);
    expect(router.push).not.toHaveBeenCalled();
  });

  test('by closing the page is asked about only while something is unsaved', async () => {
    const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    server.answers = [saved];
    open();
    expect(isAsked()).toBe(false);
    await user.type(field('Mark (optional)'), '+');
    expect(isAsked()).toBe(true);
    await press('Save the feedback');
    await screen.findByText(/^Saved\./);
    expect(isAsked()).toBe(false);
  });
});

describe('leaving returned work, which the learner would see at once,', () => {
  const ways = [
    ['by key', () => fireEvent.keyDown(document.body, { key: 'n' })],
    ['by link', () => user.click(screen.getByText('Kim'))],
  ] as const;

  test.each(ways)('%s asks, and saves nothing of itself', async (_, leave) => {
    open(true);
    await user.type(field('Mark (optional)'), '+');
    await leave();
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText('The submission is returned: what you save, Sam sees at once.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Mark (optional)')).toHaveValue('C+');
    expect(router.push).not.toHaveBeenCalled();
    await leave();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(NEXT));
    expect(asked).toEqual([]);
  });

  test('saves where that is wanted, and stays where it is refused', async () => {
    server.answers = [refusing('This was done too often.', 429), saved];
    open(true);
    await user.type(field('Mark (optional)'), '+');
    await user.click(screen.getByText('Kim'));
    const save = await screen.findByRole('button', { name: 'Save and show to Sam' });
    await user.click(save);
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('This was done too often.')).toBeVisible();
    expect(router.push).not.toHaveBeenCalled();
    await user.click(save);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(NEXT));
    expect(asked.map(([what]) => what)).toEqual([SAVING, SAVING]);
    render(<SaidBefore />);
    expect(screen.getByText('Saved. Sam can see it now.')).toBeVisible();
  });

  test('offers no saving of what is wrong, and leads to the field', async () => {
    open(true);
    await user.type(field('Your points instead'), '2.3');
    await user.click(screen.getByText('Kim'));
    const stay = await screen.findByRole('button', { name: 'Stay' });
    expect(screen.queryByRole('button', { name: /^Save and/ })).toBeNull();
    await user.click(stay);
    await waitFor(() => expect(field('Your points instead')).toHaveFocus());
    expect(asked).toEqual([]);
  });
});

test('what was cleared on returned work is said to be cleared, and the work to stay returned', async () => {
  server.answers = [saved];
  open(true);
  await user.clear(field('Mark (optional)'));
  await press('Save the feedback');
  expect(
    await screen.findByText(/^Saved\. No mark.* The submission stays returned to Sam\.$/),
  ).toHaveFocus();
});
