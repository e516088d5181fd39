/** Fetches the search into the browser: the engine and, in one file, all that it looks through. */
import type { Engine } from './engine';

/** Where the index is. */
const INDEX = '/search.json';

/** Kept for the next who asks. */
let fetched: Promise<Engine> | null = null;

async function fetchBoth(): Promise<Engine> {
  const [answer, { createEngine }, { unpacked }] = await Promise.all([
    fetch(INDEX),
    import('./engine'),
    import('./document'),
  ]);
  if (!answer.ok) throw new Error(`the index of the search answers ${answer.status}`);
  return createEngine(unpacked(await answer.json()));
}

/** The search. Rejects when it cannot be fetched; then it can be asked for again. */
export function fetchEngine(): Promise<Engine> {
  fetched ??= fetchBoth().catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
}
