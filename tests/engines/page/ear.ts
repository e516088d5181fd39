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

/** Begins to listen, once in each page. */
export function listen(): void {
  const write = console.error;
  console.error = (...said: readonly unknown[]) => {
    add(said.map(String).join(' '));
    write(...said);
  };
  const log: string[] = [];
  const RO = window.ResizeObserver;
  window.ResizeObserver = class extends RO {
    constructor(f: ResizeObserverCallback) {
      super((entries, o) => {
        for (const x of entries)
          log.push(
            `${performance.now().toFixed(0)} ${x.target.tagName}.${x.target.className} ${x.contentRect.width.toFixed(2)}x${x.contentRect.height.toFixed(2)}`,
          );
        f(entries, o);
      });
    }
  };
  window.addEventListener('error', ({ message }) =>
    add(
      message +
        location.pathname +
        ' ' +
        innerWidth +
        ' ' +
        log.slice(-12).join(' | ') +
        ' @' +
        performance.now().toFixed(0),
    ),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => add(String(reason)));
}
