/** What the rules say of events of boards on which days pass: whom they name, what they carry, what they ask. */
import type { Auditor } from '../auditor';
import type { TimedEvent } from '../auditor/events';
import { standsFor, treasuryOf } from '../auditor/policy';
import { faceThatSecures, worthOf } from '../auditor/prices';
import { dividendFindings, isCutOff, sharesFindings } from './capital';
import { closeFindings, rollFindings } from './days';
import type { Finding } from './limits';
import { isRight, isWhole, MOST, parties, type Wanted, WHOLE_RATE } from './parties';
import { billFindings, overFindings, pledgeFindings, windowFindings } from './policy';
import { closingFindings } from './resolution';

/** Parties, accounts and debts. */
export function timedNames(auditor: Auditor, event: TimedEvent): readonly Finding[] {
  switch (event.type) {
    case 'issueShares': {
      const wanted: readonly Wanted[] = [
        [event.bank, 'bank'],
        [event.investor, 'customer', 'bank'],
      ];
      const areRight = wanted.every((one) => isRight(auditor, one));
      return [
        ...parties(auditor, ...wanted),
        ['UNKNOWN_ACCOUNT', areRight && isCutOff(auditor, event.investor, event.bank)],
        ['SAME_PARTY', event.bank === event.investor],
      ];
    }
    case 'payDividend':
      return parties(auditor, [event.bank, 'bank']);
    case 'writeOff': {
      const kind = auditor.debts.get(event.claim)?.kind;
      const isGivenUp = kind !== undefined && kind !== 'Repos' && !FIXED.includes(kind);
      return [['UNKNOWN_LOAN', !isGivenUp || auditor.pledges.has(event.claim)]];
    }
    case 'rollOver':
      return [
        ['UNKNOWN_LOAN', FIXED.includes(auditor.debts.get(event.claim)?.kind ?? 'Treasury Debt')],
      ];
    case 'discountLoan':
      return parties(auditor, [event.bank, 'bank']);
    case 'reverseRepoFacility':
      return reachedFindings(auditor, event.fund);
    case 'openMarketPurchase':
    case 'openMarketSale':
      return reachedFindings(auditor, event.with);
    case 'issueDebt':
      return reachedFindings(auditor, event.buyer);
    case 'collectTax':
      return reachedFindings(auditor, event.payer);
    case 'spend':
      return reachedFindings(auditor, event.payee);
    case 'redeem':
      return [['UNKNOWN_LOAN', !REDEEMED.includes(auditor.debts.get(event.claim)?.kind ?? '')]];
    case 'closeBank':
      return [
        ...parties(auditor, [event.bank, 'bank'], [event.into, 'bank']),
        ['SAME_PARTY', event.bank === event.into],
      ];
    case 'pledge':
      return [['UNKNOWN_LOAN', !auditor.debts.has(event.repo) || !auditor.pledges.has(event.repo)]];
    case 'remit':
    case 'foundTreasury':
    case 'insureDeposits':
    case 'setRate':
    case 'setPrice':
    case 'endDay':
    case 'setCapitalRequirement':
      return [];
  }
}

export const REDEEMED = ['Discount Loans', 'Facility Repos', 'Treasury Debt'];

/** What its creditor may neither put off nor give up. */
export const FIXED = ['Facility Repos', 'Treasury Debt'];

/** A customer or a bank that can be paid over the central bank: a customer needs an account. */
function reachedFindings(auditor: Auditor, party: number): readonly Finding[] {
  const wanted: Wanted = [party, 'customer', 'bank'];
  const isAlone = isRight(auditor, wanted) && standsFor(auditor, party) === undefined;
  return [...parties(auditor, wanted), ['UNKNOWN_ACCOUNT', isAlone]];
}

/** Figures and words that only some of them carry. */
export function timedValues(event: TimedEvent): readonly Finding[] {
  switch (event.type) {
    case 'setCapitalRequirement':
      return [['VALUE_INVALID', !isWhole(event.value, 0, WHOLE_RATE)]];
    case 'insureDeposits':
      return [['VALUE_INVALID', !isWhole(event.limit, 0, MOST)]];
    case 'rollOver':
      return [['VALUE_INVALID', event.interest !== 'paid' && event.interest !== 'added']];
    case 'discountLoan':
      return [['VALUE_INVALID', event.collateral !== 'loans' && event.collateral !== 'bills']];
    case 'setPrice':
      return [['VALUE_INVALID', !isWhole(event.price, 1_00, 100_00)]];
    case 'setRate':
      return [
        ['VALUE_INVALID', !['iorb', 'onRrp', 'discount', 'target'].includes(event.which)],
        ['RATE_INVALID', !isWhole(event.value, 0, WHOLE_RATE)],
      ];
    default:
      return [];
  }
}

/** What is asked of one that names what exists and carries sound figures. */
export function timedFindings(auditor: Auditor, event: TimedEvent): readonly Finding[] {
  switch (event.type) {
    case 'endDay':
      return closeFindings(auditor);
    case 'issueShares':
      return sharesFindings(auditor, event);
    case 'payDividend':
      return dividendFindings(auditor, event);
    case 'writeOff': {
      const { balance, accrued } = auditor.debt(event.claim);
      return [['EXCEEDS_LOAN', event.amount > balance + accrued]];
    }
    case 'rollOver':
      return rollFindings(auditor, event);
    case 'discountLoan':
      return windowFindings(auditor, event);
    case 'reverseRepoFacility':
      return [
        ...overFindings(auditor, event.fund, event.amount),
        ...billFindings(auditor, 0, Number(faceThatSecures(auditor, event.amount, 0))),
      ];
    case 'openMarketPurchase':
      return billFindings(auditor, event.with, event.amount);
    case 'openMarketSale':
      return [
        ...overFindings(auditor, event.with, worthOf(auditor, event.amount)),
        ...billFindings(auditor, 0, event.amount),
      ];
    case 'issueDebt':
      return overFindings(auditor, event.buyer, event.amount);
    case 'collectTax':
      return overFindings(auditor, event.payer, event.amount);
    case 'spend':
      return overFindings(auditor, treasuryOf(auditor), event.amount);
    case 'remit':
      return [['EXCEEDS_NET_WORTH', BigInt(event.amount) > auditor.party(0).worth]];
    case 'redeem': {
      const { debtor, balance, accrued } = auditor.debt(event.claim);
      return overFindings(auditor, debtor, balance + accrued);
    }
    case 'closeBank':
      return closingFindings(auditor, event);
    case 'pledge':
      return pledgeFindings(auditor, event);
    case 'foundTreasury':
    case 'insureDeposits':
    case 'setRate':
    case 'setPrice':
    case 'setCapitalRequirement':
      return [];
  }
}
