/** A server that answers at next-auth’s addresses as next-auth does, for tests of the page alone. */
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { breach } from '../contract';

/** What the tests’ pages know of whoever is signed in. */
export interface SignedIn {
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly image: string | null;
    readonly role: 'member' | 'moderator';
    readonly syncsProgress: boolean;
  };
  readonly expires: string;
}

/** Ann Lee, signed in. */
export const ANN: SignedIn = {
  user: { id: 'ann', name: 'Ann Lee', image: null, role: 'member', syncsProgress: false },
  expires: '2100-01-01T00:00:00.000Z',
};

/** The address and the password that the server takes, for whom it then knows. */
export const RIGHT = { email: 'ann@example.org', password: 'seven blue tally sticks' } as const;

export const CSRF_TOKEN = 'a-token-of-this-browser';

const AUTH = '*/api/auth';

interface Asked {
  readonly method: string;
  /** What stands after /api/auth/. */
  readonly path: string;
  readonly contentType: string | null;
  readonly form: URLSearchParams;
}

/** What the server knows, and what it was asked; a test sets the one and reads the other. */
class AuthServer {
  /** Who is signed in. */
  session: SignedIn | null = null;
  /** Every question, in order. */
  asked: readonly Asked[] = [];
  /** What the client reported, in order. */
  logged: readonly Readonly<Record<string, string>>[] = [];
  /** How many notifications whoever is signed in has not read. */
  unread = 0;
  /** Whether what is answered need not be what the contract says: for tests of just that. */
  isUnbound = false;
  #unforeseen: readonly string[] = [];
  readonly network = setupServer(
    http.get(`${AUTH}/session`, () => HttpResponse.json(this.session ?? {})),
    http.get(`${AUTH}/csrf`, () => HttpResponse.json({ csrfToken: CSRF_TOKEN })),
    http.get(`${AUTH}/providers`, ({ request }) => {
      const { origin } = new URL(request.url);
      const credentials = {
        id: 'credentials',
        name: 'Email and password',
        type: 'credentials',
        signinUrl: `${origin}/api/auth/signin/credentials`,
        callbackUrl: `${origin}/api/auth/callback/credentials`,
      };
      return HttpResponse.json({ credentials });
    }),
    http.get('*/api/notifications', () => HttpResponse.json({ unread: this.unread })),
    // This browser shows no seat in a class, unless a test says so.
    http.get('*/api/seats/assignments', () => HttpResponse.json({ seats: 0, assignments: [] })),
    http.post(`${AUTH}/callback/credentials`, ({ request }) => this.#signIn(request)),
    http.post(`${AUTH}/signout`, ({ request }) => this.#signOut(request)),
    http.post(`${AUTH}/_log`, async ({ request }) => {
      const report = new URLSearchParams(await request.text());
      this.logged = [...this.logged, Object.fromEntries(report)];
      return HttpResponse.json({});
    }),
  );

  /** Answers until `stop`; every test starts with nobody signed in and nothing asked. */
  start(): void {
    this.network.listen({ onUnhandledRequest: 'error' });
    this.network.events.on('request:unhandled', ({ request }) => {
      this.#unforeseen = [...this.#unforeseen, `${request.method} ${request.url}`];
    });
    const sent = new Map<string, Promise<string>>();
    this.network.events.on('request:start', ({ request, requestId }) => {
      sent.set(requestId, request.clone().text());
    });
    this.network.events.on('response:mocked', async ({ request, requestId, response }) => {
      const text = (await sent.get(requestId)) ?? '';
      const found = this.isUnbound ? null : await breach(request, text, response);
      if (found !== null) this.#unforeseen = [...this.#unforeseen, found];
    });
    this.network.events.on('request:start', async ({ request }) => {
      const { pathname } = new URL(request.url);
      const asked: Asked = {
        method: request.method,
        path: pathname.replace('/api/auth/', ''),
        contentType: request.headers.get('content-type'),
        form: new URLSearchParams(await request.clone().text()),
      };
      this.asked = [...this.asked, asked];
    });
  }

  /** Forgets what a test changed. Throws when it asked for something it did not prepare: nobody would notice. */
  reset(): void {
    const unforeseen = this.#unforeseen;
    this.network.resetHandlers();
    this.session = null;
    this.unread = 0;
    this.isUnbound = false;
    this.asked = [];
    this.logged = [];
    this.#unforeseen = [];
    if (unforeseen.length > 0) throw new Error(`nobody prepared for ${unforeseen.join(', ')}`);
  }

  stop(): void {
    this.network.events.removeAllListeners();
    this.network.close();
  }

  /** How often it was asked for something. */
  count(path: string): number {
    return this.asked.filter((one) => one.path === path).length;
  }

  /** Makes every question for this fail as the network does, with another status, with no JSON, or as in an outage, of the database or of the server behind its proxy. */
  break(path: string, how: 'network' | 'status' | 'text' | 'outage' | 'gateway'): void {
    this.network.use(
      http.all(`${AUTH}/${path}`, () => {
        if (how === 'network') return HttpResponse.error();
        if (how === 'outage') {
          const error = 'The site cannot answer at the moment.';
          return HttpResponse.json({ error }, { status: 503, headers: { 'Retry-After': '5' } });
        }
        if (how === 'gateway') return HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 });
        if (how === 'status') return HttpResponse.json({ message: 'It broke' }, { status: 500 });
        return HttpResponse.html('<!doctype html><title>Not here</title>');
      }),
    );
  }

  /** Next-auth asks whoever has the wrong token to start again, and says so in the address. */
  #refused(request: Request, form: URLSearchParams, page: string): Response | null {
    if (form.get('csrfToken') === CSRF_TOKEN) return null;
    const { origin } = new URL(request.url);
    return HttpResponse.json({ url: `${origin}/api/auth/${page}?csrf=true` });
  }

  async #signIn(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const refused = this.#refused(request, form, 'signin');
    if (refused) return refused;
    const { origin } = new URL(request.url);
    const isRight = form.get('email') === RIGHT.email && form.get('password') === RIGHT.password;
    if (!isRight) {
      const url = `${origin}/api/auth/error?error=CredentialsSignin&provider=credentials`;
      return HttpResponse.json({ url }, { status: 401 });
    }
    this.session = ANN;
    return HttpResponse.json({ url: form.get('callbackUrl') });
  }

  async #signOut(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const refused = this.#refused(request, form, 'signout');
    if (refused) return refused;
    this.session = null;
    return HttpResponse.json({ url: form.get('callbackUrl') });
  }
}

/** The server of a test file: start it before all tests, reset it after each, stop it after all. */
export function authServer(): AuthServer {
  return new AuthServer();
}
