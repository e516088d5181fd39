/** The built site, served for a measurement. */
import { type ChildProcess, spawn } from 'node:child_process';

const PORT = 3124;
const SITE = `http://127.0.0.1:${PORT}`;

/** How long the server may take to answer, in milliseconds, and how often it is asked. */
const PATIENCE = 60_000;
const PAUSE = 200;

async function answers(): Promise<boolean> {
  try {
    return (await fetch(SITE)).ok;
  } catch {
    return false;
  }
}

async function waitFor(server: ChildProcess): Promise<void> {
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    if (server.exitCode !== null) break;
    if (await answers()) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error(`the site does not answer on port ${PORT}`);
}

/** Serves the site while `work` runs, which is given its address. Throws when it does not start. */
export async function withSite<Result>(work: (site: string) => Promise<Result>): Promise<Result> {
  const args = ['scripts/next.mjs', 'start', '--hostname', '127.0.0.1', '--port', String(PORT)];
  if (await answers()) throw new Error(`something else is served on port ${PORT} already`);
  const server = spawn(process.execPath, args, { stdio: 'ignore' });
  try {
    await waitFor(server);
    return await work(SITE);
  } finally {
    server.kill();
  }
}
