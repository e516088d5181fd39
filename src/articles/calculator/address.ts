/** What was typed, kept in the address of the page: by name, beside whatever else the address holds. */

/** The address follows after this rest, in milliseconds: browsers refuse to be asked too often. */
export const ADDRESS_REST = 300;

/** What waits to be written, of all calculators of a page: null where a name is to go. */
const waiting = new Map<string, string | null>();
let timer: number | undefined;
let page = '';

/** The text under a name in an address' query, cut after so many letters; null where there is none. */
export function textInAddress(search: string, name: string, most: number): string | null {
  const found = new URLSearchParams(search).get(name);
  return found === null ? null : cutText(found, most);
}

/** A text's beginning, without halving a letter. */
function cutText(text: string, most: number): string {
  return [...text].slice(0, most).join('');
}

/** A query with these names set anew or taken out. What else it holds stays as it is written. */
export function changedQuery(search: string, changes: ReadonlyMap<string, string | null>): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !changes.has(nameOf(part)));
  const set = [...changes].flatMap(([name, text]) =>
    text === null ? [] : [new URLSearchParams({ [name]: text }).toString()],
  );
  const all = [...kept, ...set];
  return all.length === 0 ? '' : `?${all.join('&')}`;
}

function nameOf(part: string): string {
  const [first] = new URLSearchParams(part);
  return first?.[0] ?? '';
}

/** Has the address carry these texts after a short rest; a null takes a name out. */
export function putInAddress(texts: ReadonlyMap<string, string | null>, most: number): void {
  if (page !== window.location.pathname) waiting.clear();
  page = window.location.pathname;
  for (const [name, text] of texts) {
    waiting.set(name, text === null ? null : cutText(text, most));
  }
  window.clearTimeout(timer);
  timer = window.setTimeout(write, ADDRESS_REST);
}

/** What waits to be written under these names is forgotten: the page is left, or has gone back. */
export function forgetWaiting(names: readonly string[]): void {
  for (const name of names) waiting.delete(name);
}

function write(): void {
  const { pathname, search, hash } = window.location;
  const changed = changedQuery(search, waiting);
  waiting.clear();
  // Another page is another page's address.
  if (pathname !== page || changed === search) return;
  try {
    // The state is the router's own: with another one, it would load the page anew on the way back.
    window.history.replaceState(window.history.state, '', `${pathname}${changed}${hash}`);
  } catch {
    // Some browsers refuse after many changes. The next one brings the address up to date.
  }
}
