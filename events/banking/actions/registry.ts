/** The only list of event types of the banking world; everything else is derived from it. */

import { actionList } from '../../world/action';
import type { Fields } from '../../world/fields';
import type { Action, OrderedPayment } from './action';
import { bankTransfer } from './bankTransfer';
import { buySecurities } from './buySecurities';
import { issueShares } from './capital/issueShares';
import { payDividend } from './capital/payDividend';
import { setCapitalRequirement } from './capital/setCapitalRequirement';
import { writeOff } from './capital/writeOff';
import { createBank } from './createBank';
import { endDay } from './day/endDay';
import { pledge } from './day/pledge';
import { rollOver } from './day/rollOver';
import { setPrice } from './day/setPrice';
import { startClock } from './day/startClock';
import { deposit } from './deposit';
import { doRepo } from './doRepo';
import { failRepo } from './failRepo';
import { getFedFundsLoan } from './getFedFundsLoan';
import { getLoan } from './getLoan';
import { getMortgage } from './getMortgage';
import { issueSecurity } from './issueSecurity';
import { netDues } from './netDues';
import { note } from './note';
import { openAccount } from './openAccount';
import { payDues } from './payDues';
import { payFedFundsLoan } from './payFedFundsLoan';
import { discountLoan } from './policy/discountLoan';
import { openMarketPurchase } from './policy/openMarketPurchase';
import { openMarketSale } from './policy/openMarketSale';
import { redeem } from './policy/redeem';
import { remit } from './policy/remit';
import { reverseRepoFacility } from './policy/reverseRepoFacility';
import { setRate } from './policy/setRate';
import { repayLoan } from './repayLoan';
import { repayMortgage } from './repayMortgage';
import { closeBank } from './resolution/closeBank';
import { insureDeposits } from './resolution/insureDeposits';
import { sellSecurities } from './sellSecurities';
import { setInterestRate } from './setInterestRate';
import { setOverdraft } from './setOverdraft';
import { setReserveRequirement } from './setReserveRequirement';
import { setSystem } from './setSystem';
import { settleDues } from './settleDues';
import { transfer } from './transfer';
import { collectTax } from './treasury/collectTax';
import { foundTreasury } from './treasury/foundTreasury';
import { issueDebt } from './treasury/issueDebt';
import { spend } from './treasury/spend';
import { unwindRepo } from './unwindRepo';
import { withdraw } from './withdraw';

const registry = {
  deposit,
  withdraw,
  transfer,
  getLoan,
  repayLoan,
  payDues,
  settleDues,
  netDues,
  bankTransfer,
  getFedFundsLoan,
  payFedFundsLoan,
  buySecurities,
  sellSecurities,
  doRepo,
  unwindRepo,
  failRepo,
  getMortgage,
  repayMortgage,
  rollOver,
  writeOff,
  issueShares,
  payDividend,
  discountLoan,
  reverseRepoFacility,
  openMarketPurchase,
  openMarketSale,
  remit,
  issueDebt,
  collectTax,
  spend,
  redeem,
  pledge,
  closeBank,
  endDay,
  setPrice,
  setOverdraft,
  setReserveRequirement,
  setInterestRate,
  setCapitalRequirement,
  setRate,
  note,
  setSystem,
  createBank,
  openAccount,
  issueSecurity,
  startClock,
  foundTreasury,
  insureDeposits,
};

type Registry = typeof registry;

/** Any event of the banking world. */
export type BankingEvent = {
  [Type in keyof Registry]: Registry[Type]['examples'][number]['event'];
}[keyof Registry];

/** The name of an event type. */
export type EventType = BankingEvent['type'];

/**
 * An event type whose own event is not known. Its methods must be given an
 * event of its type: `actionOf` makes sure.
 */
export type AnyAction = Action<EventType, Fields, BankingEvent>;

export const ACTION_LIST = actionList<AnyAction>(registry);

/** Every event type, in the order of the menu. */
export const ACTIONS = ACTION_LIST.all;

/** The event type of this name, undefined when there is none; and that of an event. */
export const { named: actionNamed, of: actionOf } = ACTION_LIST;

/** The payment that an event orders, whether it is made at once or has to wait; null for any other event. */
export function orderedBy(event: BankingEvent): OrderedPayment | null {
  return actionOf(event).orders?.(event) ?? null;
}
