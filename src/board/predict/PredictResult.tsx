'use client';
/** A prediction held against what the action does: each entry with its verdict, what was missed, and what balances the sheets. */
import { useLayoutEffect, useRef } from 'react';
import { type Book, partyOf } from '@/events/banking/ledger/book';
import { accountName } from '@/events/banking/views/labels';
import {
  type Grade,
  type GradedEntry,
  type PredictedEntry,
  scoreSentence,
  type Verdict,
} from '@/events/banking/views/predict';
import { type Cents, signed } from '@/events/money';
import { typeset } from '../sentence/plainText';

interface PredictResultProps {
  readonly grade: Grade;
  readonly book: Book;
}

/** The result. It takes the focus as it appears, so that its one sentence is heard. */
export function PredictResult({ grade, book }: PredictResultProps) {
  const score = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => score.current?.focus(), []);
  return (
    <>
      <h3 className="predict-score" ref={score} tabIndex={-1}>
        {scoreSentence(grade)}
      </h3>
      {grade.graded.length > 0 && <YourEntries graded={grade.graded} book={book} />}
      {grade.missed.length > 0 && (
        <Changes
          caption={grade.graded.length > 0 ? 'Missed' : 'The entries'}
          heading="Entry"
          rows={grade.missed.map((entry) => ({
            key: keyOf(entry),
            name: <EntryName entry={entry} book={book} />,
            change: entry.change,
          }))}
        />
      )}
      {grade.worths.length > 0 ? (
        <Changes
          caption={`${worthNames(grade.worths)}, the balancing item, follows`}
          heading="Party"
          rows={grade.worths.map(({ partyId, change }) => ({
            key: String(partyId),
            name: partyOf(book, partyId).name,
            change,
          }))}
        />
      ) : (
        <p className="predict-worth">Nobody’s net worth changes: what each gains it also gives.</p>
      )}
    </>
  );
}

/** "Net worth"; where a bank among them has share capital, "Retained earnings"; of both, both. */
function worthNames(worths: Grade['worths']): string {
  const [first = 'Net worth', second] = new Set(worths.map(({ name }) => name));
  return second === undefined ? first : `${first} or ${second.toLowerCase()}`;
}

const VERDICTS: Readonly<Record<Verdict, string>> = {
  right: 'Right',
  amount: 'Wrong amount',
  sign: 'Wrong sign',
  side: 'Wrong side',
  account: 'Wrong account',
  repeated: 'Given twice',
};

function YourEntries(props: { readonly graded: readonly GradedEntry[]; readonly book: Book }) {
  const { graded, book } = props;
  // One line may have been named more than once: only its place tells a row apart.
  const rows = graded.map((one, index) => ({ ...one, key: index }));
  return (
    <table className="predict-table">
      <caption>Your entries</caption>
      <thead>
        <tr>
          <th scope="col">Entry</th>
          <th scope="col" className="predict-figure">
            Change ($)
          </th>
          <th scope="col">Verdict</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ entry, verdict, sentence, key }) => (
          <tr key={key} data-verdict={verdict}>
            <th scope="row">
              <EntryName entry={entry} book={book} />
            </th>
            <td className="predict-figure">{signed(entry.change)}</td>
            <td>
              <strong className="predict-verdict">
                <span aria-hidden="true">{verdict === 'right' ? '✓' : '✗'}</span>{' '}
                {VERDICTS[verdict]}
              </strong>
              {verdict !== 'right' && <span className="predict-why">{typeset(sentence)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChangesProps {
  readonly caption: string;
  /** What the rows are. */
  readonly heading: string;
  readonly rows: readonly {
    readonly key: string;
    readonly name: React.ReactNode;
    readonly change: Cents;
  }[];
}

function Changes({ caption, heading, rows }: ChangesProps) {
  return (
    <table className="predict-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col" className="predict-figure">
            Change ($)
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, change }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className="predict-figure">{signed(change)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EntryName({ entry, book }: { readonly entry: PredictedEntry; readonly book: Book }) {
  return (
    <>
      <strong>{partyOf(book, entry.partyId).name}</strong>
      <span className="predict-account">
        <span className="visually-hidden">, </span>
        {entry.side === 'asset' ? 'Asset' : 'Liability'}: {accountName(book, entry)}
      </span>
    </>
  );
}

const keyOf = ({ partyId, side, instrument, thirdPartyId }: PredictedEntry): string =>
  `${partyId}-${side}-${instrument}-${thirdPartyId}`;
