/** What a server does before it answers anybody: it settles whom to believe about addresses, and opens its storage. */
import { refuseUnknownMethods, setAddressFromSocket } from './http/beforeNext';
import { hideValuesInConsole } from './log';
import { openStorage } from './openStorage';

/**
 * Lets nobody make up the address that a request comes from: rate limits count by it. Then opens the
 * secret and the database, or ends the process with status 1 and the sentence that says why not: a
 * server that could answer nobody must not seem to run.
 */
export async function startServer(): Promise<void> {
  // A variable that is there and empty is as good as left out; next-auth would take it for an address.
  if (process.env.NEXTAUTH_URL?.trim() === '') delete process.env.NEXTAUTH_URL;
  setAddressFromSocket();
  refuseUnknownMethods();
  hideValuesInConsole();
  try {
    await openStorage();
  } catch (error) {
    process.stderr.write(`Tallystick: ${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
