/**
 * The address of a request, from its socket. Next passes on whatever `x-forwarded-for` a request
 * brings, and hands its routes no socket: so the header is set here, before Next sees the request.
 * Behind a proxy that sets it, TRUST_PROXY=1 leaves it alone.
 */
import { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Sets the header of every request that any server of this process receives from now on. */
export function trustSockets(): void {
  if (process.env.TRUST_PROXY === '1') return;
  const { emit } = Server.prototype;
  Server.prototype.emit = function (event: string | symbol, ...values: unknown[]): boolean {
    const [message] = values;
    if (event === 'request' && message instanceof IncomingMessage) {
      message.headers['x-forwarded-for'] = message.socket.remoteAddress ?? 'unknown';
      // A site that is reached without a proxy is reached by http, whatever the request says.
      message.headers['x-forwarded-proto'] = 'http';
      delete message.headers['x-forwarded-host'];
    }
    return Reflect.apply(emit, this, [event, ...values]);
  };
}

/** Methods that no endpoint has. Next cannot even make a request of them, and would call it its fault. */
const UNHEARD = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** Answers them here, for every server of this process, before Next sees the request. */
export function refuseUnheard(): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (event: string | symbol, ...values: unknown[]): boolean {
    const [message, response] = values;
    const isAsked = event === 'request' && message instanceof IncomingMessage;
    if (isAsked && response instanceof ServerResponse && UNHEARD.has(message.method ?? '')) {
      response.writeHead(405, { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE' }).end();
      return true;
    }
    return Reflect.apply(emit, this, [event, ...values]);
  };
}
