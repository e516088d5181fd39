'use client';
/** The cash and reserves of each party, and the deposits it owes, at the step that is shown. */
import { type ReactNode, useMemo } from 'react';
import type { Party } from '@/events/banking/ledger/book';
import type { Figures } from '@/events/banking/views/figures';
import { type Cents, dollars, figure } from '@/events/money';
import { writtenStep } from '@/events/timeline/stepNumber';
import { textWidth } from '@/src/ui/textWidth';
import { moneyAxis } from './axis';
import type { PartyBars } from './BarPlot';
import { BAR_COLORS, Hatching, Legend } from './look';
import { PlotBox } from './PlotBox';
import { TableDetails } from './TableDetails';
import { TOKEN_ROOM } from './tokenRoom';
import { PARTY_NAMES } from './words';

interface BalancesChartProps {
  /** The parties at the step that is shown. */
  readonly parties: readonly Party[];
  readonly figures: Figures;
  /** The largest figure of any party at any step, in cents: the axis stays as it is from step to step. */
  readonly most: Cents;
  /** How many parties there are at the end of the line: so does the height. */
  readonly maxParties: number;
  readonly shown: number;
  /** The mark that a party has everywhere; the same function for as long as the chart stands. */
  readonly tokenOf: (party: Party) => ReactNode;
  /** What stands between the plot and the table. */
  readonly children: ReactNode;
}

/** A party's name on the axis is cut after so many letters; the table has all of it. */
const MAX_NAME_LENGTH = 14;

const load = () => import('./BarPlot');

export function BalancesChart(props: BalancesChartProps) {
  const { parties, figures, most, maxParties, shown, tokenOf, children } = props;
  const rows = useMemo(() => rowsOf(parties, figures, tokenOf), [parties, figures, tokenOf]);
  const plot = useMemo(() => {
    const names = rows.map(({ name }) => shortened(name));
    const margins = {
      top: 0.5,
      right: textWidth(figure(most)) + 1,
      bottom: 3.5,
      left: Math.max(0, ...names.map(textWidth)) + 0.75 + TOKEN_ROOM,
    };
    const cut = rows.map((row) => ({ ...row, name: shortened(row.name) }));
    return { parties: cut, axis: moneyAxis(most, 4), margins };
  }, [rows, most]);
  return (
    <figure className="chart">
      <Legend entries={ENTRIES} />
      <PlotBox label={spoken(rows, shown)} height={maxParties * 3.4 + 4} load={load} plot={plot}>
        <div className="plot-overlay" aria-hidden="true">
          <span className="plot-steps">Dollars</span>
        </div>
      </PlotBox>
      {children}
      <TableDetails
        caption={`Cash and reserves, and deposits owed, at step ${writtenStep(shown)}, in dollars`}
      >
        {() => <PartyRows rows={rows} />}
      </TableDetails>
    </figure>
  );
}

/** Customers and their like owe no deposits: they have no bar for them. */
function rowsOf(
  parties: readonly Party[],
  { nationalData }: Figures,
  tokenOf: (party: Party) => ReactNode,
): readonly PartyBars[] {
  return parties.map((party) => {
    const { id, name, type } = party;
    return {
      name,
      token: tokenOf(party),
      reserves: nationalData[id]?.reserves ?? 0,
      deposits: type === 'customer' ? null : (nationalData[id]?.deposits ?? 0),
    };
  });
}

function shortened(name: string): string {
  const letters = [...name];
  if (letters.length <= MAX_NAME_LENGTH) return name;
  return `${letters
    .slice(0, MAX_NAME_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}

function spoken(rows: readonly PartyBars[], shown: number): string {
  const said = rows.map(({ name, reserves, deposits }) =>
    deposits === null
      ? `${name} ${dollars(reserves)}`
      : `${name} ${dollars(reserves)} and ${dollars(deposits)}`,
  );
  return `Bar chart of cash and reserves, and of deposits owed, by party at step ${writtenStep(shown)}: ${said.join('; ')}.`;
}

const ENTRIES = [
  {
    label: PARTY_NAMES.reserves,
    sample: <rect x="6" y="1" width="20" height="10" fill={BAR_COLORS.reserves} />,
  },
  {
    label: PARTY_NAMES.deposits,
    sample: (
      <>
        <Hatching id="chart-legend-hatching" />
        <rect
          x="6"
          y="1"
          width="20"
          height="10"
          fill="url(#chart-legend-hatching)"
          stroke={BAR_COLORS.deposits}
          strokeWidth="1.5"
        />
      </>
    ),
  },
];

function PartyRows({ rows }: { readonly rows: readonly PartyBars[] }) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Party</th>
          <th scope="col">{PARTY_NAMES.reserves}</th>
          <th scope="col">{PARTY_NAMES.deposits}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, token, reserves, deposits }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a party's index is its id.
          <tr key={index}>
            <th scope="row">
              {token}
              {name}
            </th>
            <td>{figure(reserves)}</td>
            <td>{deposits === null ? 'none' : figure(deposits)}</td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
