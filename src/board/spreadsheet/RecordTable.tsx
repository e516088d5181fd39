'use client';
/** One party's records as a ruled T: a row a step, assets left, liabilities and net worth right. */
import { useEffect, useRef } from 'react';
import type { Party } from '@/events/banking/ledger/book';
import { entriesBySide } from '@/events/banking/views/records/booking';
import type { RecordCell } from '@/events/banking/views/rows';
import { Entries } from './Entries';
import { StepButton } from './StepButton';

interface Row {
  readonly number: number;
  /** The sentence of the step. */
  readonly title: string;
  readonly cell: RecordCell;
}

interface RecordTableProps {
  readonly party: Party;
  readonly rows: readonly Row[];
  /** The number of the shown round. */
  readonly shown: number;
  readonly onRound: (round: number) => void;
}

/** The table; where it is long it scrolls by itself, and begins at its last step. */
export function RecordTable({ party, rows, shown, onRound }: RecordTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const end = rows.at(-1)?.number;
  useEffect(() => {
    const { current } = box;
    const row = current?.querySelector<HTMLElement>('tbody tr:last-child');
    if (current && row && end !== undefined) {
      current.scrollTop = row.offsetTop - (row.closest('table')?.tHead?.offsetHeight ?? 0);
    }
  }, [end]);
  return (
    <div className="records-box" ref={box}>
      <table className="records-table">
        <caption className="visually-hidden">Records of {party.name}, in dollars</caption>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">
              Assets <span className="records-side">debit side</span>
            </th>
            <th scope="col">
              Liabilities <span className="records-side">credit side</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, title, cell }) => {
            const { left, right } = entriesBySide(cell, party.type);
            return (
              <tr key={number}>
                <th scope="row">
                  <StepButton
                    number={number}
                    title={title}
                    onRound={onRound}
                    isShown={number === shown}
                  />
                </th>
                <td>
                  <Entries entries={left} signed />
                </td>
                <td>
                  <Entries entries={right} signed />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
