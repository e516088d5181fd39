'use client';

/** Stands in for the whole document when even the frame of the site failed: it may count on nothing but itself. */

/** The system’s own colours: the tokens may be what failed. */
const STYLE = `
:root { color-scheme: light dark; }
body {
  max-width: 40rem;
  margin: 0 auto;
  padding: 4.5rem 1.5rem;
  font: 1.125rem/1.5 Georgia, serif;
  color: CanvasText;
  background: Canvas;
}
h1 { font-size: 1.875rem; line-height: 1.2; }
a { color: LinkText; }
button { min-height: 44px; padding: 0 1.5rem; font: 600 1rem sans-serif; cursor: pointer; }
`;

export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <head>
        <title>Something went wrong · Tallystick</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>Something went wrong</h1>
        <p>
          The fault is ours: Tallystick could not draw this page. What you played is kept in this
          browser, so trying again loses nothing.
        </p>
        <p>
          <button type="button" onClick={() => retry()}>
            Try again
          </button>
        </p>
        <p>
          <a href="/">Go to the home page</a>
        </p>
      </body>
    </html>
  );
}
