/** A network that a test can cut, or stop within a page: it passes requests on to the site until then. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** What the test changes on the way. */
interface Rewrite {
  /** Which addresses, by what they end in or the whole of it. */
  readonly path: RegExp;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** An address of its own, and with it a service worker of its own. */
export class WeakNetwork {
  /** Every address that was asked for, in order. */
  readonly asked: string[] = [];
  #rewrites: readonly Rewrite[] = [];
  #isCut = false;
  #stop = { before: '', over: Promise.resolve() };
  readonly #site: URL;
  readonly #server = createServer((asked, answer) => this.#pass(asked, answer));

  private constructor(site: string) {
    this.#site = new URL(site);
  }

  /** Opens it to a site. */
  static async to(site: string): Promise<WeakNetwork> {
    const network = new WeakNetwork(site);
    await new Promise<void>((resolve) => network.#server.listen(0, '127.0.0.1', resolve));
    return network;
  }

  /** Where the site is reached through it. */
  get address(): string {
    const found = this.#server.address();
    if (found === null || typeof found === 'string') throw new Error('the network is not open');
    return `http://127.0.0.1:${found.port}`;
  }

  /** From now on every request fails, and those under way too. */
  cut(): void {
    this.#isCut = true;
    this.#server.closeAllConnections();
  }

  /** From now on requests come through again. */
  mend(): void {
    this.#isCut = false;
  }

  /**
   * Gives every page only up to a text that stands in it.
   *
   * @returns lets the rest of them come
   */
  stopBefore(text: string): () => void {
    let goOn = () => {};
    const over = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    this.#stop = { before: text, over };
    return goOn;
  }

  /** Answers these in the site's place. */
  rewrite(...rewrites: readonly Rewrite[]): void {
    this.#rewrites = rewrites;
  }

  /** Ends it. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    if (this.#isCut) {
      asked.socket.destroy();
      return;
    }
    const path = asked.url ?? '/';
    this.asked.push(path);
    const instead = this.#rewrites.find((one) => one.path.test(path));
    if (instead) {
      answer.writeHead(instead.status, { 'content-type': instead.type }).end(instead.body);
      return;
    }
    const { hostname, port } = this.#site;
    const { method, headers } = asked;
    // What comes compressed has no text to stop before.
    if (this.#stop.before !== '') delete headers['accept-encoding'];
    const onward = request({ hostname, port, path, method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      const isPage = found.headers['content-type']?.startsWith('text/html');
      if (this.#stop.before !== '' && isPage) this.#give(found, answer);
      else found.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }

  async #give(page: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { before, over } = this.#stop;
    const html = Buffer.concat(await page.toArray());
    const at = html.indexOf(before);
    if (at < 0) throw new Error(`the page has no ${before}`);
    answer.write(html.subarray(0, at));
    await over;
    answer.end(html.subarray(at));
  }
}
