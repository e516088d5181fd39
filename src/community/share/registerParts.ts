/** Where the community's parts of the share dialog are. They are fetched when it first opens. */
import { registerShareParts } from '@/src/board/share/slots';

const fetchParts = () => import('./parts');

/** Has the share dialogs of this page offer the community's parts. */
export function registerParts(): void {
  registerShareParts(fetchParts);
}
