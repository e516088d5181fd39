/**
 * The same work written by hand without history: balances in tables, changed
 * in place, with the same checks. It shows what keeping every round costs.
 */
import type { BankingEvent } from '@/events/actions/registry';
import type { State } from '@/events/ledger/state';

/** Balances by holder and issuer, by debtor and creditor; undefined where there is no account. */
interface Tables {
  readonly deposits: (number | undefined)[];
  readonly dues: (number | undefined)[];
}

/** More parties than any board has. */
const PARTIES = 16;

const place = (one: number, other: number): number => one * PARTIES + other;

function tablesOf({ book, column }: State): Tables {
  const deposits = new Array<number | undefined>(PARTIES * PARTIES).fill(undefined);
  const dues = new Array<number | undefined>(PARTIES * PARTIES).fill(undefined);
  for (const { subordinateId, superiorId, slot } of book.accounts) {
    deposits[place(subordinateId, superiorId)] = column[slot] ?? 0;
  }
  for (const { subordinateId, superiorId, slot } of Object.values(book.credits)) {
    dues[place(subordinateId, superiorId)] = column[slot] ?? 0;
  }
  return { deposits, dues };
}

function add(table: (number | undefined)[], one: number, other: number, amount: number): void {
  const at = place(one, other);
  table[at] = (table[at] ?? 0) + amount;
}

/** Folds transfers, nettings and settlements; throws when one could not be done. */
export function mutableFold(start: State, events: readonly BankingEvent[]): Tables {
  const tables = tablesOf(start);
  for (const event of events) step(tables, event);
  return tables;
}

function step({ deposits, dues }: Tables, event: BankingEvent): void {
  if (event.type === 'transfer') {
    const { from, fromBank, to, toBank, amount } = event;
    const funds = deposits[place(from, fromBank)];
    if (funds === undefined || funds < amount || deposits[place(to, toBank)] === undefined) {
      throw new Error('the session was legal');
    }
    add(deposits, from, fromBank, -amount);
    add(deposits, to, toBank, amount);
    if (fromBank !== toBank) add(dues, fromBank, toBank, amount);
    return;
  }
  if (event.type !== 'netDues' && event.type !== 'settleDues') return;
  const { bank, with: other } = event;
  const owed = dues[place(bank, other)] ?? 0;
  const owing = dues[place(other, bank)] ?? 0;
  const smaller = event.type === 'netDues' ? Math.min(owed, owing) : null;
  dues[place(bank, other)] = smaller === null ? 0 : owed - smaller;
  dues[place(other, bank)] = smaller === null ? 0 : owing - smaller;
  if (event.type === 'netDues' || owed === owing) return;
  const [debtor, creditor] = owed > owing ? [bank, other] : [other, bank];
  const difference = Math.abs(owed - owing);
  if (event.by === 'debit') add(deposits, debtor, creditor, -difference);
  else add(deposits, creditor, debtor, difference);
}
