/** A dialog that is closed while it sends: what went wrong is said all the same, and nothing typed is lost. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ConfirmButton } from '@/src/community/ConfirmButton';
import { EditComment } from '@/src/community/comments/EditComment';
import { ReportButton } from '@/src/community/moderation/ReportButton';
import { StillHere } from '@/src/community/StillHere';
import { authServer } from '../../helpers/accounts/authServer';
import { usualAnswer } from '../../helpers/contract';
import { router } from '../../helpers/navigation';

const user = userEvent.setup();
const server = authServer();

/** Answers what is waited for; as usual unless told. */
let answer: (response?: Response) => void = () => {};

const BUSY = 'The site is busy: try again in a moment.';
const refusal = () => HttpResponse.json({ error: BUSY }, { status: 503 });

beforeAll(() => server.start());
beforeEach(() => {
  const waiting = ({ request }: { readonly request: Request }) =>
    new Promise<Response>((resolve) => {
      answer = (response) => resolve(response ?? usualAnswer(request));
    });
  for (const path of ['*/api/comments/c1', '*/api/reports']) {
    server.network.use(http.all(path, waiting));
  }
});
afterEach(() => {
  server.reset();
});
afterAll(() => server.stop());

const button = (name: string) => screen.getByRole('button', { name });

const DIALOGS: readonly (readonly [
  what: string,
  control: ReactElement,
  open: string,
  act: string,
])[] = [
  ['an edit', <EditComment key="edit" id="c1" text="Old" name="Edit it" />, 'Edit it', 'Save'],
  [
    'a report',
    <ReportButton key="report" kind="comment" subjectId="c1" name="Report it" />,
    'Report it',
    'Send the report',
  ],
  [
    'a deletion',
    <ConfirmButton
      key="delete"
      label="Delete"
      name="Delete it"
      command={{ does: 'deleteComment', params: { id: 'c1' } }}
      title="T"
      what="W"
    />,
    'Delete it',
    'Delete',
  ],
];

describe.each(DIALOGS)(
  '%s that is under way when its dialog is closed',
  (what, control, open, act) => {
    const begin = async () => {
      render(<StillHere>{control}</StillHere>);
      await user.click(button(open));
      if (what !== 'a deletion') {
        const [field] = await screen.findAllByRole('textbox');
        if (field) await user.type(field, 'er');
      }
      await user.click(button(act));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };

    test('comes back when it is refused', async () => {
      await begin();
      answer(refusal());
      expect(await screen.findByRole('dialog')).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent(BUSY);
      if (what === 'a deletion') return;
      const [field] = screen.getAllByRole('textbox');
      expect(field).toHaveDisplayValue(/er$/);
    });

    test('is done without another word when it is not', async () => {
      await begin();
      answer();
      if (what === 'a report') await screen.findByText(/^Reported/);
      else await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  },
);

test('what is typed while an edit is saved is kept, and yet to be saved', async () => {
  render(<EditComment id="c1" text="Old" name="Edit it" />);
  await user.click(button('Edit it'));
  await user.type(await screen.findByLabelText('Comment'), 'er');
  await user.click(button('Save'));
  await user.keyboard('{Escape}');
  await user.click(button('Edit it'));
  await user.type(await screen.findByLabelText('Comment'), ' still');
  answer();
  await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
  expect(screen.getByLabelText('Comment')).toHaveValue('Older still');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'false');
});
