/** A day's list in a line. */
import { type Agenda, type AgendaItem, WHEN, type When } from '@/events/banking/views/time/agenda';

/** How many of these fall due, by when. */
const DUE: Readonly<Record<When, (count: number) => string>> = {
  today: (count) => `${count} due today`,
  tomorrow: (count) => `${count} due tomorrow`,
  later: (count) => `${count} later`,
  'on demand': (count) => `${count} on demand`,
};

/** "Daylight overdraft · 2 due today · 1 later"; what the day waits for beside debts comes first. */
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

/** Whether the day waits for it for another reason than that it falls due. */
const isOther = ({ code }: AgendaItem): boolean => code !== null && code !== 'DUE_TODAY';
