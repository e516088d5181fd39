/** The built site, served on a free port for as long as something is measured or tried on it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports';

/** How long the server may take to answer, in milliseconds, and how often it is asked. */
const PATIENCE = 60_000;
const PAUSE = 200;

/** A server that runs. */
export interface Site {
  /** Its address, without a slash at the end. */
  readonly address: string;
  /** What it has written on standard error. */
  readonly said: () => string;
  /** Ends it and waits until it is gone; `SIGKILL` leaves it no time for anything. */
  readonly end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

async function answers(site: string): Promise<boolean> {
  try {
    return (await fetch(site)).ok;
  } catch {
    return false;
  }
}

async function waitFor(server: ChildProcess, site: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    if (server.exitCode !== null) break;
    if (await answers(site)) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error(`the site does not answer at ${site}`);
}

/**
 * Serves the site.
 *
 * @param environment variables beside those of this process
 * @param port a free one when left out
 */
export async function startSite(
  environment: Readonly<Record<string, string>> = {},
  port?: number,
): Promise<Site> {
  const at = String(port ?? (await freePort()));
  const address = `http://127.0.0.1:${at}`;
  const args = ['scripts/next.mjs', 'start', '--hostname', '127.0.0.1', '--port', at];
  const server = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Whatever this machine’s environment says, it stands at the address that it is asked by, and sends no mail.
    env: { ...process.env, NEXTAUTH_URL: '', EMAIL_SERVER: '', ...environment },
  });
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = `${said}${text}`.slice(-100_000);
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  try {
    await waitFor(server, address);
  } catch (error) {
    await end();
    throw error;
  }
  return { address, said: () => said, end };
}

/**
 * Serves the site while `work` runs, which is given its address: a site with a database of its own,
 * in which there is nobody yet. Throws when it does not start.
 */
export async function withSite<Result>(work: (site: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'tallystick-'));
  try {
    const { address, end } = await startSite({
      DATABASE_URL: '',
      DATA_FOLDER: folder,
      // All of its visitors have one address.
      RATE_LIMIT_FACTOR: '1000',
    });
    try {
      return await work(address);
    } finally {
      await end();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
