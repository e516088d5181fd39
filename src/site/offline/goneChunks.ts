/**
 * A tab that was opened before the site changed may ask for a part of the old version that no one
 * has any more. Then it loads anew, once for each such part: what was done on a board is kept.
 */

const KEY = 'tallystick-gone ';

/** The address of a part of ours that did not load, script or style sheet; undefined for anything else. */
function failedPart({ target }: Event): string | undefined {
  const address =
    target instanceof HTMLScriptElement
      ? target.src
      : target instanceof HTMLLinkElement && target.rel === 'stylesheet'
        ? target.href
        : '';
  return address.includes('/_next/static/') ? address : undefined;
}

/**
 * Whether the tab has loaded anew for this address before; from now on it has. Each is remembered by
 * itself: of two that take turns, the last alone would have the page load for ever.
 */
function wasTried(address: string): boolean {
  const key = KEY + address;
  try {
    if (sessionStorage.getItem(key)) return true;
    sessionStorage.setItem(key, '1');
    return false;
  } catch {
    // Without a memory it could go on for ever.
    return true;
  }
}

/** Whether the server answers and has no such file: a network that fails says nothing of that. */
async function isGone(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

/** Watches for parts that did not load. Gives back how to stop. */
export function watchForGoneChunks(reload: () => void): () => void {
  const failed = async (event: Event) => {
    const address = failedPart(event);
    if (address !== undefined && (await isGone(address)) && !wasTried(address)) reload();
  };
  // An element's own failure does not bubble: only one who listens on the way down hears it.
  window.addEventListener('error', failed, { capture: true });
  return () => window.removeEventListener('error', failed, { capture: true });
}
