/** Leaving a board for another page of the site. */

import { EMBED_PATH } from '@/src/contract/embedded';

/** Whether this is that page: a frame of another site may hold no other page of ours. */
export function isEmbedded(): boolean {
  return window.location.pathname === EMBED_PATH;
}

/** Goes to another board's page, with the log in the address; in a frame that board takes the place of this one. */
export function goToBoard(address: string): void {
  if (!isEmbedded()) {
    window.location.assign(address);
    return;
  }
  window.history.replaceState(
    null,
    '',
    `${EMBED_PATH}${new URL(address, window.location.href).hash}`,
  );
  window.location.reload();
}
