/** The built site, served on a free port for an audit. */
import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from './ports';

/** How long the server may take to answer, in milliseconds, and how often it is asked. */
const PATIENCE = 60_000;
const PAUSE = 200;

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

/** Serves the site while `work` runs, which is given its address. Throws when it does not start. */
export async function withSite<Result>(work: (site: string) => Promise<Result>): Promise<Result> {
  const port = String(await freePort());
  const site = `http://127.0.0.1:${port}`;
  const args = ['scripts/next.mjs', 'start', '--hostname', '127.0.0.1', '--port', port];
  const server = spawn(process.execPath, args, { stdio: 'ignore' });
  try {
    await waitFor(server, site);
    return await work(site);
  } finally {
    server.kill();
  }
}
