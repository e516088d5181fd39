/** A scenario, or a comment on it, that was deleted or hidden while somebody looked at its page. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ConfirmButton } from '@/src/community/ConfirmButton';
import { CommentForm } from '@/src/community/comments/CommentForm';
import { ReportButton } from '@/src/community/moderation/ReportButton';
import { StillHere } from '@/src/community/StillHere';
import { EditButton } from '@/src/community/scenarios/EditButton';
import { StarButton } from '@/src/community/scenarios/StarButton';
import { authServer } from '../../helpers/accounts/authServer';

const user = userEvent.setup();
const server = authServer();

/** What was asked: "PUT /api/…". */
const asked: string[] = [];

const GONE = 'This is no longer there: it was deleted or hidden meanwhile.';

beforeAll(() => server.start());
beforeEach(() => {
  asked.length = 0;
  server.network.use(
    http.all(/\/api\/(scenarios|comments|reports)/, ({ request }) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      const error = 'There is no such scenario, or it is not open to you.';
      return HttpResponse.json({ error }, { status: 404 });
    }),
  );
});
afterEach(() => server.reset());
afterAll(() => server.stop());

const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByLabelText('Your comment');

/** The buttons of the page of one’s own scenario with a comment on it. */
function show() {
  return render(
    <StillHere>
      <StarButton id="abc" stars={6} isStarred={false} />
      <EditButton
        isUnlisted={false}
        id="abc"
        words={{ title: 'Old', description: '', notes: '' }}
      />
      <StillHere>
        <ConfirmButton
          label={'Delete'}
          name={'Delete the comment'}
          title={'Delete this comment?'}
          what="It goes for good."
          command={{ does: 'deleteComment', params: { id: 'c1' } }}
        />
        <ReportButton kind="comment" subjectId="c1" name="Report the comment" />
      </StillHere>
      <CommentForm scenarioId="abc" />
    </StillHere>,
  );
}

const dead = (name: string) =>
  waitFor(() => expect(button(name)).toHaveAttribute('aria-disabled', 'true'));
const alive = (name: string) => expect(button(name)).not.toHaveAttribute('aria-disabled', 'true');

describe('a scenario that has gone meanwhile', () => {
  test('is said to be gone by the star, and no button of the page acts any more', async () => {
    show();
    await user.type(field(), 'Well.');
    await user.click(button('Star 6 stars'));
    expect(await screen.findByRole('alert')).toHaveTextContent(GONE);
    for (const name of ['Star 6 stars', 'Edit', 'Delete the comment', 'Report the comment']) {
      await dead(name);
      await user.click(button(name));
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    await dead('Add the comment');
    await user.click(button('Add the comment'));
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(field()).toHaveValue('Well.');
    expect(asked).toEqual(['PUT /api/scenarios/abc/star']);
  });

  test('is said to be gone by the comment, which stays to be copied', async () => {
    show();
    await user.type(field(), 'Well.');
    await user.click(button('Add the comment'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(GONE);
    expect(alert).toHaveFocus();
    expect(field()).toHaveValue('Well.');
    await dead('Star 6 stars');
  });

  test('is said to be gone within the dialog that changes its words', async () => {
    show();
    await user.click(button('Edit'));
    await user.type(await screen.findByLabelText('Title of the scenario'), 'er{Enter}');
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(GONE);
    expect(dialog.getByLabelText('Title of the scenario')).toHaveValue('Older');
    await dead('Save');
    await user.click(button('Cancel'));
    await dead('Edit');
  });
});

describe('a comment that has gone meanwhile', () => {
  test('takes its own buttons with it, and no others', async () => {
    show();
    await user.click(button('Delete the comment'));
    await user.click(button('Delete'));
    expect(await screen.findByRole('alert')).toHaveTextContent(GONE);
    await dead('Delete');
    await user.click(button('Cancel'));
    await dead('Delete the comment');
    await dead('Report the comment');
    alive('Star 6 stars');
    alive('Edit');
    expect(asked).toEqual(['DELETE /api/comments/c1']);
  });

  test('is said to be gone also where a button stands by itself', async () => {
    render(<ReportButton kind="comment" subjectId="c1" name="Report the comment" />);
    await user.click(button('Report the comment'));
    await user.type(await screen.findByLabelText('Reason'), 'Not nice.');
    await user.click(button('Send the report'));
    expect(await screen.findByRole('alert')).toHaveTextContent(GONE);
    await dead('Send the report');
    expect(screen.getByLabelText('Reason')).toHaveValue('Not nice.');
  });
});
