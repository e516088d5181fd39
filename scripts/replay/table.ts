/** A round as plain tables for a terminal: for each party what it has, and beside it what it owes. */

import { worthNameWith } from '@/events/banking/ledger/capital';
import { CREDITS } from '@/events/banking/ledger/debtRows';
import type { Report } from '@/events/banking/report';
import type { BillsReport } from '@/events/bills/report';
import { figure } from '@/events/money';
import type { AnyReport, WorldName } from '@/events/worlds';

/** Characters of a column. */
const WIDTH = 36;

/** By world. */
const TABLES: { readonly [Name in WorldName]: (report: AnyReport<Name>) => string } = {
  banking: bankingTable,
  bills: billsTable,
};

/** The tables of a report. */
export function tableOf<Name extends WorldName>(report: AnyReport<Name>): string {
  return TABLES[report.world](report);
}

function bankingTable({ parties }: Report): string {
  const lineOf = ({
    instrument,
    thirdParty,
    amount,
  }: Report['parties'][number]['assets'][number]) =>
    row(withName(instrument, parties, thirdParty), amount);
  return parties
    .map(({ name, assets, liabilities, netWorth }) =>
      sideBySide(name, assets.map(lineOf), [
        ...liabilities.map(lineOf),
        row(worthNameWith(liabilities.some(isShareCapital)), netWorth),
      ]),
    )
    .join('\n');
}

type BillsDebt = BillsReport['parties'][number]['assets'][number];

function billsTable({ parties }: BillsReport): string {
  return parties
    .map(({ id, name, goods, coins, assets, liabilities }) => {
      const lineOf = (debt: BillsDebt): string =>
        'thirdParty' in debt
          ? row(withName('Claim', parties, debt.thirdParty), debt.amount)
          : row(
              withName(`Bill ${debt.id}`, parties, debt.dueTo === id ? debt.dueFrom : debt.dueTo),
              debt.amount,
            );
      const held = [row('Goods', goods * 100), row('Ecus', coins.ecus), row('Marcs', coins.marcs)];
      return sideBySide(name, [...held, ...assets.map(lineOf)], liabilities.map(lineOf));
    })
    .join('\n');
}

const isShareCapital = ({ instrument }: { readonly instrument: string }): boolean =>
  instrument === CREDITS.Shares.names.liability;

function withName(
  label: string,
  parties: readonly { readonly name: string }[],
  thirdParty: number | null,
): string {
  return thirdParty === null ? label : `${label} ${parties[thirdParty]?.name ?? ''}`;
}

/** A label, and a figure given in hundredths, at the two ends of a column. */
function row(label: string, hundredths: number): string {
  return `${label} ${figure(hundredths).padStart(Math.max(1, WIDTH - label.length - 1))}`;
}

function sideBySide(name: string, left: readonly string[], right: readonly string[]): string {
  const lines = Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
    `  ${left[index] ?? ' '.repeat(WIDTH)} | ${right[index] ?? ''}`.trimEnd(),
  );
  return [`  ${name}`, ...lines].join('\n');
}
