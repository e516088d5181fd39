/** Begins and ends the keeping of progress on the server, as the member has chosen. */
import type { SessionUser } from '@/machines/session';

/** Whom the server named when it was last asked: the same object until it is asked again. */
let heard: SessionUser | null = null;
let isKept = false;

/**
 * Is told who is signed in, whenever that changes or was asked anew; null for nobody. Where the
 * server would hear no more, every new answer of it begins anew. What does the work is fetched when
 * it is needed.
 */
export function followProgress(user: SessionUser | null): void {
  if (user === heard) return;
  heard = user;
  const isWanted = user?.syncsProgress === true;
  if (!isWanted && !isKept) return;
  isKept = isWanted;
  import('./progressSync').then(
    ({ stopSync, syncProgress }) => (heard?.syncsProgress ? syncProgress(heard.id) : stopSync()),
    () => {
      // It is tried again when the session is next looked at.
    },
  );
}
