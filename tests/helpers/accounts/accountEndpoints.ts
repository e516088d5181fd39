/** The endpoints of an account as a test wants them to answer, and what they were asked. */
import { HttpResponse, http } from 'msw';
import type { authServer } from './authServer';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly type: string | null;
  readonly body: string;
}

/**
 * They answer nothing before `answers` says what. `forget` empties the list of what was sent.
 *
 * @param paths of others than an account’s, after /api/
 */
export function accountEndpoints(
  { network }: ReturnType<typeof authServer>,
  paths: readonly string[] = ['account', 'account/:rest'],
) {
  let sent: Sent[] = [];
  const answers = (data: object, status = 200): void => {
    const reply = async ({ request }: { readonly request: Request }) => {
      const { method, headers } = request;
      const { pathname: path } = new URL(request.url);
      sent.push({ method, path, type: headers.get('content-type'), body: await request.text() });
      return HttpResponse.json(data, { status });
    };
    network.use(...paths.map((path) => http.all(`*/api/${path}`, reply)));
  };
  return {
    answers,
    sent: (): readonly Sent[] => sent,
    /** The same with bodies read as JSON: method, path, body. */
    sentJson: () => sent.map(({ method, path, body }) => [method, path, JSON.parse(body)]),
    forget: () => {
      sent = [];
    },
  };
}
