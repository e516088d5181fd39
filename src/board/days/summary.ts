/** A day's list in a line, and the rates that hold on it. */

import { ADMINISTERED_RATES, type AdministeredRate, type Book } from '@/events/banking/ledger/book';
import { type Agenda, type AgendaItem, WHEN, type When } from '@/events/banking/views/time/agenda';
import { percent } from '@/events/money';
import { capitalised } from '@/events/phrase';
import { typeset } from '../sentence/plainText';

/** How many of these fall due, by when. */
const DUE: Readonly<Record<When, (count: number) => string>> = {
  today: (count) => `${count} due today`,
  tomorrow: (count) => `${count} due tomorrow`,
  later: (count) => `${count} due later`,
  'on demand': (count) => `${count} on demand`,
};

/** "Daylight overdraft · 2 due today · 1 due later"; what the day waits for beside debts comes first. */
export function summaryOf({ items }: Agenda): string {
  const others = new Map<string, number>();
  for (const { code, kind } of items.filter(isOther)) {
    if (code !== null) others.set(kind, (others.get(kind) ?? 0) + 1);
  }
  const said = [...others].map(([kind, count]) => (count === 1 ? kind : `${kind} (${count})`));
  const due = WHEN.flatMap((when) => {
    const count = items.filter((item) => item.when === when && !isOther(item)).length;
    return count === 0 ? [] : [DUE[when](count)];
  });
  const parts = [...said, ...due];
  return parts.length === 0 ? 'Nothing falls due' : parts.join(' · ');
}

/** What the central bank's rates are called in short. */
const RATES: Readonly<Record<AdministeredRate, string>> = {
  iorb: 'reserves',
  onRrp: 'facility',
  discount: 'window',
  target: 'target',
};

/** "Reserves 4.40 % · facility 4.25 %"; null where the central bank has set none. */
export function ratesWords({ rates }: Book): string | null {
  const set = ADMINISTERED_RATES.flatMap((name) => {
    const rate = rates?.[name];
    return rate === undefined ? [] : [`${RATES[name]} ${typeset(percent(rate))}`];
  });
  const words = set.join(' · ');
  return words === '' ? null : capitalised(words);
}

/** Whether the day waits for it for another reason than that it falls due. */
const isOther = ({ code }: AgendaItem): boolean => code !== null && code !== 'DUE_TODAY';
