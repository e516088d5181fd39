'use client';
/** The ledger as a table. Its heads and its first column stay in sight while it scrolls. */
import { useEffect, useId, useRef } from 'react';
import type { Party } from '@/events/banking/ledger/book';
import { debitsAndCredits, sumOf } from '@/events/banking/views/records/booking';
import type { RecordRow } from '@/events/banking/views/rows';
import { figure } from '@/events/money';
import { Entries } from './Entries';
import { StepButton } from './StepButton';
import './ledger.css';
import { plainText } from '../sentence/plainText';

interface LedgerTableProps {
  readonly parties: readonly Party[];
  readonly rows: readonly RecordRow[];
  /** The number of the shown round. */
  readonly shown: number;
  readonly onRound: (round: number) => void;
}

/** A row a step, two columns a party, and what each column comes to. */
export function LedgerTable({ parties, rows, shown, onRound }: LedgerTableProps) {
  const name = useId();
  const box = useRef<HTMLElement>(null);
  // Only the box scrolls: scrollIntoView would move what lies around it too.
  useEffect(() => {
    const row = box.current?.querySelector<HTMLElement>('tr[data-shown="true"]');
    if (!box.current || rows.length === 0) return;
    box.current.scrollTop = row ? row.offsetTop - box.current.clientHeight / 2 : 0;
  }, [rows]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and keys reach only what has the focus.
    <section className="ledger-scroll" ref={box} aria-labelledby={name} tabIndex={0}>
      <table className="ledger-table">
        <caption className="visually-hidden" id={name}>
          Ledger of all parties, in dollars
        </caption>
        <Head parties={parties} />
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.number}
              parties={parties}
              row={row}
              onRound={onRound}
              isShown={row.number === shown}
            />
          ))}
        </tbody>
        <Foot parties={parties} rows={rows} />
      </table>
    </section>
  );
}

function Head({ parties }: Pick<LedgerTableProps, 'parties'>) {
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          Step
        </th>
        {parties.map(({ id, name }) => (
          <th key={id} scope="colgroup" colSpan={2} className="ledger-party">
            <span>{name}</span>
          </th>
        ))}
      </tr>
      <tr>
        {parties.map(({ id, name }) => [
          <th key={`${id}-debit`} scope="col">
            Debit<span className="visually-hidden"> of {name}</span>
          </th>,
          <th key={`${id}-credit`} scope="col">
            Credit<span className="visually-hidden"> of {name}</span>
          </th>,
        ])}
      </tr>
    </thead>
  );
}

interface RowProps extends Pick<LedgerTableProps, 'parties' | 'onRound'> {
  readonly row: RecordRow;
  readonly isShown: boolean;
}

function Row({ parties, row, isShown, onRound }: RowProps) {
  const { number, sentence, cells } = row;
  return (
    <tr data-shown={isShown}>
      <th scope="row">
        <div className="ledger-step">
          <StepButton number={number} isShown={isShown} onRound={onRound} />
          <span className="ledger-sentence">{plainText(sentence)}</span>
        </div>
      </th>
      {parties.map(({ id, type }) => {
        const cell = cells[id];
        const { left, right } = cell ? debitsAndCredits(cell, type) : { left: [], right: [] };
        return [
          <td key={`${id}-debit`}>
            <Entries entries={left} signed={false} />
          </td>,
          <td key={`${id}-credit`}>
            <Entries entries={right} signed={false} />
          </td>,
        ];
      })}
    </tr>
  );
}

function Foot({ parties, rows }: Pick<LedgerTableProps, 'parties' | 'rows'>) {
  return (
    <tfoot>
      <tr>
        <th scope="row">These steps</th>
        {parties.map(({ id, type }) => {
          const columns = rows.flatMap(({ cells }) => {
            const cell = cells[id];
            return cell ? [debitsAndCredits(cell, type)] : [];
          });
          return [
            <td key={`${id}-debit`}>
              <span>{figure(sumOf(columns.flatMap(({ left }) => left)))}</span>
            </td>,
            <td key={`${id}-credit`}>
              <span>{figure(sumOf(columns.flatMap(({ right }) => right)))}</span>
            </td>,
          ];
        })}
      </tr>
    </tfoot>
  );
}
