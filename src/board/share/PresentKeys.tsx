/** The keys of a presentation, over it. */
import { KeyList } from '../help/KeyList';

const KEYS = [
  ['→  Page ↓', 'Step forward'],
  ['←  Page ↑', 'Step back'],
  ['Home', 'The opening position'],
  ['End', 'The last step'],
  ['Space', 'Play or pause'],
  [']  [', 'Where not all accounts fit: the next, the previous'],
  ['↑  ↓', 'At a fork: choose the line that → follows'],
  ['?', 'This list'],
  ['Esc', 'Leave'],
] as const;

/** The list. */
export function PresentKeys() {
  return (
    <section className="present-keys" aria-label="Keys">
      <KeyList keys={KEYS} />
    </section>
  );
}
