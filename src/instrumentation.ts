/** What happens once, when a server starts. */

/** Starts what the site needs; the import stands in the condition, so that no other runtime is built with it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { begin } = await import('@/src/server/begin');
    await begin();
  }
}
