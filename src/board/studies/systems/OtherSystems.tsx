'use client';
/** The line's payments under every banking system, and the reserves that each of them needed. */
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { SYSTEM_TYPES, type SystemType } from '@/events/banking/ledger/systemTypes';
import { SYSTEM_TITLES, systemNamed } from '@/events/banking/systems/registry';
import { lineTo } from '@/events/banking/views/line';
import { type PaymentList, paymentsOf } from '@/events/banking/views/replay/paymentList';
import {
  type Outcome,
  outcomeOf,
  replayUnderSystem,
  type SystemReplay,
} from '@/events/banking/views/replay/replayUnderSystem';
import { dollars, figure } from '@/events/money';
import { pluralize } from '@/events/pluralize';
import { nodeAt } from '@/events/timeline/timeline';
import { typeset } from '../../sentence/plainText';
import { Scroll } from '../Scroll';
import type { StudyProps } from '../study';
import { type NeededBar, NeededChart } from './NeededChart';
import '../tables.css';
import './otherSystems.css';

/** The chart of systems, their words, and the table. */
export default function OtherSystems({ timeline, leaf }: StudyProps) {
  return <Systems timeline={timeline} leaf={leaf} />;
}

/** It looks at the whole line: stepping along it draws nothing anew. */
const Systems = memo(function Systems({ timeline, leaf }: Pick<StudyProps, 'timeline' | 'leaf'>) {
  const line = useMemo(() => lineTo(timeline, leaf), [timeline, leaf]);
  const list = useMemo(() => paymentsOf(line), [line]);
  const own = useMemo(() => outcomeOf(line, list), [line, list]);
  const { book } = nodeAt(timeline, leaf).round;
  const found = useSystems(list);
  if (list.between.count === 0) return <Nothing list={list} />;
  return (
    <div>
      <p className="study-text">
        {`${pluralize(list.between.count, 'payment')} between banks on this line, of ${dollars(list.between.amount)} in all, made again in the same order under each system.`}
      </p>
      <NeededChart bars={barsOf(found, own)} />
      <p className="study-text" role="status">
        {found.size < SYSTEM_TYPES.length
          ? 'The payments are being made …'
          : conclusion(standing('net', found), standing('gross', found))}
      </p>
      <Terms />
      <Scroll label="The same payments under each system">
        <table className="study-table systems">
          <caption>The same payments under each system</caption>
          <thead>
            <tr>
              <th scope="col">Payments made</th>
              <th scope="col">Payments that waited</th>
              <th scope="col">Settlements</th>
              <th scope="col">Moved in them,&nbsp;$</th>
              <th scope="col">Reserves needed,&nbsp;$</th>
            </tr>
          </thead>
          {SYSTEM_TYPES.map((system) => (
            <System key={system} system={system} found={found.get(system)} />
          ))}
          <Group name="This line as it was played" way={playedWay(book.system, own)} isMarked>
            <Cells outcome={own} />
          </Group>
        </table>
      </Scroll>
      <Notes list={list} />
    </div>
  );
});

/** The bar of each system, and of the line itself. */
function barsOf(found: ReadonlyMap<SystemType, SystemReplay>, own: Outcome): readonly NeededBar[] {
  const played = SYSTEM_TYPES.map((system) => {
    const replay = found.get(system);
    return {
      name: SYSTEM_TITLES[system],
      needed: replay?.outcome?.needed ?? null,
      instead: replay ? 'cannot be played here' : '…',
      isMarked: false,
    };
  });
  return [...played, { name: 'As it was played', needed: own.needed, instead: '', isMarked: true }];
}

/** What the table's headings mean; the words of CHIPS are explained before they are used. */
const TERMS = [
  [
    'Reserves needed',
    'How far a bank’s cash and settlement balance together have fallen at the worst moment, summed over all banks.',
  ],
  ['CHIPS', 'A private system of large banks in New York, in which each of them has a position.'],
  [
    'Position',
    'What a bank has paid in with CHIPS for the day, with what others have paid it since, less what it has paid.',
  ],
  ['Funded', 'Paid into a position before the day begins.'],
  [
    'Payments that waited',
    'Those that the payer’s position did not cover: they wait until enough has come in, or until they can be netted with others. Only CHIPS keeps payments waiting.',
  ],
] as const;

function Terms() {
  return (
    <dl className="systems-terms">
      {TERMS.map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The systems one after another, so that the page can answer between them. */
function useSystems(list: PaymentList): ReadonlyMap<SystemType, SystemReplay> {
  const [played, setPlayed] = useState<{
    readonly list: PaymentList;
    readonly found: ReadonlyMap<SystemType, SystemReplay>;
  } | null>(null);
  useEffect(() => {
    if (list.between.count === 0) return;
    let found: ReadonlyMap<SystemType, SystemReplay> = new Map();
    let timer = 0;
    const next = () => {
      const system = SYSTEM_TYPES.find((one) => !found.has(one));
      if (!system) return;
      found = new Map([...found, [system, replayUnderSystem(system, list)]]);
      setPlayed({ list, found });
      timer = window.setTimeout(next);
    };
    timer = window.setTimeout(next);
    return () => window.clearTimeout(timer);
  }, [list]);
  return played?.list === list ? played.found : new Map();
}

interface SystemProps {
  readonly system: SystemType;
  readonly found: SystemReplay | undefined;
}

function System({ system, found }: SystemProps) {
  const funded = found?.funded ?? 0;
  const way = `${systemNamed(system).settlementClause}${funded > 0 ? `; the banks paid ${dollars(funded)} into their positions beforehand` : ''}`;
  return (
    <Group name={SYSTEM_TITLES[system]} way={way}>
      {found?.outcome ? (
        <Cells outcome={found.outcome} />
      ) : (
        <tr>
          <td colSpan={5} className="systems-none">
            {found ? `Cannot be played here: ${typeset(found.refused?.message ?? '')}` : '…'}
          </td>
        </tr>
      )}
    </Group>
  );
}

/** How the line itself was settled, and what is left of it. */
function playedWay(system: SystemType, { due, undone }: Outcome): string {
  const left = due > 0 ? `; ${dollars(due)} is still due` : '';
  const waiting = undone.count > 0 ? `; ${pluralize(undone.count, 'payment')} not made` : '';
  return `${SYSTEM_TITLES[system]}, with all else that was done on it${left}${waiting}`;
}

interface GroupProps {
  readonly name: string;
  readonly way: string;
  readonly isMarked?: boolean;
  readonly children: ReactNode;
}

/** A system's name over its figures: beside them it would leave a phone no room. */
function Group({ name, way, isMarked, children }: GroupProps) {
  return (
    <tbody data-marked={isMarked === true}>
      <tr className="systems-name">
        <th scope="rowgroup" colSpan={5}>
          <strong>{name}</strong>: {way}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

function Cells({ outcome }: { readonly outcome: Outcome }) {
  const { made, waited, settlements, moved, needed } = outcome;
  return (
    <tr>
      <td>{made}</td>
      <td>{waited}</td>
      <td>{settlements}</td>
      <td>{figure(moved)}</td>
      <td>
        <strong>{figure(needed)}</strong>
      </td>
    </tr>
  );
}

/** The outcome under the system that stands for a way of settling, where there is one. */
function standing(
  way: 'net' | 'gross',
  found: ReadonlyMap<SystemType, SystemReplay>,
): SystemReplay | undefined {
  const system = SYSTEM_TYPES.find((type) => systemNamed(type).settlementStyle === way);
  return system && found.get(system);
}

/** What netting once and paying gross needed, and no more than that. */
function conclusion(netted: SystemReplay | undefined, gross: SystemReplay | undefined): string {
  if (!netted?.outcome || !gross?.outcome) return '';
  const [less, more] = [netted.outcome.needed, gross.outcome.needed];
  const both =
    less === more
      ? `Netted once at the end of the day or paid one by one in this order, these payments needed ${dollars(more)} of reserves either way.`
      : `Netted once at the end of the day these payments needed ${dollars(less)} of reserves, paid one by one in this order ${dollars(more)}.`;
  return `${both} Until dues are settled the banks that are owed them lend what netting saves; the figures say nothing of what happens when one of them fails before.`;
}

function Nothing({ list }: { readonly list: PaymentList }) {
  const { length } = list.payments;
  const within =
    length === 0
      ? 'Nobody has paid anybody from an account on this line yet.'
      : `${pluralize(length, 'payment')} on this line ${length === 1 ? 'stays' : 'stay'} within one bank.`;
  const cure =
    list.banks.length < 2
      ? 'This board has one bank: there is nothing between banks to be settled.'
      : 'Once two banks, or their customers, pay each other, those payments are made again here under every system.';
  return (
    <p className="study-text">
      {within} A payment within one bank passes on its books and needs no settlement under any
      system. {cure}
    </p>
  );
}

function Notes({ list }: { readonly list: PaymentList }) {
  const within = list.payments.length - list.between.count;
  return (
    <>
      <h4 className="study-part">What is assumed</h4>
      <ul className="systems-notes">
        <li>
          Banks and customers are those of this line. Each customer starts with its deposit before
          the first payment or, if that is less, with what it pays in all; banks have enough to pay.
        </li>
        {list.hasBankTransfers && (
          <li>
            A transfer between two banks is made as a payment of a customer of the one to a customer
            of the other.
          </li>
        )}
        {within > 0 && (
          <li>
            {`${pluralize(within, 'payment')} within one bank ${within === 1 ? 'is' : 'are'} made too, and ${within === 1 ? 'needs' : 'need'} no settlement.`}
          </li>
        )}
        {list.leftOut > 0 && (
          <li>{`The first ${list.payments.length} payments are made again; ${list.leftOut} more are left out.`}</li>
        )}
        <li>
          Fed funds, repos, dealings in bills, customers' loans, deposits and withdrawals of cash
          are left out; what they did counts only for the line as it was played.
        </li>
        <li>
          A settlement balance is what a bank has with the Central Bank, in certificates of the
          Clearing House, or with other banks. What is funded beforehand with CHIPS is bound there,
          so it counts as needed; each member funds its deepest need or, where no payment is left
          over with it, only what it pays net over the day. Here positions stay with CHIPS after the
          day; in New York it pays all of them out.
        </li>
        <li>
          Correspondents that credit one another use no reserves at all: the creditor holds a claim
          on the debtor instead.
        </li>
      </ul>
    </>
  );
}
