/** Makes a list shorter while it still shows what it is kept for. */

/**
 * The list with many items left out, in larger parts first, then one by one.
 *
 * @param looks how often a shorter list may be looked at
 * @param shows whether a shorter list still shows it; it is never asked of the whole list
 */
export function shrunk<Item>(
  items: readonly Item[],
  looks: number,
  shows: (shorter: readonly Item[]) => boolean,
): readonly Item[] {
  let kept = items;
  let left = looks;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = kept.length - size; at > -size && left > 0; at -= size) {
      const shorter = [...kept.slice(0, Math.max(0, at)), ...kept.slice(at + size)];
      left -= 1;
      if (shows(shorter)) kept = shorter;
    }
  }
  return kept;
}
