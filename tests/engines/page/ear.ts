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

/** Begins to listen, once in each page. */
export function listen(): void {
  const write = console.error;
  console.error = (...said: readonly unknown[]) => {
    add(said.map(String).join(' '));
    write(...said);
  };
  window.addEventListener('error', ({ message }) => {
    if (message !== LATER) add(message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => add(String(reason)));
}
