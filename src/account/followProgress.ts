/** Begins and ends the keeping of progress on the server, as the member has chosen. */
import type { SessionUser } from '@/machines/session';

let isKept = false;

/** Is told who is signed in, whenever that changes; null for nobody. What does the work is fetched when it is needed. */
export function followProgress(user: SessionUser | null): void {
  const isWanted = user?.syncsProgress === true;
  if (isWanted === isKept) return;
  isKept = isWanted;
  import('./progressSync').then(
    ({ stopSync, syncProgress }) => (isKept ? syncProgress() : stopSync()),
    () => {
      // It is tried again when the session is next looked at.
      isKept = false;
    },
  );
}
