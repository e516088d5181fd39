import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ConfirmButton } from '@/src/community/ConfirmButton';
import { CommentForm } from '@/src/community/comments/CommentForm';
import { linked } from '@/src/community/linked';
import { HiddenNotice } from '@/src/community/moderation/HiddenNotice';
import { ModerationButton } from '@/src/community/moderation/ModerationButton';
import { ReportButton } from '@/src/community/moderation/ReportButton';
import { SaidBefore } from '@/src/community/SaidBefore';
import { EditButton } from '@/src/community/scenarios/EditButton';
import { LatestScenarios } from '@/src/community/scenarios/LatestScenarios';
import { StarButton } from '@/src/community/scenarios/StarButton';
import { latestScenarios, star, unstar } from '@/src/contract/scenarios';
import { notingServer, refusing } from '../../helpers/accounts/notingServer';
import { giving } from '../../helpers/contract';
import { router } from '../../helpers/navigation';

const user = userEvent.setup();
const server = notingServer(/\/api\/(scenarios|comments|reports|moderation)/);
const { asked } = server;

const button = (name: string) => screen.getByRole('button', { name });

describe('the star', () => {
  test('is given and taken back, with the count that the server gives', async () => {
    server.answers = [
      giving(star, { stars: 8, isStarred: true }),
      giving(unstar, { stars: 7, isStarred: false }),
    ];
    render(<StarButton id="abc" stars={6} isStarred={false} />);
    await user.click(button('Star 6 stars'));
    await waitFor(() => expect(button('Starred 8 stars')).toBePressed());
    await user.click(button('Starred 8 stars'));
    await waitFor(() => expect(button('Star 7 stars')).not.toBePressed());
    expect(asked.map(([what]) => what)).toEqual([
      'PUT /api/scenarios/abc/star',
      'DELETE /api/scenarios/abc/star',
    ]);
  });

  test('stays as it was where that is refused, and says why', async () => {
    server.answers = [refusing('Sign in to do this.', 401)];
    render(<StarButton id="abc" stars={1} isStarred={false} />);
    await user.click(button('Star 1 star'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign in to do this.');
    expect(button('Star 1 star')).not.toBePressed();
  });
});

describe('a comment', () => {
  const field = () => screen.getByLabelText('Your comment');
  const send = () => user.click(button('Add the comment'));

  test('is sent, and the page drawn anew', async () => {
    render(<CommentForm scenarioId="abc" />);
    await user.type(field(), 'Well.');
    await send();
    expect(await screen.findByText('Your comment is there.')).toBeVisible();
    expect(field()).toHaveValue('');
    expect(router.refresh).toHaveBeenCalledOnce();
    expect(asked).toEqual([
      ['POST /api/scenarios/abc/comments', { requestId: expect.any(String), text: 'Well.' }],
    ]);
  });

  test('that is written on while it is sent keeps what was not sent', async () => {
    let arrive = () => {};
    const sent = new Promise<void>((done) => {
      arrive = done;
    });
    server.auth.network.use(
      http.post('*/api/scenarios/abc/comments', async () => {
        await sent;
        return HttpResponse.json({ id: 'c1' });
      }),
    );
    render(<CommentForm scenarioId="abc" />);
    await user.type(field(), 'Well.');
    await send();
    await user.type(field(), ' And more.');
    arrive();
    expect(await screen.findByText('Your comment is there.')).toBeVisible();
    expect(field()).toHaveValue('Well. And more.');
  });

  test('that was typed before the page was hydrated is kept, and sent once it is', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(<CommentForm scenarioId="abc" />);
    const early = root.querySelector('textarea');
    if (early) early.value = 'Early.';
    expect(root.querySelector('[type=submit]')).toBeDisabled();
    render(<CommentForm scenarioId="abc" />, { container: root, hydrate: true });
    await send();
    expect(await screen.findByText('Your comment is there.')).toBeVisible();
    expect(asked.map(([, body]) => body)).toEqual([
      { requestId: expect.any(String), text: 'Early.' },
    ]);
    root.remove();
  });

  test('is told in its hint which addresses become links', () => {
    render(<CommentForm scenarioId="abc" />);
    const hint = 'Everybody can read it. A web address becomes a link where all of it is written';
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(hint));
    const pieces = linked('https:// http://example.org/a https://example.org/page example.org');
    expect(pieces.filter(({ kind }) => kind === 'link').map(({ text }) => text)).toEqual([
      ...['http://example.org/a', 'https://example.org/page'],
    ]);
  });

  test('needs words, and no more than there is room for', async () => {
    render(<CommentForm scenarioId="abc" />);
    await send();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('Write something first.');
    await user.paste('a'.repeat(2001));
    await send();
    expect(field()).toHaveAccessibleDescription('A comment has at most 2,000 characters.');
    expect(asked).toEqual([]);
  });

  test('stays in the field where it could not be sent', async () => {
    server.answers = [refusing('This was done too often: try again in 3 minutes.', 429)];
    render(<CommentForm scenarioId="abc" />);
    await user.type(field(), 'Well.');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This was done too often/);
    expect(field()).toHaveValue('Well.');
    await send();
    expect(await screen.findByText('Your comment is there.')).toBeVisible();
    const [first, second] = asked.map(([, body]) => body);
    expect(second).toEqual(first);
  });

  test('stays in the field where one was signed out meanwhile, with the way back in beside it', async () => {
    server.answers = [refusing('Sign in to do this.', 401)];
    render(<CommentForm scenarioId="abc" />);
    await user.type(field(), 'Well.');
    await send();
    const link = await screen.findByRole('link', { name: 'Sign in in a new tab' });
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/registration\/signin\?callbackUrl=/),
    );
    expect(link).toHaveAttribute('target', '_blank');
    expect(field()).toHaveValue('Well.');
    await send();
    expect(await screen.findByText('Your comment is there.')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('what takes something away', () => {
  test('asks first, and goes on to a page that says what was done, once', async () => {
    const { unmount } = render(
      <ConfirmButton
        label={'Delete'}
        title={'Delete this scenario?'}
        what={'It goes for good.'}
        command={{ does: 'deleteScenario', params: { id: 'abc' } }}
        then={{ path: '/community', said: 'The scenario “Two banks” is deleted.' }}
      />,
    );
    await user.click(button('Delete'));
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('It goes for good.');
    await user.click(button('Cancel'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
    await user.click(button('Delete'));
    await user.click(button('Delete'));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/community'));
    expect(asked).toEqual([['DELETE /api/scenarios/abc', null]]);
    unmount();
    const { unmount: leave } = render(<SaidBefore />);
    expect(screen.getByRole('status')).toHaveTextContent('The scenario “Two banks” is deleted.');
    expect(screen.getByRole('status')).toHaveFocus();
    leave();
    render(<SaidBefore />);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('says nothing on another page where it was refused', async () => {
    server.answers = [refusing('This was done too often.', 429)];
    const { unmount } = render(
      <ConfirmButton
        label="Delete"
        title="Delete this scenario?"
        what="It goes for good."
        command={{ does: 'deleteScenario', params: { id: 'abc' } }}
        then={{ path: '/community', said: 'The scenario “Two banks” is deleted.' }}
      />,
    );
    await user.click(button('Delete'));
    await user.click(button('Delete'));
    expect(await screen.findByText('This was done too often.')).toBeVisible();
    unmount();
    render(<SaidBefore />);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('hands the focus on where its button goes with it', async () => {
    const what = { label: 'Delete', title: 'Delete this comment?', what: 'It goes for good.' };
    const page = (isThere: boolean) => (
      <>
        <section id="comments" tabIndex={-1} aria-label="Comments" />
        {isThere && (
          <ConfirmButton
            {...what}
            command={{ does: 'deleteComment', params: { id: 'c1' } }}
            heir="comments"
          />
        )}
      </>
    );
    const { rerender } = render(page(true));
    await user.click(button('Delete'));
    await user.click(button('Delete'));
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
    rerender(page(false));
    expect(screen.getByRole('region', { name: 'Comments' })).toHaveFocus();
  });
});

describe('words of a scenario', () => {
  test('are changed in a dialog', async () => {
    render(
      <EditButton
        isUnlisted={false}
        id="abc"
        words={{ title: 'Old', description: 'D', notes: '' }}
      />,
    );
    await user.click(button('Edit'));
    const title = screen.getByLabelText('Title of the scenario');
    await user.clear(title);
    await user.click(button('Save'));
    expect(title).toHaveFocus();
    await user.type(title, 'New{Enter}');
    await waitFor(() => expect(router.refresh).toHaveBeenCalled());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked).toEqual([
      ['PATCH /api/scenarios/abc', { title: 'New', description: 'D', notes: '' }],
    ]);
    await waitFor(() => expect(button('Edit')).toHaveFocus());
  });

  test('that were typed outlast a slip of Escape, and are dropped by Cancel', async () => {
    render(
      <EditButton
        isUnlisted={false}
        id="abc"
        words={{ title: 'Old', description: 'D', notes: '' }}
      />,
    );
    const title = () => screen.findByLabelText('Title of the scenario');
    await user.click(button('Edit'));
    await user.type(await title(), 'er');
    await user.keyboard('{Escape}');
    await user.click(button('Edit'));
    expect(await title()).toHaveValue('Older');
    await user.click(button('Cancel'));
    await user.click(button('Edit'));
    expect(await title()).toHaveValue('Old');
    expect(asked).toEqual([]);
  });
});

describe('what needs a reason', () => {
  test('a report is sent with it', async () => {
    render(<ReportButton kind="comment" subjectId="c1" name="Report the comment by Ben" />);
    await user.click(button('Report the comment by Ben'));
    await user.click(button('Send the report'));
    const reason = screen.getByLabelText('Reason');
    expect(reason).toHaveFocus();
    expect(reason).toHaveAccessibleDescription('Say why, in a few words.');
    await user.type(reason, 'Not nice.');
    await user.click(button('Send the report'));
    expect(await screen.findByText(/^Reported\. Thank you/)).toBeVisible();
    expect(asked).toEqual([
      ['POST /api/reports', { kind: 'comment', subjectId: 'c1', reason: 'Not nice.' }],
    ]);
  });

  test('a reason that was typed outlasts a slip of Escape, and is dropped once sent or cancelled', async () => {
    const name = 'Report this scenario';
    render(<ReportButton kind="scenario" subjectId="abc" name={name} />);
    const reason = () => screen.findByLabelText('Reason');
    await user.click(button(name));
    await user.type(await reason(), 'Spam');
    await user.keyboard('{Escape}');
    await user.click(button(name));
    expect(await reason()).toHaveValue('Spam');
    await user.click(button('Cancel'));
    await user.click(button(name));
    expect(await reason()).toHaveValue('');
    await user.type(await reason(), 'Rude');
    await user.click(button('Send the report'));
    await screen.findByText(/^Reported/);
    await user.click(button(name));
    expect(await reason()).toHaveValue('');
  });

  test('what a moderator does is sent with it; a refusal is shown and the reason kept', async () => {
    server.answers = [refusing('This is hidden already.', 409)];
    render(<ModerationButton action="hide" kind="scenario" subjectId="abc" name="A run" />);
    await user.click(button('Hide: A run'));
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      /Its author and the moderators read the reason\.$/,
    );
    await user.type(screen.getByLabelText('Reason'), 'Spam');
    await user.click(button('Hide'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is hidden already.');
    expect(screen.getByLabelText('Reason')).toHaveValue('Spam');
    await user.click(button('Hide'));
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
    expect(asked[1]).toEqual([
      'POST /api/moderation',
      { action: 'hide', kind: 'scenario', subjectId: 'abc', reason: 'Spam' },
    ]);
  });

  test('what another moderator has settled meanwhile goes as the dialog is closed', async () => {
    server.answers = [refusing('No report of this is open any more.', 409)];
    render(<ModerationButton action="dismiss" kind="scenario" subjectId="abc" name="A run" />);
    await user.click(button('Dismiss the reports: A run'));
    await user.click(button('Cancel'));
    await user.click(button('Dismiss the reports: A run'));
    await user.type(screen.getByLabelText('Reason'), 'Nothing wrong.');
    await user.click(button('Dismiss the reports'));
    await screen.findByRole('alert');
    expect(router.refresh).not.toHaveBeenCalled();
    await user.click(button('Cancel'));
    expect(router.refresh).toHaveBeenCalledOnce();
  });
});

describe('a hidden scenario', () => {
  test('is said to be hidden, and why', () => {
    const { rerender } = render(<HiddenNotice isOwn isItself reason="No lesson in it." />);
    expect(screen.getByText(/^A moderator has hidden this scenario/)).toHaveTextContent(
      /The reason given: “No lesson in it\.”$/,
    );
    rerender(<HiddenNotice isOwn={false} isItself reason={null} />);
    expect(screen.getByText(/^This scenario is hidden/)).not.toHaveTextContent('reason');
  });
});

describe('the latest scenarios', () => {
  test('are named with their authors', async () => {
    server.answers = [
      giving(latestScenarios, { scenarios: [{ id: 'abc', title: 'A run', author: 'Ann' }] }),
    ];
    render(<LatestScenarios />);
    const link = await screen.findByRole('link', { name: 'A run' });
    expect(link).toHaveAttribute('href', '/community/scenarios/abc');
    expect(screen.getByText('by Ann')).toBeVisible();
  });

  test('are not missed where there are none, or the server does not answer', async () => {
    server.answers = [giving(latestScenarios, { scenarios: [] })];
    const { unmount } = render(<LatestScenarios />);
    expect(await screen.findByText(/^None yet\./)).toBeVisible();
    unmount();
    server.answers = [refusing('Something went wrong.', 500)];
    const { container } = render(<LatestScenarios />);
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(container).toHaveTextContent('');
  });
});
