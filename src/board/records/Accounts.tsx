'use client';
import { useState } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import { CREDITS } from '@/events/banking/ledger/debtRows';
import {
  type AccountLine,
  accountsOf,
  type CreditLine,
  type PartyAccounts,
} from '@/events/banking/views/accounts';
import { holdingName } from '@/events/banking/views/labels';
import { type Cents, figure, percent } from '@/events/money';
import { pluralize } from '@/events/pluralize';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import { Pager } from '../spreadsheet/Pager';
import { ROWS, spanFrom } from '../spreadsheet/window';
import './accounts.css';

/** The selected party's accounts at the shown round: what it holds, who owes whom, on which terms. */

/** Asks what made up a line of the party's sheet, by the line's key. */
type OnBlame = (key: string) => void;

interface AccountsProps {
  readonly timeline: Timeline<BankingRound>;
  readonly at: number;
  readonly partyId: number;
  /** Makes the balances of accounts and debts buttons; left out, they are plain figures. */
  readonly onBlame?: OnBlame;
}

/** The accounts. */
export function Accounts({ timeline, at, partyId, onBlame }: AccountsProps) {
  const accounts = accountsOf(nodeAt(timeline, at).round, partyId);
  if (!accounts)
    return <p className="panel-none">This party is not on the board yet in this step.</p>;
  return (
    <div className="accounts">
      <Holdings {...accounts} />
      <DepositAccounts name={accounts.name} accounts={accounts.accounts} onBlame={onBlame} />
      <Debts key={partyId} name={accounts.name} credits={accounts.credits} onBlame={onBlame} />
    </div>
  );
}

function Holdings({ name, type, cash, notes, bills }: PartyAccounts) {
  return (
    <table className="accounts-table">
      <caption>Cash and bills</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Holding of {name}</th>
          <th scope="col">Dollars</th>
        </tr>
      </thead>
      <tbody>
        <Holding
          label={holdingName('Reserves', type)}
          detail={`opened with ${figure(cash.opened)}`}
          amount={cash.balance}
        />
        {notes !== null && (
          <Holding label="Notes" detail="owed to whoever holds them" amount={notes} />
        )}
        {bills && bills.opened !== null && (
          <>
            <Holding
              label="Treasury Bills"
              detail={`opened with ${figure(bills.opened)}; interest ${percent(bills.interestRate)}, due after ${pluralize(bills.maturity, 'period')}`}
              amount={bills.held}
            />
            {bills.worth !== null && (
              <Holding
                label="what they are worth"
                detail={`at ${percent(bills.price)} of their face value`}
                amount={bills.worth}
                isPart
              />
            )}
            <Holding label="of which pledged in repo" amount={bills.pledged} isPart />
          </>
        )}
        {bills && bills.received > 0 && (
          <>
            <Holding
              label="Treasury Bills received in repo"
              detail="on the balance sheet of who pledged them"
              amount={bills.received}
            />
            <Holding label="of which pledged on" amount={bills.pledgedOn} isPart />
          </>
        )}
      </tbody>
    </table>
  );
}

interface HoldingProps {
  readonly label: string;
  readonly detail?: string;
  readonly amount: Cents;
  readonly isPart?: boolean;
}

function Holding({ label, detail, amount, isPart = false }: HoldingProps) {
  return (
    <tr className={isPart ? 'accounts-part' : undefined}>
      <th scope="row">
        {label}
        {detail !== undefined && <span className="accounts-detail">{detail}</span>}
      </th>
      <td className="accounts-figure">{figure(amount)}</td>
    </tr>
  );
}

interface DepositAccountsProps {
  readonly name: string;
  readonly accounts: readonly AccountLine[];
  readonly onBlame: OnBlame | undefined;
}

function DepositAccounts({ name, accounts, onBlame }: DepositAccountsProps) {
  if (accounts.length === 0) {
    return <p className="panel-none">{name} holds no account, and nobody holds one with it.</p>;
  }
  return (
    <table className="accounts-table">
      <caption>Accounts</caption>
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col">Holder</th>
          <th scope="col">Issuer</th>
          <th scope="col">Balance, $</th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <tr key={account.id}>
            <th scope="row">
              {account.name}{' '}
              <span className="accounts-detail">{account.overdraft ?? account.instrument}</span>
            </th>
            <td>{account.holder}</td>
            <td>{account.issuer}</td>
            <td className="accounts-figure">
              <Balance account={account} onBlame={onBlame} owner={name} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DebtsProps {
  readonly name: string;
  readonly credits: readonly CreditLine[];
  readonly onBlame: OnBlame | undefined;
}

function Debts({ name, credits, onBlame }: DebtsProps) {
  const [start, setStart] = useState(0);
  if (credits.length === 0) {
    return <p className="panel-none">{name} owes no dues or loans, and is owed none.</p>;
  }
  const last = credits.length - 1;
  const { from, to } = spanFrom(0, last, start);
  return (
    <div>
      <table className="accounts-table">
        <caption>Dues, loans and repos</caption>
        <thead>
          <tr>
            <th scope="col">Debt</th>
            <th scope="col">Creditor</th>
            <th scope="col">Debtor</th>
            <th scope="col">Balance, $</th>
          </tr>
        </thead>
        <tbody>
          {credits.slice(from, to + 1).map((credit) => (
            <tr key={credit.id}>
              <th scope="row">
                {credit.name} <Terms credit={credit} />
              </th>
              <td>{credit.creditor}</td>
              <td>{credit.debtor}</td>
              <td className="accounts-figure">
                <Balance account={credit} onBlame={onBlame} owner={name} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager
        said={`${from + 1} to ${to + 1} of ${credits.length}`}
        earlier={from > 0 ? () => setStart(from - ROWS) : null}
        later={to < last ? () => setStart(from + ROWS) : null}
      />
    </div>
  );
}

/** What a debt is agreed on, as far as its kind has it. */
function Terms({ credit }: { readonly credit: CreditLine }) {
  return termsOf(credit).map((term) => (
    <span key={term} className="accounts-detail">
      {term}
    </span>
  ));
}

function termsOf(credit: CreditLine): readonly string[] {
  const { instrument, principal, interestRate, interest, interestDue, haircut, collateral } =
    credit;
  if (!CREDITS[instrument].isLoan) return credit.isNetted ? ['netted'] : [];
  const owed = interestDue === interest ? '' : `, of which ${figure(interestDue)} still due`;
  const terms = [
    `principal ${figure(principal)}`,
    `interest ${figure(interest)} at ${percent(interestRate)}${owed}`,
  ];
  if (!collateral) return terms;
  const received =
    collateral.received > 0 ? `, ${figure(collateral.received)} of them received in repo` : '';
  return [
    ...terms,
    `haircut ${percent(haircut)}`,
    `collateral ${figure(collateral.total)} in bills${received}`,
  ];
}

interface BalanceProps {
  readonly account: Pick<AccountLine, 'balance' | 'key' | 'name'>;
  /** Whose sheet it stands on, by name. */
  readonly owner: string;
  readonly onBlame: OnBlame | undefined;
}

function Balance({ account, owner, onBlame }: BalanceProps) {
  const { balance, key, name } = account;
  if (!onBlame || balance === 0) return figure(balance);
  return (
    <button
      type="button"
      className="text-button accounts-blame"
      aria-label={`${owner}, ${name}, ${figure(balance)}: what makes it up`}
      aria-haspopup="dialog"
      onClick={() => onBlame(key)}
    >
      {figure(balance)}
    </button>
  );
}
