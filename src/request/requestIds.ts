/** Names of requests, so that what is sent twice is done once. */

/**
 * Gives identifiers for contents: the same for the same content as the last time, as after an answer
 * that got lost, and a new one for another.
 */
export function requestIds(): (content: string) => string {
  let last: { readonly content: string; readonly id: string } | undefined;
  return (content) => {
    if (last?.content !== content) last = { content, id: newId() };
    return last.id;
  };
}

/** A random UUID. `crypto.randomUUID` is there on https only, and a class may play on a plain address. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return [8, 12, 16, 20, 32]
    .map((end, index, ends) => digits.slice(ends[index - 1] ?? 0, end))
    .join('-');
}
