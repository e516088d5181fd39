/** Evidence that sheets foot, that net worth changes for a reason, and that the records explain the round. */

import type { Cents } from '../../../money';
import { total } from '../../../money';
import { netWorthEffectOf, netWorthReasonOf } from '../../board/check';
import { worthName } from '../../ledger/capital';
import { isEndowment } from '../../ledger/netWorth';
import { recordEntries } from '../../ledger/records';
import type { State } from '../../ledger/state';
import { balanceSheet, sheetLines } from '../sheet';
import { type Evidence, type ExaminedRound, mismatches } from './evidenceParts';

/** Invariant 4: what a party was worth before and what its records entered is what it has less what it owes. */
export function footing({ before, round }: ExaminedRound): Evidence {
  const entered = new Map<number, Cents>();
  for (const { partyId, side, symbol, amount } of recordEntries(round)) {
    const gain = (side === 'asset') === (symbol === '+') ? amount : -amount;
    entered.set(partyId, (entered.get(partyId) ?? 0) + gain);
  }
  const rows = round.book.parties.map(({ id, name }) => {
    const { total: assets, netWorth } = balanceSheet(round, id);
    const worth = worthBefore(before, id) + (entered.get(id) ?? 0);
    const cells = [assets, assets - netWorth, worth, assets - netWorth + worth];
    return { label: labelled(round, id, name), cells };
  });
  const all = total([...entered.values()]);
  const repriced = billsOn(round) - billsOn(before);
  const endows = isEndowment(netWorthReasonOf(round));
  return {
    number: 4,
    columns: ['Assets', 'Liabilities', 'Net worth', 'Liabilities and net worth'],
    rows,
    faults: [
      ...mismatches(rows, 0, 3, 'assets, and liabilities and net worth'),
      ...(all === repriced || endows
        ? []
        : ['The changes of net worth over all parties are not zero.']),
    ],
  };
}

/** What all sheets of a board with a clock have in Treasury Bills; elsewhere they are at par, and their worth never changes. */
function billsOn(state: State): Cents {
  if (!state.book.clock) return 0;
  return total(
    state.book.parties.flatMap(({ id }) =>
      sheetLines(state, id)
        .filter(({ kind }) => kind === 'securities')
        .map(({ amount }) => amount),
    ),
  );
}

/** A party; of a bank with share capital also what its sheet calls what these tables call net worth. */
function labelled(round: State, id: number, name: string): string {
  const called = worthName(round, id);
  return called === 'Net worth' ? name : `${name} (${called.toLowerCase()})`;
}

function worthBefore(before: State, id: number): Cents {
  return before.book.parties[id] ? balanceSheet(before, id).netWorth : 0;
}

/** Invariant 5: by party, the change of net worth and what the event says of it. */
export function reasons({ before, round }: ExaminedRound): Evidence {
  const explained = new Map<number, Cents>();
  for (const [id, gain] of netWorthEffectOf(before, round).gains) {
    explained.set(id, (explained.get(id) ?? 0) + gain);
  }
  const rows = round.book.parties.flatMap(({ id, name }) => {
    const change = balanceSheet(round, id).netWorth - worthBefore(before, id);
    const reason = explained.get(id) ?? 0;
    return change === 0 && reason === 0
      ? []
      : [{ label: labelled(round, id, name), cells: [change, reason] }];
  });
  return {
    number: 5,
    columns: ['Net worth changed by', 'The step explains'],
    rows,
    faults: mismatches(rows, 0, 1, 'what net worth changed by and what the step explains'),
  };
}

/** Invariant 8: by party and side, the change of the sheet and the entries of the records. */
export function records({ before, round }: ExaminedRound): Evidence {
  const entries = recordEntries(round);
  const rows = round.book.parties.flatMap(({ id, name }) =>
    (['asset', 'liability'] as const).flatMap((side) => {
      const change = sideTotal(round, id, side) - sideTotal(before, id, side);
      const entered = entries
        .filter((entry) => entry.partyId === id && entry.side === side)
        .map(({ symbol, amount }) => (symbol === '+' ? amount : -amount));
      const isQuiet = change === 0 && entered.length === 0;
      const label = `${name}, ${side === 'asset' ? 'assets' : 'liabilities'}`;
      return isQuiet ? [] : [{ label, cells: [change, total(entered)] }];
    }),
  );
  return {
    number: 8,
    columns: ['The sheet changed by', 'The entries add up to'],
    rows,
    faults: mismatches(rows, 0, 1, 'the change of the sheet and the entries'),
  };
}

function sideTotal(state: State, id: number, side: 'asset' | 'liability'): Cents {
  return total(
    sheetLines(state, id)
      .filter((line) => line.side === side)
      .map(({ amount }) => amount),
  );
}
