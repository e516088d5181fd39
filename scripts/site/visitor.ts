/** Somebody who uses the site as a browser does, without one: with cookies, and next-auth’s token. */

/** What came back. */
export interface Reply {
  readonly status: number;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** {} where it was not JSON. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly text: string;
}

interface Sending {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** A visitor with a jar of cookies. */
export class Visitor {
  readonly #jar = new Map<string, string>();
  #site: string;
  #token: string | null = null;
  readonly #patience: number;

  /** @param patience how long it waits for an answer, in milliseconds */
  constructor(site: string, patience = 10_000) {
    this.#site = site;
    this.#patience = patience;
  }

  /** Goes on at another server, with the same cookies. */
  moveTo(site: string): void {
    this.#site = site;
  }

  /** The cookies, by name and value. */
  cookies(): readonly { readonly name: string; readonly value: string }[] {
    return [...this.#jar].map(([name, value]) => ({ name, value }));
  }

  /** The cookies as a request carries them. */
  cookieHeader(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Asks for a page or for data. */
  async get(path: string): Promise<Reply> {
    return this.#ask(path, {});
  }

  /** Follows a link: where it leads elsewhere, what is there is the reply. */
  async follow(path: string): Promise<Reply> {
    return this.#ask(path, { redirect: 'follow' });
  }

  /** Sends JSON, as our own pages do. */
  async send({ method, path, body }: Sending): Promise<Reply> {
    this.#token ??= await this.#fetchToken();
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const type: Record<string, string> =
      body === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { origin: this.#site, 'x-csrf-token': this.#token, ...type };
    return this.#ask(path, { method, headers, ...content });
  }

  /** Signs up with an address of example.org, and in. */
  async join(name: string): Promise<void> {
    const email = `${name.toLowerCase().replace(/\W+/g, '-')}@example.org`;
    const password = 'a long pass phrase';
    const body = { name, email, password };
    const { status, text } = await this.send({ method: 'POST', path: '/api/account', body });
    if (status !== 202) throw new Error(`signing up was refused: ${status} ${text}`);
    await this.signIn(email, password);
  }

  /** Signs in, by next-auth’s form. */
  async signIn(email: string, password: string): Promise<void> {
    this.#token ??= await this.#fetchToken();
    const form = { email, password, csrfToken: this.#token, callbackUrl: this.#site, json: 'true' };
    const reply = await this.#ask('/api/auth/callback/credentials', {
      method: 'POST',
      headers: { origin: this.#site, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
    if (reply.status !== 200) throw new Error(`signing in was refused: ${reply.text}`);
  }

  async #fetchToken(): Promise<string> {
    const { data } = await this.get('/api/auth/csrf');
    if (typeof data.csrfToken !== 'string') throw new Error('no token came');
    return data.csrfToken;
  }

  async #ask(path: string, init: RequestInit): Promise<Reply> {
    const response = await fetch(`${this.#site}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(this.#patience),
      ...init,
      headers: { ...init.headers, cookie: this.cookieHeader() },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '') this.#jar.delete(name);
      else this.#jar.set(name, value);
    }
    const text = await response.text();
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, data: parsed(text), text };
  }
}
