/** The mark in the address of a board that it was opened for an assignment. */

/** What the query calls it; its value is the assignment’s. */
const MARK = 'assignment';

/** The address of a board, marked; what stands behind its `#` stays there. */
export function markedFor(assignmentId: string, way: string): string {
  const [page = '', ...fragment] = way.split('#');
  return [`${page}?${MARK}=${assignmentId}`, ...fragment].join('#');
}

/** The assignment that the page’s address names; null where it names none. */
export function markedAssignment(): string | null {
  return new URLSearchParams(window.location.search).get(MARK);
}
