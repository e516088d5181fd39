'use client';
/** The charts of a board: its lesson's, or all that its system has a use for where it has no lesson. */
import { useCallback, useMemo, useState } from 'react';
import type { Offers } from '@/events/banking/actions/offers';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Party } from '@/events/banking/ledger/book';
import { figuresOf } from '@/events/banking/views/figures';
import { type Line, lineTo } from '@/events/banking/views/line';
import { loanDataOf } from '@/events/banking/views/records/loanData';
import { mayOpen } from '@/events/banking/views/replay/possibleAccounts';
import { type Series, seriesOf } from '@/events/banking/views/series';
import { firstRound, roundNumber } from '@/events/timeline/lines';
import { nodeAt } from '@/events/timeline/timeline';
import { BalancesChart } from '@/src/charts/BalancesChart';
import { byRound, most, type RoundFigure } from '@/src/charts/byRound';
import { Counted } from '@/src/charts/Counted';
import { MedianChart } from '@/src/charts/MedianChart';
import { Readings } from '@/src/charts/Readings';
import { RoundChart } from '@/src/charts/RoundChart';
import { Spread } from '@/src/charts/Spread';
import {
  definitionsOf,
  type FigureName,
  MARKET_DEFINITIONS,
  PARTY_DEFINITIONS,
} from '@/src/charts/words';
import type { Lesson } from '@/src/lessons/course/lesson';
import { Tabs } from '@/src/ui/tabs';
import { Token } from '../../sheets/Token';
import type { StudyProps } from '../study';
import './charts.css';
import './chartTables.css';

type Chart = Lesson['charts'][number];

const LABELS: Readonly<Record<Chart, string>> = {
  balances: 'Balances',
  credit: 'Credit and reserves',
  privateCredit: 'Private credit',
  weightedMedian: 'Weighted median',
};

/** The charts of a board; where there are several, as tabs with the first open. */
export default function Charts(props: StudyProps) {
  const { timeline, at, leaf, offers, lesson, send } = props;
  const { round } = nodeAt(timeline, at);
  const shown = roundNumber(timeline, at);
  const charts = chartsOf(lesson, round);
  const [chosen, setChosen] = useState(charts[0]);
  const chart = charts.find((one) => one === chosen) ?? charts[0];
  const line = useMemo(() => lineTo(timeline, leaf), [timeline, leaf]);
  const goTo = useCallback((to: number) => send({ type: 'GO_ROUND', round: to }), [send]);
  if (!chart) return <p>This board has no charts.</p>;
  const drawn = (
    <div className="charts">
      <Shown
        chart={chart}
        line={line}
        round={round}
        roundIndex={nodeAt(timeline, at).depth}
        shown={shown}
        first={shown < 0 ? firstRound(timeline) : 0}
        offers={offers}
        onRound={goTo}
      />
    </div>
  );
  if (charts.length === 1) return drawn;
  const options = charts.map((value) => ({ value, label: LABELS[value] }));
  return (
    <Tabs label="Charts" value={chart} onChange={setChosen} options={options}>
      {drawn}
    </Tabs>
  );
}

function chartsOf(lesson: Lesson | null, round: BankingRound): readonly Chart[] {
  if (lesson) return lesson.charts;
  return hasCentralBank(round)
    ? ['balances', 'privateCredit', 'weightedMedian']
    : ['balances', 'credit'];
}

const hasCentralBank = ({ book }: BankingRound): boolean => book.notes !== null;

interface ShownProps {
  readonly chart: Chart;
  readonly line: Line;
  readonly round: BankingRound;
  /** The index of the shown round in the line. */
  readonly roundIndex: number;
  /** Its number. */
  readonly shown: number;
  /** The number of the first step that a chart by step begins with. */
  readonly first: number;
  readonly offers: Offers;
  readonly onRound: (round: number) => void;
}

function Shown(props: ShownProps) {
  switch (props.chart) {
    case 'balances':
      return <Balances {...props} />;
    case 'credit':
      return <ByStep {...props} figures={CREDIT} />;
    case 'privateCredit':
      return <ByStep {...props} figures={PRIVATE_CREDIT} />;
    case 'weightedMedian':
      return <Markets {...props} />;
  }
}

const CREDIT: readonly RoundFigure[] = ['credit', 'reserves'];
const PRIVATE_CREDIT: readonly RoundFigure[] = ['credit', 'privateCredit', 'reserves'];

/** Where there is no central bank all credit is private: the figure is then not said twice. */
function readingsOf(round: BankingRound): readonly FigureName[] {
  const rest: readonly FigureName[] = ['reserves', 'money', 'depositsNet', 'depositsGross'];
  return hasCentralBank(round) ? ['credit', 'privateCredit', ...rest] : ['credit', ...rest];
}

/** The token that the party has on its sheet. */
const tokenOf = (party: Party) => <Token party={party} />;

function Balances({ line, round, shown }: ShownProps) {
  const series = useMemo(() => seriesOf(line.rounds), [line]);
  const figures = useMemo(() => figuresOf(round), [round]);
  const highest = useMemo(() => highestOf(series), [series]);
  const { parties } = round.book;
  const names = readingsOf(round);
  return (
    <>
      <BalancesChart
        parties={parties}
        figures={figures}
        most={highest}
        maxParties={Object.keys(series.nationalData).length}
        shown={shown}
        tokenOf={tokenOf}
      >
        <Readings figures={figures} names={names} shown={shown} />
      </BalancesChart>
      <Counted definitions={[...PARTY_DEFINITIONS, ...definitionsOf(names)]} />
    </>
  );
}

function highestOf({ nationalData }: Series): number {
  return most(
    Object.values(nationalData).flatMap(({ reserves, deposits }) => [reserves, deposits]),
  );
}

interface ByStepProps extends ShownProps {
  readonly figures: readonly RoundFigure[];
}

function ByStep({ line, round, shown, first, figures, onRound }: ByStepProps) {
  const series = useMemo(() => seriesOf(line.rounds), [line]);
  const rounds = useMemo(() => byRound(line, series, first), [line, series, first]);
  const names = readingsOf(round);
  return (
    <>
      <RoundChart rounds={rounds} figures={figures} shown={shown} onRound={onRound}>
        <Readings figures={figuresOf(round)} names={names} shown={shown} />
      </RoundChart>
      <Counted definitions={definitionsOf(names)} />
    </>
  );
}

/** Repos have a market of their own, where the board has them. */
function Markets({ line, roundIndex, shown, offers }: ShownProps) {
  const lendings = useMemo(() => lendingsOn(line), [line]);
  const count = lendings.filter((lending) => lending <= roundIndex).length;
  const { fedFunds, repos } = useMemo(() => {
    const rounds = lendings.slice(0, count).flatMap((lending) => line.rounds[lending] ?? []);
    return { fedFunds: loanDataOf(rounds, 'Fed Funds'), repos: loanDataOf(rounds, 'Repos') };
  }, [line, lendings, count]);
  const hasRepos = mayOpen('Repos', offers);
  return (
    <>
      <div className="chart-pair">
        <MedianChart market="Fed Funds" data={fedFunds} shown={shown} />
        {hasRepos && <MedianChart market="Repos" data={repos} shown={shown} />}
      </div>
      {hasRepos && <Spread fedFunds={fedFunds} repos={repos} />}
      <Counted definitions={MARKET_DEFINITIONS} />
    </>
  );
}

/** The places on a line at which loans were made: between them the markets stay as they are. */
function lendingsOn({ rounds }: Line): readonly number[] {
  return rounds.flatMap(({ postings }, index) =>
    postings.some(({ claim, notation }) => claim.kind === 'credit' && notation === 'issuance')
      ? index
      : [],
  );
}
