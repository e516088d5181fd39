/** Naming what a published scenario was made from, while that is there. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginningOf, rememberOrigin } from '@/src/community/share/origin';
import { PublishPart } from '@/src/community/share/PublishPart';
import { ANN, authServer } from '../../helpers/accounts/authServer';
import { arrive } from '../../helpers/accounts/sessionPage';
import { PAYMENTS, PublishDialog } from '../../helpers/publishDialog';

const user = userEvent.setup();
const server = authServer();
let leave = () => {};

/** What was sent to be published, in order. */
const sent: Readonly<Record<string, unknown>>[] = [];

beforeAll(() => server.start());
beforeEach(() => {
  leave = arrive();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sent.length = 0;
  sessionStorage.clear();
  server.session = ANN;
  server.network.use(
    http.get('*/api/scenarios/orig', () => HttpResponse.json({ title: 'A run, renamed' })),
    http.post('*/api/scenarios', async ({ request }) => {
      const body: unknown = await request.json();
      if (typeof body === 'object' && body !== null) sent.push({ ...body });
      return HttpResponse.json({ id: 'abc' }, { status: 201 });
    }),
  );
});
afterEach(() => {
  leave();
  server.reset();
});
afterAll(() => server.stop());

const open = () => render(<PublishDialog Part={PublishPart} log={PAYMENTS} />);

describe('publishing', () => {
  test('offers to name the scenario that it was made from, where it begins alike', async () => {
    rememberOrigin({ id: 'orig', title: 'A run' }, beginningOf(PAYMENTS));
    open();
    await user.type(await screen.findByLabelText('Title of the scenario'), 'Three');
    expect(
      await screen.findByLabelText('Say that it was made from “A run, renamed”'),
    ).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText(/^It is published\./);
    expect(sent).toMatchObject([{ forkedFrom: 'orig' }]);
  });

  test('names none where that is not wanted', async () => {
    rememberOrigin({ id: 'orig', title: 'A run' }, beginningOf(PAYMENTS));
    open();
    await user.type(await screen.findByLabelText('Title of the scenario'), 'Three');
    await user.click(await screen.findByLabelText('Say that it was made from “A run, renamed”'));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText(/^It is published\./);
    expect(sent[0]).not.toHaveProperty('forkedFrom');
  });

  test('names none that was deleted or hidden since it was opened', async () => {
    rememberOrigin({ id: 'orig', title: 'A run' }, beginningOf(PAYMENTS));
    const asked = vi.fn();
    server.network.use(
      http.get('*/api/scenarios/orig', () => {
        asked();
        return HttpResponse.json({ error: 'There is no such scenario.' }, { status: 404 });
      }),
    );
    open();
    await user.type(await screen.findByLabelText('Title of the scenario'), 'Three');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText(/^It is published\./);
    expect(screen.queryByLabelText(/^Say that it was made from/)).toBeNull();
    expect(sent[0]).not.toHaveProperty('forkedFrom');
  });
});
