/** What happens once, when a server starts. */

/** Ends the process with the sentence: a server that could answer nobody must not seem to run. */
async function ready(): Promise<void> {
  const { makeReady } = await import('@/src/server/start');
  try {
    await makeReady();
  } catch (error) {
    process.stderr.write(`Tallystick: ${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/**
 * Lets nobody make up the address that a request comes from: rate limits count by it. Then opens
 * what the settings name.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // A variable that is there and empty is as good as left out; next-auth would take it for an address.
  if (process.env.NEXTAUTH_URL?.trim() === '') delete process.env.NEXTAUTH_URL;
  const { refuseUnheard, trustSockets } = await import('@/src/server/http/sockets');
  trustSockets();
  refuseUnheard();
  await ready();
}
