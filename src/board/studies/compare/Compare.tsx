'use client';
/** Two lines at the same step, or two steps of one line, side by side. */
import { useMemo, useState } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import { rangeOf } from '@/events/banking/views/branches';
import { lastRound, nodeOfRound, roundNumber } from '@/events/timeline/lines';
import { writtenStep } from '@/events/timeline/stepNumber';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import { Button } from '@/src/ui/button';
import { Segmented } from '@/src/ui/segmented';
import { Select } from '@/src/ui/select';
import { moveAt } from '../../sentence/lineView';
import { FigureTable } from '../FigureTable';
import { Pages } from '../Pages';
import { Scroll } from '../Scroll';
import { stepName } from '../stepNames';
import type { StudyProps } from '../study';
import { ComparedFigures } from './ComparedFigures';
import { COMPARED, figuresAt } from './figures';
import { type OtherLine, otherLines } from './otherLines';
import { PairedSheets } from './PairedSheets';
import { TwoSteps } from './TwoSteps';

const MODES = [
  { value: 'lines', label: 'Two lines' },
  { value: 'steps', label: 'Two steps' },
] as const;

/** The comparison, of what is chosen. */
export default function Compare(props: StudyProps) {
  const [chosen, setMode] = useState<(typeof MODES)[number]['value'] | null>(null);
  const { timeline, leaf } = props;
  const hasOthers = useMemo(() => otherLines(timeline, leaf).length > 0, [timeline, leaf]);
  // A board with one line has nothing but its steps to compare.
  const mode = chosen ?? (hasOthers ? 'lines' : 'steps');
  return (
    <div className="compare">
      <Segmented label="What is compared" value={mode} onChange={setMode} options={MODES} />
      {mode === 'lines' ? <TwoLines {...props} /> : <TwoSteps {...props} />}
    </div>
  );
}

function TwoLines({ timeline, at, leaf, send }: StudyProps) {
  const others = useMemo(() => otherLines(timeline, leaf), [timeline, leaf]);
  const [chosen, setChosen] = useState('');
  const other = others.find((one) => String(one.leaf) === chosen) ?? others[0];
  if (!other) {
    return (
      <p className="study-text">
        This board has one line so far. Step back and do something else: what was done before is
        kept, and the two lines can be compared here.
      </p>
    );
  }
  return (
    <>
      <Select
        label="The other line"
        stacked
        value={String(other.leaf)}
        onChange={setChosen}
        options={others.map((one) => ({ value: String(one.leaf), label: one.label }))}
      />
      {/* A choice shows no more of its text than it has room for. */}
      <p className="study-quiet">The other line: {other.label}.</p>
      <Sides timeline={timeline} at={at} leaf={leaf} other={other} />
      <Button
        onClick={() =>
          send({ type: 'GO_NODE', node: sameStep(timeline, at, other), line: other.leaf })
        }
      >
        Show the other line
      </Button>
      <Moves timeline={timeline} leaf={leaf} other={other} />
      <AllLines timeline={timeline} at={at} count={others.length + 1} />
    </>
  );
}

/** The node of the other line at the shown step, or its end where it is shorter. */
function sameStep(timeline: Timeline<BankingRound>, at: number, { leaf }: OtherLine): number {
  return nodeOfRound(timeline, leaf, roundNumber(timeline, at));
}

interface SidesProps {
  readonly timeline: Timeline<BankingRound>;
  readonly at: number;
  readonly leaf: number;
  readonly other: OtherLine;
}

const NAMES = ['This line', 'Other line'] as const;

function Sides({ timeline, at, other }: SidesProps) {
  const there = sameStep(timeline, at, other);
  const [one, two] = [nodeAt(timeline, at).round, nodeAt(timeline, there).round];
  const [here, ends] = [roundNumber(timeline, at), roundNumber(timeline, there)];
  const [ours, theirs] = [figuresAt(one), figuresAt(two)];
  return (
    <>
      <p className="study-text">
        {here === ends
          ? `Both lines at ${stepName(here)}.`
          : `This line at ${stepName(here)}; the other one ends at ${stepName(ends)}, and is shown there.`}
        {here <= roundNumber(timeline, other.fork) && ' Up to here they are one line.'}
      </p>
      <ComparedFigures names={NAMES} one={ours} other={theirs} />
      <PairedSheets one={one} other={two} names={NAMES} />
    </>
  );
}

function Moves({ timeline, leaf, other }: Omit<SidesProps, 'at'>) {
  const from = roundNumber(timeline, other.fork) + 1;
  const ends = [lastRound(timeline, leaf), lastRound(timeline, other.leaf)] as const;
  const count = Math.max(...ends) - from + 1;
  if (count <= 0) {
    return <p className="study-text">The two lines differ in a setting or a note only.</p>;
  }
  const told = (end: number, last: number, round: number): string =>
    round > last ? '' : moveAt(timeline, end, round).text;
  return (
    <Pages key={`${leaf} ${other.leaf}`} count={count} what="steps">
      {(first, last) => (
        <Scroll label="What was done">
          <table className="study-table compare-moves">
            <caption>What was done from {stepName(from)} on</caption>
            <thead>
              <tr>
                <th scope="col">Step</th>
                <th scope="col">{NAMES[0]}</th>
                <th scope="col">{NAMES[1]}</th>
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: last - first }, (_, index) => from + first + index).map(
                (round) => (
                  <tr key={round}>
                    <th scope="row">{writtenStep(round)}</th>
                    <td>{told(leaf, ends[0], round)}</td>
                    <td>{told(other.leaf, ends[1], round)}</td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </Scroll>
      )}
    </Pages>
  );
}

interface AllLinesProps {
  readonly timeline: Timeline<BankingRound>;
  readonly at: number;
  readonly count: number;
}

/** The least and the greatest of each figure over all lines, at the shown step and at their ends. */
function AllLines({ timeline, at, count }: AllLinesProps) {
  const ranges = useMemo(
    () =>
      COMPARED.map(([name, label]) => ({
        name,
        label,
        range: rangeOf(timeline, (state) => figuresAt(state)[name]),
      })),
    [timeline],
  );
  const round = roundNumber(timeline, at);
  return (
    <FigureTable
      caption={`All ${count} lines`}
      of="Figure"
      columns={[
        `Least at ${stepName(round)}`,
        `Greatest at ${stepName(round)}`,
        'Least at their ends',
        'Greatest at their ends',
      ]}
      rows={ranges.map(({ name, label, range }) => {
        const here = range.rounds[round];
        const { ends } = range;
        const cells = [here?.least ?? null, here?.greatest ?? null, ends.least, ends.greatest];
        return { key: name, label, cells };
      })}
    />
  );
}
