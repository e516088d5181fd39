/** Where the focus goes when a button goes with what it stood in. */

/**
 * Hands the focus from something that is about to go to what it stands in: a part that takes it, a dialog,
 * or the text of the page. From there the next key goes on where one was, and not at the top of the page.
 */
export function handFocusUp(from: Element): void {
  from.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
