/**
 * What is done to a request before Next sees it, by every server of this process. Next passes on whatever
 * `x-forwarded-for` a request brings, and hands its routes no socket, so the address is set here.
 */
import { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Looks at every request that is received from now on; one for which it gives true is answered, and goes no further. */
function beforeNext(look: (request: IncomingMessage, response: unknown) => boolean): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (event: string | symbol, ...values: unknown[]): boolean {
    const [request, response] = values;
    const isRequest = event === 'request' && request instanceof IncomingMessage;
    if (isRequest && look(request, response)) return true;
    return Reflect.apply(emit, this, [event, ...values]);
  };
}

/**
 * Sets the headers that say where a request comes from by its socket, so that nobody can make them up.
 * Behind a proxy that sets them, TRUST_PROXY=1 leaves them alone.
 */
export function setAddressFromSocket(): void {
  if (process.env.TRUST_PROXY === '1') return;
  beforeNext(({ headers, socket }) => {
    headers['x-forwarded-for'] = socket.remoteAddress ?? 'unknown';
    // A site that is reached without a proxy is reached by http, whatever the request says.
    headers['x-forwarded-proto'] = 'http';
    delete headers['x-forwarded-host'];
    return false;
  });
}

/** Methods that no endpoint has. Next cannot even make a request of them, and would call it its fault. */
const UNKNOWN_METHODS = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** Answers requests by methods that no endpoint has with 405. */
export function refuseUnknownMethods(): void {
  beforeNext(({ method = '' }, response) => {
    if (!UNKNOWN_METHODS.has(method) || !(response instanceof ServerResponse)) return false;
    response.writeHead(405, { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE' }).end();
    return true;
  });
}
