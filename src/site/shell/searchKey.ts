/** The keys that open the search. */

/** What takes a typed slash for itself: fields, lists that one types into, and dialogs but those that give way. */
const OWN_SLASH =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=menu], [role=listbox], [role=dialog]:not([data-gives-way])';

/** Whether a pressed key opens the search: `/` outside of fields, Ctrl+K or ⌘K everywhere. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (event.defaultPrevented || event.repeat || event.isComposing || altKey) return false;
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !event.shiftKey;
  // Many keyboards write the slash with Shift, which therefore does not count as a modifier.
  if (key !== '/' || ctrlKey) return false;
  return !(target instanceof Element && target.closest(OWN_SLASH));
}
