/**
 * WebKit, by the WebDriver of WebKitGTK. One driver holds one window, which stands on a screen of its
 * own (Xvfb); the driver tells nothing of the console, so that the page listens itself (page/ear.ts).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserWindow, Engine, NamedKey } from './engine';
import type { WebKitFound } from './found';

/** The code points by which WebDriver names keys. */
const KEYS: Readonly<Record<NamedKey, string>> = {
  ...{ Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', End: '\uE010', Home: '\uE011' },
  ...{ ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015' },
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

function pressingAt(x: number, y: number) {
  const actions = [
    { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  const parameters = { pointerType: 'mouse' };
  return { actions: [{ type: 'pointer', id: 'mouse', parameters, actions }] };
}

/** Marks the page that is left, so that the next is known from it. */
const LEAVE = 'window.tallystickLeft = true';
const HAS_LEFT = 'window.tallystickLeft !== true';

function windowOf(session: string, end: () => Promise<void>): BrowserWindow {
  const post = (path: string, body: unknown = {}) => call(`${session}/${path}`, 'POST', body);
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
  /** Leaves the page, and waits until the next has begun. */
  const leaving = async (leave: () => Promise<unknown>) => {
    await evaluate(LEAVE).catch(() => undefined);
    await leave();
    for (let tries = 0; tries < 300; tries += 1) {
      if ((await evaluate(HAS_LEFT).catch(() => false)) === true) return;
      await sleep(20);
    }
    throw new Error('the page was not left');
  };
  return {
    goto: async (url) => {
      const here = await call(`${session}/url`, 'GET');
      const isSamePage = typeof here === 'string' && here.split('#')[0] === url.split('#')[0];
      // Only the fragment changes: the page stays.
      if (isSamePage) await post('url', { url });
      else await leaving(() => post('url', { url }));
    },
    reload: () => leaving(() => post('refresh')),
    back: async () => {
      await post('back');
    },
    address: async () => String(await call(`${session}/url`, 'GET')),
    resize: async (width, height) => {
      await post('window/rect', { width, height });
      const inner = Number(await evaluate('window.innerHeight'));
      if (inner !== height) await post('window/rect', { width, height: 2 * height - inner });
    },
    evaluate,
    click: async (x, y) => {
      await post('actions', pressingAt(x, y));
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
    close: async () => {
      await call(session, 'DELETE').catch(() => undefined);
      await end();
    },
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
    return windowOf(`${address}/session/${sessionId}`, end);
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
