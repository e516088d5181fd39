/** Shown by an embedded page that has no board. */

export const NOT_LOADED =
  'The board could not be loaded. Check the connection and reload the page.';

/** A sentence that says why there is none, and the way to the site. */
export function NotShown({ problem }: { readonly problem: string }) {
  return (
    <p className="embed-none" role="alert">
      {problem}{' '}
      <a href="/" target="_blank" rel="noreferrer">
        Open Tallystick
      </a>
    </p>
  );
}
