/** Brings the service worker, late enough that nothing of the visit waits for it. */

/** A page counts as quiet this long after it has loaded. */
const QUIET = 8000;

/** Whether the reader has asked the browser to spare the network. */
function isSparing(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true;
}

async function register(): Promise<void> {
  try {
    const before = navigator.serviceWorker.controller;
    await navigator.serviceWorker.register('/sw.js');
    // What could not be kept at an earlier visit is fetched now.
    before?.postMessage('fill');
  } catch {
    // A browser that refuses keeps no copy: the site works as before, with a network.
  }
}

/** Runs something once the page has loaded and has been quiet for a while. Gives back how to call it off. */
function whenQuiet(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(run, QUIET);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', wait);
  };
}

/** Registers the worker when the page is quiet, unless the reader spares the network. */
export function keepCopy(): () => void {
  if (!('serviceWorker' in navigator) || isSparing()) return () => undefined;
  return whenQuiet(register);
}
