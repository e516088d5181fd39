/** Every party's sheet in two states side by side, the lines that differ marked. */
import { Fragment } from 'react';
import type { Party } from '@/events/banking/ledger/book';
import type { State } from '@/events/banking/ledger/state';
import { type PairedLine, type PairedSheet, sideBySide } from '@/events/banking/views/sideBySide';
import { figure, signed } from '@/events/money';
import { Token } from '../../sheets/Token';
import { Scroll } from '../Scroll';
import '../tables.css';
import './compare.css';

interface PairedSheetsProps {
  readonly one: State;
  readonly other: State;
  /** What the two states are called, as headings of columns. */
  readonly names: readonly [string, string];
  /** Leaves out the sheets that do not differ. */
  readonly onlyDifferent?: boolean;
  /** What lies between them is called, as over the figures. */
  readonly difference?: string;
}

/** The sheets in two states. */
export function PairedSheets(props: PairedSheetsProps) {
  const { one, other, names, onlyDifferent, difference = 'Difference' } = props;
  const sheets = sideBySide(one, other);
  const same = sheets.filter(({ differs }) => !differs);
  if (same.length === sheets.length) {
    return <p className="study-text">No balance sheet differs.</p>;
  }
  const shown = onlyDifferent ? sheets.filter(({ differs }) => differs) : sheets;
  return (
    <>
      <div className="paired-sheets">
        {shown.map((sheet) => (
          <Sheet
            key={sheet.partyId}
            party={other.book.parties[sheet.partyId] ?? one.book.parties[sheet.partyId]}
            sheet={sheet}
            names={names}
            difference={difference}
          />
        ))}
      </div>
      {onlyDifferent && same.length > 0 && (
        <p className="study-quiet">The same in both: {same.map(({ name }) => name).join(', ')}.</p>
      )}
    </>
  );
}

const SIDES = [
  ['asset', 'Assets'],
  ['liability', 'Liabilities'],
] as const;

interface SheetProps {
  /** Whose it is, where either state has them. */
  readonly party: Party | undefined;
  readonly sheet: PairedSheet;
  readonly names: readonly [string, string];
  readonly difference: string;
}

function Sheet({ party, sheet, names, difference }: SheetProps) {
  const { name, lines, netWorth, worthName } = sheet;
  return (
    <Scroll label={name}>
      <table className="study-table">
        <caption>
          {party && <Token party={party} />}
          {name}
          {!sheet.differs && <span className="study-quiet"> (the same in both)</span>}
        </caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">{names[0]},&nbsp;$</th>
            <th scope="col">{names[1]},&nbsp;$</th>
            <th scope="col">{difference},&nbsp;$</th>
          </tr>
        </thead>
        {SIDES.map(([side, heading]) => {
          const own = lines.filter((line) => line.side === side);
          return (
            <Fragment key={side}>
              {own.length > 0 && (
                <tbody>
                  <tr className="study-side">
                    <th scope="rowgroup" colSpan={4}>
                      {heading}
                    </th>
                  </tr>
                  {own.map((line) => (
                    <Line key={line.key} label={line.label} one={line.one} other={line.other} />
                  ))}
                </tbody>
              )}
            </Fragment>
          );
        })}
        <tbody className="paired-worth">
          <Line label={worthName} {...netWorth} />
        </tbody>
      </table>
    </Scroll>
  );
}

function Line({ label, one, other }: Pick<PairedLine, 'label' | 'one' | 'other'>) {
  return (
    <tr data-marked={one !== other}>
      <th scope="row">{label}</th>
      <td>{figure(one)}</td>
      <td>{figure(other)}</td>
      <td>{one === other ? '' : signed(other - one)}</td>
    </tr>
  );
}
