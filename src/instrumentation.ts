/** What happens once, when a server starts. */

/** Lets nobody make up the address that a request comes from: rate limits count by it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { trustSockets } = await import('@/src/server/http/sockets');
  trustSockets();
}
