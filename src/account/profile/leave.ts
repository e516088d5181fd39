/** Leaving a page for another that is loaded anew, so that nothing on it still shows somebody else. */

/** Goes to a path of this site. */
export function leaveFor(path: string): void {
  window.location.assign(path);
}
