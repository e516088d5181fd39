/** A change as a figure with its sign. Plain markup, so that the server can draw it too. */
import { type Cents, figure } from '@/events/money';

/** The class that marks a line as grown or shrunk, with a space before it; empty where nothing changed. */
export const markClass = (change: Cents): string =>
  change === 0 ? '' : change > 0 ? ' t-grew' : ' t-shrank';

/**
 * The figure. Its sign is for the eye: a word beside it says which way it went, and whoever hears "shrank by
 * minus 20" would have to take that for a rise.
 */
export function Signed({ change }: { readonly change: Cents }) {
  return (
    <>
      <span aria-hidden="true">{change > 0 ? '+' : '−'}</span>
      {figure(Math.abs(change))}
    </>
  );
}
