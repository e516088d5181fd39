/** What somebody may type into the search. */

/** More than anybody types; what is longer is cut. */
export const MAX_QUERY_LENGTH = 100;

/** The address of the page that lists all that is found. */
export function searchPath(query: string): string {
  return `/search?${new URLSearchParams({ q: query.trim() })}`;
}
