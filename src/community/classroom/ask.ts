/** Asking our own server for something from a page. */
import type { Sent } from '@/src/account/send';

const NO_NETWORK = 'The server cannot be reached. Try again when you are online.';

const NOT_WORDS = 'The server gave an answer that cannot be read. Try again in a moment.';

/** Asks for something, and gives what came. It never fails: what went wrong is told in a sentence. */
export async function askFor(path: string): Promise<Sent> {
  try {
    const response = await fetch(path, { cache: 'no-store' });
    const found: unknown = await response.json().catch(() => null);
    const data = typeof found === 'object' && found !== null ? { ...found } : null;
    if (response.ok && data) return { data, error: null };
    const said = data && 'error' in data && typeof data.error === 'string' ? data.error : NOT_WORDS;
    return { data: null, error: said, status: response.status };
  } catch {
    return { data: null, error: NO_NETWORK, status: 0 };
  }
}
