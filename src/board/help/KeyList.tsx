/** A list of keys, the player's unless others are given. */
import './keys.css';

const KEYS = [
  ['←  k', 'Step back'],
  ['→  j', 'Step forward'],
  ['Home  0', 'The opening position'],
  ['End  $', 'The last step'],
  ['Space', 'Play or pause'],
  ['↑  ↓', 'At a fork: choose the line that → follows'],
  ['Shift ←  Shift →', 'The fork before, the fork after'],
  ['a', 'Compose an act'],
  ['d', 'Pick up the sheet or line that has the focus, to drop it on another sheet with Enter'],
  ['c  Shift c', 'Where steps are commented: the next comment, the one before'],
  ['?', 'This list'],
] as const;

type Keys = readonly (readonly [keys: string, what: string])[];

/** The keys, each with what it does. */
export function KeyList({ keys: list = KEYS }: { readonly keys?: Keys }) {
  return (
    <dl className="keys">
      {list.map(([keys, what]) => (
        <div key={keys}>
          <dt>
            {keys.split('  ').map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
