/** After a change of one’s account: what shows it is told. */
import { wakeSession } from './sessionDoor';

/** Asks the server again who is signed in, for the header here and in other tabs. */
export async function refetchSession(): Promise<void> {
  const running = await wakeSession().catch(() => null);
  await running?.update();
}
