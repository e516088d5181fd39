/** Treasury Bills in the actions that deliver or pledge them. */
import { assertDefined } from '../../../assert';
import { type Limit, largest } from '../../../limits';
import { type Cents, dollars, exactDollars, MAX_AMOUNT, percent } from '../../../money';
import { type Phrase, phrase } from '../../../phrase';
import { type Book, findSecurities, type Securities } from '../../ledger/book';
import type { Journal } from '../../ledger/journal';
import { nameIn } from '../../ledger/naming';
import type { NarrationContext } from '../../ledger/narration';
import type { Gains, NetWorthReason } from '../../ledger/netWorth';
import { withSecurities } from '../../ledger/openings';
import { cashAgainst, faceOf, marketValueOf, PAR, priceOf } from '../../ledger/price';
import { billsOf, ownPledged, unpledgedBills } from '../../ledger/securities';
import type { State } from '../../ledger/state';
import { settlementBalance } from '../../systems/reserves';

/** No more bills than the party holds (`INSUFFICIENT_BILLS`), and none that it has pledged (`BILLS_PLEDGED`); by face value, in cents. */
export function billsLimits(state: State, partyId: number): readonly Limit[] {
  const { book } = state;
  const holding = billsOf(state, partyId);
  return [
    {
      code: 'INSUFFICIENT_BILLS',
      field: 'amount',
      most: holding,
      fact: () => `${nameIn(book, partyId)} holds ${exactDollars(holding)} of Treasury Bills`,
    },
    {
      code: 'BILLS_PLEDGED',
      field: 'amount',
      most: unpledgedBills(state, partyId),
      fact: () =>
        `${nameIn(book, partyId)} has pledged ${exactDollars(ownPledged(book, partyId))} of its ${exactDollars(holding)} of Treasury Bills`,
    },
  ];
}

/** The same as bounds on cash that the bills secure without a haircut: below par it takes more of them than cash. */
export function coverLimits(state: State, partyId: number): readonly Limit[] {
  const { book } = state;
  const price = priceOf(book);
  return billsLimits(state, partyId).map((limit) => ({
    ...limit,
    most: cashAgainst(limit.most, 0, price),
    fact: () => `${limit.fact()}${costing(book)}`,
  }));
}

/** What a buyer can pay, as bounds on the face value of the bills that it buys. */
export function buyerLimits(book: Book, funds: readonly Limit[]): readonly Limit[] {
  if (priceOf(book) === PAR) return funds;
  return funds.map((limit) => ({
    ...limit,
    most:
      limit.most < 0
        ? limit.most
        : largest(MAX_AMOUNT, (face) => marketValueOf(book, face) <= limit.most),
    fact: () => `${limit.fact()}${costing(book)}`,
  }));
}

/** What bills cost, at the end of a clause; nothing at par. */
function costing(book: Book): string {
  const price = priceOf(book);
  return price === PAR ? '' : `, and Treasury Bills cost ${percent(price)} of their face value`;
}

/** The price of bills that are traded, in words: " at 95.00 % of their face value, for $47.50". Nothing at par. */
export function atPrice(book: Book, face: Cents): string {
  const price = priceOf(book);
  if (price === PAR) return '';
  return ` at ${percent(price)} of their face value, for ${dollars(marketValueOf(book, face))}`;
}

/** What bills that change hands otherwise are worth: ", worth $47.50". Nothing at par. */
export function worthClause(book: Book, face: Cents): string {
  return priceOf(book) === PAR ? '' : `, worth ${dollars(marketValueOf(book, face))}`;
}

/** A holding is valued to the cent as a whole: a sale in parts may leave a cent more or less than was paid. */
export const ROUNDING: NetWorthReason = {
  endows: false,
  tell: (amount) => `${amount}, as what bills are worth is rounded to a cent`,
};

/** Who gains and who loses by that rounding, in cents, as bills of a face value are sold for what they are worth. */
export function roundingGains(before: State, from: number, to: number, face: Cents): Gains {
  const { book } = before;
  const paid = marketValueOf(book, face);
  const change = (partyId: number, by: Cents): Cents => {
    const held = billsOf(before, partyId);
    return marketValueOf(book, held + by) - marketValueOf(book, held);
  };
  return [
    [from, change(from, -face) + paid],
    [to, change(to, face) - paid],
  ];
}

/**
 * What a purchase or a sale by the central bank does to reserves, as it stands after a colon: a bank's overdraft is
 * no part of them.
 *
 * @param change what the bank's balance rose by, in cents; negative where it fell
 */
export function tellReservesOfTrade(
  context: NarrationContext<unknown>,
  bank: number,
  change: Cents,
): Phrase {
  const after = settlementBalance(context.after, bank);
  const before = after - change;
  const risen = Math.max(0, after) - Math.max(0, before);
  if (risen === change) return phrase`reserves ${change < 0 ? 'fall' : 'rise'} by the same amount.`;
  const overdraft = overdrawnBy(before, after);
  if (risen === 0) return phrase`all of it ${overdraft}, and reserves stay as they are.`;
  const rise = change < 0 ? `fall by ${dollars(-risen)}` : `rise by ${dollars(risen)}`;
  return phrase`${dollars(Math.abs(change - risen))} of it ${overdraft}, and reserves ${rise}.`;
}

/** What a change does to the overdraft that the balance leaves or enters; where some is left, how much. */
function overdrawnBy(before: Cents, after: Cents): string {
  if (before >= 0) return 'becomes daylight overdraft';
  if (after >= 0) return 'pays off its daylight overdraft';
  const left = `to ${dollars(-after)}`;
  return after < before
    ? `raises its daylight overdraft ${left}`
    : `reduces its daylight overdraft ${left}`;
}

/** Hands bills of a face value from one party to another at what they are worth, opening the receiver's holding at its first bills. */
export function deliverBills(journal: Journal, from: number, to: number, face: Cents): void {
  if (face === 0) return;
  const giver = assertDefined(findSecurities(journal.book, from), 'bills to deliver');
  const paid = marketValueOf(journal.book, face);
  changeFace(journal, giver, -face);
  journal.post(giver, -paid, 'assignment', to);
  revalue(journal, giver);
  const receiver = holdingOf(journal, to, face);
  changeFace(journal, receiver, face);
  journal.post(receiver, paid, 'assignment', from);
  revalue(journal, receiver);
}

/** Puts bills of a face value on a party's sheet that are issued to it from outside the board. */
export function receiveBills(journal: Journal, partyId: number, face: Cents): void {
  const holding = holdingOf(journal, partyId, face);
  const before = billsOf(journal, partyId);
  const { book } = journal;
  changeFace(journal, holding, face);
  const risen = marketValueOf(book, before + face) - journal.balance(holding);
  journal.post(holding, risen, 'issuance');
}

/** A party's holding of bills, opened where it never had any. */
function holdingOf(journal: Journal, partyId: number, principal: Cents): Securities {
  const holding = findSecurities(journal.book, partyId);
  if (holding) return holding;
  const opened = withSecurities(journal.book, partyId, principal);
  journal.adopt(opened.book);
  return opened.securities;
}

function changeFace(journal: Journal, holding: Securities, by: Cents): void {
  journal.setFaceValue(holding, faceOf(journal, holding) + by);
}

/** Brings a holding to what its face value is worth at the price of now. */
export function revalue(journal: Journal, holding: Securities): void {
  if (!journal.book.clock) return;
  const value = marketValueOf(journal.book, faceOf(journal, holding));
  journal.post(holding, value - journal.balance(holding), 'revaluation');
}
