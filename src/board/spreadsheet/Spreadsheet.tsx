'use client';
/** The board as its records: for each party the entries of each step, assets left, liabilities right. */
import { memo, useMemo } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Party } from '@/events/banking/ledger/book';
import type { State } from '@/events/banking/ledger/state';
import { lineTo } from '@/events/banking/views/line';
import { type RecordRow, type RowMode, recordRows } from '@/events/banking/views/rows';
import { firstRound, roundNumber } from '@/events/timeline/lines';
import { writtenStep } from '@/events/timeline/stepNumber';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import { Segmented } from '@/src/ui/segmented';
import { NotationLegend } from '../help/Notations';
import { PartyHeading } from '../sheets/PartyHeading';
import { tiersOf } from '../sheets/tiers';
import { Pager } from './Pager';
import { RecordTable } from './RecordTable';
import { ROWS, useWindow } from './window';
import './spreadsheet.css';
import { plainText } from '../sentence/plainText';

interface SpreadsheetProps {
  readonly timeline: Timeline<BankingRound>;
  readonly at: number;
  /** Which steps have a row: the shown one, the last two up to it, or all up to it. */
  readonly mode: RowMode;
  readonly onMode: (mode: RowMode) => void;
  /** The id of the selected party. */
  readonly selected: number;
  readonly onSelect: (partyId: number) => void;
  /** Goes to a round, by its number. */
  readonly onRound: (round: number) => void;
}

const MODES: readonly { readonly value: RowMode; readonly label: string }[] = [
  { value: 'latest', label: 'This step' },
  { value: 'each', label: 'Last two' },
  { value: 'all', label: 'All' },
];

/** The records of all parties up to the shown round, tier by tier as their sheets stand. */
export function Spreadsheet(props: SpreadsheetProps) {
  const { timeline, at, mode, onMode, selected, onSelect, onRound } = props;
  const { round } = nodeAt(timeline, at);
  const shown = roundNumber(timeline, at);
  const { from, to, earlier, later } = useWindow(firstRound(timeline), shown, shown);
  const line = useMemo(() => lineTo(timeline, at), [timeline, at]);
  const last = mode === 'all' ? to : shown;
  const rows = useMemo(() => recordRows(line, mode, last, ROWS), [line, mode, last]);
  return (
    <div className="board-frame records">
      <div className="records-bar">
        <Segmented label="Steps in the records" value={mode} onChange={onMode} options={MODES} />
        {mode === 'all' && (
          <Pager
            said={`Steps ${writtenStep(from)} to ${writtenStep(to)}`}
            earlier={earlier}
            later={later}
          />
        )}
      </div>
      {rows.length === 0 && <p className="records-none">Nothing has been recorded yet.</p>}
      {tiersOf(round.book).map((tier) => (
        <div className="board-sheets" key={tier[0]?.id}>
          {tier.map((party) => (
            <Block
              key={party.id}
              party={party}
              rows={rows}
              shown={shown}
              onSelect={onSelect}
              onRound={onRound}
              state={round}
              isSelected={party.id === selected}
            />
          ))}
        </div>
      ))}
      <details className="records-key">
        <summary>What the marks mean</summary>
        <NotationLegend isPriced={round.book.billPrice !== undefined} />
      </details>
    </div>
  );
}

interface BlockProps {
  readonly party: Party;
  readonly state: State;
  readonly rows: readonly RecordRow[];
  readonly shown: number;
  readonly isSelected: boolean;
  readonly onSelect: (partyId: number) => void;
  readonly onRound: (round: number) => void;
}

const Block = memo(function Block(props: BlockProps) {
  const { party, state, rows, shown, isSelected, onSelect, onRound } = props;
  return (
    <article className="party" data-selected={isSelected}>
      <PartyHeading
        party={party}
        state={state}
        isSelected={isSelected}
        onSelect={() => onSelect(party.id)}
      />
      <RecordTable party={party} shown={shown} onRound={onRound} rows={rowsOf(rows, party.id)} />
    </article>
  );
});

function rowsOf(rows: readonly RecordRow[], partyId: number) {
  return rows.flatMap(({ number, sentence, cells }) => {
    const cell = cells[partyId];
    return cell ? [{ number, title: plainText(sentence), cell }] : [];
  });
}
