import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EditComment } from '@/src/community/comments/EditComment';
import { StillHere } from '@/src/community/StillHere';
import { authServer } from '../../helpers/accounts/authServer';
import { usualAnswer } from '../../helpers/contract';
import { router } from '../../helpers/navigation';

const user = userEvent.setup();
const server = authServer();

/** What was sent. */
const sent: unknown[] = [];

/** What is answered, in order; {} when there is nothing left. */
let answers: (() => Response)[] = [];

const refusing = (error: string, status: number) => () => HttpResponse.json({ error }, { status });

beforeAll(() => server.start());
beforeEach(() => {
  sent.length = 0;
  answers = [];
  server.network.use(
    http.patch('*/api/comments/c1', async ({ request }) => {
      sent.push(await request.json());
      return answers.shift()?.() ?? usualAnswer(request);
    }),
  );
});
afterEach(() => {
  server.reset();
});
afterAll(() => server.stop());

const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.findByLabelText('Comment');

/** Shows the button, and opens what it opens. */
async function open() {
  render(
    <StillHere>
      <EditComment id="c1" text="Old" name="Edit the comment by Ben" />
    </StillHere>,
  );
  await user.click(button('Edit the comment by Ben'));
}

describe('the words of a comment', () => {
  test('are changed in a dialog, on the same conditions as a new one', async () => {
    answers = [refusing('This was done too often: try again in 3 minutes.', 429)];
    await open();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Everybody sees when it was edited.',
    );
    await user.clear(await field());
    await user.click(button('Save'));
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveAccessibleDescription('Write something first.');
    await user.paste('a'.repeat(2001));
    await user.click(button('Save'));
    expect(await field()).toHaveAccessibleDescription('A comment has at most 2,000 characters.');
    expect(sent).toEqual([]);
    await user.clear(await field());
    await user.type(await field(), 'New');
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This was done too often/);
    expect(await field()).toHaveValue('New');
    await user.click(button('Save'));
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent[1]).toEqual({ text: 'New' });
    await waitFor(() => expect(button('Edit the comment by Ben')).toHaveFocus());
  });

  test('that were typed outlast a slip of Escape, and are dropped by Cancel', async () => {
    await open();
    await user.type(await field(), 'er');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button('Edit the comment by Ben')).toHaveFocus());
    await user.click(button('Edit the comment by Ben'));
    expect(await field()).toHaveValue('Older');
    await user.click(button('Cancel'));
    await user.click(button('Edit the comment by Ben'));
    expect(await field()).toHaveValue('Old');
    expect(sent).toEqual([]);
  });

  test('are not changed any more once the comment is gone', async () => {
    answers = [refusing('There is no such comment.', 404)];
    await open();
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This is no longer there/);
    await user.click(button('Save'));
    expect(sent).toHaveLength(1);
  });
});
