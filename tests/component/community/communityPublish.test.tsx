import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeLink } from '@/events/log/link';
import { fileTextOf } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import { ANN, authServer, CSRF_TOKEN } from '../../helpers/accounts/authServer';
import { arrive } from '../../helpers/accounts/sessionPage';
import { PAYMENTS, PublishDialog } from '../../helpers/publishDialog';

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

/** Opens the part. Its modules are fresh, as in a page that has just arrived. */
async function open(log: Log = PAYMENTS, gamePath?: string) {
  const { PublishPart } = await import('@/src/community/share/PublishPart');
  const dialog = <PublishDialog Part={PublishPart} log={log} gamePath={gamePath} />;
  const { unmount } = render(dialog);
  return { unmount, again: () => render(dialog) };
}

const title = () => screen.findByLabelText('Title of the scenario');
const description = () => screen.getByLabelText('Description');
const publish = () => screen.getByRole('button', { name: 'Publish' });

describe('publishing, signed out', () => {
  test('leads to the page to sign in, and back', async () => {
    window.history.replaceState(null, '', '/sandbox?x=1#log=abc');
    await open(PAYMENTS, '/sandbox');
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link).toHaveAttribute(
      'href',
      `/registration/signin?callbackUrl=${encodeURIComponent('/sandbox?x=1#log=abc')}`,
    );
    expect(screen.getByRole('link', { name: 'create an account' })).toHaveAttribute(
      'href',
      `/registration/signup?callbackUrl=${encodeURIComponent('/sandbox?x=1#log=abc')}`,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('on somebody’s scenario leads back to where its board is at home, with the steps', async () => {
    window.history.replaceState(null, '', '/community/scenarios/abc#at=2');
    await open();
    const link = await screen.findByRole('link', { name: 'Sign in' });
    const back = `/lectures/fundamentals/deposit-transfers#log=${encodeLink(PAYMENTS)}`;
    expect(link.getAttribute('href')).toBe(
      `/registration/signin?callbackUrl=${encodeURIComponent(back)}`,
    );
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
    expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save as a picture' })).toBeVisible();
    expect(sent).toEqual([
      {
        requestId: expect.stringMatching(
          /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
        ),
        title: 'Three payments',
        description: 'Ann pays.',
        notes: 'Look.',
        log: fileTextOf(PAYMENTS),
      },
    ]);
  });

  test('says who will read it: everybody, or those who are given its address, and never both', async () => {
    await open();
    const everybody = /^Everybody can (?:now )?find it/;
    const few = /^(?:It is published\. )?Only those to whom you give its address/;
    await user.type(await title(), 'Three');
    expect(screen.getByText(everybody)).toBeVisible();
    expect(screen.queryByText(few)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /^Unlisted/ }));
    expect(screen.getByText(few)).toBeVisible();
    expect(screen.queryByText(everybody)).toBeNull();
    await user.click(publish());
    expect(await screen.findByText(/^It is published\. Only those/)).toBeVisible();
    // What stands over the form does so for both.
    const { SHARE_PARTS } = await import('@/src/community/share/CommunitySlots');
    const [over] = SHARE_PARTS;
    expect(over?.description).toMatch(/under your name\.$/);
    expect(over?.description).not.toMatch(/everybody/i);
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
    await waitFor(async () => expect(await title()).toHaveValue('Three'));
    expect(description()).toHaveValue('Half a sen');
  });

  /** Loads the page anew: nothing is left but what the browser keeps for the tab. */
  const reload = (...page: Parameters<typeof open>) => {
    cleanup();
    vi.resetModules();
    return open(...page);
  };

  test('keeps what was typed when the page is loaded anew, for this board and this member', async () => {
    await open();
    await user.type(await title(), 'Three');
    await user.type(screen.getByLabelText('Notes'), 'Half a sen');
    await reload();
    await waitFor(async () => expect(await title()).toHaveValue('Three'));
    expect(screen.getByLabelText('Notes')).toHaveValue('Half a sen');
    await reload(PAYMENTS, '/sandbox');
    expect(await title()).toHaveValue('');
    server.session = { ...ANN, user: { ...ANN.user, id: 'ben' } };
    await reload();
    expect(await title()).toHaveValue('');
    server.session = ANN;
    await reload();
    await waitFor(async () => expect(await title()).toHaveValue('Three'));
    await user.click(publish());
    await screen.findByText(/^It is published\./);
    await reload();
    expect(await title()).toHaveValue('');
  });

  test('works where the browser keeps nothing, or something else', async () => {
    const key = 'tallystick:publish:ann:/lectures/fundamentals/deposit-transfers';
    sessionStorage.setItem(key, '{"title":7}');
    await open();
    expect(await title()).toHaveValue('');
    vi.stubGlobal('sessionStorage', undefined);
    const { unmount, again } = await reload();
    await user.type(await title(), 'Three');
    unmount();
    again();
    await waitFor(async () => expect(await title()).toHaveValue('Three'));
  });

  test('shows whoever was signed out meanwhile the way back in, and loses nothing', async () => {
    troubles = [() => HttpResponse.json({ error: 'Sign in to do this.' }, { status: 401 })];
    await open();
    await user.type(await title(), 'Three');
    await user.click(publish());
    const link = await screen.findByRole('link', { name: 'Sign in in a new tab' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(await title()).toHaveValue('Three');
    await user.click(publish());
    expect(await screen.findByText(/^It is published\./)).toBeVisible();
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

  test('has the name of a sandbox for its title, which is not kept for another one', async () => {
    const opening = [{ type: 'setSystem', system: 'national' } as const];
    const log: Log = { world: 'banking', lesson: 'sandbox', title: 'Mine', opening, events: [] };
    await open(log, '/sandbox');
    expect(await title()).toHaveValue('Mine');
    await reload({ ...log, title: 'Another' }, '/sandbox');
    expect(await title()).toHaveValue('Another');
    await user.clear(await title());
    await user.type(await title(), 'Typed');
    await reload(log, '/sandbox');
    await waitFor(async () => expect(await title()).toHaveValue('Typed'));
  });

  test('has the opening of a sandbox to publish before a step is taken', async () => {
    const opening = [{ type: 'setSystem', system: 'national' } as const];
    const log: Log = { world: 'banking', lesson: 'sandbox', opening, events: [] };
    await open(log);
    await user.type(await title(), 'An opening');
    await user.click(publish());
    await screen.findByText(/^It is published\./);
    expect(sent).toMatchObject([{ title: 'An opening', log: fileTextOf(log) }]);
  });

  test('has nothing to publish of a board on which nothing was done', async () => {
    await open({ world: 'banking', lesson: 2, events: [] });
    expect(await screen.findByText(/^Nothing is done on this board yet\./)).toBeVisible();
  });
});
