/** What the figures of a chart count, folded away until it is asked for. */
import type { Definition } from './words';

export function Counted({ definitions }: { readonly definitions: readonly Definition[] }) {
  return (
    <details className="chart-more">
      <summary>What is counted</summary>
      <dl className="chart-counted">
        {definitions.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
