/** Why a bank cannot be closed. */
import { exactDollars, total } from '../../../money';
import { type Refusal, refusal } from '../../../refusal';
import { CENTRAL_BANK, partyOf, reservesOf } from '../../ledger/book';
import { capitalOf } from '../../ledger/capital';
import { creditorOf, isPartyTo } from '../../ledger/ends';
import { debtsOf } from '../../ledger/estate';
import { findClearingHouse, findInsuranceFund } from '../../ledger/institutions';
import { Journal } from '../../ledger/journal';
import { nameIn } from '../../ledger/naming';
import { faceValueFor } from '../../ledger/price';
import { billsOf, pledgedOn } from '../../ledger/securities';
import { balanceOf, type State } from '../../ledger/state';
import { settlementBalance } from '../../systems/reserves';
import { worthClause } from '../shared/bills';
import { liquidityOf, meansToday, owedToday, solvencyOf } from '../shared/solvency';
import { type Closing, type WoundUp, windUp } from './windUp';

/** Refuses to close a bank that is both solvent and liquid (`BANK_SOUND`). */
export function refuseSound(state: State, bank: number): Refusal | null {
  if (solvencyOf(state, bank) === 'insolvent' || liquidityOf(state, bank) === 'illiquid') {
    return null;
  }
  const owed = owedToday(state, bank);
  const capital = `has capital of ${exactDollars(capitalOf(state, bank))}`;
  const standing =
    owed === 0
      ? `${capital} and nothing to pay today`
      : `${capital}, and ${exactDollars(meansToday(state, bank))} to pay the ${exactDollars(owed)} that it owes today`;
  return refusal(
    'BANK_SOUND',
    `${nameIn(state.book, bank, 'opening')} ${standing}; close it once its capital is below zero or it cannot pay.`,
    'bank',
  );
}

/** Refuses while bills of its are pledged on, or payments of its wait in a house (`REPO_PLEDGED_ON`, `PAYMENTS_WAIT`). */
export function refusePending(state: State, bank: number): Refusal | null {
  const { book } = state;
  for (const debt of debtsOf(book, bank)) {
    const elsewhere = debt.collateral ? pledgedOn(book, debt) : 0;
    if (elsewhere === 0) continue;
    return refusal(
      'REPO_PLEDGED_ON',
      `${nameIn(book, creditorOf(debt), 'opening')} has pledged ${exactDollars(elsewhere)} of the bills on that it has from ${nameIn(book, bank)}; unwind that repo first.`,
      'bank',
    );
  }
  const waiting = total(
    book.queue
      .filter(({ fromBank, toBank }) => fromBank === bank || toBank === bank)
      .map(({ amount }) => amount),
  );
  const house = findClearingHouse(book);
  const dues = total(
    book.credits
      .filter((one) => one.instrument === 'Dues' && isPartyTo(one, bank))
      .filter((one) => house !== undefined && isPartyTo(one, house))
      .map((one) => balanceOf(state, one)),
  );
  if (waiting + dues === 0) return null;
  const sums = [
    ...(dues > 0 ? [`${exactDollars(dues)} of dues`] : []),
    ...(waiting > 0 ? [`${exactDollars(waiting)} that waits`] : []),
  ].join(' and ');
  return refusal(
    'PAYMENTS_WAIT',
    `${nameIn(book, bank, 'opening')} has not settled ${sums}; settle with all banks first.`,
    'bank',
  );
}

/**
 * Refuses where the bank that takes over could not pay other creditors (`INSUFFICIENT_CASH`, `INSUFFICIENT_DEPOSITS`,
 * `DAYLIGHT_OVERDRAFT_LIMIT`), or the fund what is missing (`INSUFFICIENT_BILLS`).
 */
export function refuseMeans(state: State, closing: Closing): Refusal | null {
  const journal = new Journal(state);
  const wound = windUp(journal, closing);
  return refusePayments(state, journal, closing, wound) ?? refuseShortfall(state, wound);
}

/** Customers are paid on accounts; all others the bank that takes over pays with reserves, or in cash where there are none. */
function refusePayments(
  { book }: State,
  after: State,
  { bank, into }: Closing,
  { claims, owners }: WoundUp,
): Refusal | null {
  const leaves = (id: number): boolean => id !== into && partyOf(book, id).type !== 'customer';
  const paid = total([
    ...claims.filter((one) => leaves(one.creditor)).map((one) => one.paid),
    ...owners.filter((one) => leaves(one.holder)).map((one) => one.paid),
  ]);
  if (paid === 0) return null;
  const [taker, name] = [nameIn(book, into, 'opening'), nameIn(book, bank)];
  const ask = `and ${exactDollars(paid)} is to be paid to creditors of ${name}; let it raise the rest first, or another bank take over.`;
  if (!book.notes) {
    const cash = balanceOf(after, reservesOf(after.book, into)) + paid;
    if (cash >= paid) return null;
    const fact = `${taker} would have ${exactDollars(cash)} in cash with what it takes over`;
    return refusal('INSUFFICIENT_CASH', `${fact}, ${ask}`, 'into');
  }
  const { overdraft } = book.settings;
  const balance = settlementBalance(after, into) + paid;
  if (balance + overdraft >= paid) return null;
  const standing =
    balance < 0 ? `be overdrawn by ${exactDollars(-balance)}` : `have ${exactDollars(balance)}`;
  const fact = `${taker} would ${standing} with ${nameIn(book, CENTRAL_BANK)} after taking over`;
  return overdraft === 0
    ? refusal('INSUFFICIENT_DEPOSITS', `${fact}, ${ask}`, 'into')
    : refusal(
        'DAYLIGHT_OVERDRAFT_LIMIT',
        `${fact} and may owe up to ${exactDollars(overdraft)} during the day, ${ask}`,
        'into',
      );
}

/** The fund pays with its bills, and has no other means. */
function refuseShortfall(state: State, { shortfall }: WoundUp): Refusal | null {
  const fund = findInsuranceFund(state.book);
  if (fund === undefined || shortfall === 0) return null;
  const { book } = state;
  const bills = billsOf(state, fund);
  if (faceValueFor(book, shortfall) <= bills) return null;
  return refusal(
    'INSUFFICIENT_BILLS',
    `${nameIn(book, fund, 'opening')} has ${exactDollars(bills)} of Treasury Bills${worthClause(book, bills)}, and ${exactDollars(shortfall)} is missing for insured deposits; let the fund come with more as the board is set up.`,
    'bank',
  );
}
