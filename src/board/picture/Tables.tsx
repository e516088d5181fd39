/** What a picture shows, as tables: its parties and its claims. */

import type { Flow, Holding, PictureNode, Tier } from '@/events/banking/views/picture';
import { figure } from '@/events/money';
import { closedWords, kindOf } from '../sheets/partyView';
import { Signed } from '../sheets/Signed';
import { Scroll } from '../studies/Scroll';

interface TablesProps {
  readonly tiers: readonly Tier[];
  readonly flows: readonly Flow[];
}

/** Both tables; figures are dollars. */
export function PictureTables({ tiers, flows }: TablesProps) {
  const nodes = tiers.flatMap((tier) => tier.nodes);
  const names = new Map(nodes.map(({ partyId, name }) => [partyId, name]));
  const nameOf = (id: number) => names.get(id) ?? '';
  return (
    <>
      <PartiesTable nodes={nodes} />
      {flows.length > 0 && <ClaimsTable flows={flows} nameOf={nameOf} />}
    </>
  );
}

function PartiesTable({ nodes }: { readonly nodes: readonly PictureNode[] }) {
  const hasBills = nodes.some(({ holdings }) => holdings.some(({ kind }) => kind === 'securities'));
  const hasNotes = nodes.some(({ holdings }) => holdings.some(({ kind }) => kind === 'notes'));
  return (
    <div className="picture-rows">
      <Scroll label="Parties">
        <table>
          <caption>Parties, and what they hold in dollars</caption>
          <thead>
            <tr>
              <th scope="col">Party</th>
              <th scope="col">Type</th>
              <th scope="col" className="picture-amount">
                Reserves or cash
              </th>
              {hasBills && (
                <th scope="col" className="picture-amount">
                  Treasury Bills
                </th>
              )}
              {hasBills && (
                <th scope="col" className="picture-amount">
                  Pledged of them
                </th>
              )}
              {hasNotes && (
                <th scope="col" className="picture-amount">
                  Notes owed
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {nodes.map(({ partyId, name, type, closedOn, holdings, pledged }) => (
              <tr key={partyId}>
                <th scope="row">{name}</th>
                <td>{closedOn === undefined ? kindOf({ name, type }) : closedWords(closedOn)}</td>
                <HoldingCell holdings={holdings} kind="reserves" />
                {hasBills && <HoldingCell holdings={holdings} kind="securities" />}
                {hasBills && <td className="picture-amount">{figure(pledged)}</td>}
                {hasNotes && <HoldingCell holdings={holdings} kind="notes" />}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </div>
  );
}

interface HoldingCellProps {
  readonly holdings: readonly Holding[];
  readonly kind: Holding['kind'];
}

function HoldingCell({ holdings, kind }: HoldingCellProps) {
  const holding = holdings.find((one) => one.kind === kind);
  return (
    <td className="picture-amount">
      {figure(holding?.amount ?? 0)}
      {holding && holding.change !== 0 && (
        <>
          <br />
          <ChangeWords change={holding.change} />
        </>
      )}
    </td>
  );
}

interface ClaimsTableProps {
  readonly flows: readonly Flow[];
  readonly nameOf: (id: number) => string;
}

function ClaimsTable({ flows, nameOf }: ClaimsTableProps) {
  return (
    <div className="picture-rows">
      <Scroll label="Claims">
        <table>
          <caption>Claims, from who owes to who is owed, in dollars</caption>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">To</th>
              <th scope="col">Kind</th>
              <th scope="col" className="picture-amount">
                Amount
              </th>
              <th scope="col" className="picture-amount">
                This step
              </th>
            </tr>
          </thead>
          <tbody>
            {flows.map((flow) => (
              <tr key={flow.key}>
                <td>{nameOf(flow.debtorId)}</td>
                <td>{nameOf(flow.creditorId)}</td>
                <td>
                  {flow.instrument}
                  {flow.isNetted && ', netted'}
                  {flow.secured > 0 && `, against bills of ${figure(flow.secured)}`}
                </td>
                <td className="picture-amount">{figure(flow.amount)}</td>
                <td className="picture-amount">
                  {flow.change === 0 ? 'no change' : <ChangeWords change={flow.change} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </div>
  );
}

/** A change with its word and its sign. */
function ChangeWords({ change }: { readonly change: number }) {
  return (
    <span className={change > 0 ? 'picture-grew' : 'picture-shrank'}>
      {change > 0 ? 'grew ' : 'shrank '}
      <Signed change={change} />
    </span>
  );
}
