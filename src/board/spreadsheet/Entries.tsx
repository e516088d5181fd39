/** Entries of one side or column: the account, the amount, and how the entry came about. */

import type { AccountEntry } from '@/events/banking/views/records/booking';
import { figure } from '@/events/money';
import { NotationMark } from '../help/Notations';
import { Signed } from '../sheets/Signed';
import './entries.css';

interface EntriesProps {
  readonly entries: readonly AccountEntry[];
  /** Whether amounts carry the sign of the account; in debits and credits the column says it. */
  readonly signed: boolean;
}

/** A list of entries; a dash where there are none. */
export function Entries({ entries, signed }: EntriesProps) {
  if (entries.length === 0) {
    return (
      <span className="entry-none">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">no entry</span>
      </span>
    );
  }
  return (
    <ul className="entries">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a round never change, nor does their order.
        <li key={index} className="entry" data-notation={entry.notation ?? undefined}>
          <span className="entry-label">{entry.label}</span>{' '}
          <span className="entry-figure">
            {signed ? <Change entry={entry} /> : figure(entry.amount)}
          </span>{' '}
          {entry.notation && <NotationMark notation={entry.notation} />}
        </li>
      ))}
    </ul>
  );
}

/** An amount with its sign; the word is for those who hear it. */
function Change({ entry: { symbol, amount } }: { readonly entry: AccountEntry }) {
  const isMore = symbol === '+';
  return (
    <>
      <span className="visually-hidden">{isMore ? 'grew by ' : 'shrank by '}</span>
      <Signed change={isMore ? amount : -amount} />
    </>
  );
}
