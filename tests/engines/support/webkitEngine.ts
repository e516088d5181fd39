/**
 * WebKit, by the WebDriver of WebKitGTK. One driver holds one window, which stands on a screen of its
 * own (Xvfb); the driver tells nothing of the console, so that the page listens itself (page/ear.ts).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserWindow, Engine, NamedKey, Point } from './engine';
import type { WebKitFound } from './found';

/** The code points by which WebDriver names keys. */
const KEYS: Readonly<Record<NamedKey, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Starts a screen that nobody sees, and gives its name. */
async function startScreen(xvfb: string): Promise<{ display: string; process: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
  const process = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const pipe = process.stdio[3];
  if (!pipe) throw new Error('Xvfb does not say which screen it is');
  const [said] = await once(pipe, 'data');
  return { display: `:${String(said).trim()}`, process };
}

/** One call of WebDriver. Throws what the driver answers where it refuses, or that it takes too long. */
async function call(
  address: string,
  method: string,
  body?: unknown,
  within = 60_000,
): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(within),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}

async function untilReady(driver: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await call(`${driver}/status`, 'GET').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await sleep(50);
  }
  throw new Error('WebKitWebDriver does not answer');
}

function capabilities(binary: string) {
  const options = { binary, args: ['--automation'] };
  // The page is listened to from its beginning: nobody waits until it has come whole.
  return {
    capabilities: {
      alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options },
    },
  };
}

/** What the keyboard does for a text: each sign down and up. */
function typing(signs: readonly string[]) {
  const actions = signs.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { actions: [{ type: 'key', id: 'keyboard', actions }] };
}

/** What the mouse does, from wherever it is. */
function withMouse(...actions: readonly unknown[]) {
  const parameters = { pointerType: 'mouse' };
  return { actions: [{ type: 'pointer', id: 'mouse', parameters, actions }] };
}

const movingTo = ({ x, y }: Point, duration = 0) => ({
  type: 'pointerMove',
  duration,
  origin: 'viewport',
  x: Math.round(x),
  y: Math.round(y),
});

const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };

/** Marks the page that is left, so that the next is known from it. */
const LEAVE = 'window.tallystickLeft = true';
const HAS_LEFT = 'window.tallystickLeft !== true';

/** A driver's session. It drives one of its windows at a time. */
interface Session {
  readonly address: string;
  driven: string;
}

/** How one of the windows of a session is told something, and asked. */
function lineTo(session: Session, handle: string) {
  const send = async (path: string, method: string, body?: unknown) => {
    if (session.driven !== handle) {
      await call(`${session.address}/window`, 'POST', { handle });
      session.driven = handle;
    }
    return call(`${session.address}/${path}`, method, body);
  };
  const post = (path: string, body: unknown = {}) => send(path, 'POST', body);
  // An expression that gives nothing gives null: undefined is no JSON.
  const evaluate = (expression: string) =>
    post('execute/async', {
      script: `const done = arguments[0]; Promise.resolve().then(() => (${expression})).then(
        (value) => done({ value: value === undefined ? null : value }),
        (error) => done({ error: String(error) }));`,
      args: [],
    }).then((answer) => {
      const { value, error }: { value?: unknown; error?: string } = Object(answer);
      if (error !== undefined) throw new Error(error);
      return value;
    });
  return { post, evaluate, address: async () => String(await send('url', 'GET')) };
}

type Line = ReturnType<typeof lineTo>;

/** Leaves the page, and waits until the next has begun. */
async function leaving({ evaluate }: Line, leave: () => Promise<unknown>): Promise<void> {
  await evaluate(LEAVE).catch(() => undefined);
  await leave();
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await evaluate(HAS_LEFT).catch(() => false)) === true) return;
    await sleep(20);
  }
  throw new Error('the page was not left');
}

async function goTo(line: Line, url: string): Promise<void> {
  const here = await line.address();
  // Only the fragment changes: the page stays.
  if (here.split('#')[0] === url.split('#')[0]) await line.post('url', { url });
  else await leaving(line, () => line.post('url', { url }));
}

async function resize({ post, evaluate }: Line, width: number, height: number): Promise<void> {
  await post('window/rect', { width, height });
  const inner = Number(await evaluate('window.innerHeight'));
  if (inner !== height) await post('window/rect', { width, height: 2 * height - inner });
}

function windowOf(session: Session, end: () => Promise<void>): BrowserWindow {
  const handle = session.driven;
  const line = lineTo(session, handle);
  const { post, evaluate } = line;
  return {
    goto: (url) => goTo(line, url),
    reload: () => leaving(line, () => post('refresh')),
    back: async () => {
      await post('back');
    },
    address: line.address,
    resize: (width, height) => resize(line, width, height),
    evaluate,
    point: async (to) => {
      await post('actions', withMouse(movingTo(to)));
    },
    click: async (at) => {
      await post('actions', withMouse(movingTo(at), DOWN, UP));
    },
    drag: async (from, to) => {
      await post('actions', withMouse(movingTo(from), DOWN, movingTo(to, 100), UP));
    },
    press: async (key) => {
      await post('actions', typing([KEYS[key]]));
    },
    type: async (text) => {
      await post('actions', typing([...text]));
    },
    complaints: async () => {
      const kept = await evaluate('JSON.parse(sessionStorage.getItem("tallystick-complaints"))');
      return Array.isArray(kept) ? kept.map(String) : [];
    },
    another: async () => {
      const { handle: other }: { handle?: string } = Object(
        await post('window/new', { type: 'window' }),
      );
      if (other === undefined) throw new Error('no other window was opened');
      await call(`${session.address}/window`, 'POST', { handle: other });
      session.driven = other;
      // It goes with the session.
      return windowOf(session, async () => undefined);
    },
    toFront: async () => {
      await post('window', { handle });
    },
    close: end,
  };
}

/** Milliseconds in which a driver has opened its window, however busy the machine is. */
const OPENS_WITHIN = 30_000;

/** Now and then a driver and its browser miss one another; another pair finds itself. */
const PAIRS = 3;

/** Starts a driver and has it open its window. Throws where it does not answer in time. */
async function startPair(found: WebKitFound, display: string): Promise<BrowserWindow> {
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display,
    // What shuts web pages in does not start for root, as which most containers run.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    // No graphics card draws for it: to have one played by the processor took half of the time.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    // A page that lives for seconds is not worth the best code.
    JSC_useDFGJIT: '0',
  };
  const driver = spawn(found.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const end = async () => {
    if (driver.exitCode !== null || driver.signalCode !== null) return;
    driver.kill('SIGKILL');
    await once(driver, 'exit');
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    await untilReady(address);
    const wanted = capabilities(found.browser);
    const made = await call(`${address}/session`, 'POST', wanted, OPENS_WITHIN);
    const { sessionId }: { sessionId?: string } = Object(made);
    const session = `${address}/session/${sessionId}`;
    const driven = String(await call(`${session}/window`, 'GET'));
    return windowOf({ address: session, driven }, async () => {
      await call(session, 'DELETE').catch(() => undefined);
      await end();
    });
  } catch (error) {
    await end();
    throw error;
  }
}

/** Opens a window by a driver of its own. */
async function newWindow(found: WebKitFound, display: string): Promise<BrowserWindow> {
  let reason: unknown;
  for (let pair = 0; pair < PAIRS; pair += 1) {
    try {
      return await startPair(found, display);
    } catch (error) {
      reason = error;
    }
  }
  throw new Error('WebKit opened no window', { cause: reason });
}

/** Starts WebKit's screen; each window starts a driver. */
export async function startWebKit(found: WebKitFound): Promise<Engine> {
  const { display, process: screen } = await startScreen(found.screen);
  return {
    newWindow: () => newWindow(found, display),
    close: async () => {
      screen.kill();
      await once(screen, 'exit');
    },
  };
}
