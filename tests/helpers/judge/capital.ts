/** What the rules ask of shares, dividends, losses, and of capital in every loan. */
import type { Auditor } from '../auditor';
import { holdersOf, payingBank } from '../auditor/capital';
import type { EventNamed } from '../auditor/events';
import { account, type Finding, reserve } from './limits';

const SAFE = ['Reserves', 'Treasury Bills', 'Treasury Notes', 'Repo with the Facility'];

/** A bank's capital, and what it can lose on: all but cash, bills and what it has with the central bank. */
export function standing(auditor: Auditor, bank: number): { capital: bigint; assets: bigint } {
  const sheet = auditor.sheets()[bank];
  const paidIn = holdersOf(auditor, bank).reduce((total, [, size]) => total + size, 0);
  const atRisk = (sheet?.assets ?? []).filter(({ instrument, thirdParty }) => {
    const isBalance = auditor.hasCentralBank && thirdParty === 0 && instrument === 'Bank Deposits';
    return !SAFE.includes(instrument) && !isBalance;
  });
  return {
    capital: BigInt(paidIn) + BigInt(sheet?.netWorth ?? 0),
    assets: atRisk.reduce((total, { amount }) => total + BigInt(amount), 0n),
  };
}

/** Whether a bank's capital falls short once it has lent or paid out so much. */
export function capitalFinding(
  auditor: Auditor,
  bank: number,
  { lent = 0, paid = 0 }: { readonly lent?: number; readonly paid?: number },
): Finding {
  const rate = BigInt(auditor.capitalRequirement);
  if (rate === 0n || auditor.typeOf(bank) !== 'bank') return ['CAPITAL_SHORT', false];
  const { capital, assets } = standing(auditor, bank);
  const isShort = (capital - BigInt(paid)) * 10_000n < (assets + BigInt(lent)) * rate;
  return ['CAPITAL_SHORT', isShort];
}

/** Whether no sum can pass between a party and a bank. */
export function isCutOff(auditor: Auditor, party: number, bank: number): boolean {
  if (auditor.typeOf(party) === 'bank') return !auditor.hasCentralBank;
  return payingBank(auditor, party, bank) === null;
}

export function sharesFindings(
  auditor: Auditor,
  { bank, investor, amount }: EventNamed<'issueShares'>,
): readonly Finding[] {
  if (auditor.typeOf(investor) === 'bank') return reserve(auditor, investor, amount);
  const through = payingBank(auditor, investor, bank) ?? bank;
  return [
    ...account(auditor, investor, through, amount),
    ...(through === bank ? [] : reserve(auditor, through, amount)),
  ];
}

export function dividendFindings(
  auditor: Auditor,
  { bank, amount }: EventNamed<'payDividend'>,
): readonly Finding[] {
  const holders = holdersOf(auditor, bank);
  const leaves = holders.some(
    ([holder]) => auditor.typeOf(holder) === 'bank' || payingBank(auditor, holder, bank) !== bank,
  );
  return [
    ['NOTHING_DUE', holders.length === 0],
    ...(leaves ? reserve(auditor, bank, amount) : []),
    ['EXCEEDS_NET_WORTH', BigInt(amount) > auditor.party(bank).worth],
    capitalFinding(auditor, bank, { paid: amount }),
  ];
}
