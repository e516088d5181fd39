'use client';

/** Asks for the page again that could not be reached. */

/** A link to the page that one is on: it works without JavaScript too, but would lose what follows the #. */
export function TryAgain() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: the empty address is that of this page, whichever it stands in for.
    <a
      href=""
      className="primary-link"
      onClick={(event) => {
        event.preventDefault();
        window.location.reload();
      }}
    >
      Try again
    </a>
  );
}
