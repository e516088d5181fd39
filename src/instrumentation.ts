/** What happens once, when a server starts. */

/** Starts what the site needs; the imports stand in the condition, so that no other runtime is built with them. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startServer } = await import('@/src/server/startServer');
    await startServer();
    const { startScheduledWork } = await import('@/src/server/notifications/scheduledWork');
    const { CHANGES } = await import('@/src/site/changes/changes');
    startScheduledWork(CHANGES);
  }
}
