/** What happens once, when a server starts. */

import { PHASE_PRODUCTION_BUILD } from 'next/constants';

/** Starts what the site needs; the imports stand in the condition, so that no other runtime is built with them. */
export async function register(): Promise<void> {
  // A build draws pages as a server does, and must leave the database alone: a server that is started right after it would find it in use.
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return;
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { begin } = await import('@/src/server/begin');
    await begin();
    const { startRounds } = await import('@/src/server/notifications/rounds');
    const { CHANGES } = await import('@/src/site/changes');
    startRounds(CHANGES);
  }
}
