import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { type ComponentType, useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileTextOf, type Log } from '@/events/log/log';
import type { SharePartProps } from '@/src/board/share/slots';
import { ANN, authServer, CSRF_TOKEN } from '../helpers/authServer';
import { arrive } from '../helpers/sessionPage';

// What it listens to lasts for all tests: what begins within one ends with it.
const user = userEvent.setup();

const server = authServer();
let leave = () => {};

/** What was sent to be published, in order. */
const sent: Readonly<Record<string, unknown>>[] = [];

/** Answers that the server gives before it publishes, in order. */
let troubles: (() => Response)[] = [];

beforeAll(() => server.start());
beforeEach(() => {
  leave = arrive();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sent.length = 0;
  troubles = [];
  sessionStorage.clear();
  server.network.use(
    http.post('*/api/scenarios', async ({ request }) => {
      expect(request.headers.get('x-csrf-token')).toBe(CSRF_TOKEN);
      const body: unknown = await request.json();
      if (typeof body === 'object' && body !== null) sent.push({ ...body });
      return troubles.shift()?.() ?? HttpResponse.json({ id: 'abc' }, { status: 201 });
    }),
  );
});
afterEach(() => {
  leave();
  server.reset();
});
afterAll(() => server.stop());

const PAYMENTS: Log = {
  world: 'banking',
  lesson: 2,
  events: [{ type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount: 700 }],
};

/** Logs that begin in another way, or on another board. */
const OTHERS: readonly Log[] = [
  { ...PAYMENTS, lesson: 3 },
  { ...PAYMENTS, lesson: 'sandbox', opening: [] },
  {
    ...PAYMENTS,
    events: [{ type: 'transfer', from: 2, fromBank: 0, to: 1, toBank: 0, amount: 700 }],
  },
  { world: 'bills', lesson: 'bills', stage: 1, events: [] },
];

type Part = ComponentType<SharePartProps>;

/** The dialog, as far as the part knows of it: it keeps the title. */
function Dialog({ Part, log }: { readonly Part: Part; readonly log: Log }) {
  const [title, onTitle] = useState('');
  return (
    <Part
      {...{ log, title, onTitle, round: 0 }}
      logText={() => fileTextOf(log)}
      gameTitle="Deposit Transfers"
      gamePath="/lectures/fundamentals/deposit-transfers"
      lessonId={log.lesson}
    />
  );
}

/** Opens the part. Its modules are fresh, as in a page that has just arrived. */
async function open(log: Log = PAYMENTS) {
  const { PublishPart } = await import('@/src/community/share/PublishPart');
  const dialog = <Dialog Part={PublishPart} log={log} />;
  const { unmount } = render(dialog);
  return { unmount, again: () => render(dialog) };
}

const title = () => screen.findByLabelText('Title of the scenario');
const description = () => screen.getByLabelText('Description');
const publish = () => screen.getByRole('button', { name: 'Publish' });

describe('publishing, signed out', () => {
  test('leads to the page to sign in, and back', async () => {
    window.history.replaceState(null, '', '/sandbox?x=1#log=abc');
    await open();
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link).toHaveAttribute(
      'href',
      `/registration/signin?callbackUrl=${encodeURIComponent('/sandbox?x=1#log=abc')}`,
    );
    expect(screen.getByRole('link', { name: 'make an account' })).toHaveAttribute(
      'href',
      `/registration/signup?callbackUrl=${encodeURIComponent('/sandbox?x=1#log=abc')}`,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('publishing, signed in', () => {
  beforeEach(() => {
    server.session = ANN;
  });

  test('sends the log with what is said of it, and tells where it is', async () => {
    await open();
    await user.type(await title(), 'Three payments');
    await user.type(description(), 'Ann pays.');
    await user.type(screen.getByLabelText('Notes'), 'Look.');
    await user.click(publish());
    expect(await screen.findByText(/^It is published\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look at its page' })).toHaveAttribute(
      'href',
      '/community/scenarios/abc',
    );
    expect(sent).toEqual([
      {
        requestId: expect.stringMatching(
          /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
        ),
        ...{ title: 'Three payments', description: 'Ann pays.', notes: 'Look.' },
        log: fileTextOf(PAYMENTS),
      },
    ]);
  });

  test('asks for a title first, says so at the field, and goes there', async () => {
    await open();
    await title();
    await user.click(publish());
    expect(await title()).toHaveFocus();
    expect(await title()).toHaveAccessibleDescription('Give it a title.');
    expect(sent).toEqual([]);
    await user.type(await title(), 'Three{Enter}');
    expect(await screen.findByText(/^It is published\./)).toBeVisible();
  });

  test('takes no more than there is room for', async () => {
    await open();
    await user.click(await title());
    await user.paste('a'.repeat(121));
    await user.click(description());
    await user.paste('a'.repeat(501));
    await user.click(publish());
    expect(await title()).toHaveAccessibleDescription('A title has at most 120 characters.');
    expect(description()).toHaveAccessibleDescription('A description has at most 500 characters.');
    expect(sent).toEqual([]);
  });

  test('says why it was refused, keeps what was typed, and sends the same again under the same name', async () => {
    const refusal = 'Step 2 (Transfer Money to Someone) is refused: it is too much.';
    troubles = [
      () => HttpResponse.error(),
      () => HttpResponse.json({ error: refusal }, { status: 422 }),
    ];
    await open();
    await user.type(await title(), 'Three');
    await user.click(publish());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^The server cannot be reached\./);
    await waitFor(() => expect(alert).toHaveFocus());
    await user.click(publish());
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(await title()).toHaveValue('Three');
    await user.type(description(), 'More.');
    await user.click(publish());
    expect(await screen.findByText(/^It is published\./)).toBeVisible();
    const [first, second, third] = sent.map(({ requestId }) => requestId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('keeps what was typed while the dialog is closed', async () => {
    const { unmount, again } = await open();
    await user.type(await title(), 'Three');
    await user.type(description(), 'Half a sen');
    unmount();
    again();
    expect(await title()).toHaveValue('Three');
    expect(description()).toHaveValue('Half a sen');
  });

  test('begins empty again once it is published', async () => {
    const { unmount, again } = await open();
    await user.type(await title(), 'Three');
    await user.type(description(), 'A sentence.');
    await user.click(publish());
    await screen.findByText(/^It is published\./);
    unmount();
    again();
    expect(await title()).toHaveValue('');
    expect(description()).toHaveValue('');
  });

  test('offers to name the scenario that it was made of, where it begins alike', async () => {
    const { beginningOf, rememberOrigin } = await import('@/src/community/share/origin');
    rememberOrigin({ id: 'orig', title: 'A run' }, beginningOf(PAYMENTS));
    await open();
    await user.type(await title(), 'Three');
    expect(screen.getByLabelText('Say that it was made of “A run”')).toBeChecked();
    await user.click(publish());
    await screen.findByText(/^It is published\./);
    expect(sent).toMatchObject([{ forkedFrom: 'orig' }]);
  });

  test('names the last that begins alike, whatever was opened meanwhile', async () => {
    const { beginningOf, rememberOrigin, originOf } = await import('@/src/community/share/origin');
    const [other = PAYMENTS] = OTHERS;
    rememberOrigin({ id: 'first', title: 'First' }, beginningOf(PAYMENTS));
    rememberOrigin({ id: 'second', title: 'Second' }, beginningOf(PAYMENTS));
    rememberOrigin({ id: 'third', title: 'Third' }, beginningOf(other));
    expect([PAYMENTS, other].map(originOf)).toMatchObject([{ id: 'second' }, { id: 'third' }]);
    rememberOrigin({ id: 'first', title: 'First' }, beginningOf(PAYMENTS));
    expect(originOf(PAYMENTS)).toEqual({ id: 'first', title: 'First' });
    for (let at = 0; at < 30; at += 1) {
      rememberOrigin({ id: `later${at}`, title: 'Later' }, beginningOf(other));
    }
    expect(originOf(PAYMENTS)).toBeNull();
  });

  test('names none where that is not wanted, or where the board is another', async () => {
    const { beginningOf, rememberOrigin, originOf } = await import('@/src/community/share/origin');
    rememberOrigin({ id: 'orig', title: 'A run' }, beginningOf(PAYMENTS));
    expect(OTHERS.map(originOf)).toEqual([null, null, null, null]);
    await open();
    await user.type(await title(), 'Three');
    await user.click(screen.getByLabelText('Say that it was made of “A run”'));
    await user.click(publish());
    await screen.findByText(/^It is published\./);
    expect(sent[0]).not.toHaveProperty('forkedFrom');
  });

  test('has nothing to publish of a board on which nothing was done', async () => {
    await open({ world: 'banking', lesson: 2, events: [] });
    expect(await screen.findByText(/^Nothing is done on this board yet\./)).toBeVisible();
  });
});
