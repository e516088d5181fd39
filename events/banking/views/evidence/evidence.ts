/**
 * Evidence for the invariants: the figures that show each of them to hold at a
 * round, added up from the sheets and the records as people see them, apart from
 * the checks of the ledger itself. Number 7 is about whole logs and has none here.
 */

import type { Cents } from '../../../money';
import { total } from '../../../money';
import { netWorthReasonOf } from '../../board/check';
import { reservesOf } from '../../ledger/book';
import { CREDITS } from '../../ledger/debtRows';
import { isEndowment } from '../../ledger/netWorth';
import { PAR, priceOf } from '../../ledger/price';
import { billsOf, pledgedOnBy, receivedBills, unpledgedBills } from '../../ledger/securities';
import { debtNamed } from '../../ledger/sides';
import type { State } from '../../ledger/state';
import type { Line } from '../line';
import {
  type Evidence,
  type EvidenceRow,
  type ExaminedRound,
  linesOf,
  mismatches,
  type NotesFlow,
} from './evidenceParts';
import { footing, reasons, records } from './worthEvidence';

/** The flow of notes up to each round of a line. */
export function notesFlowOf({ rounds }: Line): readonly NotesFlow[] {
  let [issued, returned] = [0, 0];
  return rounds.map((round) => {
    const isBrought = isEndowment(netWorthReasonOf(round));
    for (const { claim, delta } of isBrought ? [] : round.postings) {
      if (claim.kind !== 'notes') continue;
      if (delta > 0) issued += delta;
      else returned -= delta;
    }
    return { issued, returned };
  });
}

/** The evidence at a round for every invariant that one round can show, by number. */
export function evidenceOf(examined: ExaminedRound): readonly Evidence[] {
  return [claims, cash, bills, footing, reasons, nothingNegative, records].map((show) =>
    show(examined),
  );
}

function claims({ round }: ExaminedRound): Evidence {
  const kinds = new Map<string, { asset: Cents; liability: Cents }>();
  const add = (kind: string, side: 'asset' | 'liability', amount: Cents): void => {
    const sums = kinds.get(kind) ?? { asset: 0, liability: 0 };
    sums[side] += amount;
    kinds.set(kind, sums);
  };
  for (const { line, isIssuer } of linesOf(round)) {
    if (line.kind === 'account' || line.kind === 'credit') {
      const debt = debtNamed(line.instrument);
      add(debt ? CREDITS[debt].together : line.instrument, line.side, line.amount);
    } else if (line.kind === 'notes') add(line.instrument, 'liability', line.amount);
    else if (line.kind === 'reserves' && round.book.notes && !isIssuer) {
      add(round.book.notes.instrument, 'asset', line.amount);
    }
  }
  const rows = [...kinds].map(([label, { asset, liability }]) => ({
    label,
    cells: [asset, liability],
  }));
  return {
    number: 1,
    columns: ['As assets', 'As liabilities'],
    rows,
    faults: mismatches(rows, 0, 1, 'as assets and as liabilities'),
  };
}

function cash({ round, notes }: ExaminedRound): Evidence {
  const issuer = round.book.notes?.id;
  const came = total(
    round.book.reserves.filter(({ id }) => id !== issuer).map((one) => one.cashReserves),
  );
  const held = linesOf(round).filter(({ line }) => line.kind === 'reserves');
  const due = came + notes.issued - notes.returned;
  const has = total(held.filter(({ isIssuer }) => !isIssuer).map(({ line }) => line.amount));
  const rows: EvidenceRow[] = [{ label: 'Cash that the parties came with', cells: [came] }];
  if (issuer !== undefined) {
    rows.push({ label: '+ notes issued since', cells: [notes.issued] });
    rows.push({ label: '− notes returned since', cells: [notes.returned] });
  }
  rows.push({ label: '= cash there must be', cells: [due] });
  rows.push({ label: 'Cash on all sheets', cells: [has] });
  const faults = has === due ? [] : ['The cash on all sheets is not what there must be.'];
  if (issuer !== undefined) {
    const paidIn = reservesOf(round.book, issuer).cashReserves;
    const specie = total(held.filter(({ isIssuer }) => isIssuer).map(({ line }) => line.amount));
    rows.push({ label: 'Specie paid in to the central bank', cells: [paidIn] });
    rows.push({ label: 'Specie on its sheet', cells: [specie] });
    if (specie !== paidIn) faults.push('The central bank does not hold the specie paid in.');
  }
  return { number: 2, columns: ['Dollars'], rows, faults };
}

function bills({ before, round }: ExaminedRound): Evidence {
  const columns = ['Held', 'Received in repo', 'Pledged'];
  const held = facesOn(round);
  const holders = round.book.parties
    .map(({ id, name }) => {
      const own = held.get(id) ?? 0;
      const received = receivedBills(round.book, id);
      const pledged = own - unpledgedBills(round, id) + pledgedOnBy(round.book, id);
      return { name, own, received, pledged };
    })
    .filter(({ own, received, pledged }) => own !== 0 || received !== 0 || pledged !== 0);
  const [was, is] = [total([...facesOn(before).values()]), total([...held.values()])];
  const issued = billsIssued(before, round);
  return {
    number: 3,
    columns,
    rows:
      holders.length === 0
        ? []
        : [
            ...holders.map(({ name, own, received, pledged }) => ({
              label: name,
              cells: [own, received, pledged],
            })),
            {
              label: 'All parties',
              cells: [
                is,
                total(holders.map(({ received }) => received)),
                total(holders.map(({ pledged }) => pledged)),
              ],
            },
            { label: 'Before this step', cells: [was] },
          ],
    faults: [
      ...(is === was + issued ? [] : ['There are not as many bills as before this step.']),
      ...holders
        .filter(({ own, received, pledged }) => pledged > own + received)
        .map(({ name }) => `${name} has pledged more than it holds and has received.`),
    ],
  };
}

/** The face value of the bills that came onto the board from the Treasury, in cents. */
function billsIssued(before: State, round: ExaminedRound['round']): Cents {
  const isAtPar = priceOf(round.book) === PAR;
  return total(
    round.postings
      .filter(({ claim, notation }) => claim.kind === 'securities' && notation === 'issuance')
      .map(({ claim, delta }) =>
        isAtPar ? delta : billsOf(round, claim.id) - billsOf(before, claim.id),
      ),
  );
}

function nothingNegative({ round }: ExaminedRound): Evidence {
  const kinds = [
    ['Least cash on a sheet', 'reserves'],
    ['Least Treasury Bills on a sheet', 'securities'],
    ['Least debt on a sheet', 'credit'],
  ] as const;
  const rows = kinds.flatMap(([what, kind]) => {
    const amounts = linesOf(round).filter(({ line }) => line.kind === kind);
    const [first, ...others] = amounts;
    if (!first) return [];
    const least = others.reduce(
      (one, other) => (other.line.amount < one.line.amount ? other : one),
      first,
    );
    return [{ label: `${what}, ${least.name}`, cells: [least.line.amount] }];
  });
  return {
    number: 6,
    columns: ['Dollars'],
    rows,
    faults: rows
      .filter(({ cells: [least = 0] }) => least < 0)
      .map(({ label }) => `${label}: it is below zero.`),
  };
}

/** The bills of each party, by face value: a few cents of them may be worth nothing on its sheet. Cents. */
function facesOn(state: State): ReadonlyMap<number, Cents> {
  return new Map(state.book.securities.map(({ id }) => [id, billsOf(state, id)] as const));
}
