/** The reserves that the same payments need under each system, as bars: the least is seen before a figure is read. */
import { type Cents, dollars } from '@/events/money';

export interface NeededBar {
  readonly name: string;
  /** Cents; null where it is not known yet, or the payments cannot be made. */
  readonly needed: Cents | null;
  /** The words shown instead of a sum. */
  readonly instead: string;
  /** Whether it is told apart from the others. */
  readonly isMarked: boolean;
}

/** The bars, each with its name and its sum. */
export function NeededChart({ bars }: { readonly bars: readonly NeededBar[] }) {
  const most = Math.max(1, ...bars.map(({ needed }) => needed ?? 0));
  return (
    <figure className="systems-chart">
      <figcaption>Reserves needed, in dollars</figcaption>
      <ul>
        {bars.map(({ name, needed, instead, isMarked }) => (
          <li key={name} data-marked={isMarked}>
            <span className="systems-bar-name">{name}</span>
            <span className="systems-bar" aria-hidden="true">
              <span style={{ width: `${((needed ?? 0) / most) * 100}%` }} />
            </span>
            <span className="systems-bar-sum">{needed === null ? instead : dollars(needed)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
