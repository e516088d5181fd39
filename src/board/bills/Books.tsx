/** Under the accounts: who owes whom, and what the bankers have made of it. */
import type { BillsRound } from '@/events/bills/rules';
import { type Bill, type BillsState, playerOf } from '@/events/bills/state';
import type { Debt } from '@/events/bills/views';
import { billNumber } from '@/events/bills/words';
import { figure } from '@/events/money';
import { type BankerWorth, bankersWorth, debtsIn } from './billsBooks';

interface BooksProps {
  readonly round: BillsRound;
  readonly opening: BillsRound;
}

/** The two tables of a round. At a stage without bankers there is no second one. */
export function Books({ round, opening }: BooksProps) {
  const bankers = bankersWorth(round, opening);
  return (
    <div className="bills-books">
      <Debts state={round} />
      {bankers.length > 0 && <Worths bankers={bankers} />}
    </div>
  );
}

function Debts({ state }: { readonly state: BillsState }) {
  const { open, total, paid } = debtsIn(state);
  const nameOf = (id: number) => playerOf(state, id).name;
  return (
    <div className="bills-scroll">
      <table className="bills-table">
        <caption>Who owes whom</caption>
        <thead>
          <tr>
            <th scope="col">Debt</th>
            <th scope="col">Debtor</th>
            <th scope="col">Creditor</th>
            <th scope="col">Payable in</th>
            <th scope="col">State</th>
            <th scope="col" className="bills-amount">
              Marcs
            </th>
          </tr>
        </thead>
        <tbody>
          {open.map((debt) => (
            <DebtRow key={debt.bill?.id ?? 'claim'} debt={debt} nameOf={nameOf} state="open" />
          ))}
          {open.length === 0 && (
            <tr>
              <td colSpan={6}>Nobody owes anybody anything.</td>
            </tr>
          )}
          {open.length > 0 && (
            <tr className="bills-total">
              <th scope="row" colSpan={5}>
                Open in all
              </th>
              <td className="bills-amount">
                <span className="bills-sum">{figure(total)}</span>
              </td>
            </tr>
          )}
        </tbody>
        {paid.length > 0 && (
          <tbody className="bills-paid">
            {paid.map((bill) => (
              <DebtRow key={bill.id} debt={paidDebt(bill)} nameOf={nameOf} state="paid" />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}

/** A paid bill as the debt that it was; its last holder is the one who was paid. */
function paidDebt(bill: Bill): Debt {
  const { dueTo: creditorId, dueFrom: debtorId, amount, city } = bill;
  return { creditorId, debtorId, amount, city, bill };
}

interface DebtRowProps {
  readonly debt: Debt;
  readonly nameOf: (id: number) => string;
  readonly state: 'open' | 'paid';
}

function DebtRow({ debt, nameOf, state }: DebtRowProps) {
  return (
    <tr>
      <th scope="row">{debt.bill ? billNumber(debt.bill) : 'For bills remitted'}</th>
      <td>{nameOf(debt.debtorId)}</td>
      <td>{nameOf(debt.creditorId)}</td>
      <td>{debt.city}</td>
      <td>{state}</td>
      <td className="bills-amount">{figure(debt.amount)}</td>
    </tr>
  );
}

function Worths({ bankers }: { readonly bankers: readonly BankerWorth[] }) {
  return (
    <div className="bills-scroll">
      <table className="bills-table">
        <caption>
          What the bankers are worth
          <span>
            Each in the coin of its city, debts at the quotes; the other city’s coin is left out.
          </span>
        </caption>
        <thead>
          <tr>
            <td />
            {bankers.map(({ player, currency }) => (
              <th scope="col" key={player.id} className="bills-amount">
                {player.name}, {currency}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <WorthRow label="Coin in the purse" bankers={bankers} of={({ coin }) => figure(coin)} />
          <WorthRow label="Due to it" bankers={bankers} of={({ due }) => figure(due)} />
          <WorthRow label="Owed by it" bankers={bankers} of={({ owed }) => figure(-owed)} />
          <WorthRow label="Worth" bankers={bankers} of={({ worth }) => figure(worth)} isTotal />
          <WorthRow label="Gained since the opening" bankers={bankers} of={gained} />
        </tbody>
      </table>
    </div>
  );
}

const gained = ({ gain }: BankerWorth): string => (gain > 0 ? `+${figure(gain)}` : figure(gain));

interface WorthRowProps {
  readonly label: string;
  readonly bankers: readonly BankerWorth[];
  readonly of: (banker: BankerWorth) => string;
  readonly isTotal?: boolean;
}

function WorthRow({ label, bankers, of, isTotal = false }: WorthRowProps) {
  return (
    <tr className={isTotal ? 'bills-total' : undefined}>
      <th scope="row">{label}</th>
      {bankers.map((banker) => (
        <td key={banker.player.id} className="bills-amount">
          {isTotal ? <span className="bills-sum">{of(banker)}</span> : of(banker)}
        </td>
      ))}
    </tr>
  );
}
