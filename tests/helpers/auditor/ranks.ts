/** 12: what a bank that is closed leaves behind, and in which order those behind it are paid. */
import { PAR } from './prices';
import type { PostedBooks, PostedRound } from './rounds';

/** What a bank owed one party, and what that party came away with. */
interface Left {
  readonly name: string;
  readonly owed: number;
  readonly insured: number;
  readonly got: number;
  /** Cents by which rounding what bills are worth may favour it: for each of its repos, and for its holding. */
  readonly rounding: number;
}

/** What was owed and got by all whom the bank owed something, or who held shares of it. */
function behind(before: PostedBooks, after: PostedBooks, bank: number): readonly Left[] {
  const lines = before.sheets[bank]?.liabilities ?? [];
  const sumTo = (id: number, isWanted: (instrument: string) => boolean): number =>
    lines
      .filter(({ thirdParty, instrument }) => thirdParty === id && isWanted(instrument))
      .reduce((sum, { amount }) => sum + amount, 0);
  return before.sheets.flatMap(({ id, name, netWorth }) => {
    const owed = sumTo(id, (instrument) => instrument !== 'Share Capital');
    const shares = sumTo(id, (instrument) => instrument === 'Share Capital');
    if (owed + shares === 0) return [];
    const deposit = sumTo(id, (instrument) => instrument === 'Customer Deposits');
    const lost = netWorth - (after.sheets[id]?.netWorth ?? 0);
    const insured = Math.min(deposit, before.insured ?? 0);
    const repos = lines.filter((line) => line.thirdParty === id && line.instrument === 'Repo');
    const rounding = before.price === PAR ? 0 : repos.length + 1;
    return [{ name, owed, insured, got: owed + shares - lost, rounding }];
  });
}

/** A sentence for everything that is left of a closed bank, and for everybody who was paid out of turn. */
export function outOfRank(
  before: PostedBooks,
  after: PostedBooks,
  { event, parties }: PostedRound,
): readonly string[] {
  if (event.type !== 'closeBank') return [];
  const sheet = after.sheets[event.bank];
  const hasLines = (sheet?.assets.length ?? 0) + (sheet?.liabilities.length ?? 0) > 0;
  const empty = hasLines ? [`${sheet?.name} was closed and is not empty`] : [];
  const received = before.sheets[event.bank]?.assets ?? [];
  // Whose bills a lender keeps that the bank had itself received is told where repos fail.
  const strangers = received.filter(({ instrument }) => instrument === 'Reverse Repo');
  if (strangers.length > 0) return empty;
  const all = behind(before, after, event.bank);
  const isShort = all.some(({ owed, got, rounding }) => got < owed - rounding);
  const fund = parties.find(({ type }) => type === 'insurancefund')?.id ?? -1;
  const isCalled = (after.sheets[fund]?.netWorth ?? 0) < (before.sheets[fund]?.netWorth ?? 0);
  const isPledged = (before.sheets[event.bank]?.liabilities ?? []).some(({ instrument }) =>
    ['Repo', 'Discount Loan From'].includes(instrument),
  );
  return [
    ...empty,
    ...all.flatMap(({ name, owed, insured, got, rounding }) => [
      ...(got < insured ? [`${name} lost what was insured`] : []),
      ...(isShort && got > owed + rounding ? [`${name} was paid more than it was owed`] : []),
      ...(isCalled && !isPledged && got > insured + rounding
        ? [`${name} was paid before the insured`]
        : []),
    ]),
  ];
}
