import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ElsewhereButtons } from '@/src/account/profile/ElsewhereButtons';
import { SignOutButton } from '@/src/account/profile/SignOutButton';
import { EmailLinkForm } from '@/src/account/signin/EmailLinkForm';
import { SignInForm } from '@/src/account/signin/SignInForm';
import { SignUpForm } from '@/src/account/signin/SignUpForm';
import { ANN, authServer, CSRF_TOKEN, RIGHT } from '../../helpers/accounts/authServer';
import { standAt } from '../../helpers/accounts/sessionPage';

const WAY = '/community/classes';

const server = authServer();

beforeAll(() => server.start());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  server.reset();
});
afterAll(() => server.stop());

const email = () => screen.getByLabelText('E-mail address');
const password = () => screen.getByLabelText('Password');
const button = (name: string) => screen.getByRole('button', { name });

describe('signing in', () => {
  function open() {
    const location = standAt('/registration/signin');
    render(<SignInForm way={WAY} />);
    return { location, user: userEvent.setup() };
  }

  test('goes on to the page that asked, by Enter', async () => {
    const { location, user } = open();
    await user.type(email(), RIGHT.email);
    await user.type(password(), `${RIGHT.password}{Enter}`);
    await waitFor(() => expect(location.assign).toHaveBeenCalledExactlyOnceWith(WAY));
    expect(button('Signing in')).toHaveAttribute('aria-disabled', 'true');
    const asked = server.asked.find(({ path }) => path === 'callback/credentials');
    expect(Object.fromEntries(asked?.form ?? [])).toMatchObject({
      ...RIGHT,
      callbackUrl: `http://localhost:3000${WAY}`,
      csrfToken: CSRF_TOKEN,
    });
  });

  test('says what did not fit, keeps what was typed, and can be tried again', async () => {
    const { location, user } = open();
    await user.type(email(), RIGHT.email);
    await user.type(password(), 'guessed{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'The e-mail address and the password do not fit each other. Look at both, and try again.',
    );
    expect(alert).toHaveFocus();
    // What goes away at the next press stands below the button, which therefore stays under the pointer.
    const order = button('Sign in').compareDocumentPosition(alert);
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect([email(), password()].map((field) => field.getAttribute('value'))).toEqual([
      RIGHT.email,
      'guessed',
    ]);
    expect(location.assign).not.toHaveBeenCalled();
    await user.clear(password());
    await user.type(password(), RIGHT.password);
    await user.click(button('Sign in'));
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith(WAY));
  });

  test('asks the server nothing while a field is wrong, and goes to that field', async () => {
    const { user } = open();
    await user.click(button('Sign in'));
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Write your e-mail address.');
    expect(password()).toHaveAccessibleDescription('Write your password.');
    await user.type(email(), 'ann');
    expect(email()).not.toHaveAttribute('aria-invalid');
    await user.type(password(), 'x{Enter}');
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription(/^This is not an e-mail address/);
    expect(server.asked).toEqual([]);
  });

  test('shows the password on request', async () => {
    const { user } = open();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByLabelText('Show password'));
    expect(password()).toHaveAttribute('type', 'text');
  });

  test.each([
    ['TooManyAttempts', /^There were too many tries with this address/],
    ['EmailNotConfirmed', /^This address is not confirmed yet/],
    ['AccessDenied', /a moderator has closed it/],
    ['Nonsense', 'Signing in did not work. Try again.'],
  ])('explains %s', async (code, sentence) => {
    const { user } = open();
    server.network.use(
      http.post('*/api/auth/callback/credentials', () =>
        HttpResponse.json(
          { url: `http://localhost:3000/api/auth/error?error=${code}` },
          { status: 401 },
        ),
      ),
    );
    await user.type(email(), RIGHT.email);
    await user.type(password(), 'x{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  test.each(['network', 'status', 'text'] as const)(
    'does not fail where the server does: %s',
    async (how) => {
      const { location, user } = open();
      server.break('callback/credentials', how);
      await user.type(email(), RIGHT.email);
      await user.type(password(), 'x{Enter}');
      expect(await screen.findByRole('alert')).toHaveTextContent(
        /^The server could not be reached/,
      );
      expect(button('Sign in')).toHaveAttribute('aria-disabled', 'false');
      expect(location.assign).not.toHaveBeenCalled();
    },
  );

  test('says so where the token of the page is old', async () => {
    const { location, user } = open();
    server.network.use(
      http.get('*/api/auth/csrf', () => HttpResponse.json({ csrfToken: 'of yesterday' })),
    );
    await user.type(email(), RIGHT.email);
    await user.type(password(), `${RIGHT.password}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This page is out of date/);
    expect(location.assign).not.toHaveBeenCalled();
  });

  test('takes in what a browser filled in before the page was hydrated', async () => {
    const location = standAt('/registration/signin');
    const root = document.body.appendChild(document.createElement('div'));
    const { renderToString } = await import('react-dom/server');
    root.innerHTML = renderToString(<SignInForm way={WAY} />);
    for (const [name, value] of Object.entries(RIGHT)) {
      const field = root.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field) field.value = value;
    }
    // Until then it cannot be sent: it would come back empty.
    expect(root.querySelector('[type=submit]')).toBeDisabled();
    render(<SignInForm way={WAY} />, { container: root, hydrate: true });
    expect(email()).toHaveValue(RIGHT.email);
    expect(button('Sign in')).toBeEnabled();
    await userEvent.click(button('Sign in'));
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith(WAY));
    root.remove();
  });

  test('puts nothing that was typed into an address where it is sent too early', () => {
    open();
    const form = email().closest('form');
    expect(form).toHaveAttribute('method', 'post');
  });
});

describe('signing in by other ways', () => {
  test('a link by mail leads to the page that says to look there', async () => {
    const location = standAt('/registration/signin');
    const { origin } = location;
    server.network.use(
      http.get('*/api/auth/providers', () =>
        HttpResponse.json({ email: { id: 'email', name: 'Email', type: 'email' } }),
      ),
      http.post('*/api/auth/signin/email', () =>
        HttpResponse.json({ url: `${origin}/api/auth/verify-request?provider=email&type=email` }),
      ),
    );
    const user = userEvent.setup();
    render(<EmailLinkForm way={WAY} />);
    await user.type(screen.getByLabelText('E-mail address for the link'), `${RIGHT.email}{Enter}`);
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/registration/verify'));
  });

  test('an account elsewhere leads there', async () => {
    const location = standAt('/registration/signin');
    const there = 'https://github.com/login/oauth/authorize?x=1';
    server.network.use(
      http.get('*/api/auth/providers', () =>
        HttpResponse.json({ github: { id: 'github', name: 'GitHub', type: 'oauth' } }),
      ),
      http.post('*/api/auth/signin/github', () => HttpResponse.json({ url: there })),
    );
    render(<ElsewhereButtons sites={[{ id: 'github', name: 'GitHub' }]} way={WAY} />);
    await userEvent.click(button('Sign in with GitHub'));
    expect(button('Going to GitHub')).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(location.href).toBe(there));
  });
});

describe('making an account', () => {
  const sent: unknown[] = [];
  const open = (answer: () => Response) => {
    const location = standAt('/registration/signup');
    sent.length = 0;
    server.network.use(
      http.post('*/api/account', async ({ request }) => {
        sent.push(await request.json());
        return answer();
      }),
    );
    render(<SignUpForm way={WAY} />);
    return { location, user: userEvent.setup() };
  };
  const fill = async (user: ReturnType<typeof userEvent.setup>, typed: string = RIGHT.password) => {
    await user.type(screen.getByLabelText('Name'), 'Ann Lee');
    await user.type(email(), RIGHT.email);
    await user.type(password(), `${typed}{Enter}`);
  };

  test('signs in at once where no mail is sent', async () => {
    const { location, user } = open(() => HttpResponse.json({ confirm: false }, { status: 202 }));
    await fill(user);
    await waitFor(() => expect(location.assign).toHaveBeenCalledExactlyOnceWith(WAY));
    expect(sent).toEqual([{ name: 'Ann Lee', ...RIGHT }]);
    expect(server.session).toEqual(ANN);
  });

  test('says that a link comes first where mail is sent', async () => {
    const { location, user } = open(() => HttpResponse.json({ confirm: true }, { status: 202 }));
    await fill(user);
    const said = await screen.findByRole('status');
    expect(said).toHaveTextContent(`We have sent a link to ${RIGHT.email}.`);
    expect(screen.getByRole('link', { name: 'sign in here' }).getAttribute('href')).toMatch(
      /^\/registration\/signin\?callbackUrl=%2F/,
    );
    expect(said).toHaveFocus();
    expect(location.assign).not.toHaveBeenCalled();
  });

  test('says so where the address has an account with another password', async () => {
    const { user } = open(() => HttpResponse.json({ confirm: false }, { status: 202 }));
    await fill(user, 'another pass phrase');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^You could not be signed in with this password/,
    );
  });

  test('shows what the server says, and keeps what was typed', async () => {
    const error = 'This was done too often: try again in 3 minutes.';
    const { user } = open(() => HttpResponse.json({ error }, { status: 429 }));
    await fill(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
    expect(screen.getByLabelText('Name')).toHaveValue('Ann Lee');
    expect(password()).toHaveValue(RIGHT.password);
  });

  test('tells what is wrong with each field before anything is sent', async () => {
    const { user } = open(() => HttpResponse.json({}));
    await user.type(email(), 'ann@');
    await user.type(password(), 'short{Enter}');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/^Write a name/);
    expect(email()).toHaveAccessibleDescription(/^This is not an e-mail address/);
    expect(password()).toHaveAccessibleDescription(/^A password has at least 10 characters/);
    expect(sent).toEqual([]);
  });
});

describe('signing out', () => {
  test('ends the session and goes home', async () => {
    const location = standAt('/registration/signout');
    server.session = ANN;
    render(<SignOutButton />);
    await userEvent.click(button('Sign out'));
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/'));
    expect(server.session).toBeNull();
  });

  test('says so where it does not work', async () => {
    const location = standAt('/registration/signout');
    server.break('signout', 'network');
    render(<SignOutButton />);
    await userEvent.click(button('Sign out'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You are still signed in/);
    expect(location.assign).not.toHaveBeenCalled();
  });
});
