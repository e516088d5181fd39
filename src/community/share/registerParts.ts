/** Where the community's parts of a board are: those of its share dialog, and the line over it. Each is fetched when it is used. */
import { registerErrand } from '@/src/board/errand';
import { registerShareParts } from '@/src/board/share/slots';
import { markedAssignment } from './errandMark';

const fetchParts = () => import('./parts');

/** Has the share dialogs of this page offer the community's parts, and its board say for which assignment it was opened. */
export function registerParts(): void {
  registerShareParts(fetchParts);
  const id = markedAssignment();
  registerErrand(
    id === null ? null : async (board) => (await import('./loadErrand')).loadErrand(id, board),
  );
}
