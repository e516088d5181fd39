/** What happens once, when a server starts. */

/** Lets nobody make up the address that a request comes from: rate limits count by it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // A variable that is there and empty is as good as left out; next-auth would take it for an address.
  if (process.env.NEXTAUTH_URL?.trim() === '') delete process.env.NEXTAUTH_URL;
  const { trustSockets } = await import('@/src/server/http/sockets');
  trustSockets();
}
