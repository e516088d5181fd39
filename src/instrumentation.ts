/** What happens once, when a server starts. */

/** Starts what the site needs; the imports stand in the condition, so that no other runtime is built with them. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { begin } = await import('@/src/server/begin');
    await begin();
    const { startRounds } = await import('@/src/server/notifications/rounds');
    const { CHANGES } = await import('@/src/site/changes');
    startRounds(CHANGES);
  }
}
