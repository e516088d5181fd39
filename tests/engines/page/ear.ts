/**
 * Writes down what a page complains of, for the browser whose driver does not tell: errors that nobody
 * caught, and what is written to the console as one. Kept for the whole session, page after page.
 */
const KEPT = 'tallystick-complaints';

function add(complaint: string): void {
  const before: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]');
  const list = Array.isArray(before) ? before : [];
  sessionStorage.setItem(KEPT, JSON.stringify([...list, complaint]));
}

/** No fault: a size that changed as another was answered is told a frame later. Only this way of listening hears of it. */
const LATER = 'ResizeObserver loop completed with undelivered notifications.';

/** No fault either: a page that is left gives up the files that were on their way. */
const GIVEN_UP = /ChunkLoadError/;

/** Begins to listen, once in each page. */
export function listen(): void {
  let isLeft = false;
  window.addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const hear = (complaint: string) => {
    if (complaint !== LATER && !(isLeft && GIVEN_UP.test(complaint))) add(complaint);
  };
  const write = console.error;
  console.error = (...said: readonly unknown[]) => {
    hear(said.map(String).join(' '));
    write(...said);
  };
  window.addEventListener('error', ({ message }) => hear(message));
  window.addEventListener('unhandledrejection', ({ reason }) => hear(String(reason)));
}
