/** What a server does first, in Node: whom to believe about addresses, and what the settings name. */
import { refuseUnheard, trustSockets } from './http/sockets';
import { hideValuesInConsole } from './log';
import { makeReady } from './start';

/**
 * Lets nobody make up the address that a request comes from: rate limits count by it. Then opens
 * what the settings name, or ends the process with the sentence: a server that could answer nobody
 * must not seem to run.
 */
export async function begin(): Promise<void> {
  // A variable that is there and empty is as good as left out; next-auth would take it for an address.
  if (process.env.NEXTAUTH_URL?.trim() === '') delete process.env.NEXTAUTH_URL;
  trustSockets();
  refuseUnheard();
  hideValuesInConsole();
  try {
    await makeReady();
  } catch (error) {
    process.stderr.write(`Tallystick: ${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
