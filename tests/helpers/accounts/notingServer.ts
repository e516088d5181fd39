/** A server that notes what it is asked and answers as a test has it, for tests of what pages send. */
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { usualAnswer } from '../contract';
import { authServer } from './authServer';

type Answer = () => Response;

/** A refusal with its sentence. */
export const refusing =
  (error: string, status: number): Answer =>
  () =>
    HttpResponse.json({ error }, { status });

class NotingServer {
  readonly auth = authServer();
  /** What was asked: "PUT /api/…", and what it carried. */
  readonly asked: (readonly [string, unknown])[] = [];
  /** What is answered, in order; what is usual when there is nothing left. */
  answers: Answer[] = [];

  /** Begins anew, with nothing asked. */
  listen(paths: RegExp): void {
    this.asked.length = 0;
    this.answers = [];
    this.auth.network.use(
      http.all(paths, async ({ request }) => {
        const text = await request.text();
        const { pathname, search } = new URL(request.url);
        const body: unknown = text === '' ? null : JSON.parse(text);
        this.asked.push([`${request.method} ${pathname}${search}`, body]);
        return this.answers.shift()?.() ?? usualAnswer(request);
      }),
    );
  }
}

/** Answers at these addresses while the tests of the file run; each begins with nothing asked. */
export function notingServer(paths: RegExp): NotingServer {
  const noting = new NotingServer();
  beforeAll(() => noting.auth.start());
  beforeEach(() => noting.listen(paths));
  afterEach(() => noting.auth.reset());
  afterAll(() => noting.auth.stop());
  return noting;
}
